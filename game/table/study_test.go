package table

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// ending is a position near the end, which the search sees through at once: F
// captures the 4 that win.
const ending = "1,0,0,0,0,2/1,1,0,0,0,1 21,21 S"

func TestAHintSaysTheMoveAndWhy(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", ending)
	press(t, a, "hint")
	if got := status(a); got != a.say.Say(words.HintLooking) {
		t.Errorf("while a move is looked for: %q", got)
	}
	if c := ui.Find(a.Page.Controls, "hint"); !c.Pressed {
		t.Error("the button does not show that a hint was asked for")
	}
	waitUntil(a, func() bool { return strings.HasPrefix(status(a), "F: ") })
	if got, want := status(a), "F: wins the game, 25 to 21, captures 4 seeds"; got != want {
		t.Errorf("the hint says %q, want %q", got, want)
	}
	if m := at.mode.marks(); m.Preview == nil || a.session.Rules().PitName(m.Hint) != "F" {
		t.Errorf("the board marks %+v", m)
	}
	a.FocusOn("pit:A")
	a.advance(0)
	if got := more(a); !strings.HasPrefix(got, "A ends in") || !strings.HasPrefix(status(a), "F: ") {
		t.Errorf("beside the hint %q is told what another pit does: %q", status(a), got)
	}
	press(t, a, "hint")
	if at.hint != nil || at.mode.marks().Hint != engine.NoPit {
		t.Error("a hint can't be put away")
	}
}

func TestAHintCanBeGivenUpAndNeverHoldsPlayUp(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("oware"))
	at.Type('t')
	a.advance(0)
	at.Type('t')
	a.advance(20 * time.Millisecond)
	if at.hint != nil || a.analyst.searcher.Busy() {
		t.Error("the analyst goes on although the hint was given up")
	}
	at.Type('t')
	a.advance(20 * time.Millisecond)
	press(t, a, "pit:A")
	if a.session.Ply() != 1 || at.hint != nil {
		t.Errorf("while a hint is looked for %d plies could be played", a.session.Ply())
	}
}

func TestTheComputersMoveHasNoHint(t *testing.T) {
	a := open(t, 800, 600)
	openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{{}, {Computer: true, Level: 1}}})
	press(t, a, "pit:A")
	if ui.Find(a.Page.Controls, "hint").Works() {
		t.Error("a hint is offered in the computer's turn")
	}
	waitForPerson(a)
	waitUntil(a, func() bool { return ui.Find(a.Page.Controls, "hint").Works() })
}

func TestAHintNamesTheWayAndClaims(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, people("bao-kujifunza"))
	press(t, a, "hint")
	waitUntil(a, func() bool { return at.hinted() != engine.NoMove })
	a.advance(0)
	if m := at.written(at.hinted()); !strings.HasSuffix(m, "→") && !strings.HasSuffix(m, "←") || len(a.Page.Notes) != 1 {
		t.Errorf("the hint %s with %d notes names no way", m, len(a.Page.Notes))
	}
	at = onTheTable(t, a, "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 32,16 S SSSSSS/NNNNNN claim S S")
	press(t, a, "hint")
	waitUntil(a, func() bool { return at.hinted() != engine.NoMove })
	m := at.mode.marks()
	if len(m.Chosen) != 2 {
		t.Fatalf("the hint %q marks %v", status(a), m.Chosen)
	}
	// Which two depends on how far was seen in the time.
	r := a.session.Rules()
	if want := r.PitName(m.Chosen[0]) + ", " + r.PitName(m.Chosen[1]) + ": "; !strings.HasPrefix(status(a), want) {
		t.Errorf("the hint %q marks %v", status(a), m.Chosen)
	}
}

