package table

import (
	"math"
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// bar shows beside the board who is ahead.
type bar struct {
	*stage
	screen *ui.Screen
	// isKnown says that something has been found out about this game, verdict what.
	isKnown bool
	verdict advice.Verdict
	// to is the near side's part of the bar, from what it was when the verdict came,
	// and since how long ago that is.
	from, to float64
	since    time.Duration
}

// barRest is how long the bar stands at least while the search goes on.
const barRest = time.Second

// swing is how long the bar takes to move.
const swing = 180 * time.Millisecond

// update takes in what the analysis has found out about who is ahead.
func (b *bar) update(a *analysis) {
	if !b.app.ShowsBar() || !b.mode.still() {
		return
	}
	v, ok := b.decided()
	study, done := a.found()
	if soon := b.isKnown && b.since < barRest; !ok && study != nil && a.analyst.begun && (done || !soon) {
		v, ok = study.Verdict()
	}
	if !ok || b.isKnown && v == b.verdict {
		return
	}
	b.from, b.to = b.share(), v.Share(b.near(), b.session.Rules().Board().Seeds())
	b.isKnown, b.verdict, b.since = true, v, 0
	b.screen.Relayout()
}

// share is how much of the bar is the near side's now.
func (b *bar) share() float64 {
	switch {
	case !b.isKnown:
		return 0.5
	case b.since >= swing || b.screen.Look.Reduced:
		return b.to
	}
	t := float64(b.since) / float64(swing)
	return b.from + (b.to-b.from)*(1-math.Pow(1-t, 3))
}

// move lets time pass in which the bar moves.
func (b *bar) move(dt time.Duration) {
	if !b.app.ShowsBar() || !b.isKnown {
		return
	}
	moved := b.since < swing
	if b.since += dt; moved {
		b.screen.Redraw()
	}
}

// The bar beside the board: how wide it is, where there is a margin and where
// there is only a gap, and how far from the board.
const (
	barWidth = 6
	barSlim  = 4
	barApart = 4
	barClose = 1
)

// room is how much room a board leaves for the bar at its side, where it has no
// more.
func (b *bar) room() float64 {
	if !b.app.ShowsBar() {
		return 0
	}
	return barSlim + 2*barApart
}

// fringeBeside is how much of what is strewn around the board finds room between
// it and a column of words beside a bar.
func (b *bar) fringeBeside(column render.Rect) float64 {
	return max(0, min(b.view.Fringe(), column.W-barSlim-asideLeast))
}

// lay puts the bar beside the board, where there is room for nothing else: the near side's
// part is below, as its plate is. It stands right of a board that stands, left of one that
// lies, or between it and a column of words; clear of what is strewn around the board
// as far as the margin allows.
func (b *bar) lay(p *ui.Page, column bool) {
	if !b.app.ShowsBar() {
		return
	}
	plank, fringe := b.view.Bounds(), b.view.Fringe()
	shown := ui.Bar{Near: b.share, Known: b.isKnown, Proven: b.verdict.Proven}
	end := p.Window.X + p.Window.W
	shown.Bounds = render.Rect{Y: plank.Y + plank.H*0.1, W: barWidth, H: plank.H * 0.8}
	switch {
	case column:
		beside, _ := columns(p)
		shown.Bounds.X, shown.Bounds.W = plank.X+plank.W+b.fringeBeside(beside)+barClose, barSlim
	case p.Upright():
		room := end - plank.X - plank.W
		if room < 2*barWidth+2*barApart {
			shown.Bounds.W = barSlim
		}
		shown.Bounds.X = plank.X + plank.W + min(fringe+2*barApart, room-shown.Bounds.W-barApart)
	default:
		room := plank.X - p.Window.X
		if room < 2*barWidth+2*barApart {
			shown.Bounds.W = barSlim
		}
		shown.Bounds.X = plank.X - min(fringe+2*barApart, room-shown.Bounds.W-barApart) - shown.Bounds.W
	}
	p.Bars = append(p.Bars, shown)
	p.Add(ui.Control{ID: "bar", Role: ui.RoleText, Label: b.words(), Bounds: shown.Bounds})
}

// lead is what the bar shows for a side, as it is written at its end: how far the side is
// ahead, or what is proven; "" where it is not ahead, and while nothing is known.
func (b *bar) lead(side engine.Player) string {
	v := b.verdict
	n, _ := v.Seeds(b.session.Rules().Board().Seeds())
	if !b.app.ShowsBar() || !b.isKnown || !v.Proven && (n == 0 || v.Side != side) {
		return ""
	}
	if v.Proven {
		v.Plies = 0 // which the analysis tells
		return b.valueWords(v, side)
	}
	return b.say.Say(words.Lead, strings.TrimLeft(b.chipWords(v, side, false), "+"))
}

func (b *bar) words() string {
	say, v := b.say.Say, b.verdict
	n, counts := v.Seeds(b.session.Rules().Board().Seeds())
	switch {
	case !b.isKnown:
		return say(words.BarNothing)
	case v.Draw():
		return say(words.BarDraw)
	case v.Proven:
		return b.sayOf(words.BarWins, v.Side)
	case n == 0:
		return say(words.BarEven)
	case counts:
		return b.sayOf(words.BarAhead, v.Side, n)
	}
	return b.sayOf(words.BarFarAhead, v.Side)
}
