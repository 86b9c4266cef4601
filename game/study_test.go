package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/fair"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/opponent"
	"ayoayo/game/records"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// waitUntil lets time pass until something holds, however long others take over
// it.
func waitUntil(a *App, holds func() bool) {
	for a.advance(0); !holds(); a.advance(20 * time.Millisecond) {
		time.Sleep(time.Millisecond)
	}
}

// status is what the table says below its title.
func status(a *App) string { return said(a, "status") }

// The menu has its choices in groups, those used most first and the end of the game
// last, and none that the table has in sight.
func TestTheMenuIsInGroups(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "menu")
	var order []string
	for i := range a.Page.Controls {
		if c := &a.Page.Controls[i]; c.Focusable() || strings.HasPrefix(c.ID, "group:") {
			order = append(order, c.ID)
		}
	}
	first, last := order[1:4], order[len(order)-1]
	if !slices.Equal(first, []string{"home", "rules", "new-game"}) || last != "resign" {
		t.Errorf("the menu has %q", order)
	}
	for _, id := range []string{"hint", "undo", "menu"} {
		if slices.Contains(order, id) {
			t.Errorf("the menu repeats %s", id)
		}
	}
	above, resign := ui.Find(a.Page.Controls, order[len(order)-2]), ui.Find(a.Page.Controls, "resign")
	if apart := resign.Bounds.Y - above.Bounds.Y - above.Bounds.H; apart < 3*render.Gap {
		t.Errorf("resigning is %.0f px from %s", apart, above.ID)
	}
}

// hintSought reports whether a table is shown that looks for a hint, or has one.
func hintSought(a *App) bool {
	c := ui.Find(a.Page.Controls, "hint")
	return atTable(a) && c != nil && c.Pressed
}

// leaver is an opponent that says that it was closed.
type leaver struct {
	*instant
	closed bool
}

func (l *leaver) Close() { l.closed = true }

func TestTheAnalystLeavesWithTheTable(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	l := &leaver{instant: unanswered()}
	a.analyst.NewSearcher = func() opponent.Searcher { return l }
	begin(t, a, people("oware"))
	a.table.Analyse()
	a.advance(0)
	press(t, a, "menu")
	if !l.Busy() || l.closed {
		t.Fatalf("under the menu the analyst is busy: %v, and has left: %v", l.Busy(), l.closed)
	}
	press(t, a, "home")
	if !l.closed {
		t.Error("the analyst stays when the table is left")
	}
}

func TestTheBarIsRemembered(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "settings")
	press(t, a, "bar:on")
	if b := open(t, 800, 600); !b.settings.Bar {
		t.Error("the bar is not remembered")
	}
}

func TestLevelsHaveNames(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "game:ayoayo")
	for level := 1; level <= ai.Levels; level++ {
		for _, f := range []words.Family{words.LevelName, words.LevelThinks, words.LevelWho} {
			if !a.say.Has(f.Of(strconv.Itoa(level))) {
				t.Errorf("level %d has no %q", level, f)
			}
		}
	}
	setLevel(t, a, "N", 10)
	if got := label(t, a, "level:N:name"); got != "ọ̀ta" {
		t.Errorf("the champion is offered as %q", got)
	}
	if got := label(t, a, "level:N:note"); !strings.Contains(got, "champion") {
		t.Errorf("the champion is described as %q", got)
	}
	press(t, a, "start")
	a.advance(0)
	if got := ui.Find(a.Page.Controls, "player:N").Said; got != "Computer, ọ̀ta" {
		t.Errorf("at the table sits %q", got)
	}
}

