package library

import (
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/words"
)

// search looks for a position in every finished game, some of them a step: reading
// thousands takes a while, in which the program goes on.
type search struct {
	text string
	// ids are the games that are still to be read, asked how many were asked for and are
	// not there yet.
	ids   []string
	asked int
	found map[string]bool
	// positions are what the text is by each rule-set string, and false where it is none.
	positions map[string]sought
}

// sought is a position, if it is one.
type sought struct {
	position engine.Position
	ok       bool
}

// readAtOnce is how many games are read in a step.
const readAtOnce = 16

// TakeText begins to look for a position, and reports false for what is none.
func (s *Scene) TakeText(text string) bool {
	text = strings.TrimSpace(text)
	if text == "" || text[0] == '[' || strings.ContainsRune(text, '\n') {
		return false
	}
	at := &search{text: text, found: map[string]bool{}, positions: map[string]sought{}}
	fits := false
	for _, e := range s.app.Library().Entries() {
		if at.in(e.Rules).ok {
			at.ids = append(at.ids, e.ID)
			fits = true
		}
	}
	if !fits {
		return false
	}
	s.filter, s.first = filter{search: at}, 0
	s.screen.Relayout()
	return true
}

// in is the position by some rules.
func (a *search) in(rules string) sought {
	at, known := a.positions[rules]
	if !known {
		if r, err := engine.ParseRules(rules); err == nil {
			at.position, err = r.ParsePosition(a.text)
			at.ok = err == nil
		}
		a.positions[rules] = at
	}
	return at
}

// Update reads some more games.
func (s *Scene) Update(time.Duration) {
	at := s.search
	if at == nil {
		return
	}
	for range readAtOnce {
		if len(at.ids) == 0 || at.asked == readAtOnce { // a browser has not answered yet
			return
		}
		id := at.ids[0]
		at.ids = at.ids[1:]
		at.asked++
		s.app.Library().Read(id, func(f save.Finished, g *engine.Game, err error) {
			at.asked--
			if err == nil && reaches(g, at.in(f.Game.Rules).position) {
				at.found[id] = true
			}
			s.screen.Relayout()
		})
	}
}

// reaches reports whether a game came to a position.
func reaches(g *engine.Game, pos engine.Position) bool {
	for n := range g.Ply() + 1 {
		if g.After(n) == pos {
			return true
		}
	}
	return false
}

// searched says how far the search is, and what it has found.
func (s *Scene) searched(all int) string {
	if left := len(s.search.ids) + s.search.asked; left > 0 {
		return s.say.Say(words.Searching, all-left, all)
	}
	return s.say.Say(words.SearchFound, len(s.search.found))
}