func TestAnalysisPutsAValueOnEveryPit(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", ending)
	before := len(a.Page.Notes)
	at.Analyse()
	waitUntil(a, func() bool { return a.analyst.done && len(a.Page.Notes) == 2 })
	if before != 0 {
		t.Error("there were notes without analysis")
	}
	for pit, want := range map[string]string{"pit:F": "proven win", "pit:A": "proven"} {
		if got := label(t, a, pit); !strings.Contains(got, want) {
			t.Errorf("%s says %q; want %q in it", pit, got, want)
		}
	}
	if got := more(a); !strings.HasPrefix(got, "Best for South: F ") {
		t.Errorf("the best move is told as %q", got)
	}
	a.FocusOn("pit:A")
	a.advance(0)
	if got := more(a); !strings.HasPrefix(got, "A ") {
		t.Errorf("the move looked at is told as %q", got)
	}
	press(t, a, "line")
	if r := replayOf(at); r == nil || r.line == nil || at.written(r.ply.Move) != "A" {
		t.Fatal("the line of the move looked at is not stepped through")
	}
	if len(a.Page.Notes) != 0 {
		t.Error("values stay on the board while a line is shown")
	}
	settle(t, a)
	press(t, a, "back")
	if replayOf(at) != nil || a.session.Ply() != 0 {
		t.Error("after the line the table is not as before")
	}
	at.Type('v')
	a.advance(0)
	if len(a.Page.Notes) != 0 || strings.Contains(more(a), "proven") || ui.Find(a.Page.Controls, "line") != nil {
		t.Error("something of the analysis stays when it is off")
	}
}

// What comes to nothing when it is rounded has no sign.
func TestValuesOnChips(t *testing.T) {
	a := open(t, 320, 568)
	at := openTable(t, a, people("oware"))
	for _, c := range []struct {
		hundredths   int
		wide, narrow string
	}{
		{0, "0.0", "0"},
		{4, "0.0", "0"},
		{-4, "0.0", "0"},
		{-30, "−0.3", "0"},
		{30, "+0.3", "0"},
		{-50, "−0.5", "0"},
		{-60, "−0.6", "−1"},
		{60, "+0.6", "+1"},
		{-1000, "−10", "−10"},
		{777, "+7.8", "+8"},
	} {
		v := advice.Verdict{Side: engine.South, Hundredths: c.hundredths}
		if c.hundredths < 0 {
			v = advice.Verdict{Side: engine.North, Hundredths: -c.hundredths}
		}
		if got := at.chipWords(v, engine.South, false); got != c.wide {
			t.Errorf("%d hundredths are written %q, want %q", c.hundredths, got, c.wide)
		}
		if got := at.chipWords(v, engine.South, true); got != c.narrow {
			t.Errorf("in a narrow place %d hundredths are written %q, want %q", c.hundredths, got, c.narrow)
		}
	}
}

// Stepping back through a finished game shows what the moves were worth.
func TestAnalysisGoesWithTheScrubber(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", ending)
	for _, pit := range []string{"pit:A", "pit:b", "pit:F"} {
		if c := ui.Find(a.Page.Controls, pit); c != nil && c.Works() {
			press(t, a, pit)
			settle(t, a)
		}
	}
	played := a.session.Ply()
	if played < 2 {
		t.Fatalf("%d plies were played", played)
	}
	a.session.Resign()
	at.Type('v')
	for n := played - 1; n >= 0; n-- {
		at.Type('{')
		a.advance(0)
		want := a.session.Game().After(n)
		if shown, ok := at.mode.shown(); !ok || shown != n {
			t.Fatalf("after stepping back the board shows ply %d, want %d", shown, n)
		}
		waitUntil(a, func() bool { return a.analyst.done && len(a.Page.Notes) > 0 })
		if got := len(at.analysis.study().Moves()); got != len(a.session.Rules().Moves(&want, nil)) {
			t.Errorf("at ply %d there are values for %d moves", n, got)
		}
	}
	if ui.Find(a.Page.Controls, "move:back").Works() || ui.Find(a.Page.Controls, "start").Works() {
		t.Error("one can step back from the start of the game")
	}
	for ui.Find(a.Page.Controls, "move:on").Works() {
		press(t, a, "move:on")
		settle(t, a)
	}
	if n, ok := at.mode.shown(); !ok || n != played {
		t.Errorf("stepping on ends at ply %d, want %d", n, played)
	}
	end := a.session.Game().After(played)
	if n := at.view.Seeds(engine.SouthStore); n != end.Seeds(engine.SouthStore) {
		t.Errorf("South's store is shown with %d seeds", n)
	}
}

