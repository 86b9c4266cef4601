package table

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// replayOf returns the replay at a table, nil if there is none.
func replayOf(at *Table) *replaying {
	r, _ := at.mode.(*replaying)
	return r
}

// seedsSaid returns what the pits are said to hold.
func seedsSaid(a *program) string {
	a.advance(0)
	var said []string
	for _, c := range a.Page.Controls {
		if strings.HasPrefix(c.ID, ui.PitID("")) || strings.HasPrefix(c.ID, ui.StoreID("")) {
			said = append(said, strings.Split(c.Label, ",")[1])
		}
	}
	return strings.Join(said, "")
}

func TestTheLastMoveIsSteppedThrough(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("ayoayo"))
	before := seedsSaid(a)
	press(t, a, "pit:A")
	settle(t, a)
	after := seedsSaid(a)
	a.speed = render.Normal
	a.advance(0)
	at.StartReplay(0)
	a.advance(0)
	if got := seedsSaid(a); got != before {
		t.Errorf("before the move the pits hold %q, want %q", got, before)
	}
	if c := ui.Find(a.Page.Controls, "lap:back"); c.Works() {
		t.Error("one can step back from before the move")
	}
	if at.playable() {
		t.Error("one can play while the last move is stepped through")
	}
	seen := []string{before}
	for ui.Find(a.Page.Controls, "lap:on").Works() {
		press(t, a, "lap:on")
		if !at.view.Animating() {
			t.Error("a lap on is not shown moving")
		}
		settle(t, a)
		seen = append(seen, seedsSaid(a))
	}
	if len(seen) != replayOf(at).ply.Trace.Laps()+1 || seen[len(seen)-1] != after {
		t.Errorf("%d laps were stepped through and end with %q, want %q", len(seen)-1, seen[len(seen)-1], after)
	}
	for i := len(seen) - 2; i >= 0; i-- {
		uitest.Do(a.Screen, ui.Input{Letters: []rune{'['}})
		if got := seedsSaid(a); got != seen[i] || at.view.Animating() {
			t.Errorf("back at lap %d the pits hold %q, want %q at once", i, got, seen[i])
		}
	}
	a.Scene().Back()
	if got := seedsSaid(a); got != after || replayOf(at) != nil || !at.playable() {
		t.Errorf("back in the game the pits hold %q, want %q", got, after)
	}
}

// playable reports whether any pit can be sown.
func (t *Table) playable() bool {
	for _, c := range t.screen.Page.Controls {
		if strings.HasPrefix(c.ID, ui.PitID("")) && c.Works() {
			return true
		}
	}
	return false
}

func TestTheComputerWaitsForAReplay(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{{}, {Computer: true, Level: 1}}})
	press(t, a, "pit:A")
	uitest.Do(a.Screen, ui.Input{Letters: []rune{']'}})
	a.advance(0)
	waitUntil(a, func() bool { return !a.opponent.Busy() })
	for range 60 {
		a.advance(50 * time.Millisecond)
	}
	if replayOf(at) == nil || a.session.Ply() != 1 {
		t.Fatalf("after a while in a replay there were %d plies", a.session.Ply())
	}
	press(t, a, "back")
	waitForPerson(a)
	if a.session.Ply() != 2 {
		t.Errorf("after the replay the computer does not move")
	}
}

