package game

import (
	"cmp"
	"fmt"
	"io"
	"runtime/debug"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/game/address"
	"ayoayo/game/keeper"
	"ayoayo/game/menu"
	"ayoayo/game/opponent"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/table"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// App is the program: what is shown, and what outlives a scene.
type App struct {
	*ui.Screen

	*keeper.Keeper
	preferences
	texts

	say      *words.Printer
	opponent opponent.Mover
	analyst  table.Analyst
	sound    speaker
	seed     func() uint64
	// faults is told where the program was when something went wrong with it: the
	// browser's console, or the terminal.
	faults io.Writer
	// asked is what the page's address asks for.
	asked address.Asked
	// chosen is the language that was chosen when the program last looked.
	chosen string
	// solved is how many of the moves are played that were to be found.
	solved int
	// around is what the page around was told last.
	around toldState
	// address is the rule-set string in the page's address, "" for a page that asks for
	// no table.
	address string
	// table is the scene of the game in progress while it is among those shown, nil
	// without one.
	table *table.Table
	// building is how far endgame tables are, zero while nobody is at them.
	building wire.Building

	// first is the scene that the others lie on, keys says what keys do.
	first, keys ui.Scene
	// input is what the player does in this step.
	input ui.Input
	// clock is when the program made its last step, quiet since how long nothing
	// has moved.
	clock time.Time
	quiet time.Duration
	// rests says that nothing has moved for long, between how long the host leaves between
	// two steps of the program then, 0 where it does as always.
	rests   bool
	between time.Duration
}

// Begin starts a new game and shows its table.
func (a *App) Begin(setup session.Setup) error {
	s, err := session.New(setup, a.seed())
	if err != nil {
		return err
	}
	if setup.Start == "" && a.Choice(s.Rules().Key()).Fair {
		if err := a.beginFairly(s); err != nil {
			return err
		}
	}
	a.Keeper.Begin(s)
	a.updateAddress()
	a.began(setup)
	a.OpenTable()
	return nil
}

// Draw draws the page when something on it has changed; else the screen keeps
// what it shows.
func (a *App) Draw(screen *ebiten.Image) {
	a.guard(func() { a.Screen.Draw(screen) })
}

// LayoutF gives the drawing a pixel for each of the screen's, up to a limit.
func (a *App) LayoutF(width, height float64) (float64, float64) {
	return a.Fit(a.Host.Measure(width, height))
}

// Layout is there because ebiten.Game asks for it; LayoutF is called instead.
func (a *App) Layout(width, height int) (int, int) { return width, height }

// Update lets time pass and takes what the player did.
func (a *App) Update() error {
	now := time.Now()
	dt := min(now.Sub(a.clock), max(longestStep, a.between))
	a.clock = now
	a.input.Read(a.Scale)
	a.guard(func() { a.advance(dt) })
	a.pace(dt)
	return nil
}

// longestStep is the longest time that passes at once, so that a window that was
// hidden does not jump.
const longestStep = 250 * time.Millisecond

// sceneChanged lets the analyst leave with the table, and tells the page whether there
// is a scene to go back to.
func (a *App) sceneChanged() {
	a.Host.SetAway(a.Scene() != a.first)
	if !a.onTable() {
		a.analyst.Close()
	}
}

// advance is one step of the program.
func (a *App) advance(dt time.Duration) {
	events := a.Host.Events()
	if events.Changed {
		a.refresh()
	}
	for _, q := range events.Questions {
		a.answer(q)
	}
	for _, d := range events.Deliveries {
		a.deliver(d)
	}
	a.Library().Poll()
	a.follow(dt)
	a.Retry(dt)
	if a.rests { // before anything that begins now
		a.Pass(dt)
		dt = 0
	}
	a.HandleInput(&a.input, events, a.clock)
	a.pollOpponent()
	a.Pass(dt)
	a.solve()
	a.tellAround()
}

// guard keeps a fault from freezing the board: the game goes on with a sentence
// that says so and ways out.
func (a *App) guard(step func()) {
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintf(a.faults, "ayoayo: %v\n%s", fault, debug.Stack())
			a.opponent.Cancel()
			a.Show([]ui.Scene{menu.NewTrouble(a.Screen, a.say, a)}) // built by the next step, guarded too
		}
	}()
	step()
}

// refresh looks at the settings and the system again.
func (a *App) refresh() {
	a.speak()
	a.SetLook(render.Look{
		Theme:   settings.Theme(cmp.Or(a.asked.Theme, a.settings.Theme), a.Host.PrefersContrast()),
		Dark:    settings.Dark(a.settings.Light, a.Host.PrefersDark()),
		Counts:  a.settings.Counts,
		Letters: settings.Letters(a.settings.Letters),
		Reduced: settings.Reduced(a.settings.Motion, a.Host.PrefersReducedMotion()),
	})
	a.NoLetters = !a.settings.Shortcuts
	a.sound.SetVolume(settings.Volume(a.settings.Sound))
}
