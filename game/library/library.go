// Package library is the scene of all games: those that go on and those that are over.
package library

import (
	"slices"

	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scene needs of the program around it, beside the screen that
// shows it.
type App interface {
	// Running are the games that go on, and those over that are not in the library yet.
	// Resume shows the table of one, Forget removes it.
	Running() []session.Kept
	Resume(game session.Kept)
	Forget(game session.Kept)
	// Library keeps the games that are over. OpenFinished shows the table of one,
	// ForgetFinished removes it, Describe changes what is written about it and whether it
	// has a star, CopyFinished copies its record and SaveFinished puts that into a file;
	// DaysSince says how many days ago a time was.
	Library() *save.Library
	Describe(id, title, comment string, starred bool)
	CopyFinished(id string)
	SaveFinished(id string)
	OpenFinished(id string)
	ForgetFinished(id string)
	DaysSince(ms int64) int
	// OpenRecords shows what can be done with games that are written down, OpenBackup how
	// all games leave the device.
	OpenRecords()
	OpenBackup()
	// OpenStatistics shows how the finished games ended.
	OpenStatistics()
	// AskText asks for a text under a title.
	AskText(title words.Key, text string)
}

// Scene is all games.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	filter
	// first is the first of the games on the page.
	first int
	// boards show the games of the page, by the identities of their rows.
	boards map[string]*render.BoardView
}

// onPage is how many games a page shows: of thousands, only these are laid out.
const onPage = 20

// New returns the scene.
func New(screen *ui.Screen, say *words.Printer, app App) *Scene {
	return &Scene{screen: screen, say: say, app: app, boards: map[string]*render.BoardView{}}
}

// Place is where the scene is.
func (s *Scene) Place() string { return "games" }

// Back leaves the scene.
func (s *Scene) Back() { s.screen.Pop() }

// Build lays out the games, the latest first, and the way to those written down.
func (s *Scene) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.TextColumn))
	f.Titled(s.say.Say(words.PlaceName.Of(s.Place())))
	f.Gap(render.Gap)
	f.Pills(
		ui.Control{ID: "records", Label: s.say.Say(words.OpenRecord), Press: s.app.OpenRecords},
		ui.Control{ID: "statistics", Label: s.say.Say(words.Statistics), Press: s.app.OpenStatistics},
		ui.Control{ID: "backup", Label: s.say.Say(words.BackupTitle), Press: s.app.OpenBackup},
	)
	f.Gap(2 * render.Gap)
	for _, said := range s.remarks() {
		f.Set(ui.Text{ID: said.id, Role: ui.RoleText, Text: said.text, Style: ui.SmallStyle(), Muted: true})
		f.Gap(render.Gap)
	}
	running, over := s.app.Running(), s.app.Library().Entries()
	s.filters(f, running, over)
	running, chosen := s.chosen(running, over)
	all := len(running) + len(chosen)
	s.first = max(0, min(s.first, (all-1)/onPage*onPage))
	before := s.boards
	s.boards = map[string]*render.BoardView{}
	for i := s.first; i < min(s.first+onPage, all); i++ {
		if i < len(running) {
			s.lay(p, f, s.running(running[i]), before)
		} else {
			s.lay(p, f, s.over(chosen[i-len(running)]), before)
		}
		f.Gap(render.Gap)
	}
	s.turns(f, all)
}

// chosen are the games that the filter shows.
func (s *Scene) chosen(running []session.Kept, over []save.Entry) ([]session.Kept, []*save.Entry) {
	running = slices.DeleteFunc(slices.Clone(running), func(g session.Kept) bool { return !s.showsRunning(g) })
	var list []*save.Entry
	for i := range over {
		if !s.going && s.shows(&over[i]) {
			list = append(list, &over[i])
		}
	}
	return running, list
}

// remark is something to be said of the library.
type remark struct{ id, text string }

// remarks says what there is to be said of the library.
func (s *Scene) remarks() []remark {
	var list []remark
	library := s.app.Library()
	if library.Ready() && len(library.Entries())+len(s.app.Running()) == 0 {
		list = append(list, remark{"none", s.say.Say(words.NoGames)})
	}
	if library.Small() {
		list = append(list, remark{"small", s.say.Say(words.GamesSmall)})
	}
	if n := library.Unread(); n > 0 {
		list = append(list, remark{"unread", s.say.Say(words.GamesUnread, n)})
	}
	return list
}

// turns lays out which games the page shows, and what turns to others.
func (s *Scene) turns(f *ui.Flow, all int) {
	if all <= onPage {
		return
	}
	last := min(s.first+onPage, all)
	f.Set(ui.Text{ID: "shown", Role: ui.RoleText, Text: s.say.Say(words.GamesShown, s.first+1, last, all), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	f.Pills(
		ui.Control{ID: "later", Label: s.say.Say(words.LaterGames), Disabled: s.first == 0, Press: s.turn(-onPage)},
		ui.Control{ID: "earlier", Label: s.say.Say(words.EarlierGames), Disabled: last == all, Press: s.turn(onPage)},
	)
}

// turn turns to other games, from whose first one sees them.
func (s *Scene) turn(by int) func() {
	return func() {
		s.first += by
		s.screen.ToTop()
	}
}
