//go:build !js

package game

import (
	"fmt"
	"strings"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/host"
	"ayoayo/game/rulebook"
	"ayoayo/game/save"
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
		alike("records-empty", over(func(a *App) ui.Scene { return newRecords(a) })),
		alike("records-asking", (*studio).recordsAsking),
		alike("table-long-names", (*studio).longNames),
		alike("records-shelf", (*studio).recordsShelf),
		alike("records-saved", (*studio).recordsSaved),
		alike("records-refused", (*studio).recordsRefused),
		alike("home-notice", func(s *studio) error {
			s.app.Notice(s.app.say.Say(words.NotSaved))
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
			a.Push(newFinder(a))
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
	return s.recordsOf(func(rs *records) { rs.shelf = []string{"oware.txt", longName() + ".txt"} })
}

// recordsSaved says where a game was saved.
func (s *studio) recordsSaved() error {
	return s.recordsOf(func(rs *records) {
		rs.said = s.app.say.Say(words.RecordSaved, "/home/"+longName()+"/"+longName())
	})
}

// recordsOf shows what can be done with a game between people of long names.
func (s *studio) recordsOf(set func(*records)) error {
	err := s.longNames()
	rs := newRecords(s.app)
	set(rs)
	s.app.Push(rs)
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
	shown := func(name string, show func(a *App, r *engine.Rules) ui.Scene) {
		add(name, func(_ *studio, a *App) error {
			a.Push(show(a, a.Preset(spec.Key)))
			return nil
		})
	}
	shown("setup", func(a *App, r *engine.Rules) ui.Scene { return newSetup(a, r) })
	shown("rules", func(a *App, r *engine.Rules) ui.Scene { return newRulesScene(a, r, func(*engine.Rules) {}) })
	list = append(list, drafts(spec)...)
	add("start", func(s *studio, a *App) error {
		return s.sit(session.Setup{Rules: spec.Key, Seats: [2]save.Seat{{}, {Computer: true, Level: 1}}}, 0)
	})
	add("analysis-waits", func(s *studio, a *App) error {
		a.analyst.analysing = true
		err := s.sit(session.Setup{Rules: spec.Key, Seats: [2]save.Seat{{Computer: true, Level: 5}, {}}}, 0)
		s.at().mode.(*thinking).wait = time.Hour // for which its answer waits
		return err
	})
	for _, told := range studied() {
		add("start-"+told.name, func(s *studio, a *App) error {
			err := s.sit(session.Setup{Rules: spec.Key}, 0)
			told.set(a, s.at(), a.session.Legal())
			return err
		})
	}
	for _, played := range append(studied(), playedOn(spec)...) {
		add(played.name, func(s *studio, a *App) error {
			err := s.sit(session.Setup{Rules: spec.Key}, 60)
			if moves := a.session.Legal(); len(moves) > 0 {
				played.set(a, s.at(), moves)
			}
			return err
		})
	}
	return list
}

// playedOn are the states of a table between two people, and of what leads on from
// there, in the middle of a game.
func playedOn(spec engine.Spec) []state {
	list := []state{
		{"played", func(*App, *table, []engine.Move) {}},
		{"previewed", func(a *App, _ *table, moves []engine.Move) {
			a.FocusOn(pitID(a.session.Rules().PitName(moves[0].Pit())))
		}},
		{"choosing", func(a *App, at *table, moves []engine.Move) {
			at.choose(moves[0].Pit())
			a.Relayout()
		}},
		{"stepping", func(_ *App, at *table, _ []engine.Move) {
			if at.canReplay() {
				at.startReplay(1)
			}
		}},
		{"menu", func(_ *App, at *table, _ []engine.Move) { at.openMenu() }},
		{"home", func(a *App, _ *table, _ []engine.Move) { a.home() }},
		{"asking", func(a *App, _ *table, _ []engine.Move) {
			s := newSetup(a, a.Preset(spec.Key))
			a.Push(s)
			s.start()
		}},
		{"resigned", func(a *App, _ *table, _ []engine.Move) {
			a.session.Resign()
			a.play()
		}},
	}
	if spec.Rounds {
		list = append(list, state{"rounds", func(a *App, _ *table, _ []engine.Move) { a.Push(newRounds(a)) }})
	}
	return list
}

// drafts are the states of a board that is set up.
func drafts(spec engine.Spec) []shot {
	var list []shot
	draft := func(name string, set func(a *App, e *editor)) {
		list = append(list, alike("position-"+name+"-"+spec.Key, func(s *studio) error {
			r := s.app.Preset(spec.Key)
			e := editorOf(s.app, r, r.Start())
			s.app.Push(e)
			set(s.app, e)
			return nil
		}))
	}
	draft("start", func(*App, *editor) {})
	draft("empty", func(_ *App, e *editor) {
		e.draft.clear()
		e.draft.turn = engine.North
	})
	draft("refused", func(a *App, e *editor) {
		e.draft.clear()
		a.deliver(host.Delivery{Text: "1,2,3/4,5,6 0,0 S"})
	})
	draft("game", func(_ *App, e *editor) { e.choosing = true })
	draft("played", func(a *App, _ *editor) {
		r := a.Preset(spec.Key)
		s, start := newSetup(a, r), r.Start()
		s.from = &start
		a.Push(s)
	})
	return list
}

// state is a state of a table.
type state struct {
	name string
	set  func(a *App, at *table, moves []engine.Move)
}

// studied are the states in which a table tells about moves, with values that are
// as long as can be.
func studied() []state {
	analysed := func(a *App, at *table, moves []engine.Move) {
		a.settings.Bar, a.analyst.analysing = true, true
		r := a.session.Rules()
		study := advice.NewStudy(r, a.session.Position())
		for i, m := range moves {
			line := r.FormatMove(m) + strings.Repeat(" "+r.FormatMove(m), 20)
			study.Note(wire.Info{Line: line, Score: -777 - 100*i, Exact: false, Depth: 18})
			if i%3 == 1 {
				study.Note(wire.Info{Line: line, Score: 23 - ai.Win, Exact: true, Depth: 23})
			}
		}
		a.analyst.asked, a.analyst.study = at.inquiry(), study
		a.Relayout()
	}
	return []state{
		{"bar", func(a *App, _ *table, _ []engine.Move) { a.settings.Bar = true; a.Relayout() }},
		{"analysing", func(a *App, _ *table, _ []engine.Move) { a.analyst.analysing = true; a.Relayout() }},
		{"analysed", analysed},
		{"move-analysed", func(a *App, at *table, moves []engine.Move) {
			analysed(a, at, moves)
			at.at, at.thought = moves[0].Pit(), moves[0]
		}},
		{"hint-sought", func(_ *App, at *table, _ []engine.Move) { at.askHint() }},
		{"hint-given", func(a *App, at *table, moves []engine.Move) {
			at.askHint()
			at.hint.move, at.hint.trace = moves[0], a.session.Preview(moves[0])
			at.hint.wordings = at.hintWords(advice.Value{Move: moves[0]}, []advice.Reason{
				{Why: advice.OnlyWins, N: 23}, {Why: advice.Captures, N: 12}, {Why: advice.Saves, N: 12}, {Why: advice.NoMove},
			})
			a.Relayout()
		}},
	}
}
