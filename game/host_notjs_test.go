//go:build !js

package game

import (
	"testing"

	"ayoayo/ai/wire"
	"ayoayo/game/advice"
	"ayoayo/render"
)

// hostAt is what is around the program in a page whose address ends in a way.
func hostAt(end string) *host { return &host{end: end} }

// cover lets a phone's rim cover parts of the window.
func (h *host) cover(rim render.Insets) { h.rim = rim }

// listen collects what is said to those who can't see the window.
func (h *host) listen() *[]string {
	var said []string
	h.hear = func(text string) { said = append(said, text) }
	return &said
}

// An analysis that ends while seeds move is read out when they lie still, once,
// and again when it was turned off and on.
func TestAnAnalysisIsReadOutWhenTheSeedsLieStill(t *testing.T) {
	emptyFolder(t)
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", ending)
	a.analyse()
	a.settings.Speed = "slow"
	a.advance(0)
	press(t, a, "pit:A")
	said := a.host.listen()
	study := advice.NewStudy(a.session.Rules(), a.session.Position())
	study.Note(wire.Info{Line: a.session.Rules().FormatMove(a.session.Legal()[0]), Score: 120, Depth: 9})
	finish := func() {
		a.analyst.asked, a.analyst.study, a.analyst.done = at.inquiry(), study, true
		a.advance(0)
		a.advance(0)
	}
	finish()
	if !at.moving || len(*said) != 0 {
		t.Fatalf("while seeds move (%v) this is read out: %q", at.moving, *said)
	}
	at.view.Skip()
	var want string // The analyst may find out more right after.
	hear := a.host.hear
	a.host.hear = func(text string) {
		want = at.analysisWords()[0]
		hear(text)
	}
	finish()
	if len(*said) != 1 || (*said)[0] != want {
		t.Fatalf("when they lie still %q is read out, want %q", *said, want)
	}
	a.analyse()
	a.advance(0)
	a.analyse()
	finish()
	if len(*said) != 2 {
		t.Errorf("turned off and on it is read out as %q", *said)
	}
}
