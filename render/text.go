package render

import (
	"bytes"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"ayoayo/render/fonts"
)

// TextStyle is how a text is set.
type TextStyle struct {
	// Size is [Title], [Text] or [Small].
	Size float64
	Bold bool
	// Color is its colour, [Palette.Ink] most often.
	Color Color
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

// weights are the two weights of the family, read once.
type weights struct{ regular, bold *text.GoTextFaceSource }

var theWeights = sync.OnceValue(func() weights {
	return weights{regular: source(fonts.Regular), bold: source(fonts.Bold)}
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

// faceOf makes the face of a style at a device scale.
func faceOf(style TextStyle, scale float64) *text.GoTextFace {
	source := theWeights().regular
	if style.Bold {
		source = theWeights().bold
	}
	return &text.GoTextFace{Source: source, Size: style.Size * scale}
}
