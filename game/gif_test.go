//go:build !js

package game

import (
	"cmp"
	"image"
	"image/color"
	"image/gif"
	"io"
	"slices"
	"time"
)

// The film shows a picture every so often, and the last one for a while.
const (
	every = 80 * time.Millisecond
	hold  = 1500 * time.Millisecond
)

// hundredths is a time in the unit of GIF.
func hundredths(d time.Duration) int { return int(d / (10 * time.Millisecond)) }

// film takes pictures until the seeds lie still.
func film(s *studio) []*image.RGBA {
	frames := []*image.RGBA{s.picture()}
	for s.pass(every) {
		frames = append(frames, s.picture())
	}
	return append(frames, s.picture())
}

// encodeGIF writes frames as a film in one palette. After the first, only what
// has changed is written, so that still wood costs nothing.
func encodeGIF(w io.Writer, frames []*image.RGBA) error {
	colours := paletteOf(frames)
	index := map[color.RGBA]uint8{}
	var out gif.GIF
	var before *image.Paletted
	for i, f := range frames {
		whole := reduce(f, colours, index)
		shown := whole
		if before != nil {
			shown = changed(before, whole)
		}
		before = whole
		out.Image = append(out.Image, shown)
		delay := every
		if i == len(frames)-1 {
			delay = hold
		}
		out.Delay = append(out.Delay, hundredths(delay))
		out.Disposal = append(out.Disposal, gif.DisposalNone)
	}
	return gif.EncodeAll(w, &out)
}

// changed is the part of a frame that differs from the one before; the rest of it
// stays transparent, which is the palette's first colour.
func changed(before, now *image.Paletted) *image.Paletted {
	var area image.Rectangle
	for y := range now.Rect.Dy() {
		for x := range now.Rect.Dx() {
			if now.ColorIndexAt(x, y) != before.ColorIndexAt(x, y) {
				area = area.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if area.Empty() {
		area = image.Rect(0, 0, 1, 1)
	}
	part := image.NewPaletted(area, now.Palette)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if i := now.ColorIndexAt(x, y); i != before.ColorIndexAt(x, y) {
				part.SetColorIndex(x, y, i)
			}
		}
	}
	return part
}

// reduce gives every pixel the nearest colour of the palette; index keeps what
// was found.
func reduce(f *image.RGBA, colours color.Palette, index map[color.RGBA]uint8) *image.Paletted {
	p := image.NewPaletted(f.Rect, colours)
	for y := range f.Rect.Dy() {
		for x := range f.Rect.Dx() {
			c := coarse(f.RGBAAt(x, y))
			i, ok := index[c]
			if !ok {
				i = uint8(1 + colours[1:].Index(c))
				index[c] = i
			}
			p.SetColorIndex(x, y, i)
		}
	}
	return p
}

// coarse drops what nobody sees of a colour, so that few are left.
func coarse(c color.RGBA) color.RGBA { return color.RGBA{c.R &^ 3, c.G &^ 3, c.B &^ 3, 255} }

// box is a group of colours that becomes one of the palette.
type box []color.RGBA

// paletteOf chooses 255 colours of some frames by halving the group that is
// spread most (median cut), and a transparent one.
func paletteOf(frames []*image.RGBA) color.Palette {
	boxes := []box{sample(frames)}
	for len(boxes) < 255 {
		widest := slices.MaxFunc(boxes, func(a, b box) int { return cmp.Compare(a.spread(), b.spread()) })
		if widest.spread() == 0 {
			break
		}
		at := slices.IndexFunc(boxes, func(b box) bool { return &b[0] == &widest[0] })
		low, high := widest.halve()
		boxes[at] = low
		boxes = append(boxes, high)
	}
	palette := color.Palette{color.RGBA{}}
	for _, b := range boxes {
		palette = append(palette, b.mean())
	}
	return palette
}

// sample takes pixels here and there of some frames.
func sample(frames []*image.RGBA) box {
	var b box
	for i := 0; i < len(frames); i += 6 {
		for at := i % 7 * 4; at < len(frames[i].Pix); at += 4 * 7 {
			p := frames[i].Pix[at:]
			b = append(b, color.RGBA{p[0], p[1], p[2], 255})
		}
	}
	return b
}

// channel returns one of a colour's three parts.
func channel(c color.RGBA, i int) int { return [...]int{int(c.R), int(c.G), int(c.B)}[i] }

// widest is the channel in which the group is spread most, and how far.
func (b box) widest() (channelAt, reach int) {
	for i := range 3 {
		low, high := 255, 0
		for _, c := range b {
			low, high = min(low, channel(c, i)), max(high, channel(c, i))
		}
		if high-low > reach {
			channelAt, reach = i, high-low
		}
	}
	return channelAt, reach
}

// spread is how much there is to gain by halving the group.
func (b box) spread() int {
	_, reach := b.widest()
	return reach * reach * min(len(b), 2000)
}

// halve parts the group in the middle of its widest channel.
func (b box) halve() (low, high box) {
	i, _ := b.widest()
	slices.SortFunc(b, func(x, y color.RGBA) int { return cmp.Compare(channel(x, i), channel(y, i)) })
	at := len(b) / 2
	for at > 1 && channel(b[at-1], i) == channel(b[at], i) && channel(b[0], i) != channel(b[at-1], i) {
		at--
	}
	return b[:at], b[at:]
}

// mean is the colour in the middle of the group.
func (b box) mean() color.RGBA {
	var sum [3]int
	for _, c := range b {
		for i := range 3 {
			sum[i] += channel(c, i)
		}
	}
	n := len(b)
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}
