package ui

import (
	"sort"

	"ayoayo/render"
)

// Text is a piece of text to be set on a page.
type Text struct {
	// ID names the piece in the mirror; "" keeps it out, for text that a
	// control's label says already.
	ID    string
	Role  Role
	Text  string
	Style render.TextStyle
	Muted bool
	// Spoken is what the mirror says in place of the text, "" for the text.
	Spoken string
}

// Set writes a piece into a box as wide as the box and as many lines as it
// takes, from its top, and returns the height used.
func (p *Page) Set(w Text, box render.Rect) float64 {
	x := box.X
	palette := p.paint.Palette()
	w.Style.Color = palette.Ink
	if w.Muted {
		w.Style.Color = palette.Muted
	}
	switch w.Style.Align {
	case render.Middle:
		x += box.W / 2
	case render.End:
		x += box.W
	}
	y := box.Y
	for _, text := range p.Wrap(w.Text, w.Style, box.W) {
		p.Lines = append(p.Lines, Line{Text: text, Style: w.Style, X: x, Y: y, Width: box.W})
		y += w.Style.LineHeight()
	}
	p.Bottom = max(p.Bottom, y)
	if w.ID != "" {
		p.Add(Control{ID: w.ID, Role: w.Role, Label: w.Text, Said: w.Spoken, Bounds: render.Rect{X: box.X, Y: box.Y, W: box.W, H: y - box.Y}})
	}
	return y - box.Y
}

// Turned turns what is written by a function about its middle, for somebody who sits
// across the device.
func (p *Page) Turned(lay func()) {
	lines, dotted := len(p.Lines), p.Dot.Shown
	lay()
	written := p.Lines[lines:]
	if len(written) == 0 {
		return
	}
	box := p.covers(written[0])
	for _, l := range written[1:] {
		box = box.With(p.covers(l))
	}
	x, y := 2*box.X+box.W, 2*box.Y+box.H
	for i := range written {
		l := &written[i]
		l.Style.Turned = true
		l.X, l.Y = x-l.X, y-l.Y
	}
	if p.Dot.Shown && !dotted {
		p.Dot.X, p.Dot.Y = x-p.Dot.X, y-p.Dot.Y
	}
}

// covers is the room that a line of type takes.
func (p *Page) covers(l Line) render.Rect {
	r := render.Rect{X: l.X, Y: l.Y, W: p.Wide(l.Text, l.Style), H: l.Style.LineHeight()}
	switch l.Style.Align {
	case render.Middle:
		r.X -= r.W / 2
	case render.End:
		r.X -= r.W
	}
	if l.Style.Turned {
		r.X, r.Y = 2*l.X-r.X-r.W, 2*l.Y-r.Y-r.H
	}
	return r
}

// Fit returns the largest of the styles in which a text fits on one line, the
// last of them if it fits in none.
func (p *Page) Fit(text string, width float64, styles ...render.TextStyle) render.TextStyle {
	for _, style := range styles {
		if p.Wide(text, style) <= width {
			return style
		}
	}
	return styles[len(styles)-1]
}

// Longest returns the first of some wordings that fits on one line, the last of
// them if none does.
func (p *Page) Longest(wordings []string, width float64, style render.TextStyle) string {
	return p.LongestOn(1, wordings, width, style)
}

// LongestOn is longest for a number of lines.
func (p *Page) LongestOn(lines int, wordings []string, width float64, style render.TextStyle) string {
	for _, w := range wordings {
		if len(p.Wrap(w, style, width)) <= lines {
			return w
		}
	}
	return wordings[len(wordings)-1]
}

// Wrap breaks a text into lines, at spaces or, where a word is wider than a
// line, as paths and positions may be, inside it.
func (p *Page) Wrap(text string, style render.TextStyle, width float64) []string {
	var lines []string
	for _, l := range p.paint.Wrap(text, style, width) {
		rest := []rune(l)
		for n := p.fitting(rest, "", style, width); n < len(rest); n = p.fitting(rest, "", style, width) {
			lines, rest = append(lines, string(rest[:n])), rest[n:]
		}
		lines = append(lines, string(rest))
	}
	return lines
}

// ellipsis stands for what was left out.
const ellipsis = "…"

// Beside joins pieces of a description, as many on a line as fit.
func (p *Page) Beside(width float64, style render.TextStyle, join func(...string) string, pieces ...string) []string {
	var lines []string
	for _, piece := range pieces {
		last := len(lines) - 1
		switch {
		case piece == "":
		case last >= 0 && p.Wide(join(lines[last], piece), style) <= width:
			lines[last] = join(lines[last], piece)
		default:
			lines = append(lines, piece)
		}
	}
	return lines
}

// Short returns a text that comes from outside, cut so that it fits on one line.
func (p *Page) Short(text string, width float64, style render.TextStyle) string {
	letters := []rune(text)
	if p.fitting(letters, "", style, width) == len(letters) {
		return text
	}
	return string(letters[:p.fitting(letters, ellipsis, style, width)]) + ellipsis
}

// longLine is how many letters are more than any line of a page has.
const longLine = 256

// fitting returns how many letters, from the first, fit on a line together with
// what follows, one at least. All of a line fits as a rule, and is drawn then. But what
// comes from outside may be of any length: of that, little more is measured than fits.
func (p *Page) fitting(letters []rune, follows string, style render.TextStyle, width float64) int {
	fits := func(n int) bool { return p.Wide(string(letters[:n])+follows, style) <= width }
	if len(letters) <= longLine && fits(len(letters)) {
		return len(letters)
	}
	most := 1
	for most < len(letters) && fits(most) {
		most *= 2
	}
	most = min(most, len(letters))
	n := sort.Search(most, func(n int) bool { return !fits(n + 1) })
	return min(max(1, n), len(letters))
}

// Wide returns how wide a line of text is.
func (p *Page) Wide(text string, style render.TextStyle) float64 {
	w, _ := p.paint.Measure(text, style)
	return w
}

// The styles of type: the program's name, a scene's title, that of a part of it, text, emphasised text, small text.
func NameStyle() render.TextStyle  { return render.TextStyle{Size: 46, Title: true} }
func TitleStyle() render.TextStyle { return render.TextStyle{Size: render.Title, Title: true} }
func HeadingStyle() render.TextStyle {
	return render.TextStyle{Size: render.Heading, Title: true}
}
func TextStyle() render.TextStyle { return render.TextStyle{Size: render.Text} }
func BoldStyle() render.TextStyle { return render.TextStyle{Size: render.Text, Bold: true} }
func SmallBoldStyle() render.TextStyle {
	return render.TextStyle{Size: render.Small, Bold: true}
}
func SmallStyle() render.TextStyle { return render.TextStyle{Size: render.Small} }

// LabelStyle is that of a question.
func (p *Page) LabelStyle() render.TextStyle {
	if p.Roomy() {
		return TextStyle()
	}
	return render.TextStyle{Size: render.Label}
}

// Sized returns a style in another size.
func Sized(style render.TextStyle, size float64) render.TextStyle {
	style.Size = size
	return style
}

// Aligned returns a style with another alignment.
func Aligned(style render.TextStyle, align render.Align) render.TextStyle {
	style.Align = align
	return style
}