func TestAFairStartPlaysAnEvenOpening(t *testing.T) {
	for _, first := range []string{"S", "N"} {
		emptyFolder(t)
		a := open(t, 1280, 720)
		press(t, a, "game:ayoayo")
		press(t, a, "with:people")
		press(t, a, "starts:"+first)
		press(t, a, "more")
		press(t, a, "fair:on")
		press(t, a, "start")
		s := a.Session()
		if start := s.Game().Start(); s.Ply() == 0 || start.Turn().String() != first {
			t.Fatalf("%s starts, and %d plies are played", start.Turn(), s.Ply())
		}
		if opening := southOpening(s); !slices.Contains(knownOpenings(s.Rules()), opening) {
			t.Errorf("%s starts: the opening %s is none of those known", first, opening)
		}
		if !strings.Contains(records.Write(a.say, s), "force a win}") {
			t.Errorf("the record does not say so:\n%s", records.Write(a.say, s))
		}
		if s.CanUndo() || s.Undo() {
			t.Error("the opening is taken back")
		}
		checkOpeningTold(t, a)
		if !fair.IsDrawn(s.Game()) {
			t.Error("the game is not known to stand at a proven draw")
		}
		for s.Game().Undo() {
		}
		if fair.IsDrawn(s.Game()) {
			t.Error("the start, which is proven to be won, is known as a draw")
		}
	}
	a := open(t, 1280, 720)
	a.OpenSetup(a.Preset("oware"), nil)
	a.advance(0)
	press(t, a, "more")
	if ui.Find(a.Page.Controls, "fair:on") != nil {
		t.Error("a fair start is offered where none is known")
	}
}

// southOpening is the opening of a game, as it were if South had begun.
func southOpening(s *session.Session) string {
	moves := slices.Clone(s.Game().Moves())
	if start := s.Game().Start(); start.Turn() == engine.North {
		for i, m := range moves {
			moves[i] = s.Rules().Board().Mirror(m)
		}
	}
	return strings.Join(written(s.Rules(), moves), " ")
}

// knownOpenings are the even openings of a game.
func knownOpenings(r *engine.Rules) (openings []string) {
	for _, o := range fair.Openings(r) {
		openings = append(openings, strings.Join(written(r, o.Moves), " "))
	}
	return openings
}

// checkOpeningTold holds that an opening is told as what was agreed on, and as nobody's
// moves: at the table, by the keys that read out, and in a replay.
func checkOpeningTold(t *testing.T, a *App) {
	t.Helper()
	if got := status(a); !strings.Contains(got, "force a win") {
		t.Errorf("the table says %q", got)
	}
	for _, side := range []string{"S", "N"} {
		if got := label(t, a, "player:"+side+":more"); got != "" {
			t.Errorf("the opening is told as a move of %s: %q", side, got)
		}
	}
	for _, key := range "mk" {
		a.table.Type(key)
		heard := fake(a).Announced
		if last := heard[len(heard)-1]; !strings.Contains(last, "force a win") || strings.Contains(last, "played") {
			t.Errorf("the key %c says of the opening %q", key, last)
		}
	}
	a.table.StartReplay(0)
	if got := label(t, a, "move"); !strings.HasPrefix(got, "Opening, move ") {
		t.Errorf("in a replay the opening is told as %q", got)
	}
	for i := range a.Session().Ply() {
		if got := label(t, a, fmt.Sprintf("ply:%d", i)); !strings.HasPrefix(got, "Opening, move ") {
			t.Errorf("in the list of moves the opening is told as %q", got)
		}
	}
	press(t, a, "back")
}

// What is proven of an opening is not put in doubt by what a search sees.
func TestAFairStartIsADrawForBarAndAnalysis(t *testing.T) {
	emptyFolder(t)
	a := open(t, 1280, 720)
	a.settings.Bar = true
	press(t, a, "game:bao-children")
	for _, id := range []string{"with:people", "more", "fair:on", "start"} {
		press(t, a, id)
	}
	waitUntil(a, func() bool { return label(t, a, "bar") == "A draw, proven" })
	a.table.Analyse()
	waitUntil(a, func() bool { return strings.Contains(said(a, "status:more"), "proven draw") })
	if got := label(t, a, "bar"); got != "A draw, proven" {
		t.Errorf("with the analysis the bar says %q", got)
	}
}

// written is moves as they are written down.
func written(r *engine.Rules, moves []engine.Move) []string {
	var list []string
	for _, m := range moves {
		list = append(list, r.FormatMove(m))
	}
	return list
}

