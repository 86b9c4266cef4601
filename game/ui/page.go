package ui

import (
	"slices"
	"sort"

	"ayoayo/render"
)

// Page is a scene laid out for a window: what is written, drawn and pressed.
type Page struct {
	screen *Screen
	paint  *render.Painter
	scale  float64
	// Window is the part of the window that the scene has, without the safe
	// areas, the places and notices; its bottom is no limit for a page that scrolls.
	// Pane is the part of it between what stays when the page scrolls.
	Window, Pane render.Rect
	// clip is where something of what scrolls is seen: the pane and the rim beside it.
	clip render.Rect
	// sheet is the part of the window that a sheet covers.
	sheet render.Rect
	// strip is where the places stand, beside the page if rail is true.
	strip    render.Rect
	rail     bool
	Controls []Control
	Lines    []Line
	Boards   []Board
	Notes    []Note
	Bars     []Bar
	Signs    []Sign
	Fills    []Fill
	Dot      Dot
	Reel     Reel
	// Bottom is the lowest edge of anything on the page.
	Bottom float64
	// First is the control that the keys start at. Direct says that they are there
	// when the scene opens, else they are at the title until one of them is pressed.
	First  string
	Direct bool
}

// Board is a board and the room it has.
type Board struct {
	View    *render.BoardView
	Bounds  render.Rect
	upright bool
}

// Note is a word or a number on a board, about a move.
type Note struct {
	Text   string
	Style  render.TextStyle
	Bounds render.Rect
	// Corner is the radius of the chip's corners, small where a sign stands in
	// one.
	Corner float64
	// Best says that it is about the best move, Proven that it is certain.
	Best, Proven bool
}

// Bar shows how much of a whole each side has.
type Bar struct {
	Bounds render.Rect
	// Near is the near side's part now, 0 to 1, which is below the other's.
	Near func() float64
	// Known says that something is known of who is ahead, Proven that it is certain.
	Known, Proven bool
}

// Fill is an area that means something by being filled.
type Fill struct {
	Bounds render.Rect
	On     bool
}

// Sign is an icon that nobody presses.
type Sign struct {
	Icon   render.Icon
	Bounds render.Rect
	Muted  bool
}

// Reel is a part of a page that turns by itself where a finger drags it, or the wheel.
type Reel struct {
	Bounds render.Rect
	// Turn turns it by so many CSS pixels.
	Turn func(by float64)
}

// turns reports whether a point lies on the reel.
func (r *Reel) turns(x, y float64) bool { return r.Turn != nil && r.Bounds.Contains(x, y) }

// Line is type that is not broken.
type Line struct {
	Text  string
	Style render.TextStyle
	// X is the left end, the middle or the right end of the line, by its style;
	// Y its top. Width is how wide it may be.
	X, Y, Width float64
	// Fixed says that it stays where it is when the page scrolls.
	Fixed bool
}

// Look is the screen's.
func (p *Page) Look() render.Look { return p.screen.Look }

// Place is the place that is shown, "" for a page that lies over another one.
func (p *Page) Place() string { return p.screen.here() }

// Narrow reports whether the window is a phone's, held upright or small.
func (p *Page) Narrow() bool { return p.Window.W < 600 }

// Upright reports whether boards stand upright on the page, since it is higher than
// wide.
func (p *Page) Upright() bool { return p.Window.H > p.Window.W }

// Roomy reports whether the window is a desk's, in which type is read from further away.
func (p *Page) Roomy() bool { return p.Window.W >= 900 && p.Window.H >= 560 }

// TwoColumns reports whether two things that are read find room beside each other.
func (p *Page) TwoColumns() bool { return p.Window.W >= 760 }

// Margin is the distance of everything from the window's edge.
func (p *Page) Margin() float64 {
	switch {
	case p.Window.W < 360 || p.Window.H < 360:
		return 2 * render.Gap
	case p.Window.W < 900 || p.Window.H < 500:
		return render.Margin
	}
	return min(2*render.Margin+3, p.Window.W/25)
}

// Column returns the middle of the page, at most so wide.
func (p *Page) Column(most float64) render.Rect {
	m := p.Margin()
	w := min(most, p.Window.W-2*m)
	return render.Rect{X: p.Window.X + (p.Window.W-w)/2, Y: p.Window.Y + m, W: w, H: p.Window.H - 2*m}
}

// Add puts a control on the page, which gets as long as that takes.
func (p *Page) Add(c Control) {
	p.Controls = append(p.Controls, c)
	p.Bottom = max(p.Bottom, c.Bounds.Y+c.Bounds.H)
}

// Board arranges a board in its room on the page.
func (p *Page) Board(v *render.BoardView, bounds render.Rect, upright bool) {
	v.Arrange(bounds, upright, p.scale)
	p.Boards = append(p.Boards, Board{v, bounds, upright})
	p.Bottom = max(p.Bottom, bounds.Y+bounds.H)
}

