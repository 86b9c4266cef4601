package game

import (
	"cmp"
	"slices"
	"sort"

	"ayoayo/engine"
	"ayoayo/game/words"
	"ayoayo/render"
)

// page is a scene laid out for a window: what is written, drawn and pressed.
type page struct {
	paint *render.Painter
	scale float64
	// window is the part of the window that the scene has, without the safe
	// areas and notices; its bottom is no limit for a page that scrolls.
	window   render.Rect
	controls []Control
	lines    []line
	boards   []board
	notes    []note
	bars     []bar
	turn     turnDot
	// bottom is the lowest edge of anything on the page.
	bottom float64
	// first is the control that the keys start at.
	first string
}

// board is a board and the room it has.
type board struct {
	view    *render.BoardView
	bounds  render.Rect
	upright bool
}

// note is a word or a number on a board, about a move.
type note struct {
	text   string
	style  render.TextStyle
	bounds render.Rect
	// corner is the radius of the chip's corners, small where a sign stands in
	// one.
	corner float64
	move   engine.Move
	// best says that it is about the best move, proven that it is certain.
	best, proven bool
}

// bar shows how much of a whole each side has.
type bar struct {
	bounds render.Rect
	// upright says that South's part is below North's; else it is on the right.
	upright bool
	// south is South's part now, 0 to 1.
	south func() float64
}

// line is one line of type.
type line struct {
	text  string
	style render.TextStyle
	// x is the left end, the middle or the right end of the line, by its style;
	// y its top. width is how wide it may be.
	x, y, width float64
}

// narrow reports whether the window is a phone's, held upright or small.
func (p *page) narrow() bool { return p.window.W < 600 }

// margin is the distance of everything from the window's edge.
func (p *page) margin() float64 {
	switch {
	case p.window.W < 360 || p.window.H < 360:
		return 2 * render.Gap
	case p.window.W < 900 || p.window.H < 500:
		return render.Margin
	}
	return min(2*render.Margin+3, p.window.W/25)
}

// column returns the middle of the page, at most so wide.
func (p *page) column(most float64) render.Rect {
	m := p.margin()
	w := min(most, p.window.W-2*m)
	return render.Rect{X: p.window.X + (p.window.W-w)/2, Y: p.window.Y + m, W: w, H: p.window.H - 2*m}
}

// add puts a control on the page.
func (p *page) add(c Control) {
	p.controls = append(p.controls, c)
	p.bottom = max(p.bottom, c.Bounds.Y+c.Bounds.H)
}

// board puts a board on the page.
func (p *page) board(v *render.BoardView, bounds render.Rect, upright bool) {
	v.Arrange(bounds, upright, p.scale)
	p.boards = append(p.boards, board{v, bounds, upright})
	p.bottom = max(p.bottom, bounds.Y+bounds.H)
}

// forget gives back the pictures of boards that are on this page no more. They
// are large, and a browser does not see how large.
func (p *page) forget(before []board) {
	for _, b := range before {
		if !slices.ContainsFunc(p.boards, func(c board) bool { return c.view == b.view }) {
			b.view.Free()
		}
	}
}

// piece is a piece of text to be set on a page.
type piece struct {
	// id names the piece in the mirror; "" keeps it out, for text that a
	// control's label says already.
	id    string
	role  Role
	text  string
	style render.TextStyle
	muted bool
}

// set writes a piece into a box as wide as the box and as many lines as it
// takes, from its top, and returns the height used.
func (p *page) set(w piece, box render.Rect) float64 {
	x := box.X
	palette := p.paint.Palette()
	w.style.Color = palette.Ink
	if w.muted {
		w.style.Color = palette.Muted
	}
	switch w.style.Align {
	case render.Middle:
		x += box.W / 2
	case render.End:
		x += box.W
	}
	y := box.Y
	for _, text := range p.wrap(w.text, w.style, box.W) {
		p.lines = append(p.lines, line{text: text, style: w.style, x: x, y: y, width: box.W})
		y += w.style.LineHeight()
	}
	p.bottom = max(p.bottom, y)
	if w.id != "" {
		p.add(Control{ID: w.id, Role: w.role, Label: w.text, Bounds: render.Rect{X: box.X, Y: box.Y, W: box.W, H: y - box.Y}})
	}
	return y - box.Y
}

