package library

import (
	"slices"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// filter says which games are shown.
type filter struct {
	// going leaves those that go on, starred those that have a star.
	going, starred bool
	// game is a rule-set's key and player one of the players as they are called, "" for
	// all.
	game, player string
	// open is the list of games or players that is unfolded, "" for none.
	open string
	// search looks for a position, nil while none is looked for.
	search *search
}

// few is how many games are seen at a glance: so many need no filter.
const few = 5

// shows reports whether a finished game is among those shown.
func (s *Scene) shows(e *save.Entry) bool {
	key, _, _ := strings.Cut(e.Rules, ";")
	return (s.game == "" || key == s.game) && (s.player == "" || slices.Contains(s.called(e.Seats), s.player)) &&
		(!s.starred || e.Starred) && (s.search == nil || s.search.found[e.ID])
}

// showsRunning reports whether a game that goes on is.
func (s *Scene) showsRunning(g session.Kept) bool {
	return (s.game == "" || g.Rules().Key() == s.game) && (s.player == "" || slices.Contains(s.called(g.Seats()), s.player)) && !s.starred && s.search == nil
}

// called is what the players at some seats are called, but for who has no name.
func (s *Scene) called(seats [2]seat.Seat) []string {
	var names []string
	for _, at := range seats {
		switch {
		case at.Computer:
			names = append(names, voice.Level(s.say, at))
		case at.Name != "":
			names = append(names, at.Name)
		}
	}
	return names
}

// filters lays out what chooses among games.
func (s *Scene) filters(f *ui.Flow, running []session.Kept, over []save.Entry) {
	if len(running)+len(over) <= few {
		return
	}
	pill := func(id, text string, on bool, press func()) ui.Control {
		return ui.Control{ID: id, Label: text, Toggle: true, Pressed: on, Press: func() {
			press()
			s.first = 0
		}}
	}
	fold := func(id, text string) ui.Control {
		return ui.Control{ID: id, Label: text, Folds: true, Open: s.open == id, Press: func() {
			if s.open == id {
				s.open = ""
			} else {
				s.open = id
			}
		}}
	}
	game, player := s.say.Say(words.EveryTable), s.say.Say(words.Everyone)
	if s.game != "" {
		game = s.say.Say(words.GameName.Of(s.game))
	}
	if s.player != "" {
		player = s.player
	}
	all := s.filter == filter{open: s.open}
	pills := []ui.Control{
		pill("all", s.say.Say(words.AllGames, len(running)+len(over)), all, func() { s.filter = filter{} }),
		pill("going", s.say.Say(words.GoingOn, len(running)), s.going, func() { s.filter = filter{going: !s.going} }),
		fold("which-game", game), fold("which-player", player),
		{ID: "find", Label: s.say.Say(words.FindPosition), Press: func() { s.app.AskText(words.FindPositionHow, "") }},
	}
	if s.starred || slices.ContainsFunc(over, func(e save.Entry) bool { return e.Starred }) {
		pills = append(pills, pill("starred", s.say.Say(words.Starred), s.starred, func() { s.filter = filter{starred: !s.starred} }))
	}
	f.Pills(pills...)
	f.Gap(render.Gap)
	s.unfolded(f, running, over)
	if s.search != nil {
		f.Set(ui.Text{ID: "search", Role: ui.RoleText, Text: s.searched(len(over)), Style: ui.SmallStyle(), Muted: true})
		f.Gap(render.Gap)
	}
}

// unfolded lays out the list that is unfolded.
func (s *Scene) unfolded(f *ui.Flow, running []session.Kept, over []save.Entry) {
	q := ui.Question{ID: s.open}
	answer := func(id, text string, chosen bool, choose func()) {
		q.Answers = append(q.Answers, ui.Answer{ID: id, Text: text, Chosen: chosen, Choose: func() {
			choose()
			s.open, s.first = "", 0
		}})
	}
	switch s.open {
	case "which-game":
		q.Text = s.say.Say(words.EveryTable)
		answer("", q.Text, s.game == "", func() { s.game = "" })
		for _, key := range s.keys(running, over) {
			answer(key, s.say.Say(words.GameName.Of(key)), s.game == key, func() { s.game = key })
		}
	case "which-player":
		q.Text = s.say.Say(words.Everyone)
		answer("", q.Text, s.player == "", func() { s.player = "" })
		for _, name := range s.names(over) {
			answer(name, name, s.player == name, func() { s.player = name })
		}
	default:
		return
	}
	f.Question(q)
	f.Gap(2 * render.Gap)
}

// keys lists the games that were played, in their order.
func (s *Scene) keys(running []session.Kept, over []save.Entry) []string {
	played := map[string]bool{}
	for _, g := range running {
		played[g.Rules().Key()] = true
	}
	for i := range over {
		key, _, _ := strings.Cut(over[i].Rules, ";")
		played[key] = true
	}
	var keys []string
	for _, spec := range engine.Specs() {
		if played[spec.Key] {
			keys = append(keys, spec.Key)
		}
	}
	return keys
}

// mostNames is how many players are offered: those of the latest games.
const mostNames = 24

// names lists who has played, the latest first.
func (s *Scene) names(over []save.Entry) []string {
	var names []string
	seen := map[string]bool{}
	for i := range over {
		for _, name := range s.called(over[i].Seats) {
			if !seen[name] && len(names) < mostNames {
				seen[name] = true
				names = append(names, name)
			}
		}
	}
	return names
}