// freeBoards gives back the pictures of boards that are on no page now. They
// are large, and a browser does not see how large.
func freeBoards(before []Board, now ...[]Board) {
	for _, b := range before {
		shown := func(c Board) bool { return c.View == b.View }
		if !slices.ContainsFunc(now, func(list []Board) bool { return slices.ContainsFunc(list, shown) }) {
			b.View.Free()
		}
	}
}

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

// Round puts round buttons in a row that ends at the right edge of a box, in
// the order given, and returns the left edge of the first.
func (p *Page) Round(box render.Rect, buttons ...Control) float64 {
	gap := render.ButtonGap
	if p.Narrow() {
		gap = render.TightGap
	}
	x := box.X + box.W - float64(len(buttons))*render.Touch - float64(len(buttons)-1)*gap
	first := x
	for _, b := range buttons {
		p.AddRound(b, x, box.Y)
		x += render.Touch + gap
	}
	return first
}

// AddRound puts a round button on the page, by its top left corner.
func (p *Page) AddRound(b Control, x, y float64) {
	b.Role, b.Face = RoleButton, FaceRound
	b.Bounds = render.Rect{X: x, Y: y, W: render.Touch, H: render.Touch}
	p.Add(b)
}

// ToolBar puts icons with their names side by side into a box, as wide as each
// other.
func (p *Page) ToolBar(box render.Rect, tools ...Control) {
	w := box.W / float64(len(tools))
	for i, c := range tools {
		c.Bounds = render.Rect{X: box.X + float64(i)*w, Y: box.Y, W: w, H: box.H}
		p.AddTool(c)
	}
}

// ToolRow puts icons in a row that ends at the right edge of a box, with their
// names beside them where all find room, and returns the left edge of the first.
func (p *Page) ToolRow(box render.Rect, tools ...Control) float64 {
	widths, all, gap := make([]float64, len(tools)), 0.0, 0.0
	for i := range tools {
		widths[i] = p.Wide(tools[i].drawn(), TextStyle()) + render.IconSize + toolGap + 2*toolPad
		all += widths[i]
	}
	if all > box.W {
		n := float64(len(tools))
		gap = min(max(0, (box.W-n*render.Touch)/max(1, n-1)), render.ButtonGap)
		all = n*render.Touch + (n-1)*gap
		for i := range widths {
			widths[i] = render.Touch
		}
	}
	left := box.X + box.W - all
	x := left
	for i, c := range tools {
		c.Bounds = render.Rect{X: x, Y: box.Y, W: widths[i], H: render.Touch}
		p.AddTool(c)
		x += widths[i] + gap
	}
	return left
}

// The room between an icon and its name, and at both ends of them.
const (
	toolGap = 8
	toolPad = 10
)

// AddTool puts an icon on the page, with its name if that fits its bounds.
func (p *Page) AddTool(c Control) {
	c.Role, c.Face = RoleButton, FaceNamed
	c.Style, c.Lines = SmallStyle(), []string{c.drawn()}
	room := c.Bounds.W
	if !c.high() {
		c.Style = TextStyle()
		room -= render.IconSize + toolGap + 2*toolPad
	}
	if p.Wide(c.Lines[0], c.Style) > room+0.5 {
		c.Face, c.Lines = FaceTool, nil
	}
	p.Add(c)
}

// high reports whether a sign has its name below it.
func (c *Control) high() bool { return c.Bounds.H > render.Touch }

// Grid puts round buttons on as many rows as a box needs, from its top left
// corner, and returns the height used.
func (p *Page) Grid(box render.Rect, buttons ...Control) float64 {
	x, y := box.X, box.Y
	for _, b := range buttons {
		if x > box.X && x+render.Touch > box.X+box.W {
			x, y = box.X, y+render.Touch+render.TightGap
		}
		p.AddRound(b, x, y)
		x += render.Touch + render.TightGap
	}
	return y + render.Touch - box.Y
}

