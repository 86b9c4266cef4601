package table

import (
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
	"ayoayo/render"
)

func TestAPreviewSaysWhereAMoveEndsAndWhatItCaptures(t *testing.T) {
	a := open(t, 1280, 720)
	onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,20 12,12 S")
	a.FocusOn("pit:F")
	if got := label(t, a, "status:more"); got != "F ends in b · captures 4" {
		t.Errorf("the preview says %q", got)
	}
	a.FocusOn("pit:A")
	if got := label(t, a, "status"); got != "South’s turn" || ui.Find(a.Page.Controls, "status:more") != nil {
		t.Errorf("where an empty pit is looked at, the table says %q, and more", got)
	}
}

func TestTheEndSaysWhoWonByWhichRuleAndWhatWasSwept(t *testing.T) {
	a := open(t, 1280, 720)
	onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,2 21,21 S")
	press(t, a, "pit:F")
	settle(t, a)
	if got := label(t, a, "title"); got != "South won" {
		t.Errorf("the title says %q", got)
	}
	if got := label(t, a, "status"); got != "25 to 21. 25 seeds win the game. The 2 seeds left on the board count for nobody. South: two or three in b. Taken: b and a. Ringed: seed 25." {
		t.Errorf("the reason says %q", got)
	}

	onTheTable(t, a, "ayoayo", "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S")
	press(t, a, "pit:F")
	settle(t, a)
	if got := label(t, a, "status"); got != "25 to 23. North had no legal move. The 2 seeds left went to South." {
		t.Errorf("the reason says %q", got)
	}
	press(t, a, "play-again")
	if a.session.Ply() != 0 {
		t.Error("another game does not start")
	}
}

func TestATouchSkipsTheMovementAndNothingElse(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("ayoayo"))
	a.speed = render.Slow
	a.advance(0)
	press(t, a, "pit:A")
	if !at.view.Animating() {
		t.Fatal("the seeds are not moving")
	}
	if !at.Tap("pit:b") || at.view.Animating() {
		t.Error("a touch of the board does not end the movement")
	}
	if at.Tap("pit:b") {
		t.Error("a touch of a board at rest is used up")
	}
}

func TestClaimingPits(t *testing.T) {
	a := open(t, 800, 600)
	at := onTheTable(t, a, "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 32,16 S SSSSSS/NNNNNN claim S S")
	if c := ui.Find(a.Page.Controls, "claim"); c == nil || c.Works() {
		t.Fatal("a claim of nothing can be made")
	}
	press(t, a, "pit:b")
	press(t, a, "pit:d")
	if c := ui.Find(a.Page.Controls, "pit:e"); c.Works() {
		t.Error("a third pit can be claimed for 32 seeds")
	}
	press(t, a, "pit:d")
	press(t, a, "pit:e")
	press(t, a, "claim")
	last, _ := a.session.Last()
	if got := a.session.Rules().FormatMove(last.Move); got != "+be" {
		t.Errorf("claimed %s, want +be", got)
	}
	if got, want := at.reader.report(last, true), "South claimed north b, north e. Round 1 begins. North’s turn"; got != want {
		t.Errorf("the claim is told as %q, want %q", got, want)
	}
}

func TestChoosingTheWay(t *testing.T) {
	for name, choose := range map[string]func(a *program, at *Table, id string){
		"drawn": func(_ *program, at *Table, id string) { at.Swipe(id, direction.Right) },
		"an arrow": func(a *program, _ *Table, _ string) {
			uitest.Do(a.Screen, ui.Input{Arrows: []direction.Direction{direction.Right}})
		},
		"a letter": func(_ *program, at *Table, _ string) { at.Type('>') },
	} {
		t.Run(name, func(t *testing.T) {
			a := open(t, 800, 600)
			at := openTable(t, a, people("bao-kujifunza"))
			pit := engine.NoPit
			for _, m := range a.session.Legal() {
				if len(at.ways(m.Pit())) == 2 {
					pit = m.Pit()
					break
				}
			}
			if pit == engine.NoPit {
				t.Fatal("no pit of the start can be sown both ways")
			}
			id := ui.PitID(a.session.Rules().PitName(pit))
			press(t, a, id)
			if a.session.Ply() != 0 {
				t.Fatal("a pit with two ways was sown without asking")
			}
			choose(a, at, id)
			last, ok := a.session.Last()
			if !ok || !strings.HasSuffix(a.session.Rules().FormatMove(last.Move), ">") {
				t.Errorf("to the right: %s", a.session.Rules().FormatMove(last.Move))
			}
		})
	}
}