// fit returns the largest of the styles in which a text fits on one line, the
// last of them if it fits in none.
func (p *page) fit(text string, width float64, styles ...render.TextStyle) render.TextStyle {
	for _, style := range styles {
		if p.wide(text, style) <= width {
			return style
		}
	}
	return styles[len(styles)-1]
}

// longest returns the first of some wordings that fits on one line, the last of
// them if none does.
func (p *page) longest(wordings []string, width float64, style render.TextStyle) string {
	return p.longestOn(1, wordings, width, style)
}

// longestOn is longest for a number of lines.
func (p *page) longestOn(lines int, wordings []string, width float64, style render.TextStyle) string {
	for _, w := range wordings {
		if len(p.wrap(w, style, width)) <= lines {
			return w
		}
	}
	return wordings[len(wordings)-1]
}

// wrap breaks a text into lines, at spaces or, where a word is wider than a
// line, as paths and positions may be, inside it.
func (p *page) wrap(text string, style render.TextStyle, width float64) []string {
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

// short returns a text that comes from outside, cut so that it fits on one line.
func (p *page) short(text string, width float64, style render.TextStyle) string {
	letters := []rune(text)
	if p.fitting(letters, "", style, width) == len(letters) {
		return text
	}
	return string(letters[:p.fitting(letters, words.More, style, width)]) + words.More
}

// fitting returns how many letters, from the first, fit on a line together with
// what follows, one at least. What comes from outside may be of any length:
// little more is measured than fits.
func (p *page) fitting(letters []rune, follows string, style render.TextStyle, width float64) int {
	fits := func(n int) bool { return p.wide(string(letters[:n])+follows, style) <= width }
	most := 1
	for most < len(letters) && fits(most) {
		most *= 2
	}
	most = min(most, len(letters))
	n := sort.Search(most, func(n int) bool { return !fits(n + 1) })
	return min(max(1, n), len(letters))
}

// wide returns how wide a line of text is.
func (p *page) wide(text string, style render.TextStyle) float64 {
	w, _ := p.paint.Measure(text, style)
	return w
}

// round puts round buttons in a row that ends at the right edge of a box, in
// the order given, and returns the left edge of the first.
func (p *page) round(box render.Rect, buttons ...Control) float64 {
	gap := render.ButtonGap
	if p.narrow() {
		gap = render.TightGap
	}
	x := box.X + box.W - float64(len(buttons))*render.Touch - float64(len(buttons)-1)*gap
	first := x
	for _, b := range buttons {
		p.addRound(b, x, box.Y)
		x += render.Touch + gap
	}
	return first
}

// addRound puts a round button on the page, by its top left corner.
func (p *page) addRound(b Control, x, y float64) {
	b.Role, b.face = RoleButton, faceRound
	b.Bounds = render.Rect{X: x, Y: y, W: render.Touch, H: render.Touch}
	p.add(b)
}

// grid puts round buttons on as many rows as a box needs, from its top left
// corner, and returns the height used.
func (p *page) grid(box render.Rect, buttons ...Control) float64 {
	x, y := box.X, box.Y
	for _, b := range buttons {
		if x > box.X && x+render.Touch > box.X+box.W {
			x, y = box.X, y+render.Touch+render.TightGap
		}
		p.addRound(b, x, y)
		x += render.Touch + render.TightGap
	}
	return y + render.Touch - box.Y
}

// pillWidth is the width of a button with a text in it.
func (p *page) pillWidth(text string) float64 {
	return max(render.Touch, p.wide(text, textStyle())+2*render.PillPad)
}

// The styles of type: a scene's title, text, emphasised text, small text.
func titleStyle() render.TextStyle { return render.TextStyle{Size: render.Title, Bold: true} }
func textStyle() render.TextStyle  { return render.TextStyle{Size: render.Text} }
func boldStyle() render.TextStyle  { return render.TextStyle{Size: render.Text, Bold: true} }
func smallBoldStyle() render.TextStyle {
	return render.TextStyle{Size: render.Small, Bold: true}
}
func smallStyle() render.TextStyle { return render.TextStyle{Size: render.Small} }

// aligned returns a style with another alignment.
func aligned(style render.TextStyle, align render.Align) render.TextStyle {
	style.Align = align
	return style
}

// pills puts buttons with text side by side from a box's top left corner, on as
// many rows as they take, and returns the height used.
func (p *page) pills(box render.Rect, buttons ...Control) float64 {
	x, y := box.X, box.Y
	for _, b := range buttons {
		w := min(max(render.Touch, p.wide(b.drawn(), textStyle())+2*b.pad()), box.W)
		if x > box.X && x+w > box.X+box.W {
			x, y = box.X, y+render.Touch+render.Gap
		}
		b.Bounds = render.Rect{X: x, Y: y, W: w, H: render.Touch}
		p.addPill(b)
		x += w + render.Gap
	}
	return y + render.Touch - box.Y
}

// addPill puts a button with text on the page: on one line or, in small type, on
// two.
func (p *page) addPill(b Control) {
	b.Role = RoleButton
	if b.face == faceNone {
		b.face = facePill
	}
	text, pad := b.drawn(), b.pad()
	room := b.Bounds.W - 2*pad + 1
	b.style = p.fit(text, room, textStyle(), smallStyle())
	b.lines = []string{text}
	if p.wide(text, b.style) > room {
		b.lines = p.wrap(text, b.style, b.Bounds.W-pad)
	}
	p.add(b)
}

// list puts buttons with text below each other, each as wide as the box, and
// returns the height used.
func (p *page) list(box render.Rect, buttons ...Control) float64 {
	y := box.Y
	for _, b := range buttons {
		b.Bounds = render.Rect{X: box.X, Y: y, W: box.W, H: render.Touch + 4}
		p.addPill(b)
		y += b.Bounds.H + render.Gap
	}
	return y - render.Gap - box.Y
}

// listBeside is list on two columns; the first button is as wide as both.
func (p *page) listBeside(box render.Rect, first Control, buttons ...Control) {
	y := box.Y + p.list(box, first) + render.Gap
	w := (box.W - render.Gap) / 2
	for i, b := range buttons {
		h := p.list(render.Rect{X: box.X + float64(i%2)*(w+render.Gap), Y: y, W: w}, b)
		if i%2 == 1 {
			y += h + render.Gap
		}
	}
}

// titled puts a button that leads back and a title at the top of a box and
// returns the height used.
func (p *page) titled(a *App, box render.Rect, title string) float64 {
	p.add(Control{
		ID: "back", Role: RoleButton, face: faceRound, icon: render.IconBack, Label: a.say.Say(words.Back),
		Bounds: render.Rect{X: box.X, Y: box.Y, W: render.Touch, H: render.Touch},
		press:  func() { a.scene().back() },
	})
	x := box.X + render.Touch + 2*render.Gap
	w := box.X + box.W - x
	style := p.fit(title, w, titleStyle(), boldStyle(), smallBoldStyle())
	y := box.Y + max(0, (render.Touch-style.LineHeight())/2)
	h := p.set(piece{id: "title", role: RoleHeading, text: title, style: style}, render.Rect{X: x, Y: y, W: w})
	return max(render.Touch, y+h-box.Y)
}

// beside sets questions beside each other, as many on a row as fit, and returns
// the height used.
func (p *page) beside(questions []question, box render.Rect) float64 {
	at, top, height := box, box.Y, 0.0
	for _, q := range questions {
		w := p.questionWidth(q)
		if at.X > box.X && at.X+w > box.X+box.W {
			at.X, at.Y, height = box.X, at.Y+height+render.Gap, 0
		}
		at.W = box.X + box.W - at.X
		height = max(height, p.question(q, at))
		at.X += w + render.Margin
	}
	return at.Y + height - top
}

// questionWidth is how wide a question is with its answers on one row.
func (p *page) questionWidth(q question) float64 {
	w := 0.0
	for _, n := range q.answers {
		w += p.pillWidth(cmp.Or(n.short, n.text)) + render.Gap // at most
	}
	return max(w-render.Gap, p.wide(q.text, smallStyle()))
}

// question sets a question and its answers and returns the height used.
func (p *page) question(q question, box render.Rect) float64 {
	top := box.Y
	h := p.set(piece{id: q.id, role: RoleText, text: q.text, style: smallStyle(), muted: true}, box) + render.Gap/2
	buttons := make([]Control, len(q.answers))
	for i, n := range q.answers {
		buttons[i] = Control{ID: q.id + ":" + n.id, Label: n.text, short: n.short, Asked: q.text, Toggle: true, Pressed: n.chosen, press: n.choose}
	}
	box.Y += h
	h += p.pills(box, buttons...)
	if q.note != "" {
		box.Y = top + h + render.Gap/2
		h += render.Gap/2 + p.set(piece{id: q.id + ":note", role: RoleText, text: q.note, style: smallStyle(), muted: true}, box)
	}
	return h
}
