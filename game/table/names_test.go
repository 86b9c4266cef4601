package table

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui/uitest"
)

// sideNamed finds a side that is called by its own name. The names of pits, "north f",
// are written small.
var sideNamed = regexp.MustCompile(`\b(South|North)\b`)

// ama and kofi are two people with names.
var ama, kofi = seat.Seat{Name: "Ama"}, seat.Seat{Name: "Kofi"}

// toldOf is all that a table writes and says, and what was spoken since it was asked last.
func toldOf(a *program) []string {
	told := slices.Clone(a.host.Announced)
	a.host.Announced = nil
	for _, l := range a.Page.Lines {
		told = append(told, l.Text)
	}
	for _, c := range a.Page.Controls {
		told = append(told, c.Label, c.About, c.Said, c.Group.Label)
	}
	return told
}

// checkNames reports what calls a side South or North, and counts what has a name in it.
func checkNames(t *testing.T, when string, a *program) (named int) {
	t.Helper()
	a.advance(0)
	for _, told := range toldOf(a) {
		if sideNamed.MatchString(told) {
			t.Errorf("%s it says %q", when, told)
		}
		if strings.Contains(told, "Ama") || strings.Contains(told, "Kofi") {
			named++
		}
	}
	return named
}

// Two people with names are called by them, in all that is written and spoken from the
// first move to the last, and when the game is stepped through.
func TestPeopleAreCalledByTheirNames(t *testing.T) {
	for _, spec := range engine.Specs() {
		t.Run(spec.Key, func(t *testing.T) {
			a := open(t, 1280, 720)
			a.bar, a.novice = true, true
			at := openTable(t, a, session.Setup{Rules: spec.Key, Seats: [2]seat.Seat{ama, kofi}})
			random := rand.New(rand.NewPCG(5, 5))
			for ply := 0; ply < 400 && len(at.session.Legal()) > 0; ply++ {
				moves := at.session.Legal()
				at.play(moves[random.IntN(len(moves))])
				a.advance(0)
				for at.goesOn() {
					checkNames(t, "after a round", a)
				}
				if ply < 12 || ply%20 == 0 {
					checkTold(t, a, at)
				}
			}
			at.Resign()
			checkNames(t, "at the end", a)
			at.StartReplay(0)
			if checkNames(t, "stepped through", a) == 0 {
				t.Error("nobody is named")
			}
		})
	}
}

// goesOn presses the button with which a game goes on that stands still, if there is one.
func (t *Table) goesOn() bool {
	onward := t.mode.controls().onward
	if onward != nil && onward.ID == "next-round" {
		onward.Press()
		return true
	}
	return false
}

// checkTold looks at what is said of a position: of it, of its pits and its moves.
func checkTold(t *testing.T, a *program, at *Table) {
	t.Helper()
	checkNames(t, "after a move", a)
	for _, letter := range "mksopx1234" {
		at.Type(letter)
	}
	for _, pit := range at.session.Rules().Board().Pits() {
		at.Refuse("pit:" + at.session.Rules().PitName(pit))
	}
	if len(at.mode.moves()) > 0 {
		a.FocusOn("pit:" + at.session.Rules().PitName(at.mode.moves()[0].Pit()))
	}
	checkNames(t, "asked about a position", a)
	uitest.LeaveKeys(a.Screen)
}

// What ends a game is told by names too, and who gets what was left.
func TestEndsAreToldByNames(t *testing.T) {
	for _, tt := range []struct{ rules, position, move, want string }{
		{"ayoayo", "0,0,0,0,0,1/0,0,0,0,0,1 20,26 S", "F", "Kofi"},
		{"ayoayo;leftovers=side", "0,0,0,0,0,1/2,0,0,0,0,0 22,23 S", "F", "Ama"},
		{"oware", "0,0,0,0,0,1/0,0,0,0,0,2 22,23 S", "F", "Kofi"},
		{"namnam", "0,0,0,0,0,1/0,0,0,0,0,7 20,20 S SSSSSS/NNNNNN sow S -", "F", ""},
	} {
		r := enginetest.Rules(t, tt.rules)
		p := enginetest.Position(t, r, tt.position)
		a := open(t, 800, 600)
		at := a.show(session.Resume(save.Game{Seats: [2]seat.Seat{ama, kofi}}, engine.NewGameFrom(r, p)))
		m, err := r.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		at.play(m)
		a.advance(0)
		checkNames(t, tt.rules, a)
		if res, over := at.session.Result(); over && !strings.Contains(at.title()+at.reason(res), tt.want) {
			t.Errorf("%s: the end is told as %q, %q", tt.rules, at.title(), at.reason(res))
		}
	}
}

// A pit is called in its label as it is in plates and hints, and differs there for the
// ear from the one across.
func TestAPitHasOneName(t *testing.T) {
	for _, spec := range engine.Specs() {
		a := open(t, 800, 600)
		at := openTable(t, a, people(spec.Key))
		for _, pit := range spec.Board.Pits() {
			name := at.spoken(func() []string { return []string{at.pitName(pit)} })[0]
			if got := label(t, a, "pit:"+at.session.Rules().PitName(pit)); !strings.HasPrefix(got, "Pit "+name+", ") {
				t.Errorf("%s: %s is labelled %q", spec.Key, name, got)
			}
		}
	}
}