func TestAnArrowThatIsNoWayMovesTheFocus(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("bao-kujifunza"))
	press(t, a, "pit:C1")
	a.FocusOn("pit:C1")
	uitest.Do(a.Screen, ui.Input{Arrows: []direction.Direction{direction.Down}})
	if a.session.Ply() != 0 || at.choice.pit == engine.NoPit || a.Focus() == "pit:C1" {
		t.Errorf("after %d plies the focus is on %s", a.session.Ply(), a.Focus())
	}
}

// While a way is asked for nothing is played by the touch of a pit: another one is asked
// about in its place, the same one and Back end the asking.
func TestAnotherPitIsAskedAboutInstead(t *testing.T) {
	a := open(t, 390, 844)
	at := openTable(t, a, people("bao-kujifunza"))
	press(t, a, "pit:C1")
	if one, two := len(at.ways(at.pitOf("pit:B1"))), len(at.ways(at.pitOf("pit:C1"))); one != 1 || two != 2 {
		t.Fatalf("B1 can be sown %d ways and C1 %d", one, two)
	}
	press(t, a, "pit:B1")
	if a.session.Ply() != 0 || at.choice.pit != at.pitOf("pit:B1") {
		t.Fatalf("after B1 while C1 was asked about %d plies are played and %v is asked about", a.session.Ply(), at.choice.pit)
	}
	if works(a, "way:on") == works(a, "way:back") {
		t.Fatalf("of the ways of B1 are open: %v and %v", works(a, "way:on"), works(a, "way:back"))
	}
	press(t, a, "pit:C1")
	press(t, a, "pit:C1")
	if at.choice != nothingChosen() {
		t.Error("the pit that was asked about does not end the asking")
	}
	press(t, a, "pit:C1")
	at.Back()
	if at.choice != nothingChosen() || a.session.Ply() != 0 {
		t.Error("Back does not end the asking")
	}
	press(t, a, "pit:C1")
	press(t, a, "pit:B1")
	press(t, a, "pit:B1")
	if last, ok := a.session.Last(); !ok || last.Move.Pit() != at.pitOf("pit:B1") {
		t.Error("a pit that was asked about and has one way is not sown by another touch")
	}
}

func works(a *program, id string) bool {
	c := ui.Find(a.Page.Controls, id)
	return c != nil && c.Works()
}

// The ways are told, drawn, keyed and touched as they lead across the screen, and what
// one would do is seen before it is played.
func TestWaysFollowTheBoard(t *testing.T) {
	for _, c := range []struct {
		width, height float64
		key           direction.Direction
		sign, never   string
		drawn, heard  string
	}{
		{800, 600, direction.Right, "→", "↑↓", "→ +6", "to the right"},
		{390, 844, direction.Down, "↓", "←→", "↓ to D1, +6", "downwards"},
	} {
		a := open(t, c.width, c.height)
		at := openTable(t, a, people("bao-kujifunza"))
		press(t, a, "pit:C1")
		onward := at.toward(at.choice.pit, c.key)
		if !strings.HasSuffix(a.session.Rules().FormatMove(onward), ">") {
			t.Fatalf("%v: to %v leads %s", c.width, c.key, a.session.Rules().FormatMove(onward))
		}
		button := ui.Find(a.Page.Controls, wayID(onward))
		if !strings.HasPrefix(button.Label, c.sign+" first to D1: captures 6, ends in B1") || button.Short != c.drawn {
			t.Errorf("%v: the way on is %q, drawn %q", c.width, button.Label, button.Short)
		}
		x, y := button.Reach.Center()
		if at.preview != nil || min(button.Reach.W, button.Reach.H) < render.Touch {
			t.Errorf("%v: before a way is looked at %v is previewed, and the way reaches %+v", c.width, at.preview, button.Reach)
		}
		for _, m := range at.bothWays(at.choice.pit) {
			if m != onward && ui.Find(a.Page.Controls, wayID(m)).Reach.Overlaps(button.Reach) {
				t.Errorf("%v: both ways reach the same place", c.width)
			}
		}
		a.HandleInput(&ui.Input{Touches: []host.Touch{{X: x, Y: y, Here: true}}}, host.Events{}, a.clock)
		a.advance(0)
		if at.previewed != onward || at.preview == nil {
			t.Errorf("%v: over the arrow %s is previewed", c.width, a.session.Rules().FormatMove(at.previewed))
		}
		a.HandleInput(&ui.Input{Touches: []host.Touch{{X: x, Y: y, Here: true, Down: true}, {X: x, Y: y, Here: true}}}, host.Events{}, a.clock)
		a.advance(0)
		last, ok := a.session.Last()
		if !ok || last.Move != onward {
			t.Fatalf("%v: a click on the arrow plays %v", c.width, ok)
		}
		settle(t, a)
		for _, c2 := range a.Page.Controls {
			if strings.ContainsAny(c2.Label, c.never+"<>") {
				t.Errorf("%v: %s says %q", c.width, c2.ID, c2.Label)
			}
		}
		if said := strings.Join(a.host.Announced, "\n"); strings.ContainsAny(said, "←→↑↓<>") || !strings.Contains(said, "played south c 1 "+c.heard) {
			t.Errorf("%v: said was %q", c.width, said)
		}
	}
}

