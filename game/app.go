package game

import (
	"fmt"
	"io"
	"math"
	"runtime/debug"
	"slices"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/opponent"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// scene is what fills the window: the games to choose from, a table, a menu.
type scene interface {
	// build lays the scene out.
	build(p *page)
	// update lets time pass.
	update(dt time.Duration)
	// key takes a letter that was typed, in lower case.
	key(r rune)
	// arrow takes an arrow key and reports whether it was used up.
	arrow(d direction) bool
	// look tells which control the player looks at, "" for none.
	look(id string)
	// tap tells that the player touched a control, "" for none, or pressed it by
	// a key, and reports whether the touch was used up.
	tap(id string) bool
	// swipe tells that the player drew a line from a control.
	swipe(id string, d direction)
	// linger tells that a finger has rested on a control.
	linger(id string)
	// back leaves the scene.
	back()
}

// still is the part of a scene that shows nothing but its page.
type still struct{ app *App }

func (s still) update(time.Duration)    {}
func (s still) key(rune)                {}
func (s still) arrow(direction) bool    { return false }
func (s still) look(string)             {}
func (s still) tap(string) bool         { return false }
func (s still) swipe(string, direction) {}
func (s still) linger(string)           {}
func (s still) back()                   { s.app.pop() }

// App is the program: what is shown, and what outlives a scene.
type App struct {
	say      *words.Printer
	store    *save.Store
	settings save.Settings
	opponent *opponent.Opponent
	// answered is the opponent's answer until the table takes it.
	answered *opponent.Event
	analyst  analyst
	sound    speaker
	host     host.Host
	session  *session.Session
	seed     func() uint64
	// faults is told where the program was when something went wrong with it: the
	// browser's console, or the terminal.
	faults io.Writer
	// table is the rule-set string in the page's address, under which the game is
	// kept, "" for a page that asks for no table.
	table string
	// fair says that new games begin with an even opening, where one is known.
	fair bool
	// building is how far endgame tables are, zero while nobody is at them.
	building wire.Building
	// analysing says that the value of every move is shown.
	analysing bool
	// saving is false where nothing can be kept; unkept says that the settings
	// could not be saved as they are now.
	saving, unkept bool

	// first is the scene that the others lie on, scenes those on it.
	first   *home
	scenes  []scene
	notices []string

	// window and scale are those of the page: a very large window counts as one
	// of fewer, larger pixels, of zoom CSS pixels each; scale is the screen's
	// pixels in one of these.
	window      render.Rect
	scale, zoom float64
	theme       render.Look

	page    page
	painter *render.Painter
	pointer pointer
	input   input
	clock   time.Time
	// stale says that the page has to be laid out again, dirty that it has to
	// be drawn.
	stale, dirty bool
	drawn        bool
	scroll       float64
	quiet        time.Duration

	// over, held and focus are the controls under the pointer, held down, and
	// that keys act on; keyed says that the last one to speak was the keyboard.
	over, held, focus string
	keyed             bool
}

// push shows a scene over the present one.
func (a *App) push(s scene) { a.show(append(a.scenes, s)) }

// pop goes back to the scene before.
func (a *App) pop() { a.show(a.scenes[:max(1, len(a.scenes)-1)]) }

// show changes the scenes. The analyst leaves with the table.
func (a *App) show(scenes []scene) {
	a.scenes = scenes
	if !slices.ContainsFunc(scenes, func(s scene) bool { _, ok := s.(*table); return ok }) {
		a.analyst.close()
	}
	a.scroll, a.focus, a.over, a.held = 0, "", "", ""
	a.stale = true
}

// scene returns the scene that is shown.
func (a *App) scene() scene { return a.scenes[len(a.scenes)-1] }

// home goes to the first scene.
func (a *App) home() { a.show([]scene{a.first}) }

// begin starts a new game and shows its table.
func (a *App) begin(setup session.Setup) error {
	s, err := session.New(setup, a.seed())
	if err != nil {
		return err
	}
	if a.fair && setup.Start == "" {
		if err := a.beginFairly(s); err != nil {
			return err
		}
	}
	a.sitAt(s)
	a.reread()
	a.settings.Seats = setup.Seats
	if setup.Start == "" {
		a.settings.Starts = setup.First.String()
	}
	a.settings.Chosen = remember(a.settings.Chosen, setup.Rules)
	a.keepSettings()
	a.play()
	return nil
}

// sitAt takes up another game. An address that asks for a table follows, so that
// this one is there when the page is loaded again.
func (a *App) sitAt(s *session.Session) {
	a.session = s
	if a.table != "" {
		a.table = s.Rules().String()
		a.host.SetAddress("#rules=" + a.table)
	}
}

// play shows the table of the game in progress over the first scene.
func (a *App) play() { a.show([]scene{a.first, newTable(a)}) }

// remember puts a rule-set string first in a list of those chosen, in place of
// another one of the same game.
func remember(chosen []string, rules string) []string {
	list := []string{rules}
	for _, c := range chosen {
		if key(c) != key(rules) {
			list = append(list, c)
		}
	}
	return list
}

// keep saves the game in progress. It returns when that is done: what a player
// has seen played must not be lost, whenever the program ends.
func (a *App) keep() {
	if a.saving {
		a.saved(words.SavedGame, a.store.At(a.table).SaveGame(a.session.Record()))
	}
}

// keepSettings saves the settings.
func (a *App) keepSettings() {
	if a.saving {
		err := a.store.SaveSettings(a.settings)
		a.unkept = err != nil
		a.saved(words.SavedSettings, err)
	}
}

// saved says that something could not be saved, and no longer says so once it
// could.
func (a *App) saved(what words.Saved, err error) {
	if err != nil {
		a.notice(a.say.Say(words.SaveFailed.OfSaved(what)))
		return
	}
	a.withdraw(a.say.Say(words.SaveFailed.OfSaved(what)))
	a.withdraw(a.say.Say(words.SaveStuck.OfSaved(what)))
}

// reread takes up the settings as they are kept. Another page of the same address
// may have changed them, and what is not changed here must not be undone; nor must
// what is, where it could not be saved.
func (a *App) reread() {
	if !a.saving || a.unkept {
		return
	}
	settings, kept := a.store.LoadSettings(a.settings)
	a.tell(kept, words.SavedSettings)
	settings.Seats = levelled(settings.Seats)
	a.settings = settings
	a.refresh()
}

// notice shows a sentence below the scene until it is closed.
func (a *App) notice(text string) {
	if slices.Contains(a.notices, text) {
		return
	}
	a.notices = append(a.notices, text)
	a.host.Announce(text)
	a.stale = true
}

// withdraw takes a sentence away that was shown below the scene, if it still is.
func (a *App) withdraw(text string) {
	if i := slices.Index(a.notices, text); i >= 0 {
		a.notices = slices.Delete(a.notices, i, i+1)
		a.stale = true
	}
}

// LayoutF gives the drawing a pixel for each of the screen's, up to a limit.
func (a *App) LayoutF(width, height float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	if min(width, height) < phoneSide {
		scale = min(scale, phoneScale)
	}
	a.resize(width, height, scale)
	return math.Ceil(width * scale), math.Ceil(height * scale)
}

// resize fits the page to a window. In a very large one everything is larger, as
// it would be if the window had the size that pages are designed for.
func (a *App) resize(width, height, scale float64) {
	zoom := max(1, min(max(width, height)/designedLong, min(width, height)/designedShort))
	window := render.Rect{W: width / zoom, H: height / zoom}
	if scale *= zoom; window != a.window || scale != a.scale {
		a.window, a.scale, a.zoom = window, scale, zoom
		a.painter.SetScale(scale)
		a.stale = true
	}
}

// The sides of the largest window, in CSS pixels, in which nothing is made
// larger.
const (
	designedLong  = 1920
	designedShort = 1080
)

// covered are the parts of the page that a phone's rim covers.
func (a *App) covered() render.Insets {
	in := a.host.Insets()
	return render.Insets{Top: in.Top / a.zoom, Right: in.Right / a.zoom, Bottom: in.Bottom / a.zoom, Left: in.Left / a.zoom}
}

// A phone's screen has more pixels than its eyes can tell apart and its battery
// can feed.
const (
	phoneSide  = 500
	phoneScale = 2.5
)

// Layout is there because ebiten.Game asks for it; LayoutF is called instead.
func (a *App) Layout(width, height int) (int, int) { return width, height }

// Update lets time pass and takes what the player did.
func (a *App) Update() error {
	now := time.Now()
	dt := min(now.Sub(a.clock), longestStep)
	a.clock = now
	a.input.read(a.scale)
	a.guard(func() { a.advance(dt) })
	a.pace(dt)
	return nil
}

// longestStep is the longest time that passes at once, so that a window that was
// hidden does not jump.
const longestStep = 250 * time.Millisecond

// advance is one step of the program.
func (a *App) advance(dt time.Duration) {
	events := a.host.Events()
	if events.Changed {
		a.refresh()
	}
	for _, d := range events.Deliveries {
		a.deliver(d)
	}
	a.take(&a.input, events.Actions, dt)
	a.pollOpponent()
	a.scene().update(dt)
	if a.stale {
		a.build()
	}
}

// guard keeps a fault from freezing the board: the game goes on with a sentence
// that says so and ways out.
func (a *App) guard(step func()) {
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintf(a.faults, "ayoayo: %v\n%s", fault, debug.Stack())
			a.cancel()
			a.show([]scene{newTrouble(a)}) // built by the next step, guarded too
		}
	}()
	step()
}

