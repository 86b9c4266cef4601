package ui

import "ayoayo/render"

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
