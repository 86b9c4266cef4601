package table

import (
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/opponent"
	"ayoayo/game/opponent/opponenttest"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
	"ayoayo/render"
)

// program is what a table needs around it, and no more.
type program struct {
	*ui.Screen
	host     *hosttest.Fake
	say      *words.Printer
	speed    render.Speed
	bar      bool
	confirms bool
	across   bool
	novice   bool
	brief    bool
	session  *session.Session
	analyst  Analyst
	opponent opponent.Mover
	clock    time.Time
	// saves and menus count how often the game was saved and the menu opened.
	saves, menus int
	// homes counts how often the table was left.
	homes int
	// won and row are the tally of the players, South's first, setups counts how often
	// it was asked who plays.
	won, row [2]int
	setups   int
	// noMenu says that nothing leads away from the board.
	noMenu bool
	// shares counts how often the game was to be sent.
	shares int
}

var _ App = (*program)(nil)

// open starts a program without a table in a window.
func open(t *testing.T, width, height float64) *program {
	t.Helper()
	a := &program{say: uitest.English(t), speed: render.Instant, opponent: opponent.Mover{Searcher: opponenttest.Counting()}}
	a.analyst.NewSearcher = opponenttest.Counting
	t.Cleanup(a.opponent.Close)
	t.Cleanup(a.analyst.Close)
	a.Screen, a.host = uitest.NewScreen(width, height)
	a.Turned = a.say.Turn
	return a
}

// Speed and ShowsBar are what the test has set.
func (a *program) Speed() render.Speed  { return a.speed }
func (a *program) SpeedSetting() string { return "normal" }
func (a *program) NextSpeed()           { a.speed = render.Fast }
func (a *program) ShowsBar() bool       { return a.bar }
func (a *program) Brief() bool          { return a.brief }
func (a *program) Confirms() bool       { return a.confirms }
func (a *program) TurnsAcross() bool    { return a.across }

// Opponent is a real one.
func (a *program) Opponent() *opponent.Mover { return &a.opponent }

// pollOpponent has the answer wait, and looks at nothing else.
func (a *program) pollOpponent() {
	for _, ok := a.opponent.Poll(); ok; _, ok = a.opponent.Poll() {
	}
}

// PlayBeats and PlayTune play nothing.
func (a *program) PlayBeats([]render.Beat) {}
func (a *program) PlayTune()               {}

// Newcomer reports that a good deal was played.
func (a *program) Newcomer() bool { return a.novice }

// OpenHome counts.
func (a *program) OpenHome() { a.homes++ }

// Save and OpenMenu count.
func (a *program) Save()      { a.saves++ }
func (a *program) OpenMenu()  { a.menus++ }
func (a *program) OpenShare() { a.shares++ }

// NoMenu is what the test has set.
func (a *program) NoMenu() bool { return a.noMenu }

// Tally is what the test has set, of those whose games are counted.
func (a *program) Tally(s *session.Session) (session.Tally, bool) {
	named := s.Seat(0).Name != "" && s.Seat(1).Name != ""
	return session.Tally{Won: a.won, Row: a.row}, s.Seat(0).Computer != s.Seat(1).Computer || named
}

// OpenSetup counts.
func (a *program) OpenSetup(*engine.Rules, *engine.Position) { a.setups++ }

// Elsewhere reports that the game is nowhere else.
func (a *program) Elsewhere() bool { return false }
func (a *program) TakeOver()       {}

// Begin shows the table of a new game.
func (a *program) Begin(setup session.Setup) error {
	s, err := session.New(setup, 1)
	if err != nil {
		return err
	}
	a.show(s)
	return nil
}

// show shows the table of a game.
func (a *program) show(s *session.Session) *Table {
	a.session = s
	at := New(a, a.Screen, a.say, s, &a.analyst)
	a.Show([]ui.Scene{at})
	a.advance(0)
	return at
}

// advance lets time pass.
func (a *program) advance(dt time.Duration) {
	a.clock = a.clock.Add(dt)
	a.HandleInput(&ui.Input{}, a.host.Events(), a.clock)
	a.pollOpponent()
	a.Pass(dt)
}

// people are two people at one board.
func people(rules string) session.Setup { return session.Setup{Rules: rules} }

// openTable starts a game and returns its table.
func openTable(t *testing.T, a *program, setup session.Setup) *Table {
	t.Helper()
	if err := a.Begin(setup); err != nil {
		t.Fatal(err)
	}
	return a.Scene().(*Table)
}

// onTheTable shows a game that stands at a position.
func onTheTable(t *testing.T, a *program, rules, position string) *Table {
	t.Helper()
	return a.show(session.Resume(save.Game{}, enginetest.Game(t, rules, position)))
}

// press does what a click on a control does.
func press(t *testing.T, a *program, id string) {
	t.Helper()
	uitest.Click(t, a.Screen, id)
	a.advance(0)
}

// label returns what an item of the page says.
func label(t *testing.T, a *program, id string) string {
	t.Helper()
	a.advance(0)
	return uitest.Label(t, a.Screen, id)
}

// status is what the table says below its title, "" for nothing.
func status(a *program) string {
	if c := ui.Find(a.Page.Controls, "status"); c != nil {
		return c.Label
	}
	return ""
}

// more is what the table says below what goes on, "" for nothing.
func more(a *program) string {
	if c := ui.Find(a.Page.Controls, "status:more"); c != nil {
		return c.Label
	}
	return ""
}

// analyse turns the analysis on or off.
func (a *program) analyse() { a.Scene().(*Table).Analyse() }

func boardOf(a *program) *render.BoardView { return a.Page.Boards[0].View }

// settle lets time pass until the seeds lie still.
func settle(t *testing.T, a *program) {
	t.Helper()
	for range 10_000 {
		a.advance(50 * time.Millisecond)
		if !a.Scene().(*Table).view.Animating() {
			return
		}
	}
	t.Fatal("the seeds never come to rest")
}

// waitUntil lets time pass until something holds, however long others take over
// it.
func waitUntil(a *program, holds func() bool) {
	for a.advance(0); !holds(); a.advance(20 * time.Millisecond) {
		time.Sleep(time.Millisecond)
	}
}

// waitForPerson lets time pass until the computer has moved.
func waitForPerson(a *program) { waitUntil(a, func() bool { return !a.session.ComputerToMove() }) }

// rests checks that frames in which nothing happens allocate and draw nothing.
func rests(t *testing.T, a *program) {
	t.Helper()
	uitest.Rests(t, a, func() { a.advance(16 * time.Millisecond) })
}