// What is looked at is taken back: what is found out about it is of no use, and
// nothing more is asked about it.
func TestAnalysisOfWhatIsTakenBack(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, people("oware"))
	for _, pit := range []string{"pit:A", "pit:a"} {
		press(t, a, pit)
		settle(t, a)
	}
	at.Type('v')
	a.advance(20 * time.Millisecond)
	first := a.analyst.last
	if first.Time > shortSearch || !a.analyst.searcher.Busy() {
		t.Fatalf("the analysis begins with %+v", first)
	}
	at.Type('u')
	at.Type('u')
	waitUntil(a, func() bool { return a.analyst.asked.ply == 0 })
	if a.analyst.begun || a.analyst.last.Time > shortSearch {
		t.Errorf("after the move was taken back %+v is asked first", a.analyst.last)
	}
	waitUntil(a, func() bool {
		study := at.analysis.study()
		return study != nil && len(study.Moves()) == 6
	})
}

func TestWhileTheComputerThinksTheTableSaysWhyThereAreNoValues(t *testing.T) {
	a := open(t, 320, 568)
	openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{{Computer: true, Level: ai.Levels}, {}}})
	if got, want := status(a), "Ọ̀ta is thinking"; got != want {
		t.Errorf("without analysis the table says %q, want %q", got, want)
	}
	a.analyse()
	a.advance(0)
	if got, want := more(a), "Analysis waits for the computer"; got != want || len(a.Page.Notes) != 0 {
		t.Errorf("with analysis it says %q beside %d values, want %q", got, len(a.Page.Notes), want)
	}
	a.bar = true // for which the analyst finds a move
	at := a.Scene().(*Table)
	at.analysis.update(0)
	study := advice.NewStudy(a.session.Rules(), a.session.Position())
	study.Note(wire.Info{Line: a.session.Rules().FormatMove(a.session.Legal()[0]), Score: 120, Depth: 9})
	a.analyst.asked, a.analyst.study = at.analysis.inquiry(), study
	a.Relayout()
	a.Build()
	if got := more(a); got != "Analysis waits for the computer" || len(a.Page.Notes) != 0 {
		t.Errorf("beside a bar it says %q beside %d values", got, len(a.Page.Notes))
	}
	waitForPerson(a)
	waitUntil(a, func() bool { return strings.HasPrefix(more(a), "Best for ") })
}

func TestTheAnalystIsThereOnlyWhileItIsWanted(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("oware"))
	a.advance(time.Second)
	if a.analyst.searcher != nil {
		t.Fatal("an analyst is there although nobody wants one")
	}
	at.Type('v')
	a.advance(0)
	if a.analyst.searcher == nil {
		t.Fatal("nobody analyses")
	}
	at.Type('v')
	for range 120 {
		a.advance(200 * time.Millisecond)
	}
	if a.analyst.searcher != nil {
		t.Error("the analyst stays for good")
	}
}