// build lays the scene out for the window and tells the browser's page.
func (a *App) build() {
	a.stale = false
	before := a.page.boards
	a.page = page{paint: a.painter, scale: a.scale}
	a.page.window = a.window.Inset(a.covered())
	a.scene().build(&a.page)
	a.layNotices(&a.page)
	a.page.forget(before)
	slices.SortStableFunc(a.page.controls, titleFirst)
	a.scrollBy(0)
	if a.focus != "" && find(a.page.controls, a.focus) == nil {
		a.focus = ""
	}
	a.host.Mirror(mirror(a.page.controls, a.scroll, a.zoom))
	a.attend()
}

// titleFirst orders items as they are read out: what the scene is about before
// what is on it.
func titleFirst(x, y Control) int {
	switch {
	case x.ID == "title":
		return -1
	case y.ID == "title":
		return 1
	}
	return 0
}

// refresh looks at the settings and the system again.
func (a *App) refresh() {
	a.theme = render.Look{
		Theme:   a.settings.Theme,
		Dark:    a.settings.Light == "dark" || a.settings.Light == "system" && a.host.PrefersDark(),
		Counts:  a.settings.Counts,
		Reduced: a.settings.Motion == "reduced" || a.settings.Motion == "system" && a.host.PrefersReducedMotion(),
	}
	a.painter.SetLook(a.theme)
	a.sound.SetVolume(volumeOf(a.settings.Sound))
	a.stale = true
}

// key returns the rule-set's key in a rule-set string.
func key(rules string) string {
	r, err := engine.ParseRules(rules)
	if err != nil {
		return rules
	}
	return r.Key()
}
