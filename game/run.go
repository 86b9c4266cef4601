package game

import (
	"errors"
	"math/rand/v2"
	"os"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/keeper"
	"ayoayo/game/keys"
	"ayoayo/game/library"
	"ayoayo/game/lobby"
	"ayoayo/game/opponent"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/sound"
	"ayoayo/game/ui"
	"ayoayo/game/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// Run shows the game in a window, or in the page that the browser loaded it
// from, until it is closed. What stops it is told to the player before it is
// returned. It opens the first of some links and files.
func Run(given ...string) error {
	err := run(given)
	if err != nil {
		host.Report(err.Error())
	}
	return err
}

func run(given []string) error {
	a, err := newApp(save.Open(), host.New(given...))
	if err != nil {
		return err
	}
	a.opponent.Searcher = opponent.New()
	defer a.Close()
	defer a.opponent.Close()
	defer a.analyst.Close()
	player := sound.New(a.seed())
	defer player.Close()
	a.sound = player
	a.refresh()
	a.open()
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(320, 480, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	// How many pixels of the screen there are for each of the window's changes; the host
	// knows it at any time.
	if err := ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{DisableHiDPI: true}); err != nil {
		return errors.New(a.say.Say(words.NoWindow, err))
	}
	return nil
}

// newApp makes the program in its surroundings with what a store keeps.
func newApp(store *save.Store, h host.Host) (*App, error) {
	a := &App{seed: rand.Uint64, clock: time.Now(), sound: (*sound.Player)(nil), faults: os.Stderr}
	a.analyst.NewSearcher = func() opponent.Searcher { return opponent.New() }
	a.asked = readAddress(h.Address())
	store = a.placeIn(store)
	chosen, kept := store.LoadSettings(settings.Default())
	keeper.LevelGames(chosen.Games)
	say, err := words.New()
	if err != nil {
		return nil, err
	}
	a.say = say
	a.Screen = ui.NewScreen(h, a.playRefusal, a.sceneChanged)
	a.label()
	a.Keeper = keeper.New(store, say, a)
	a.preferences = preferences{chosen, a.Keeper, a.refresh}
	a.chosen = chosen.Language
	a.texts = texts{
		screen: a.Screen, say: say, goesOn: func() bool { return a.GoesOn() },
		play:     func(rec *engine.Record) { a.Replace(session.Open(rec, a.seed())) },
		edit:     func() positioner { return a.newEditor() },
		openLink: a.openLink,
		many:     func(backup save.Archive, text string) { a.Push(library.NewIntake(a.Screen, say, a, backup, text)) },
	}
	a.Turned = say.Turn
	a.Help = a.OpenKeys
	a.first, a.keys = lobby.NewHome(a.Screen, a.say, a), keys.New(a.Screen, a.say)
	a.refresh()
	a.OpenHome()
	a.Report(words.SavedSettings, kept)
	if r := a.asked.Rules; r != nil {
		a.address = r.String()
	}
	a.Restore(a.address)
	return a, nil
}

// pace lowers the rate of steps while nothing moves and nobody touches
// anything: the host's, or else that of Ebitengine.
func (a *App) pace(dt time.Duration) {
	if a.Active() {
		a.quiet = 0
	} else {
		a.quiet += dt
	}
	if rests := a.quiet > time.Second; rests != a.rests {
		a.rests = rests
		a.between = a.Host.Rest(rests)
	}
	rate := ebiten.SyncWithFPS
	if a.rests && a.between == 0 {
		rate = idleRate
	}
	if ebiten.TPS() != rate {
		ebiten.SetTPS(rate)
	}
}

// idleRate is the number of steps in a second while nothing moves.
const idleRate = 30