// What a way would do is told while it is looked at, and why one can't be sown while none
// is. The board stays where it is meanwhile.
func TestAWayThatIsLookedAtIsTold(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {320, 568}, {844, 390}, {1280, 720}} {
		a := open(t, size[0], size[1])
		a.say.Turn(size[1] > size[0])
		at := openTable(t, a, people("bao-kujifunza"))
		press(t, a, "pit:C1")
		plank := at.view.Bounds()
		for i, m := range at.bothWays(at.choice.pit) {
			a.FocusOn(wayID(m))
			a.advance(0)
			want := at.say.Say(words.EndsIn, at.written(m), at.pitName(at.choice.traces[i].End()))
			if got := status(a) + more(a); !strings.Contains(got, want) {
				t.Errorf("in %v, while %s is looked at, the table says %q", size, at.written(m), got)
			}
			if got := at.view.Bounds(); got != plank {
				t.Errorf("in %v, while %s is looked at, the board moves from %v to %v", size, at.written(m), plank, got)
			}
		}
		press(t, a, "pit:B1")
		a.FocusOn("pit:B1")
		a.advance(0)
		barred := at.written(at.bothWays(at.choice.pit)[0])
		if got := status(a) + more(a); !strings.Contains(got, barred+" can’t be sown: you must capture.") {
			t.Errorf("in %v, where a way of B1 is barred, the table says %q", size, got)
		}
	}
}

// A line that is drawn from a pit plays it only where there are two ways to choose from.
func TestALineFromAPitWithOneWayPlaysNothing(t *testing.T) {
	for rules, plies := range map[string]int{"oware": 0, "bao-kujifunza": 1} {
		a := open(t, 1280, 720)
		at := openTable(t, a, people(rules))
		for _, pit := range []string{"pit:A", "pit:C1"} {
			at.Swipe(pit, direction.Right)
			at.Swipe(pit, direction.Left)
		}
		if got := a.session.Ply(); got != plies {
			t.Errorf("%s: lines from pits play %d plies, want %d", rules, got, plies)
		}
	}
}

// Where moves are confirmed, the first tap or key tells and shows a move and the second
// plays it.
func TestMovesAreConfirmed(t *testing.T) {
	tap := func(a *program, id string) { press(t, a, id) }
	key := func(a *program, id string) {
		a.FocusOn(id)
		uitest.Do(a.Screen, ui.Input{Enter: true})
		a.advance(0)
	}
	for name, choose := range map[string]func(a *program, id string){"tapped": tap, "by Enter": key} {
		t.Run(name, func(t *testing.T) {
			a := open(t, 800, 600)
			a.confirms = true
			at := openTable(t, a, people("oware"))
			choose(a, "pit:B")
			const told, heard = "C ends in a · captures nothing · C again sows", "south c ends in north a, captures nothing, south c again sows"
			choose(a, "pit:C")
			if said := a.host.Announced[len(a.host.Announced)-1]; a.session.Ply() != 0 || said != heard || more(a) != told {
				t.Fatalf("after B and C %d plies are played; said is %q, written %q", a.session.Ply(), said, more(a))
			}
			if marks := at.mode.marks(); marks.Preview == nil || !slices.Contains(marks.Chosen, at.pitOf("pit:C")) {
				t.Errorf("the move is not shown: %+v", marks)
			}
			at.Back()
			if choose(a, "pit:C"); a.session.Ply() != 0 {
				t.Error("a move is played that was given up before")
			}
			if choose(a, "pit:C"); a.session.Ply() != 1 {
				t.Error("the second time does not play the move")
			}
		})
	}
	a := open(t, 390, 844)
	a.confirms = true
	at := openTable(t, a, people("bao-kujifunza"))
	press(t, a, "pit:C1")
	at.Arrow(direction.Down)
	a.advance(0)
	if a.session.Ply() != 0 || at.offered != at.toward(at.choice.pit, direction.Down) {
		t.Fatalf("the first arrow plays %d plies and offers %v", a.session.Ply(), at.offered)
	}
	if at.Arrow(direction.Down); a.session.Ply() != 1 {
		t.Error("the second arrow does not play the way")
	}
}
