package lobby_test

import (
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/lobby"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/render"
)

// read opens the rules of a game in a window.
func read(t *testing.T, rules string, width, height float64, chosen func(*engine.Rules)) (*ui.Screen, *hosttest.Fake) {
	t.Helper()
	r := enginetest.Rules(t, rules)
	screen, host := uitest.NewScreen(width, height)
	screen.Push(lobby.NewRules(screen, uitest.English(t), r, chosen, nil, ui.Control{}))
	screen.Pass(0)
	return screen, host
}

// playing returns the identities of the boards that play: those without the sign that
// they could.
func playing(s *ui.Screen) []string {
	var list []string
	for _, c := range s.Page.Controls {
		if strings.HasSuffix(c.ID, ":board") && c.Face == ui.FaceNone {
			list = append(list, strings.TrimSuffix(c.ID, ":board"))
		}
	}
	return list
}

// watch lets time pass and returns which boards have played, in their order, each as
// often as it did.
func watch(t *testing.T, s *ui.Screen, d time.Duration) []string {
	t.Helper()
	var seen []string
	last := ""
	for ; d > 0; d -= 20 * time.Millisecond {
		s.Pass(20 * time.Millisecond)
		now := playing(s)
		if len(now) > 1 {
			t.Fatalf("several boards play at once: %v", now)
		}
		if len(now) == 0 {
			last = ""
		} else if now[0] != last {
			last = now[0]
			seen = append(seen, last)
		}
	}
	return seen
}

func TestBoardsPlayTheirRulesWhenTheyComeInSight(t *testing.T) {
	s, _ := read(t, "ayoayo", 390, 844, nil)
	if len(playing(s)) > 0 {
		t.Error("a board plays at once")
	}
	if got := strings.Join(watch(t, s, 20*time.Second), " "); got != "rule:1 rule:2" {
		t.Errorf("of the boards in sight %q played, want the two first, once each", got)
	}
	s.FocusOn("rule:4:board")
	if got := strings.Join(watch(t, s, 30*time.Second), " "); got != "rule:3 rule:4" {
		t.Errorf("further down %q played, want those that came in sight", got)
	}
}

func TestABoardThatGoesOutOfSightStops(t *testing.T) {
	s, _ := read(t, "ayoayo", 390, 844, nil)
	for len(playing(s)) == 0 {
		s.Pass(20 * time.Millisecond)
	}
	s.FocusOn("fold:rules.about")
	s.Pass(20 * time.Millisecond)
	if got := playing(s); len(got) > 0 {
		t.Errorf("%v plays where nobody sees it", got)
	}
}

func TestABoardThatIsTouchedPlaysAgain(t *testing.T) {
	s, host := read(t, "ayoayo", 1280, 720, nil)
	watch(t, s, 40*time.Second)
	uitest.Press(t, s, "rule:3:board")
	if said := host.Announced[len(host.Announced)-1]; !strings.Contains(said, "captures 5") {
		t.Errorf("who can't see it hears %q", said)
	}
	s.Pass(0)
	uitest.Press(t, s, "rule:2:board")
	s.Pass(0)
	if got := strings.Join(playing(s), " "); got != "rule:2" {
		t.Errorf("%q plays, want the board that was touched last", got)
	}
	if got := watch(t, s, 20*time.Second); len(got) != 1 {
		t.Errorf("boards play on by themselves: %v", got)
	}
}

// Who wants nothing to fly about steps through a rule by touches.
func TestBoardsStepWhereMotionIsReduced(t *testing.T) {
	s, _ := read(t, "ayoayo", 1280, 720, nil)
	s.SetLook(render.Look{Reduced: true})
	if got := watch(t, s, 10*time.Second); len(got) > 0 {
		t.Errorf("%v plays by itself", got)
	}
	view := s.Page.Boards[1].View // two laps, of one seed and of three
	var held []int
	for range 3 {
		uitest.Press(t, s, "rule:2:board")
		if s.Pass(0); len(playing(s)) > 0 || view.Animating() {
			t.Error("a board moves")
		}
		held = append(held, view.Seeds(engine.Pit(1))*10+view.Seeds(engine.Pit(4)))
	}
	if held[0] != 30 || held[1] != 1 || held[2] != 30 {
		t.Errorf("step by step the pits B and E hold %v", held)
	}
}

func TestWhatIsForLaterIsFoldedAway(t *testing.T) {
	s, host := read(t, "oware", 390, 844, nil)
	expanded := func() bool {
		for _, e := range host.Elements {
			if e.ID == "fold:rules.rest" {
				return e.Expanded != nil && *e.Expanded
			}
		}
		t.Fatal("nothing is folded")
		return false
	}
	if expanded() || ui.Find(s.Page.Controls, "rule:5") != nil {
		t.Error("the end of a game is told at once")
	}
	uitest.Press(t, s, "fold:rules.rest")
	if s.Pass(0); !expanded() || ui.Find(s.Page.Controls, "rules.rest:2") == nil {
		t.Error("the end of a game is not told when it is asked for")
	}
	uitest.Press(t, s, "fold:rules.rest")
	if s.Pass(0); expanded() {
		t.Error("what was unfolded can't be folded")
	}
}

// Where options can't be set they are told, and nothing looks as if it could be
// pressed.
func TestOptionsThatCannotBeSetAreNoButtons(t *testing.T) {
	for _, chosen := range []func(*engine.Rules){nil, func(*engine.Rules) {}} {
		s, _ := read(t, "ayoayo", 390, 844, chosen)
		uitest.Press(t, s, "fold:rules.options")
		s.Pass(0)
		buttons := 0
		for _, c := range s.Page.Controls {
			if strings.HasPrefix(c.ID, "option:") && c.Role == ui.RoleButton {
				buttons++
			}
			if c.Role == ui.RoleButton && !c.Works() {
				t.Errorf("%s looks as if it could be pressed", c.ID)
			}
		}
		if (buttons > 0) != (chosen != nil) {
			t.Errorf("%d options can be pressed", buttons)
		}
	}
}

func TestAPageOfRulesRests(t *testing.T) {
	s, _ := read(t, "ayoayo", 1280, 720, nil)
	watch(t, s, time.Minute)
	uitest.Rests(t, s, func() { s.Pass(16 * time.Millisecond) })
	uitest.Press(t, s, "rule:1:board")
	s.Pass(16 * time.Millisecond)
	if allocs := testing.AllocsPerRun(20, func() { s.Pass(16 * time.Millisecond) }); allocs != 0 || len(playing(s)) == 0 {
		t.Errorf("%v allocations in a frame in which seeds fly", allocs)
	}
}
