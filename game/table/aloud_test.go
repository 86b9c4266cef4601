package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
	"ayoayo/render"
)

// heardAfter is what is read out when something is done, joined.
func heardAfter(a *program, do func()) string {
	a.host.Announced = nil
	do()
	a.advance(0)
	return strings.Join(a.host.Announced, " | ")
}

// typed is what is read out after a letter.
func typed(a *program, letter rune) string {
	return heardAfter(a, func() { uitest.Do(a.Screen, ui.Input{Letters: []rune{letter}}) })
}

// A ply is said with sides instead of letter-case, where it ended, what it captured and
// the score that follows.
func TestAMoveIsHeard(t *testing.T) {
	a := open(t, 1280, 720)
	openTable(t, a, session.Setup{Rules: "ayoayo", Seats: [2]seat.Seat{{}, {Computer: true, Level: 3}}})
	want := "You played south c, 5 laps, ended in south e, captured 7. You 7, Computer 0. The learner is thinking"
	if got := heardAfter(a, func() { press(t, a, "pit:C") }); got != want {
		t.Errorf("heard is %q, want %q", got, want)
	}
	if got := typed(a, 'm'); got != want {
		t.Errorf("M says %q, want %q", got, want)
	}
	if got, want := typed(a, 's'), "You 7, Computer 0. The learner is thinking"; got != want {
		t.Errorf("S says %q, want %q", got, want)
	}
}

func TestAMoveIsHeardInFewWords(t *testing.T) {
	a := open(t, 1280, 720)
	a.brief = true
	openTable(t, a, people("ayoayo"))
	if c := ui.Find(a.Page.Controls, "pit:C"); c.Said != "south c 4" || c.About != "captures 7" {
		t.Errorf("a pit is heard as %q, %q", c.Said, c.About)
	}
	if got, want := heardAfter(a, func() { press(t, a, "pit:C") }), "south c, captured 7"; got != want {
		t.Errorf("heard is %q, want %q", got, want)
	}
}

// What a move does, or why there is none, is the description of its pit.
func TestAPitSaysWhatItDoes(t *testing.T) {
	a := open(t, 1280, 720)
	onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,20 12,12 S")
	for id, want := range map[string]string{
		"pit:F": "south f ends in north b, captures 4",
		"pit:A": "south a is empty",
		"pit:f": "north f is North’s pit",
	} {
		if c := ui.Find(a.Page.Controls, id); c.About != want {
			t.Errorf("%s is described as %q, want %q", id, c.About, want)
		}
	}
	if got, want := heardAfter(a, func() { a.Activate("pit:A") }), "south a is empty"; got != want {
		t.Errorf("a press of an empty pit says %q, want %q", got, want)
	}
	onTheTable(t, a, "oware", "1,0,0,0,0,1/0,0,0,0,0,0 23,23 S")
	if c, want := ui.Find(a.Page.Controls, "pit:A"), "south a can’t be sown: it ends in south b. The empty row must get seeds. south f reaches it."; c.About != want {
		t.Errorf("a pit that must not be sown is described as %q, want %q", c.About, want)
	}
}

// Two ways are told apart by words, before and while they are asked for, and come after
// the pits.
func TestWaysAreHeard(t *testing.T) {
	a := open(t, 1280, 720)
	openTable(t, a, people("bao-kujifunza"))
	var pit engine.Pit
	for _, p := range a.session.Rules().Board().Pits() {
		if len(a.Scene().(*Table).ways(p)) == 2 {
			pit = p
			break
		}
	}
	id := ui.PitID(a.session.Rules().PitName(pit))
	said := heardAfter(a, func() { a.Activate(id) })
	if !strings.HasPrefix(said, "south ") || !strings.Contains(said, ": which way?") || !strings.Contains(said, "to the left ends in ") || !strings.Contains(said, "to the right ends in ") || strings.ContainsAny(said, "<>") {
		t.Errorf("asked is %q", said)
	}
	controls := a.Page.Controls
	on := slices.IndexFunc(controls, func(c ui.Control) bool { return c.ID == "way:on" })
	last := slices.IndexFunc(controls, func(c ui.Control) bool { return c.ID == "pit:h2" })
	if on < last || strings.ContainsAny(controls[on].Said, "<>") || controls[on].Said == "" {
		t.Errorf("the way, at %d, is heard as %q; the last pit is at %d", on, controls[on].Said, last)
	}
}

func TestTheBoardIsHeardRowByRow(t *testing.T) {
	a := open(t, 1280, 720)
	onTheTable(t, a, "oware", "0,3,0,0,0,2/1,1,0,0,0,20 12,9 S")
	south, north := "South’s row: a 0, b 3, c 0, d 0, e 0, f 2", "North’s row: a 1, b 1, c 0, d 0, e 0, f 20"
	for letter, want := range map[rune]string{
		'1': south, '2': north, 'o': south + ". " + north, '3': "",
		'p': "2 moves: b, f", 'x': "1 move: f captures 4", 'k': "No move has been played.", 'm': "No move has been played.",
	} {
		if got := typed(a, letter); got != want {
			t.Errorf("%c says %q, want %q", letter, got, want)
		}
	}
	openTable(t, a, people("bao-kujifunza"))
	for letter, row := range map[rune]string{'1': "South’s back row: a ", '2': "South’s front row: a ", '3': "North’s front row: a ", '4': "North’s back row: a "} {
		if got := typed(a, letter); !strings.HasPrefix(got, row) || !strings.Contains(got, ", h ") {
			t.Errorf("%c says %q, want %q and so on", letter, got, row)
		}
	}
	openTable(t, a, people("oware"))
	if got, want := typed(a, 'x'), "No move captures."; got != want {
		t.Errorf("at the start X says %q, want %q", got, want)
	}
}

