package render

import (
	"bytes"
	"math"
	"strings"
	"sync"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"ayoayo/render/fonts"
)

// TextStyle is how a text is set.
type TextStyle struct {
	// Size is [Title], [Text] or [Small].
	Size float64
	Bold bool
	// Title sets it in the family for titles, which has one weight.
	Title bool
	// Color is its colour, [Palette.Ink] most often.
	Color Color
	// Turned sets it on its head, turned about the given point.
	Turned bool
	// Align says which part of each line lies at the given x.
	Align Align
}

// Align is where a text lies about a point.
type Align uint8

// The alignments: the point is at a line's start, middle or end.
const (
	Start Align = iota
	Middle
	End
)

// LineHeight returns the height of a line, in CSS pixels.
func (s TextStyle) LineHeight() float64 { return s.Size * lineHeight }

// typeface is a font and the one for the Greek letters that it lacks, or nil.
type typeface struct{ main, greek *text.GoTextFaceSource }

// typefaces are the program's fonts, read once.
type typefaces struct{ text, bold, title typeface }

var theTypefaces = sync.OnceValue(func() typefaces {
	return typefaces{
		text:  typeface{source(fonts.Text), source(fonts.Greek)},
		bold:  typeface{source(fonts.Bold), source(fonts.GreekBold)},
		title: typeface{main: source(fonts.Title)},
	}
})

// source reads a font. The fonts are part of the program: one that can't be
// read is a fault of the build.
func source(font []byte) *text.GoTextFaceSource {
	s, err := text.NewGoTextFaceSource(bytes.NewReader(font))
	if err != nil {
		panic(err)
	}
	return s
}

// face is a typeface at a size.
type face struct {
	main, greek *text.GoTextFace
	// top is how far above its baseline a line is drawn from, in whole pixels, and
	// capital how high capitals are.
	top, capital float64
}

func faceOf(style TextStyle, scale float64) *face {
	from := theTypefaces().text
	switch {
	case style.Title:
		from = theTypefaces().title
	case style.Bold:
		from = theTypefaces().bold
	}
	f := &face{main: &text.GoTextFace{Source: from.main, Size: style.Size * scale}}
	if from.greek != nil {
		f.greek = &text.GoTextFace{Source: from.greek, Size: style.Size * scale}
	}
	f.top, f.capital = topOf(f.main), f.main.Metrics().CapHeight
	return f
}

// topOf is how far above its baseline a font's lines are drawn from: glyphs lie on
// whole pixels.
func topOf(f *text.GoTextFace) float64 { return math.Floor(f.Metrics().HAscent) }

// baseline is how far below the top of a line its letters stand, so that capitals
// are in the middle of the line: what is above and below them in a font is for
// accents, and differs.
func (f *face) baseline(line float64) float64 { return (line + f.capital) / 2 }

// set sets a line of text. Glyphs are placed from the line's start and from the
// face's top.
func (f *face) set(s string) ([]text.Glyph, float64) {
	var glyphs []text.Glyph
	width := 0.0
	for s != "" {
		from, n := f.run(s)
		begin, down := len(glyphs), f.top-topOf(from)
		glyphs = text.AppendGlyphs(glyphs, s[:n], from, nil)
		for i := range glyphs[begin:] {
			g := &glyphs[begin+i]
			g.X += math.Round(width)
			g.Y += down
		}
		width += text.Advance(s[:n], from)
		s = s[n:]
	}
	return darken(glyphs), width
}

// darken draws the boxes that stand for letters without a shape more than once: their
// lines are very thin.
func darken(glyphs []text.Glyph) []text.Glyph {
	for _, g := range glyphs {
		if g.GID == 0 {
			glyphs = append(glyphs, g, g, g)
		}
	}
	return glyphs
}

// wide returns how wide a line of text is, in device pixels.
func (f *face) wide(s string) float64 {
	width := 0.0
	for s != "" {
		from, n := f.run(s)
		width += text.Advance(s[:n], from)
		s = s[n:]
	}
	return width
}

// run returns the font that a text begins with and how many bytes are set in it.
func (f *face) run(s string) (*text.GoTextFace, int) {
	if f.greek == nil {
		return f.main, len(s)
	}
	other := func(greek bool) int {
		n := strings.IndexFunc(s, func(r rune) bool { return unicode.Is(unicode.Greek, r) != greek })
		if n < 0 {
			n = len(s)
		}
		return n
	}
	if n := other(true); n > 0 {
		return f.greek, n
	}
	return f.main, other(false)
}
