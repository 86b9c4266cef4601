package table

import (
	"ayoayo/engine"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// seer is a mode that shows another position than the one that the game stands at.
type seer interface {
	// seen is the position whose seeds are told, and whether somebody is to move in it.
	seen() (p engine.Position, going bool)
}

// adder is a mode that has more to say than what is going on.
type adder interface {
	// more is said below the news, in several wordings, the fullest first; nil for
	// nothing.
	more() []string
}

// news is what goes on, written on the table.
type news struct{ *stage }

// lay writes what goes on for the player whose turn it is.
func (t *news) lay(p *ui.Page, z *sizes, box render.Rect) {
	turn, going := t.turnSeen()
	if !going {
		turn = t.near()
	}
	t.facing(p, turn, func() { t.write(p, z, box) })
}

// write writes what goes on into a box: the news on as many lines as it takes, and what
// else there is in the room that is left. Where there is one line, what else there is
// may take the place of news that say no more than the plates, and a rule, or what a way
// would do, that of the pit that the board marks.
func (t *news) write(p *ui.Page, z *sizes, box render.Rect) {
	bold, plain := ui.Sized(ui.BoldStyle(), z.news), ui.Sized(ui.TextStyle(), z.more)
	lines := max(1, int(box.H/bold.LineHeight()+nearly))
	news, more := t.mode.status(), t.more()
	if box.W < sayLeast || box.H < plain.LineHeight() {
		t.unseen(p, box)
		return
	}
	if single := lines == 1 && box.H < bold.LineHeight()+plain.LineHeight(); single {
		box.Y += (box.H - bold.LineHeight()) / 2
		if more != nil {
			t.writeLine(p, box, news, more, bold, plain)
			return
		}
	}
	if !statusFits(p, box, news, more, bold, plain) {
		smaller := bold
		smaller.Size = plain.Size
		if statusFits(p, box, news, more, smaller, plain) {
			bold = smaller
		} else if t.saysLess(news) {
			t.writeMore(p, box, more, plain)
			return
		}
	}
	at := longest(p, lines, news, box.W, bold)
	if len(p.Wrap(news[at], bold, box.W)) > lines {
		bold, lines = plain, max(1, int(box.H/plain.LineHeight()+nearly))
		at = longest(p, lines, news, box.W, bold)
	}
	if len(p.Wrap(news[at], bold, box.W)) > lines {
		t.unseen(p, box)
		return
	}
	h := p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: news[at], Spoken: t.spoken(t.mode.status)[at], Style: bold}, box)
	box.Y, box.H = box.Y+h, box.H-h
	lines = int(box.H/plain.LineHeight() + nearly)
	if len(more) == 0 || lines < 1 {
		return
	}
	at = longest(p, lines, more, box.W, plain)
	if len(p.Wrap(more[at], plain, box.W)) > lines {
		return
	}
	p.Set(ui.Text{ID: "status:more", Role: ui.RoleText, Text: more[at], Spoken: t.spoken(t.more)[at], Style: plain}, box)
}

// saysLess reports whether news may give their room to what else there is to say: they say
// no more than the plates, or what the board marks.
func (t *news) saysLess(news []string) bool {
	return news[0] == t.whoseTurn() || t.refused != engine.NoPit || t.choice.pit != engine.NoPit
}

// writeMore writes what else there is to say where there is no room for the news as well,
// which are spoken with it.
func (t *news) writeMore(p *ui.Page, box render.Rect, more []string, style render.TextStyle) {
	lines := max(1, int(box.H/style.LineHeight()+nearly))
	at := longest(p, lines, more, box.W, style)
	if len(p.Wrap(more[at], style, box.W)) > lines {
		t.unseen(p, box)
		return
	}
	spoken := t.heard(func() string { return words.Join(t.mode.status()[0], t.more()[0]) })
	p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: more[at], Spoken: spoken, Style: style}, box)
}

// unseen has what goes on spoken where it finds no room.
func (t *news) unseen(p *ui.Page, box render.Rect) {
	p.Add(ui.Control{ID: "status", Role: ui.RoleText, Label: t.heard(func() string {
		return words.Join(append(t.mode.status()[:1:1], t.more()[:min(1, len(t.more()))]...)...)
	}), Bounds: render.Rect{X: box.X, Y: box.Y}})
}

// statusFits reports whether news find room in a box, with some of what there is below them.
func statusFits(p *ui.Page, box render.Rect, news, more []string, bold, plain render.TextStyle) bool {
	if len(more) == 0 {
		return true
	}
	at := longest(p, max(1, int(box.H/bold.LineHeight()+nearly)), news, box.W, bold)
	h := float64(len(p.Wrap(news[at], bold, box.W)))*bold.LineHeight() + float64(len(p.Wrap(more[len(more)-1], plain, box.W)))*plain.LineHeight()
	return h <= box.H+nearly
}

// nearly is how little of a line may be wanting.
const nearly = 0.001

// writeLine writes news and more on one line, or more alone where the news are but whose
// turn it is.
func (t *news) writeLine(p *ui.Page, box render.Rect, news, more []string, bold, plain render.TextStyle) {
	both := []string{words.Join(news[0], more[0])}
	if t.saysLess(news) {
		both = append(both, more...)
	} else {
		both = append(both, news...)
	}
	text := both[longest(p, 1, both, box.W, plain)]
	style := p.Fit(text, box.W, bold, plain)
	if p.Wide(text, style) > box.W {
		text = p.Short(news[len(news)-1], box.W, style)
	}
	p.Set(ui.Text{ID: "status", Role: ui.RoleText, Text: text, Spoken: both[0], Style: style}, box)
}

// longest is the first of some wordings that fits on so many lines, the last if none
// does.
func longest(p *ui.Page, lines int, wordings []string, width float64, style render.TextStyle) int {
	for i, w := range wordings {
		if len(p.Wrap(w, style, width)) <= lines {
			return i
		}
	}
	return len(wordings) - 1
}

// height is how high what goes on is at least in a width.
func (t *news) height(p *ui.Page, z *sizes, width float64) float64 {
	height := func(wordings []string, size float64, bold bool) float64 {
		style := render.TextStyle{Size: size, Bold: bold}
		last := wordings[0]
		return float64(len(p.Wrap(last, style, width))) * style.LineHeight()
	}
	h := height(t.mode.status(), z.news, true)
	if more := t.more(); len(more) > 0 {
		h += height(more, z.more, false)
	}
	return h
}
