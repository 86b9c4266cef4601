//go:build !js

package game

import (
	"fmt"
	"slices"
	"strings"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/editor"
	"ayoayo/game/host"
	"ayoayo/game/menu"
	"ayoayo/game/rulebook"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// alike is a scene that looks like another one.
func alike(name string, set func(*studio) error) shot { return shot{name, true, set} }

// told are scenes that differ from others by what they say.
func told() []shot {
	return append(
		finders(),
		alike("records-empty", over((*App).OpenRecords)),
		alike("records-asking", (*studio).recordsAsking),
		alike("table-long-names", (*studio).longNames),
		alike("records-shelf", (*studio).recordsShelf),
		alike("records-saved", (*studio).recordsSaved),
		alike("records-refused", (*studio).recordsRefused),
		alike("home-notice", func(s *studio) error {
			s.app.notice(words.NotSaved)
			return nil
		}),
	)
}

// finders are the questions that find a game, each after the first answers to
// those before it.
func finders() []shot {
	var list []shot
	answers := 1
	for q := rulebook.Finder(); q != nil; q = q.Answers[0].Next {
		list = append(list, alike(fmt.Sprintf("finder-%d", answers), func(s *studio) error {
			a := s.app
			a.OpenFinder()
			for range answers {
				a.advance(0)
				a.Activate("answer:0")
			}
			return nil
		}))
		answers++
	}
	return list
}

// recordsAsking asks whether a game may take the place of the one under way.
func (s *studio) recordsAsking() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.deliver(host.Delivery{Text: longRecord(), Name: longName()})
	return err
}

// recordsShelf offers files.
func (s *studio) recordsShelf() error {
	fake(s.app).Files = []string{"oware.txt", longName() + ".txt"}
	return s.longRecords()
}

// recordsSaved says where a game was saved.
func (s *studio) recordsSaved() error {
	err := s.longRecords()
	s.app.inform(s.app.say.Say(words.RecordSaved, "/home/"+longName()+"/"+longName()))
	return err
}

// longRecords shows what can be done with a game between people of long names.
func (s *studio) longRecords() error {
	err := s.longNames()
	s.app.OpenRecords()
	return err
}

// recordsRefused says why a file is no game.
func (s *studio) recordsRefused() error {
	err := s.longNames()
	s.app.deliver(host.Delivery{Text: "[Rules \"chess\"]", Name: longName()})
	return err
}

// longName is longer than any window is wide, and longRecord the record of a game
// between people of such names.
func longName() string { return strings.Repeat("adébáyọ̀_", 20) }

func longRecord() string {
	return "[Rules \"bao-kujifunza\"]\n[South \"" + longName() + "\"]\n[North \"Ọlá\"]\n\n1. B1> {" + longName() + "} *"
}

// longNames shows a game between people of long names.
func (s *studio) longNames() error {
	s.app.deliver(host.Delivery{Text: longRecord()})
	return nil
}

// inGame are the states that scenes have in a game.
func inGame(spec engine.Spec) []shot {
	var list []shot
	add := func(name string, set func(s *studio, a *App) error) {
		list = append(list, alike(name+"-"+spec.Key, func(s *studio) error { return set(s, s.app) }))
	}
	shown := func(name string, open func(a *App, r *engine.Rules)) {
		add(name, func(_ *studio, a *App) error {
			open(a, a.Preset(spec.Key))
			return nil
		})
	}
	shown("setup", func(a *App, r *engine.Rules) { a.OpenSetup(r, nil) })
	shown("rules", func(a *App, r *engine.Rules) { readRules(a, r.Key()) })
	add("rules-unfolded", func(_ *studio, a *App) error {
		a.OpenRules(a.Preset(spec.Key), nil, ui.Control{})
		unfold(a)
		return nil
	})
	list = append(list, drafts(spec)...)
	add("start", func(s *studio, a *App) error {
		return s.play(session.Setup{Rules: spec.Key, Seats: [2]seat.Seat{{}, {Computer: true, Level: 1}}}, 0)
	})
	add("analysis-waits", func(s *studio, a *App) error {
		a.analyst.Analysing = true
		return s.play(session.Setup{Rules: spec.Key, Seats: [2]seat.Seat{{Computer: true, Level: 5}, {}}}, 0)
	})
	for _, told := range studied() {
		add("start-"+told.name, func(s *studio, a *App) error {
			err := s.play(session.Setup{Rules: spec.Key}, 0)
			told.set(s, a.Session().Legal())
			return err
		})
	}
	for _, played := range append(studied(), playedOn(spec)...) {
		add(played.name, func(s *studio, a *App) error {
			err := s.play(session.Setup{Rules: spec.Key}, 60)
			if moves := a.Session().Legal(); len(moves) > 0 {
				played.set(s, moves)
			}
			return err
		})
	}
	return list
}

