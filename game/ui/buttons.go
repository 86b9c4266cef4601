package ui

import "ayoayo/render"

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
