package game

import (
	"strconv"

	"ayoayo/game/words"
	"ayoayo/render"
)

// layNotices lays out the notices above the scene and takes their room from
// the page's window.
func (a *App) layNotices(p *page) {
	for i, text := range a.notices {
		col := p.column(720)
		box := render.Rect{X: col.X, Y: p.window.Y + render.Gap, W: col.W}
		inner := render.Rect{X: box.X + 2*render.Gap, W: box.W - 5*render.Gap - render.Touch}
		at := len(p.controls)
		p.add(Control{ID: "notice:" + strconv.Itoa(i), Role: RoleText, Label: text, face: faceCard})
		lines := float64(len(p.paint.Wrap(text, smallStyle(), inner.W))) * smallStyle().LineHeight()
		h := max(render.Touch, lines) + 2*render.Gap
		inner.Y = box.Y + (h-lines)/2
		p.set(piece{text: text, style: smallStyle()}, inner)
		p.controls[at].Bounds = render.Rect{X: box.X, Y: box.Y, W: box.W, H: h}
		p.round(render.Rect{X: box.X, Y: box.Y + (h-render.Touch)/2, W: box.W - render.Gap}, Control{
			ID: "close:" + strconv.Itoa(i), Label: a.say.Say(words.Close), icon: render.IconClose,
			press: func() { a.notices = append(a.notices[:i:i], a.notices[i+1:]...) },
		})
		used := box.Y + h - p.window.Y
		p.window.Y += used
		p.window.H -= used
	}
}
