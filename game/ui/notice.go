package ui

import (
	"slices"
	"strconv"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// closeID and takeID begin the identities of the buttons that close notices, and that
// do what they offer.
const (
	closeID = "close:"
	takeID  = "take:"
)

// notice is a sentence that is shown over the scene, of a kind of which there is one
// at a time.
type notice struct {
	kind, text string
	// way is a button that the notice has, "" for none, and take what it does.
	way  string
	take func()
}

// mostNotices is how many notices are shown at once: the latest.
const mostNotices = 2

// Notice shows a sentence below the scene until it is closed, in the place of
// another one of its kind.
func (s *Screen) Notice(kind, text string) { s.Offer(kind, text, "", nil) }

// Offer is a notice with a button, which closes it and does something.
func (s *Screen) Offer(kind, text, way string, take func()) {
	if way == "" && slices.ContainsFunc(s.notices, func(n notice) bool { return n.kind == kind && n.text == text }) {
		return
	}
	s.Withdraw(kind)
	s.notices = append(s.notices, notice{kind, text, way, take})
	s.Host.Announce(text)
	s.stale = true
}

// Withdraw takes away the sentence of a kind, if it is still there.
func (s *Screen) Withdraw(kind string) {
	s.notices = slices.DeleteFunc(s.notices, func(n notice) bool {
		s.stale = s.stale || n.kind == kind
		return n.kind == kind
	})
}

// layNotices lays out the latest notices over the scene, as low as they cover nothing that
// is read: they stay there when the page scrolls, and the board does not move for them.
// One that finds no room beside the latest waits.
func (s *Screen) layNotices(p *Page) {
	shown := s.notices[max(0, len(s.notices)-mostNotices):]
	if len(shown) == 0 {
		return
	}
	room := p.Pane.H - render.Gap
	col, free := s.noticeRoom(p, shown)
	for len(shown) > 1 && (!free || s.noticesHeight(p, shown, col.W) > room) {
		shown = shown[1:]
		col, free = s.noticeRoom(p, shown)
	}
	bottom := col.Y + col.H
	for i, n := range shown {
		lines := s.noticeLines(p, n, col.W)
		h := min(noticeHeight(len(lines)), room-render.Gap)
		lines = lines[:min(len(lines), max(1, int(h/SmallStyle().LineHeight())))]
		bottom -= render.Gap + h
		s.layNotice(p, n, i, render.Rect{X: col.X, Y: bottom, W: col.W, H: h}, lines)
	}
}

// noticeStep is how much higher a place for notices is tried than the one before.
const noticeStep = 4

// noticeRoom returns the room for notices: the widest and then the lowest in which they
// cover nothing written and no bar, and of those one with the fewest buttons under it. It
// is at the bottom of the page, with false, if there is none. What scrolls comes out from
// under them by itself.
func (s *Screen) noticeRoom(p *Page, shown []notice) (room render.Rect, free bool) {
	whole := p.Column(render.FormColumn)
	end := p.Pane.Y + p.Pane.H
	whole.H = s.noticesHeight(p, shown, whole.W)
	whole.Y = end - whole.H
	if s.most() > 0 {
		return whole, true
	}
	read := p.read()
	for _, share := range []float64{1, 0.75, 0.5} {
		col := whole
		col.W *= share
		col.H = s.noticesHeight(p, shown, col.W)
		fewest := -1
		for _, aside := range []float64{0.5, 0, 1} {
			col.X = whole.X + (whole.W-col.W)*aside
			for col.Y = end - col.H; col.Y >= p.Pane.Y; col.Y -= noticeStep {
				if slices.ContainsFunc(read, col.Overlaps) {
					continue
				}
				if under := p.under(col); fewest < 0 || under < fewest {
					room, fewest = col, under
				}
			}
		}
		if fewest >= 0 {
			return room, true
		}
	}
	return whole, false
}

// read lists where something is written or a bar stands.
func (p *Page) read() []render.Rect {
	list := make([]render.Rect, 0, len(p.Lines)+len(p.Bars))
	for _, l := range p.Lines {
		list = append(list, p.covers(l))
	}
	for _, b := range p.Bars {
		list = append(list, b.Bounds)
	}
	return list
}

// under counts the controls of which something lies in a part of the page.
func (p *Page) under(part render.Rect) int {
	n := 0
	for i := range p.Controls {
		if c := &p.Controls[i]; c.Focusable() && c.Bounds.Overlaps(part) {
			n++
		}
	}
	return n
}

// noticeLines is the sentence of a notice on as many lines as it takes in a width.
func (s *Screen) noticeLines(p *Page, n notice, width float64) []string {
	width -= 5*render.Gap + render.Touch
	if n.way != "" {
		width -= p.PillWidth(n.way) + render.Gap
	}
	return p.Wrap(n.text, SmallStyle(), width)
}

// noticeHeight is how high the card of so many lines is.
func noticeHeight(lines int) float64 {
	return max(render.Touch, float64(lines)*SmallStyle().LineHeight()) + 2*render.Gap
}

// noticesHeight is how high notices are together in a width.
func (s *Screen) noticesHeight(p *Page, list []notice, width float64) float64 {
	height := 0.0
	for _, n := range list {
		height += render.Gap + noticeHeight(len(s.noticeLines(p, n, width)))
	}
	return height
}

// layNotice puts a notice with the button that closes it on the page.
func (s *Screen) layNotice(p *Page, n notice, i int, card render.Rect, lines []string) {
	id := strconv.Itoa(i)
	p.Controls = append(p.Controls,
		Control{ID: "notice:" + id, Role: RoleText, Label: n.text, Face: FaceNotice, Lines: lines, Fixed: true, Bounds: card},
		Control{
			ID: closeID + id, Role: RoleButton, Label: s.labels.Close, About: n.text, Face: FaceRound, Icon: render.IconClose, Fixed: true,
			Bounds: render.Rect{X: card.X + card.W - render.Gap - render.Touch, Y: card.Y + (card.H-render.Touch)/2, W: render.Touch, H: render.Touch},
			Press:  func() { s.Withdraw(n.kind) },
		})
	if n.way == "" {
		return
	}
	wide, end := p.PillWidth(n.way), p.Bottom
	p.AddPill(Control{
		ID: takeID + id, Label: n.way, About: n.text, Fixed: true,
		Bounds: render.Rect{X: card.X + card.W - 2*render.Gap - render.Touch - wide, Y: card.Y + (card.H-render.Touch)/2, W: wide, H: render.Touch},
		Press: func() {
			s.Withdraw(n.kind)
			n.take()
		},
	})
	p.Bottom = end // notices lie over the page
}

// paintNotice draws a notice's card and its words.
func (s *Screen) paintNotice(image *ebiten.Image, c *Control) {
	palette := s.painter.Palette()
	s.painter.RoundRect(image, c.Bounds, render.CardRadius, palette.GroundEdge)
	s.painter.RoundRectLine(image, c.Bounds, render.CardRadius, 1, palette.Control)
	style := SmallStyle()
	style.Color = palette.Ink
	y := c.Bounds.Y + (c.Bounds.H-float64(len(c.Lines))*style.LineHeight())/2
	for _, text := range c.Lines {
		s.painter.DrawText(image, text, c.Bounds.X+2*render.Gap, y, style)
		y += style.LineHeight()
	}
}