func TestTheBarSaysWhoIsAhead(t *testing.T) {
	a := open(t, 800, 600)
	a.bar = true
	at := onTheTable(t, a, "oware", ending)
	waitUntil(a, func() bool { return label(t, a, "bar") == "South wins, proven" })
	a.advance(swing)
	if b := a.Page.Bars[0]; b.Near() != 1 {
		t.Errorf("South has %v of the bar", b.Near())
	}
	*at.bar = bar{stage: at.stage, screen: at.screen}
	if got := at.bar.words(); got != a.say.Say(words.BarNothing) {
		t.Errorf("before anything is known the bar says %q", got)
	}
	at.bar.verdict = advice.Verdict{Side: engine.South, Proven: true}
	if got := at.bar.lead(engine.South); got != "" {
		t.Errorf("before anything is known %q is written beside the bar", got)
	}
	at.bar.isKnown = true
	for v, want := range map[advice.Verdict]struct{ told, south, north string }{
		{Side: engine.North, Hundredths: 310}:         {"North is ahead by about 3 seeds", "", "3.1 ahead"},
		{Side: engine.South, Hundredths: 90}:          {"South is ahead by about 1 seed", "0.9 ahead", ""},
		{Side: engine.South, Hundredths: 20}:          {"Neither side is ahead", "", ""},
		{Side: engine.North, Hundredths: 10_000}:      {"North is far ahead", "", "48 ahead"},
		{Side: engine.Nobody, Proven: true}:           {"A draw, proven", "proven draw", "proven draw"},
		{Side: engine.South, Proven: true, Plies: 12}: {"South wins, proven", "proven win", "proven loss"},
	} {
		at.bar.verdict = v
		if got := at.bar.words(); got != want.told {
			t.Errorf("%+v is told as %q, want %q", v, got, want.told)
		}
		if south, north := at.bar.lead(engine.South), at.bar.lead(engine.North); south != want.south || north != want.north {
			t.Errorf("%+v is written at the ends of the bar as %q and %q, want %q and %q", v, south, north, want.south, want.north)
		}
	}
	a.bar = false
	if got := at.bar.lead(engine.South); got != "" {
		t.Errorf("without the bar it says %q", got)
	}
}

// What the bar shows is written beside the names of its owners, large enough to be read.
func TestTheBarsValueIsWrittenAtItsEnds(t *testing.T) {
	const readable = 14
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {1280, 720}} {
		a := open(t, size[0], size[1])
		a.bar = true
		onTheTable(t, a, "oware", ending)
		waitUntil(a, func() bool { return label(t, a, "bar") == "South wins, proven" })
		for side, want := range map[string]string{"S": "proven win", "N": "proven loss"} {
			name := ui.Find(a.Page.Controls, "player:"+side)
			i := slices.IndexFunc(a.Page.Lines, func(l ui.Line) bool { return strings.HasSuffix(l.Text, want) })
			if i < 0 {
				t.Errorf("in %v nothing says %q", size, want)
				continue
			}
			if l := a.Page.Lines[i]; l.Style.Size < readable || math.Abs(l.Y-name.Bounds.Y) > l.Style.Size {
				t.Errorf("in %v %q is written %v px large at %v, the name at %v", size, want, l.Style.Size, l.Y, name.Bounds.Y)
			}
		}
	}
}

func TestTheBarMovesInAMoment(t *testing.T) {
	screen := &ui.Screen{}
	s := bar{screen: screen, isKnown: true, from: 0.5, to: 0.9}
	last := 0.5
	for s.since = 0; s.since < swing; s.since += swing / 4 {
		now := s.share()
		if now < last || now > 0.9 {
			t.Errorf("after %v the bar is at %v, before that at %v", s.since, now, last)
		}
		last = now
	}
	if s.share() != 0.9 || swing > 200*time.Millisecond {
		t.Error("the bar takes too long")
	}
	s.since, screen.Look.Reduced = 0, true
	if s.share() != 0.9 {
		t.Error("with reduced motion the bar moves")
	}
}