// unfold unfolds all that is folded away.
func unfold(a *App) {
	for a.advance(0); ; a.advance(0) {
		i := slices.IndexFunc(a.Page.Controls, func(c ui.Control) bool { return c.Folds && !c.Open })
		if i < 0 {
			return
		}
		a.Activate(a.Page.Controls[i].ID)
	}
}

// playedOn are the states of a table between two people, and of what leads on from
// there, in the middle of a game.
func playedOn(spec engine.Spec) []state {
	list := []state{
		{"played", func(*studio, []engine.Move) {}},
		{"previewed", func(s *studio, moves []engine.Move) { s.app.FocusOn(pitOf(s.app, moves[0])) }},
		{"choosing", func(s *studio, moves []engine.Move) { s.app.Activate(pitOf(s.app, moves[0])) }},
		{"stepping", func(s *studio, _ []engine.Move) {
			if at := s.app.table; at.CanReplay() {
				at.StartReplay(1)
			}
		}},
		{"menu", func(s *studio, _ []engine.Move) { s.app.OpenMenu() }},
		{"home", func(s *studio, _ []engine.Move) { s.app.OpenHome() }},
		{"resigned", func(s *studio, _ []engine.Move) {
			s.app.Session().Resign()
			s.app.OpenTable()
		}},
	}
	if spec.Rounds {
		list = append(list, state{"rounds", func(s *studio, _ []engine.Move) { s.app.Push(menu.NewRounds(s.app.Screen, s.app.say, s.app)) }})
	}
	return list
}

// drafts are the states of a board that is set up.
func drafts(spec engine.Spec) []shot {
	var list []shot
	draft := func(name string, set func(a *App)) {
		list = append(list, alike("position-"+name+"-"+spec.Key, func(s *studio) error {
			r := s.app.Preset(spec.Key)
			s.app.Push(editor.New(s.app.Screen, s.app.say, s.app, r, r.Start()))
			s.app.advance(0)
			set(s.app)
			return nil
		}))
	}
	draft("start", func(*App) {})
	draft("empty", func(a *App) {
		a.Activate("empty")
		a.Activate("turn:N")
	})
	draft("refused", func(a *App) {
		a.Activate("empty")
		a.deliver(host.Delivery{Text: "1,2,3/4,5,6 0,0 S"})
	})
	draft("game", func(a *App) { a.Activate("game:choose") })
	draft("played", func(a *App) {
		start := a.Preset(spec.Key).Start()
		a.OpenSetup(a.Preset(spec.Key), &start)
	})
	return list
}

// state is a state of a table.
type state struct {
	name string
	set  func(s *studio, moves []engine.Move)
}

// studied are the states in which a table tells about moves, with values that are
// as long as can be.
func studied() []state {
	analysed := func(s *studio, _ []engine.Move) {
		s.app.settings.Bar, s.app.analyst.Analysing = true, true
		s.answer = longAnswer
		s.study()
	}
	return []state{
		{"bar", func(s *studio, _ []engine.Move) { s.app.settings.Bar = true; s.app.Relayout() }},
		{"analysing", func(s *studio, _ []engine.Move) { s.app.analyst.Analysing = true; s.app.Relayout() }},
		{"analysed", analysed},
		{"move-analysed", func(s *studio, moves []engine.Move) {
			analysed(s, moves)
			s.app.FocusOn(pitOf(s.app, moves[0]))
		}},
		{"hint-sought", func(s *studio, _ []engine.Move) { s.app.Activate("hint") }},
		{"hint-given", func(s *studio, _ []engine.Move) {
			s.answer = onlyWin
			s.app.Activate("hint")
			s.study()
		}},
	}
}

// longAnswer gives every move a long value and a long line.
func longAnswer(g *engine.Game, _ wire.Request) []wire.Info {
	var lines []wire.Info
	for i, m := range g.Legal() {
		move := g.Rules().FormatMove(m)
		info := wire.Info{Line: move + strings.Repeat(" "+move, 20), Score: -777 - 100*i, Depth: 18}
		if i%3 == 1 {
			info.Score, info.Exact, info.Depth = 23-ai.Win, true, 23
		}
		lines = append(lines, info)
	}
	return lines
}

// onlyWin says that the last move alone wins, for which there is most to say.
func onlyWin(g *engine.Game, _ wire.Request) []wire.Info {
	var lines []wire.Info
	for _, m := range g.Legal() {
		lines = append([]wire.Info{{Line: g.Rules().FormatMove(m), Score: 23 - ai.Win, Exact: true, Depth: 23}}, lines...)
	}
	lines[0].Score = ai.Win - 23
	return lines
}