// PillWidth is the width of a button with a text in it.
func (p *Page) PillWidth(text string) float64 {
	return max(render.Touch, p.Wide(text, TextStyle())+2*render.PillPad)
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

// Pills puts buttons with text side by side from a box's top left corner, on as
// many rows as they take, and returns the height used.
func (p *Page) Pills(box render.Rect, buttons ...Control) float64 {
	x, y := box.X, box.Y
	for _, b := range buttons {
		w := min(max(render.Touch, p.Wide(b.drawn(), TextStyle())+2*b.pad()), box.W)
		if x > box.X && x+w > box.X+box.W {
			x, y = box.X, y+render.Touch+render.Gap
		}
		b.Bounds = render.Rect{X: x, Y: y, W: w, H: render.Touch}
		p.AddPill(b)
		x += w + render.Gap
	}
	return y + render.Touch - box.Y
}

// AddPill puts a button with text on the page: on one line or, in small type, on
// two.
func (p *Page) AddPill(b Control) {
	b.Role = RoleButton
	if b.Face == FaceNone {
		b.Face = FacePill
	}
	p.writePill(&b, b.drawn())
	if b.Brief != "" && float64(len(b.Lines))*b.Style.LineHeight() > b.Bounds.H {
		p.writePill(&b, b.Brief)
	}
	p.Add(b)
}

// writePill writes a text on a button.
func (p *Page) writePill(b *Control, text string) {
	pad := b.pad()
	room := b.Bounds.W - 2*pad + 1
	b.Style = p.Fit(text, room, TextStyle(), SmallStyle())
	b.Lines = []string{text}
	if p.Wide(text, b.Style) > room {
		b.Lines = p.Wrap(text, b.Style, b.Bounds.W-pad)
	}
}

// list puts buttons with text below each other, each as wide as the box, and
// returns the height used.
func (p *Page) list(box render.Rect, buttons ...Control) float64 {
	y := box.Y
	for _, b := range buttons {
		b.Bounds = render.Rect{X: box.X, Y: y, W: box.W, H: render.Touch + 4}
		p.AddPill(b)
		y += b.Bounds.H + render.Gap
	}
	return y - render.Gap - box.Y
}

// Rule draws a line between what is apart.
func (p *Page) Rule(box render.Rect) { p.Fills = append(p.Fills, Fill{Bounds: box}) }

// Titled puts a title at the top of a box, with a button that leads back, if there
// is something to go back to, and at the right end round buttons or, with its label, the
// one that goes on. All of it stays when the page scrolls. It returns the height used.
func (p *Page) Titled(box render.Rect, title string, buttons ...Control) float64 {
	return p.Head(box, func(box render.Rect) float64 { return p.titled(box, title, buttons) })
}

// Head puts something at the top of a box, where it stays when the page scrolls: what lays
// it out returns its height, which is the height used.
func (p *Page) Head(box render.Rect, lay func(box render.Rect) float64) float64 {
	height := 0.0
	p.pinned(func() { height = lay(box) })
	top := box.Y + height + render.Gap
	p.Pane.H -= top - p.Pane.Y
	p.clip.H -= top - p.clip.Y
	p.Pane.Y, p.clip.Y = top, top
	return height
}

func (p *Page) titled(box render.Rect, title string, buttons []Control) float64 {
	x, end := box.X, box.X+box.W
	back := Control{ID: "back", Icon: render.IconBack, Label: p.screen.labels.Back, Press: func() { p.screen.Scene().Back() }}
	switch {
	case p.sheet.W > 0:
		end -= render.Touch + render.Gap
		back.Icon, back.Label = render.IconClose, p.screen.labels.Close
		p.AddRound(back, end+render.Gap, box.Y)
	case len(p.screen.scenes) > 1:
		p.AddRound(back, x, box.Y)
		x += render.Touch + 2*render.Gap
	}
	if n := len(buttons); n > 0 && buttons[n-1].Face == FacePrimary {
		on := buttons[n-1]
		w := p.PillWidth(on.drawn())
		on.Bounds = render.Rect{X: end - w, Y: box.Y, W: w, H: render.Touch}
		p.AddPill(on)
		end = on.Bounds.X - render.Gap
	} else if n > 0 {
		end = p.Round(box, buttons...) - render.Gap
	}
	large := TitleStyle()
	if p.Roomy() {
		large.Size = render.LargeTitle
	}
	style := p.Fit(title, end-x, large, TitleStyle(), BoldStyle(), SmallBoldStyle())
	y := box.Y + max(0, (render.Touch-style.LineHeight())/2)
	h := p.Set(Text{ID: "title", Role: RoleHeading, Text: title, Style: style}, render.Rect{X: x, Y: y, W: end - x})
	return max(render.Touch, y+h-box.Y)
}

// pinned lays out what stays where it is when the page scrolls.
func (p *Page) pinned(lay func()) {
	controls, lines, bottom := len(p.Controls), len(p.Lines), p.Bottom
	lay()
	for i := range p.Controls[controls:] {
		p.Controls[controls+i].Fixed = true
	}
	for i := range p.Lines[lines:] {
		p.Lines[lines+i].Fixed = true
	}
	p.Bottom = bottom
}

// Foot puts something of a height at the bottom of the page, in a column, where it
// stays when the page scrolls.
func (p *Page) Foot(column render.Rect, height float64, lay func(box render.Rect)) {
	bottom := p.Pane.Y + p.Pane.H - p.Margin()/2
	column.Y, column.H = bottom-height, height
	p.pinned(func() { lay(column) })
	end := column.Y - render.Gap
	p.Pane.H, p.clip.H = end-p.Pane.Y, end-p.clip.Y
}

// Clear takes everything off the page, to lay it out another way.
func (p *Page) Clear() {
	p.Controls, p.Lines, p.Boards, p.Signs = p.Controls[:0], p.Lines[:0], p.Boards[:0], p.Signs[:0]
	p.Fills = p.Fills[:0]
	p.Bottom, p.First = 0, ""
}

// Even gives the cards of a row the height of the tallest.
func (p *Page) Even(cards []int, height float64) {
	for _, i := range cards {
		p.Controls[i].Bounds.H = height
		p.Bottom = max(p.Bottom, p.Controls[i].Bounds.Y+height)
	}
}