// The computer tells once that it knows the outcome, and again when that has
// changed.
func TestTheComputerSaysThatItKnowsTheOutcome(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{{}, {Computer: true, Level: ai.Levels}}})
	turn := func(i wire.Info) string {
		a.session.Play(a.session.Legal()[0])
		at.resume()
		at.known.note(at.session, i)
		at.play(a.session.Legal()[0])
		at.view.Skip()
		a.advance(0)
		a.advance(0)
		return status(a)
	}
	win := wire.Info{Score: ai.Win - 13, Exact: true}
	if got := turn(wire.Info{Score: 300}); strings.Contains(got, "knows") {
		t.Errorf("without a proof: %q", got)
	}
	if got, want := turn(win), "Your turn · Ọ̀ta knows the outcome: the computer wins"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
	at.known.verdict.Plies = 12
	if got, want := at.known.words(at.telling)[0], "Ọ̀ta knows the outcome: the computer wins within 12 moves"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
	win.Score += 2
	if got := turn(win); strings.Contains(got, "knows") {
		t.Errorf("said again: %q", got)
	}
	if got, want := turn(wire.Info{Exact: true}), "Your turn · Ọ̀ta knows the outcome: a draw"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
}

// A position that has been looked at costs nothing more.
func TestAFrameAfterAnAnalysisMakesAndDrawsNothing(t *testing.T) {
	a := open(t, 800, 600)
	a.bar = true
	onTheTable(t, a, "oware", ending)
	a.analyse()
	waitUntil(a, func() bool { return a.analyst.done })
	a.advance(swing)
	a.advance(reading)
	a.advance(0)
	rests(t, a)
}

// In a narrow place the bar stands clear of the words, and values whole on their
// chips.
func TestTheBarAndValuesInANarrowPlace(t *testing.T) {
	a := open(t, 480, 270)
	a.bar = true
	openTable(t, a, people("bao-kujifunza"))
	a.analyse()
	waitUntil(a, func() bool { return a.analyst.begun && len(a.Page.Notes) > 0 })
	bar := a.Page.Bars[0].Bounds
	for _, id := range []string{"undo", "player:N", "status"} {
		if c := ui.Find(a.Page.Controls, id); c.Bounds.X < bar.X+bar.W+barSlim-1 {
			t.Errorf("%s begins at %v, and the bar ends at %v", id, c.Bounds.X, bar.X+bar.W)
		}
	}
	for _, n := range a.Page.Notes {
		// A quarter of the height is free below the letters.
		r, free := n.Corner, n.Bounds.H/4
		in := r - math.Sqrt(max(0, r*r-(r-free)*(r-free)))
		if pad := (n.Bounds.W - a.Page.Wide(n.Text, n.Style)) / 2; in > pad {
			t.Errorf("the corners of the chip %q come in by %v at its letters, which leave %v", n.Text, in, pad)
		}
	}
}

// An analysis that ends while seeds move is read out when they lie still, once,
// and again when it was turned off and on.
func TestAnAnalysisIsReadOutWhenTheSeedsLieStill(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", ending)
	a.analyse()
	a.speed = render.Slow
	a.advance(0)
	press(t, a, "pit:A")
	h := a.host
	h.Announced = nil
	study := advice.NewStudy(a.session.Rules(), a.session.Position())
	study.Note(wire.Info{Line: a.session.Rules().FormatMove(a.session.Legal()[0]), Score: 120, Depth: 9})
	finish := func() {
		a.analyst.asked, a.analyst.study, a.analyst.done = at.analysis.inquiry(), study, true
		a.advance(0)
		a.advance(0)
	}
	finish()
	if at.mode.still() || len(h.Announced) != 0 {
		t.Fatalf("while seeds move (%v) this is read out: %q", !at.mode.still(), h.Announced)
	}
	at.Tap("pit:A") // which tells of the move
	h.Announced = nil
	var want string // The analyst may find out more right after.
	h.OnAnnounce = func(string) { want = at.heard(func() string { return at.analysis.words()[0] }) }
	finish()
	if len(h.Announced) != 1 || h.Announced[0] != want {
		t.Fatalf("when they lie still %q is read out, want %q", h.Announced, want)
	}
	a.analyse()
	a.advance(0)
	a.analyse()
	h.Announced = nil
	finish()
	if len(h.Announced) != 1 {
		t.Errorf("turned off and on it is read out as %q", h.Announced)
	}
}
