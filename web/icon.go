package web

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
)

// Icons returns the icons that the manifest and the page name.
func Icons() []File {
	var files []File
	for _, size := range []int{180, 192, 512} {
		files = append(files, File{fmt.Sprintf("icon-%d.png", size), Icon(size)})
	}
	return files
}

// Icon draws the icon, a pit with four seeds in a piece of wood, as a PNG of
// the size. The wood fills the square and the pit keeps clear of the edge, so
// that systems can cut any shape out of it.
func Icon(size int) []byte {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.SetNRGBA(x, y, smooth(x, y, size))
		}
	}
	out := new(bytes.Buffer)
	if err := png.Encode(out, img); err != nil {
		panic("web: a picture in memory can't be encoded: " + err.Error())
	}
	return out.Bytes()
}

// smooth takes the mean of 4x4 points of a pixel.
func smooth(x, y, size int) color.NRGBA {
	const n = 4
	var sum rgb
	for i := range n * n {
		at := vec{
			(float64(x) + (float64(i%n)+.5)/n) / float64(size),
			(float64(y) + (float64(i/n)+.5)/n) / float64(size),
		}
		sum = sum.plus(iconAt(at).times(1. / (n * n)))
	}
	return color.NRGBA{sum.byte(0), sum.byte(1), sum.byte(2), 255}
}

// The light falls from the upper left, as everywhere in the program.
var (
	wood     = rgb{150, 88, 45}
	woodDark = rgb{124, 68, 33}
	bowlDark = rgb{48, 22, 11}
	bowlLit  = rgb{112, 60, 30}
	rim      = rgb{206, 150, 96}
)

// iconSeeds are the four seeds: where they lie, which way they are turned, and
// their tone.
var iconSeeds = [...]struct {
	at   vec
	turn float64
	tone rgb
}{
	{vec{.395, .425}, .4, rgb{196, 180, 150}},
	{vec{.580, .390}, 2.0, rgb{150, 152, 118}},
	{vec{.430, .610}, 1.1, rgb{166, 166, 136}},
	{vec{.615, .580}, .1, rgb{204, 190, 158}},
}

// iconAt is the colour of the icon at a point of the unit square.
func iconAt(p vec) rgb {
	const pit, seed = .36, .098
	grain := .5 + .5*math.Sin(p.y*46+2.2*math.Sin(p.x*3+p.y*9))
	c := wood.mix(woodDark, .55*grain)

	from := p.minus(vec{.5, .5})
	r := from.length()
	if r < pit {
		lit := .5 + .5*(from.x+from.y)/(pit*math.Sqrt2)
		c = bowlDark.mix(bowlLit, lit*r/pit)
	} else if r < pit+.012 && from.x+from.y > 0 {
		c = c.mix(rim, .8*(from.x+from.y)/(pit*math.Sqrt2))
	}
	for _, s := range iconSeeds {
		if d := inSeed(p.minus(s.at).minus(vec{.018, .024}), s.turn, seed*1.05); d < 1 {
			c = c.mix(rgb{}, .55*(1-d*d))
		}
	}
	for _, s := range iconSeeds {
		if d := inSeed(p.minus(s.at), s.turn, seed); d < 1 {
			shine := p.minus(s.at).minus(vec{-.03, -.035}).length() / seed
			c = s.tone.times(1-.55*d*d).mix(rgb{255, 250, 238}, .75*math.Max(0, 1-shine*2))
		}
	}
	return c
}

// inSeed is less than 1 inside a seed, a little flattened and turned, that
// lies at the origin.
func inSeed(p vec, turn, size float64) float64 {
	sin, cos := math.Sincos(turn)
	return vec{(p.x*cos + p.y*sin) / size, (p.y*cos - p.x*sin) / (size * .88)}.length()
}

type vec struct{ x, y float64 }

func (v vec) minus(w vec) vec { return vec{v.x - w.x, v.y - w.y} }
func (v vec) length() float64 { return math.Hypot(v.x, v.y) }

type rgb [3]float64

func (c rgb) plus(d rgb) rgb { return rgb{c[0] + d[0], c[1] + d[1], c[2] + d[2]} }

func (c rgb) times(k float64) rgb { return rgb{c[0] * k, c[1] * k, c[2] * k} }

func (c rgb) mix(d rgb, k float64) rgb { return c.times(1 - k).plus(d.times(k)) }

func (c rgb) byte(i int) uint8 { return uint8(math.Round(min(max(c[i], 0), 255))) }