// stepped sits down to a replay of a game of so many plies, the first legal ones, from
// its start.
func stepped(t *testing.T, rules string, plies int, width, height float64) (*program, *Table) {
	t.Helper()
	a := open(t, width, height)
	openTable(t, a, people(rules))
	for n := range plies {
		legal := a.session.Legal()
		if len(legal) == 0 {
			t.Fatalf("after %d plies there is no move", n)
		}
		if _, err := a.session.Play(legal[n*7%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	at := New(a, a.Screen, a.say, a.session, &a.analyst)
	a.Show([]ui.Scene{at})
	a.advance(0)
	at.StartReplay(0)
	a.advance(0)
	press(t, a, "start")
	return a, at
}

// shownPly is how many plies the board shows, -1 in the middle of one.
func shownPly(at *Table) int {
	plies, whole := at.mode.shown()
	if !whole {
		return -1
	}
	return plies
}

func TestKeysGoThroughTheMoves(t *testing.T) {
	a, at := stepped(t, "oware", 7, 1280, 720)
	for _, k := range []struct {
		name string
		in   ui.Input
		want int
	}{
		{"End", ui.Input{Scrolls: []float64{math.Inf(1)}}, 7},
		{"PageUp", ui.Input{Scrolls: []float64{-0.85}}, 6},
		{"PageUp", ui.Input{Scrolls: []float64{-0.85}}, 5},
		{"PageDown", ui.Input{Scrolls: []float64{0.85}}, 6},
		{"left", ui.Input{Arrows: []direction.Direction{direction.Left}}, 5},
		{"right", ui.Input{Arrows: []direction.Direction{direction.Right}}, 6},
		{"Home", ui.Input{Scrolls: []float64{math.Inf(-1)}}, 0},
	} {
		uitest.Do(a.Screen, k.in)
		a.advance(0)
		if got := shownPly(at); got != k.want {
			t.Errorf("%s leads to ply %d, want %d", k.name, got, k.want)
		}
	}
	if got := label(t, a, "move"); got != "Move 1: South plays A" {
		t.Errorf("at the start the table says %q", got)
	}
}

func TestTheSliderGoesThroughTheMoves(t *testing.T) {
	a, at := stepped(t, "oware", 8, 390, 844)
	slider := func() *ui.Control { return ui.Find(a.Page.Controls, "slider") }
	b := slider().Bounds
	if b.H < render.Touch {
		t.Errorf("the slider is %v px high", b.H)
	}
	point := func(part float64, down bool) {
		a.host.Next = host.Events{Touches: []host.Touch{{X: b.X + part*b.W, Y: b.Y + b.H/2, Down: down, Here: down, Finger: true}}}
		a.advance(0)
	}
	for _, step := range []struct {
		part float64
		want int
	}{{0.5, 4}, {0.76, 6}, {1.3, 8}, {-1, 0}, {0.26, 2}} {
		point(step.part, true)
		if got := shownPly(at); got != step.want {
			t.Errorf("dragged to %v of its way the board shows ply %d, want %d", step.part, got, step.want)
		}
	}
	point(0, false)
	point(0.9, true) // begins anew
	if got := shownPly(at); got != 7 {
		t.Errorf("touched near its end the board shows ply %d, want 7", got)
	}
	point(0.9, false)
	a.FocusOn("slider")
	uitest.Do(a.Screen, ui.Input{Arrows: []direction.Direction{direction.Left}})
	a.advance(0)
	a.host.Next = host.Events{Actions: []host.Action{{ID: "slider", Slid: true, Step: 3}}}
	was := shownPly(at)
	a.advance(0)
	if got := shownPly(at); was != 6 || got != 3 {
		t.Errorf("an arrow leads to ply %d, and the page's own slider to %d, want 6 and 3", was, got)
	}
	for _, e := range a.host.Elements {
		if e.ID == "slider" && (e.Role != "slider" || e.Slider == nil || e.Slider.Value != 3 || e.Slider.Most != 8 || !strings.Contains(e.Slider.Told, "Move 2")) {
			t.Errorf("the page has the slider as %+v, %+v", e, e.Slider)
		}
	}
}

// The thumb creeps on with the laps of a move.
func TestTheSliderShowsLaps(t *testing.T) {
	a, at := stepped(t, "ayoayo", 2, 1280, 720)
	press(t, a, "lap:on")
	settle(t, a)
	a.advance(0)
	v := ui.Find(a.Page.Controls, "slider").Slider
	if want := 1 / float64(replayOf(at).laps()); v.Value != 0 || v.Ahead != want {
		t.Errorf("after a lap the slider stands at %d and %v of a move, want %v", v.Value, v.Ahead, want)
	}
	if got := label(t, a, "lap"); !strings.HasPrefix(got, "Lap 1 of ") {
		t.Errorf("the table says %q of the lap", got)
	}
}

func TestTheListLeadsToMoves(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
		a, at := stepped(t, "oware", 40, size[0], size[1])
		inList := func() (first, last int) {
			first, last = -1, -1
			for i := range a.Page.Controls {
				if text, ok := strings.CutPrefix(a.Page.Controls[i].ID, plyID); ok {
					n, _ := strconv.Atoi(text)
					if first < 0 {
						first = n
					}
					last = n
				}
			}
			return first, last
		}
		if first, _ := inList(); first != 0 {
			t.Fatalf("%v: at the start the list begins with ply %d", size, first)
		}
		at.Page(math.Inf(1))
		a.advance(0)
		first, last := inList()
		if last != 39 || first < 10 {
			t.Errorf("%v: at the end the list has plies %d to %d", size, first, last)
		}
		at.Page(-1)
		for range 12 {
			at.Page(-1)
		}
		a.advance(0)
		if first, last = inList(); shownPly(at) < first || shownPly(at) > last {
			t.Errorf("%v: ply %d is not in sight in a list of %d to %d", size, shownPly(at), first, last)
		}
		press(t, a, plyID+strconv.Itoa(first))
		if got := shownPly(at); got != first+1 {
			t.Errorf("%v: a touch of ply %d leads to %d", size, first, got)
		}
		stops := ""
		for _, e := range a.host.Elements {
			if e.Group != nil && e.Group.ID == "moves" && e.Stop {
				stops += e.ID
			}
		}
		if want := plyID + strconv.Itoa(first); stops != want {
			t.Errorf("%v: Tab comes to %q in the list, want %s, which is shown", size, stops, want)
		}
		r := a.Page.Reel
		r.Turn(-100 * render.Touch)
		a.advance(0)
		if first, _ = inList(); first != 0 || shownPly(at) == 0 {
			t.Errorf("%v: drawn to its beginning the list begins with ply %d, and the board shows %d", size, first, shownPly(at))
		}
		for i := range a.Page.Controls {
			if c := &a.Page.Controls[i]; strings.HasPrefix(c.ID, plyID) && c.Bounds.H < render.Touch {
				t.Errorf("%v: %s is %v px high", size, c.ID, c.Bounds.H)
			}
		}
	}
}

// A child's game has moves of two plies by one player: each has a row of its own.
func TestRowsOfTheListFollowTheTurns(t *testing.T) {
	_, at := stepped(t, "bao-children", 30, 1280, 720)
	r, again := replayOf(at), 0
	for n := 1; n < r.all; n++ {
		same := r.player(n) == r.player(n-1)
		if same {
			again++
		}
		if next := r.list.rowOf[n] > r.list.rowOf[n-1]; next != (same || r.player(n) == 0) {
			t.Errorf("ply %d of player %v is in row %d, the one before of %v in row %d", n, r.player(n), r.list.rowOf[n], r.player(n-1), r.list.rowOf[n-1])
		}
	}
	if again == 0 {
		t.Error("nobody moved twice")
	}
	r.line = nil
	for _, by := range []engine.Player{engine.North, engine.North, engine.South, engine.North, engine.South} {
		r.line = append(r.line, session.Ply{By: by})
	}
	r.all = len(r.line)
	if got := newMoveList(r).rowOf; !slices.Equal(got, []int32{0, 1, 2, 2, 3}) {
		t.Errorf("North twice, then both by turns, stand in rows %v", got)
	}
}

func TestPliesFollowEachOtherUntilTheBoardIsTouched(t *testing.T) {
	a, at := stepped(t, "oware", 4, 1280, 720)
	a.speed = render.Normal
	uitest.Do(a.Screen, ui.Input{Letters: []rune{' '}})
	if at.Space(); !replayOf(at).autoplays {
		t.Fatal("the space bar plays nothing")
	}
	for range 1000 {
		a.advance(20 * time.Millisecond)
	}
	if got := shownPly(at); got != 4 || replayOf(at).autoplays {
		t.Errorf("left alone the game stops at ply %d, want 4", got)
	}
	press(t, a, "play") // from the start
	for shownPly(at) < 1 || !at.view.Animating() {
		a.advance(20 * time.Millisecond)
	}
	at.Tap("")
	a.advance(time.Minute)
	if got := shownPly(at); got == 4 || replayOf(at).autoplays {
		t.Errorf("after a touch the game goes on to ply %d", got)
	}
}

// A record of thousands of plies is stepped through as quickly as a short one: only
// what is in sight is made, and what was seen is forgotten.
func TestALongGameIsSteppedThroughInSight(t *testing.T) {
	a, at := stepped(t, "oware", 40, 1280, 720)
	r := replayOf(at)
	short := len(a.Page.Controls)
	one := r.at(0)
	r.line = make([]session.Ply, 4000)
	for i := range r.line {
		r.line[i] = one
		r.line[i].By = engine.Player(i % 2)
	}
	r.all = len(r.line)
	r.list = newMoveList(r)
	for n := 0; n <= 4000; n += 7 {
		r.goTo(n)
		a.advance(0)
		if len(a.Page.Controls) > short+2 {
			t.Fatalf("at ply %d there are %d controls, in a short game %d", n, len(a.Page.Controls), short)
		}
		if len(r.list.taken) > mostTaken {
			t.Fatalf("%d captures are remembered", len(r.list.taken))
		}
	}
}

// The scores follow the seeds of a ply that is stepped through: they are those after it
// when its seeds lie still.
func TestTheScoreOfAReplayFollowsItsSeeds(t *testing.T) {
	a := open(t, 1280, 720)
	at := onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,20 12,12 S")
	press(t, a, "pit:F")
	at.StartReplay(0)
	a.speed = render.Slow
	a.advance(0)
	press(t, a, "move:on")
	if got := label(t, a, "player:S:score"); got != "12" {
		t.Errorf("while seeds move South has %s", got)
	}
	settle(t, a)
	if got := label(t, a, "player:S:score"); got != "16" {
		t.Errorf("when they lie still South has %s", got)
	}
}

// The list of the moves is beside the board or below it or, where there is no room for
// it, a button shows it over the table, where a move is chosen.
func TestTheListIsAtHandInEveryWindow(t *testing.T) {
	for rules, plies := range map[string]int{"ayoayo": 10, "bao-kujifunza": 8} {
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 270}, {844, 390}, {768, 1024}, {900, 600}, {1280, 720}} {
			a, at := stepped(t, rules, plies, size[0], size[1])
			rows := func() (n int) {
				for i := range a.Page.Controls {
					if strings.HasPrefix(a.Page.Controls[i].ID, plyID) {
						n++
					}
				}
				return n
			}
			for _, id := range []string{"start", "move:back", "play", "move:on", "end", "slider", "player:S", "player:N", "back", "menu", "lap:on", "lap:back"} {
				if c := ui.Find(a.Page.Controls, id); c == nil {
					t.Errorf("%s in %v: the replay has no %s", rules, size, id)
				}
			}
			if ui.Find(a.Page.Controls, "moves") == nil {
				if rows() < 2*leastRows {
					t.Errorf("%s in %v: the list has %d plies, and no button shows more", rules, size, rows())
				}
				continue
			}
			if rows() > 0 {
				t.Errorf("%s in %v: the list is there, and a button for it", rules, size)
			}
			press(t, a, "moves")
			if rows() < 2*leastRows {
				t.Errorf("%s in %v: over the table the list has %d plies", rules, size, rows())
			}
			uitest.Do(a.Screen, ui.Input{Scrolls: []float64{math.Inf(1)}})
			a.advance(0)
			if shownPly(at) != plies {
				t.Errorf("%s in %v: over the table the key End leads to ply %d", rules, size, shownPly(at))
			}
			if reel := a.Page.Reel; reel.First+reel.Seen < reel.All {
				t.Errorf("%s in %v: at the end the list shows %d rows from %d of %d", rules, size, reel.Seen, reel.First, reel.All)
			}
			press(t, a, plyID+strconv.Itoa(plies-2))
			if a.Scene() != ui.Scene(at) || shownPly(at) != plies-1 {
				t.Errorf("%s in %v: a move leads to ply %d in %T", rules, size, shownPly(at), a.Scene())
			}
		}
	}
}
