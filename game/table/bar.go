package table

import (
	"math"
	"time"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// scale is who is ahead, as the bar shows it.
type scale struct {
	// known says that something has been found out about this game, verdict what.
	known   bool
	verdict advice.Verdict
	// near is the near side's part of the bar, from what it was when the verdict came,
	// and since how long ago that is.
	from, near float64
	since      time.Duration
}

// barRest is how long the bar stands at least while the search goes on.
const barRest = time.Second

// swing is how long the bar takes to move.
const swing = 180 * time.Millisecond

// rate takes in what the analyst has found out about who is ahead.
func (t *Table) rate(study *advice.Study) {
	n := t.analyst
	if !t.app.ShowsBar() || !t.mode.still() {
		return
	}
	v, ok := t.decided()
	if soon := t.scale.known && t.scale.since < barRest; !ok && study != nil && n.begun && (n.done || !soon) {
		v, ok = study.Verdict()
	}
	if !ok || t.scale.known && v == t.scale.verdict {
		return
	}
	t.scale = scale{known: true, verdict: v, from: t.share(), near: v.Share(t.near(), t.session.Rules().Board().Seeds())}
	t.screen.Relayout()
}

// share is how much of the bar is the near side's now.
func (t *Table) share() float64 {
	if !t.scale.known {
		return 0.5
	}
	return t.scale.shown(t.screen.Look.Reduced)
}

// shown is how much of the bar is the near side's now.
func (s *scale) shown(reduced bool) float64 {
	if s.since >= swing || reduced {
		return s.near
	}
	t := float64(s.since) / float64(swing)
	return s.from + (s.near-s.from)*(1-math.Pow(1-t, 3))
}

// moveBar lets the bar move.
func (t *Table) moveBar(dt time.Duration) {
	if !t.app.ShowsBar() || !t.scale.known {
		return
	}
	moved := t.scale.since < swing
	if t.scale.since += dt; !moved {
		return
	}
	t.screen.Redraw()
}

// The bar beside the board: how wide it is, where there is a margin and where
// there is only a gap, and how far from the board.
const (
	barWidth = 6
	barSlim  = 4
	barApart = 4
	barClose = 1
)

// barRoom is how much room a board leaves for the bar at its side, where it has no
// more.
func (t *Table) barRoom() float64 {
	if !t.app.ShowsBar() {
		return 0
	}
	return barSlim + 2*barApart
}

// fringeBeside is how much of what is strewn around the board finds room between
// it and a column of words beside a bar.
func (t *Table) fringeBeside(column render.Rect) float64 {
	return max(0, min(t.view.Fringe(), column.W-barSlim-asideLeast))
}

// bar puts the bar beside the board, where there is room for nothing else: the near side's
// part is below, as its plate is. It stands right of a board that stands, left of one that
// lies, or between it and a column of words; clear of what is strewn around the board
// as far as the margin allows.
func (t *Table) bar(p *ui.Page) {
	if !t.app.ShowsBar() {
		return
	}
	plank, fringe := t.view.Bounds(), t.view.Fringe()
	b := ui.Bar{Near: t.share, Known: t.scale.known, Proven: t.scale.verdict.Proven}
	end := p.Window.X + p.Window.W
	b.Bounds = render.Rect{Y: plank.Y + plank.H*0.1, W: barWidth, H: plank.H * 0.8}
	switch {
	case t.column:
		column, _ := t.columns(p)
		b.Bounds.X, b.Bounds.W = plank.X+plank.W+t.fringeBeside(column)+barClose, barSlim
	case t.tall:
		room := end - plank.X - plank.W
		if room < 2*barWidth+2*barApart {
			b.Bounds.W = barSlim
		}
		b.Bounds.X = plank.X + plank.W + min(fringe+2*barApart, room-b.Bounds.W-barApart)
	default:
		room := plank.X - p.Window.X
		if room < 2*barWidth+2*barApart {
			b.Bounds.W = barSlim
		}
		b.Bounds.X = plank.X - min(fringe+2*barApart, room-b.Bounds.W-barApart) - b.Bounds.W
	}
	p.Bars = append(p.Bars, b)
	p.Add(ui.Control{ID: "bar", Role: ui.RoleText, Label: t.barWords(), Bounds: b.Bounds})
}

// lead is what the bar shows for a side, as it is written at its end: how far the side is
// ahead, or what is proven; "" where it is not ahead, and while nothing is known.
func (t *Table) lead(side engine.Player) string {
	v := t.scale.verdict
	n, _ := v.Seeds(t.session.Rules().Board().Seeds())
	if !t.app.ShowsBar() || !t.scale.known || !v.Proven && (n == 0 || v.Side != side) {
		return ""
	}
	if v.Proven {
		v.Plies = 0 // which the analysis tells
		return t.valueWords(v, side)
	}
	return t.chipWords(v, side, false)
}

func (t *Table) barWords() string {
	say, v := t.say.Say, t.scale.verdict
	n, counts := v.Seeds(t.session.Rules().Board().Seeds())
	switch {
	case !t.scale.known:
		return say(words.BarNothing)
	case v.Draw():
		return say(words.BarDraw)
	case v.Proven:
		return t.sayOf(words.BarWins, v.Side)
	case n == 0:
		return say(words.BarEven)
	case counts:
		return t.sayOf(words.BarAhead, v.Side, n)
	}
	return t.sayOf(words.BarFarAhead, v.Side)
}
