package ui

import (
	"slices"
	"strconv"

	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// closeID begins the identities of the buttons that close notices.
const closeID = "close:"

// notice is a sentence that is shown over the scene, of a kind of which there is one
// at a time.
type notice struct{ kind, text string }

// mostNotices is how many notices are shown at once: the latest.
const mostNotices = 2

// Notice shows a sentence below the scene until it is closed, in the place of
// another one of its kind.
func (s *Screen) Notice(kind, text string) {
	if slices.Contains(s.notices, notice{kind, text}) {
		return
	}
	s.Withdraw(kind)
	s.notices = append(s.notices, notice{kind, text})
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

// layNotices lays out the latest notices at the bottom of the window, over the scene:
// they stay there when the page scrolls, and the board does not move for them. One
// that finds no room beside the latest waits.
func (s *Screen) layNotices(p *Page) {
	shown := s.notices[max(0, len(s.notices)-mostNotices):]
	room := p.Pane.H - render.Gap
	for len(shown) > 1 && s.noticesHeight(p, shown) > room {
		shown = shown[1:]
	}
	bottom := p.Pane.Y + p.Pane.H
	for i, n := range shown {
		lines := s.noticeLines(p, n)
		h := min(noticeHeight(len(lines)), room-render.Gap)
		lines = lines[:min(len(lines), max(1, int(h/SmallStyle().LineHeight())))]
		bottom -= render.Gap + h
		s.layNotice(p, n, i, bottom, h, lines)
	}
}

// noticeLines is the sentence of a notice on as many lines as it takes.
func (s *Screen) noticeLines(p *Page, n notice) []string {
	return p.Wrap(n.text, SmallStyle(), p.Column(render.FormColumn).W-5*render.Gap-render.Touch)
}

// noticeHeight is how high the card of so many lines is.
func noticeHeight(lines int) float64 {
	return max(render.Touch, float64(lines)*SmallStyle().LineHeight()) + 2*render.Gap
}

// noticesHeight is how high notices are together.
func (s *Screen) noticesHeight(p *Page, list []notice) float64 {
	height := 0.0
	for _, n := range list {
		height += render.Gap + noticeHeight(len(s.noticeLines(p, n)))
	}
	return height
}

// layNotice puts a notice with the button that closes it on the page.
func (s *Screen) layNotice(p *Page, n notice, i int, top, height float64, lines []string) {
	id, col := strconv.Itoa(i), p.Column(render.FormColumn)
	card := render.Rect{X: col.X, Y: top, W: col.W, H: height}
	p.Controls = append(p.Controls,
		Control{ID: "notice:" + id, Role: RoleText, Label: n.text, Face: FaceNotice, Lines: lines, Fixed: true, Bounds: card},
		Control{
			ID: closeID + id, Role: RoleButton, Label: s.labels.Close, About: n.text, Face: FaceRound, Icon: render.IconClose, Fixed: true,
			Bounds: render.Rect{X: card.X + card.W - render.Gap - render.Touch, Y: card.Y + (card.H-render.Touch)/2, W: render.Touch, H: render.Touch},
			Press:  func() { s.Withdraw(n.kind) },
		})
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