func TestTheMenuSaysHowFarTheTablesAre(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	a.OpenMenu()
	a.onOpponent(opponent.Event{Kind: opponent.Building, Building: wire.Building{Rules: "ayoayo", Seeds: 8, Done: 43, All: 100}})
	a.Relayout()
	a.Build()
	if got := said(a, "building"); !strings.Contains(got, "43%") {
		t.Errorf("the menu says %q", got)
	}
	rests(t, a)
	a.onOpponent(opponent.Event{Kind: opponent.Building, Building: wire.Building{Rules: "ayoayo", Seeds: 12, Done: 100, All: 100}})
	a.Build()
	if got := said(a, "building"); got != "" {
		t.Errorf("when the tables are done the menu says %q", got)
	}
	a.onOpponent(opponent.Event{Kind: opponent.Building, Building: wire.Building{Rules: "ayoayo", Seeds: 8, Done: 43, All: 100}})
	a.onOpponent(opponent.Event{Kind: opponent.Building})
	a.Build()
	if got := said(a, "building"); got != "" {
		t.Errorf("when nobody is at the tables the menu says %q", got)
	}
}

// said returns what an item of the page says, "" if there is none.
func said(a *App, id string) string {
	if c := ui.Find(a.Page.Controls, id); c != nil {
		return c.Label
	}
	return ""
}

// Two presses that come at once act on two pages: the second is not the first
// page's any more.
func TestPressesThatComeAtOnce(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "menu")
	fake(a).Next.Actions = []host.Action{{ID: "back", Press: true}, {ID: "hint", Press: true}}
	a.advance(0)
	if !hintSought(a) {
		t.Errorf("after closing the menu and asking for a hint the scene is %T", a.Scene())
	}
}

// That the computer was started again, or has to think in the game's own time, is
// seen at the table and read out.
func TestFaultsOfTheComputerAreSaid(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	for i, c := range []struct {
		kind opponent.Kind
		say  words.Key
	}{{opponent.Restarted, words.Restarted}, {opponent.Alone, words.Alone}} {
		a.onOpponent(opponent.Event{Kind: c.kind})
		if got := label(t, a, "notice:"+string(rune('0'+i))); got != a.say.Say(c.say) {
			t.Errorf("the notice says %q", got)
		}
	}
}

// setLevel goes to a level of the computer at a side, step by step.
func setLevel(t *testing.T, a *App, side string, level int) {
	t.Helper()
	for want := fmt.Sprintf("%d of %d", level, ai.Levels); label(t, a, "level:"+side+":of") != want; {
		step := ":more"
		if now, _ := strconv.Atoi(strings.Fields(label(t, a, "level:"+side+":of"))[0]); now > level {
			step = ":less"
		}
		press(t, a, "level:"+side+step)
	}
}

func TestALevelIsKeptWhileAPersonSitsThere(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "game:ayoayo")
	setLevel(t, a, "N", 7)
	press(t, a, "with:people")
	press(t, a, "with:computers")
	if n, s := label(t, a, "level:N:of"), label(t, a, "level:S:of"); n != "7 of 10" || s != fmt.Sprintf("%d of %d", session.UsualLevel, ai.Levels) {
		t.Errorf("North plays at %q, South at %q", n, s)
	}
}

// What is said of a level is what it is made of in the game that is set up.
func TestLevelsAreDescribedAsTheyPlay(t *testing.T) {
	for _, c := range []struct {
		game  string
		level int
		want  string
	}{
		{"oware", 1, "Looks at one move. Often slips."},
		{"ayoayo", 2, "Looks at one move. Seldom slips. Follows few laps."},
		{"bao-laps", 6, "Looks some moves ahead. Never slips. Follows every relay."},
	} {
		emptyFolder(t)
		a := open(t, 800, 600)
		press(t, a, "game:"+c.game)
		setLevel(t, a, "N", c.level)
		if got := label(t, a, "level:N:note"); got != c.want {
			t.Errorf("%s: %q; expected %q", c.game, got, c.want)
		}
	}
}