// A relay is heard lap by lap, and the numbers are those of the trace.
func TestLapsAreHeard(t *testing.T) {
	a := open(t, 1280, 720)
	openTable(t, a, people("ayoayo"))
	press(t, a, "pit:C")
	want := "Lap 1: 4 from south c to north a. Lap 2: 5 from north a to north f. Lap 3: 5 from north f to south e. " +
		"Lap 4: 6 from south e to north e. Lap 5: 6 from north e to south e, captured 6 from north b, captured 1 from south e"
	if got := typed(a, 'k'); got != want {
		t.Errorf("K says\n%q, want\n%q", got, want)
	}
}

func TestUndoAndRedoSayWhich(t *testing.T) {
	a := open(t, 1280, 720)
	openTable(t, a, people("oware"))
	press(t, a, "pit:C")
	press(t, a, "pit:a")
	for _, do := range []struct{ id, want string }{
		{"undo", "Taken back: north a. North’s turn"},
		{"redo", "Played again: north a. South’s turn"},
	} {
		if got := heardAfter(a, func() { press(t, a, do.id) }); got != do.want {
			t.Errorf("%s says %q, want %q", do.id, got, do.want)
		}
	}
	a.host.Alerts = nil
	a.Scene().(*Table).Resign()
	if want := []string{"North won. 0 to 0. South resigned."}; !slices.Equal(a.host.Alerts, want) {
		t.Errorf("giving up is said at once as %q, want %q", a.host.Alerts, want)
	}
}

// The end of a game is said at once, whatever is being read out.
func TestAResultIsSaidAtOnce(t *testing.T) {
	a := open(t, 1280, 720)
	onTheTable(t, a, "oware", "0,0,0,0,0,2/1,1,0,0,0,2 21,21 S")
	press(t, a, "pit:F")
	want := []string{"South played south f, ended in north b, captured 4. South won. 25 to 21. 25 seeds win the game. The 2 seeds left on the board count for nobody."}
	if !slices.Equal(a.host.Alerts, want) {
		t.Errorf("said at once is %q, want %q", a.host.Alerts, want)
	}
}

// Pits that are claimed or given back are counted, and a round that ends or begins is
// told.
func TestClaimsAreCounted(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, people("namnam"))
	for n := range 400 {
		pos := a.session.Position()
		if pos.Phase() == engine.Claim {
			break
		}
		a.host.Announced = nil
		moves := a.session.Legal()
		at.play(moves[n*7%len(moves)])
		a.advance(0)
	}
	said := strings.Join(a.host.Announced, " ")
	if !strings.Contains(said, "Round 1: South ") || !strings.Contains(said, "choose the pits") {
		t.Errorf("at the end of a round heard is %q", said)
	}
	var pits []engine.Pit
	for _, pit := range a.session.Rules().Board().Pits() {
		if at.claimable(pit) {
			pits = append(pits, pit)
		}
	}
	id := ui.PitID(a.session.Rules().PitName(pits[0]))
	if got := heardAfter(a, func() { press(t, a, id) }); !strings.Contains(got, " claimed, 1 of ") {
		t.Errorf("a pit that is claimed says %q", got)
	}
	if got := heardAfter(a, func() { press(t, a, id) }); !strings.Contains(got, " given back, 0 of ") {
		t.Errorf("a pit that is given back says %q", got)
	}
	if got := heardAfter(a, func() { at.play(a.session.Legal()[0]); a.advance(0) }); !strings.Contains(got, "Round 2 begins") {
		t.Errorf("after the claim heard is %q", got)
	}
}

// A press that only ends a movement says so, and plays nothing.
func TestAPressThatEndsAMovementIsSaid(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("ayoayo"))
	a.speed = render.Slow
	a.advance(0)
	press(t, a, "pit:A")
	a.advance(50 * time.Millisecond)
	if !at.view.Animating() {
		t.Fatal("the seeds are not moving")
	}
	a.FocusOn("pit:b")
	if got, want := heardAfter(a, func() { uitest.Do(a.Screen, ui.Input{Enter: true}) }), a.say.Say(words.Skipped); !strings.HasPrefix(got, want) || a.session.Ply() != 1 {
		t.Errorf("Enter says %q and leaves %d plies, want %q and 1", got, a.session.Ply(), want)
	}
}

func TestTheAnalysisSaysThatItIsOn(t *testing.T) {
	a := open(t, 800, 600)
	at := openTable(t, a, people("oware"))
	for _, want := range []string{"Analysis is on.", "Analysis is off."} {
		if got := heardAfter(a, at.Analyse); got != want {
			t.Errorf("heard is %q, want %q", got, want)
		}
	}
}

// Every key that the list has for a table does something there.
func TestTheKeysOfTheListWork(t *testing.T) {
	for _, group := range words.KeyGroups() {
		if group.Name != "heard" {
			continue
		}
		for _, key := range group.Keys {
			a := open(t, 800, 600)
			openTable(t, a, people("oware"))
			if key == "rows" {
				key = "1"
			}
			if typed(a, []rune(key)[0]) == "" {
				t.Errorf("the key %s says nothing", key)
			}
		}
	}
}
