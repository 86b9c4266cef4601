//go:build !js

package game

import (
	"context"
	"fmt"
	"image"
	"strings"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/rulebook"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// Scene is something that a window can show.
type Scene struct {
	Name string
	// Alike says that it looks like another scene, but for its words or its game:
	// it has to fit, and needs no picture.
	Alike bool
	set   func(*Studio) error
}

// Scenes lists every scene: those that look different, and their states in every
// game.
func Scenes() []Scene {
	list := pictured()
	for _, spec := range engine.Specs() {
		list = append(list, Scene{"table-" + spec.Key, false, func(s *Studio) error { return s.table(spec.Key, 10) }})
	}
	list = append(list, told()...)
	for _, spec := range engine.Specs() {
		list = append(list, inGame(spec)...)
	}
	return list
}

// pictured are the scenes that look different.
func pictured() []Scene {
	list := []Scene{}
	for _, c := range []struct {
		name string
		set  func(*Studio) error
	}{
		{"home", func(*Studio) error { return nil }},
		{"home-running", (*Studio).running},
		{"preview", (*Studio).preview},
		{"relay", (*Studio).relay},
		{"moving", (*Studio).moving},
		{"choice", (*Studio).choice},
		{"replay", (*Studio).replay},
		{"hint", (*Studio).hint},
		{"analysis", func(s *Studio) error { return s.analysis(engine.Specs()[0].Key, 12) }},
		{"analysis-two-ways", func(s *Studio) error { return s.analysis(first(func(b engine.Board) bool { return b.TwoWays }), 0) }},
		{"analysis-rounds", func(s *Studio) error { return s.analysis(first(func(b engine.Board) bool { return b.Rounds }), 12) }},
		{"line", (*Studio).line},
		{"over", (*Studio).over},
		{"menu", (*Studio).menu},
		{"resign", (*Studio).resign},
		{"settings", over(func(a *App) scene { return newSettings(a) })},
		{"finder", over(func(a *App) scene { return newFinder(a) })},
		{"setup", over(func(a *App) scene { return newSetup(a, a.preset(engine.Specs()[0].Key)) })},
		{"rules", over(func(a *App) scene { return newRulesScene(a, a.preset(engine.Specs()[0].Key), nil) })},
		{"records", (*Studio).records},
		{"position", over(func(a *App) scene { return newEditor(a) })},
		{"rounds", (*Studio).rounds},
		{"notice", (*Studio).notice},
		{"trouble", over(func(a *App) scene { return newTrouble(a) })},
	} {
		list = append(list, Scene{Name: c.name, set: c.set})
	}
	return list
}

// Sizes lists the windows that every scene is made for, in CSS pixels.
func Sizes() []image.Point {
	return []image.Point{
		{320, 568},
		{390, 844},
		{844, 390},
		{768, 1024},
		{1280, 720},
		{1920, 1080},
		{3840, 2160},
		{480, 270},
	}
}

// over is a scene that lies over the home scene.
func over(make func(*App) scene) func(*Studio) error {
	return func(s *Studio) error {
		s.app.push(make(s.app))
		return nil
	}
}

// told are scenes that differ from others by what they say.
func told() []Scene {
	var list []Scene
	alike := func(name string, set func(s *Studio, a *App) error) {
		list = append(list, Scene{name, true, func(s *Studio) error { return set(s, s.app) }})
	}
	answers := 1
	for q := rulebook.Finder(); q != nil; q = q.Answers[0].Next {
		alike(fmt.Sprintf("finder-%d", answers), func(_ *Studio, a *App) error {
			a.push(newFinder(a))
			for range answers {
				a.advance(0)
				a.activate("answer:0")
			}
			return nil
		})
		answers++
	}
	alike("records-empty", func(_ *Studio, a *App) error {
		a.push(newRecords(a))
		return nil
	})
	alike("records-asking", func(s *Studio, a *App) error {
		err := s.table(engine.Specs()[0].Key, 10)
		a.deliver(delivery{text: longRecord(), name: longName()})
		return err
	})
	alike("table-long-names", func(s *Studio, _ *App) error { return s.longNames() })
	alike("records-shelf", func(s *Studio, a *App) error {
		err := s.longNames()
		rs := newRecords(a)
		rs.shelf = []string{"oware.txt", longName() + ".txt"}
		a.push(rs)
		return err
	})
	alike("records-saved", func(s *Studio, a *App) error {
		err := s.longNames()
		rs := newRecords(a)
		rs.said = a.say.Say(words.RecordSaved, "/home/"+longName()+"/"+longName())
		a.push(rs)
		return err
	})
	alike("records-refused", func(s *Studio, a *App) error {
		err := s.longNames()
		a.deliver(delivery{text: "[Rules \"chess\"]", name: longName()})
		return err
	})
	alike("home-notice", func(_ *Studio, a *App) error {
		a.notice(a.say.Say(words.NotSaved))
		return nil
	})
	return list
}

// longName is longer than any window is wide, and longRecord the record of a game
// between people of such names.
func longName() string { return strings.Repeat("adébáyọ̀_", 20) }

func longRecord() string {
	return "[Rules \"bao-kujifunza\"]\n[South \"" + longName() + "\"]\n[North \"Ọlá\"]\n\n1. B1> {" + longName() + "} *"
}

// longNames shows a game between people of long names.
func (s *Studio) longNames() error {
	s.app.deliver(delivery{text: longRecord()})
	return nil
}

// inGame are the states that scenes have in a game.
func inGame(spec engine.Spec) []Scene {
	var list []Scene
	alike := func(name string, set func(s *Studio, a *App) error) {
		list = append(list, Scene{name + "-" + spec.Key, true, func(s *Studio) error { return set(s, s.app) }})
	}
	shown := func(name string, show func(a *App, r *engine.Rules) scene) {
		alike(name, func(_ *Studio, a *App) error {
			a.push(show(a, a.preset(spec.Key)))
			return nil
		})
	}
	shown("setup", func(a *App, r *engine.Rules) scene { return newSetup(a, r) })
	shown("rules", func(a *App, r *engine.Rules) scene { return newRulesScene(a, r, func(*engine.Rules) {}) })
	list = append(list, drafts(spec)...)
	alike("start", func(s *Studio, a *App) error {
		return s.sit(session.Setup{Rules: spec.Key, Seats: [2]save.Seat{{}, {Computer: true, Level: 1}}}, 0)
	})
	alike("analysis-waits", func(s *Studio, a *App) error {
		a.analysing = true
		err := s.sit(session.Setup{Rules: spec.Key, Seats: [2]save.Seat{{Computer: true, Level: 5}, {}}}, 0)
		s.at().rest = time.Hour // for which its answer waits
		return err
	})
	for _, told := range studied() {
		alike("start-"+told.name, func(s *Studio, a *App) error {
			err := s.sit(session.Setup{Rules: spec.Key}, 0)
			told.set(a, s.at(), a.session.Legal())
			return err
		})
	}
	for _, played := range append(studied(), playedOn(spec)...) {
		alike(played.name, func(s *Studio, a *App) error {
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
			a.focusOn(pitID(a.session.Rules().PitName(moves[0].Pit())))
		}},
		{"choosing", func(a *App, at *table, moves []engine.Move) {
			at.choose(moves[0].Pit())
			a.stale = true
		}},
		{"stepping", func(_ *App, at *table, _ []engine.Move) {
			if at.canReplay() {
				at.startReplay(1)
			}
		}},
		{"menu", func(_ *App, at *table, _ []engine.Move) { at.menu() }},
		{"home", func(a *App, _ *table, _ []engine.Move) { a.home() }},
		{"asking", func(a *App, _ *table, _ []engine.Move) {
			s := newSetup(a, a.preset(spec.Key))
			a.push(s)
			s.start()
		}},
		{"resigned", func(a *App, _ *table, _ []engine.Move) {
			a.session.Resign()
			a.play()
		}},
	}
	if spec.Rounds {
		list = append(list, state{"rounds", func(a *App, _ *table, _ []engine.Move) { a.push(newRounds(a)) }})
	}
	return list
}

// drafts are the states of a board that is set up.
func drafts(spec engine.Spec) []Scene {
	var list []Scene
	draft := func(name string, set func(a *App, e *editor)) {
		list = append(list, Scene{"position-" + name + "-" + spec.Key, true, func(s *Studio) error {
			r := s.app.preset(spec.Key)
			e := editorOf(s.app, r, r.Start())
			s.app.push(e)
			set(s.app, e)
			return nil
		}})
	}
	draft("start", func(*App, *editor) {})
	draft("empty", func(_ *App, e *editor) {
		e.draft.clear()
		e.draft.turn = engine.North
	})
	draft("refused", func(a *App, e *editor) {
		e.draft.clear()
		a.deliver(delivery{text: "1,2,3/4,5,6 0,0 S"})
	})
	draft("game", func(_ *App, e *editor) { e.choosing = true })
	draft("played", func(a *App, _ *editor) {
		r := a.preset(spec.Key)
		s, start := newSetup(a, r), r.Start()
		s.from = &start
		a.push(s)
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
		a.settings.Bar, a.analysing = true, true
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
		a.stale = true
	}
	return []state{
		{"bar", func(a *App, _ *table, _ []engine.Move) { a.settings.Bar, a.stale = true, true }},
		{"analysing", func(a *App, _ *table, _ []engine.Move) { a.analysing, a.stale = true, true }},
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
			a.stale = true
		}},
	}
}

// table shows a game against the computer, by the game's own rules, after some
// plies.
func (s *Studio) table(key string, plies int) error {
	return s.sit(session.Setup{Rules: key, Seats: defaultSettings().Seats}, plies)
}

// sit shows a game after some plies, which are drawn by lot.
func (s *Studio) sit(setup session.Setup, plies int) error {
	a := s.app
	if err := a.begin(setup); err != nil {
		return err
	}
	for range plies {
		moves := a.session.Legal()
		if len(moves) == 0 {
			break
		}
		if _, err := a.session.Play(moves[s.random.IntN(len(moves))]); err != nil {
			return err
		}
	}
	a.play()
	a.advance(0)
	return nil
}

// at returns the table that is shown.
func (s *Studio) at() *table { return s.app.scene().(*table) }

// first returns the key of the first game whose board has a property.
func first(has func(engine.Board) bool) string {
	for _, spec := range engine.Specs() {
		if has(spec.Board) {
			return spec.Key
		}
	}
	return engine.Specs()[0].Key
}

func (s *Studio) running() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.home()
	return err
}

// preview shows the move that captures most, as it is before it is played.
func (s *Studio) preview() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.focusOn(pitID(s.app.session.Rules().PitName(s.best(func(t *engine.Trace, n int) int { return n }).Pit())))
	return err
}

// best returns the legal move that is best by its trace and what it takes.
func (s *Studio) best(worth func(t *engine.Trace, taken int) int) engine.Move {
	best, most := engine.NoMove, -1
	for _, m := range s.app.session.Legal() {
		t := s.app.session.Preview(m)
		if n := worth(t, s.at().taken(t, s.app.session.Turn())); n > most {
			best, most = m, n
		}
	}
	return best
}

// moving shows the longest move while its seeds fly.
func (s *Studio) moving() error {
	err := s.relay()
	s.app.advance(time.Second)
	return err
}

// relay begins to show the longest relay there is after a few plies.
func (s *Studio) relay() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.at().play(s.best(func(t *engine.Trace, n int) int { return t.Laps()*4 + n }))
	s.app.advance(0)
	return err
}

// choice shows a pit that can be sown two ways, as early as there is one after a
// few plies.
func (s *Studio) choice() error {
	key := first(func(b engine.Board) bool { return b.TwoWays })
	for plies := 4; plies < 40; plies++ {
		if err := s.table(key, plies); err != nil {
			return err
		}
		for _, m := range s.app.session.Legal() {
			if at := s.at(); len(at.ways(m.Pit())) > 1 {
				at.choose(m.Pit())
				s.app.stale = true
				return nil
			}
		}
	}
	return nil
}

func (s *Studio) replay() error {
	err := s.relay()
	at := s.at()
	at.view.Skip()
	s.app.advance(0)
	at.startReplay(2)
	return err
}

// hint shows a hint, and the bar.
func (s *Studio) hint() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.settings.Bar = true
	at := s.at()
	at.askHint()
	s.look(1 << 16)
	return err
}

// analysis shows what the moves are worth after some plies.
func (s *Studio) analysis(key string, plies int) error {
	err := s.table(key, plies)
	s.app.settings.Bar, s.app.analysing = true, true
	s.look(1 << 18)
	return err
}

// line shows what is expected to be played.
func (s *Studio) line() error {
	err := s.analysis(engine.Specs()[0].Key, 12)
	s.app.advance(0)
	s.app.activate("line")
	s.at().view.Skip()
	return err
}

// look is the analyst's work on what the table shows, within a number of moves
// looked at, so that it comes to the same each time.
func (s *Studio) look(nodes int64) {
	a, at := s.app, s.at()
	q, g := at.inquiry(), a.session.Game()
	study := s.looked[look{q, nodes}]
	if study == nil {
		study = advice.NewStudy(g.Rules(), q.at)
		for _, lines := range []int{1, len(g.Legal())} {
			reply := ai.Answer(context.Background(), ai.Question(g, wire.Request{Nodes: nodes, Lines: lines}), nil)
			for _, i := range reply.Lines {
				study.Note(i)
			}
		}
		if s.looked == nil {
			s.looked = map[look]*advice.Study{}
		}
		s.looked[look{q, nodes}] = study
	}
	a.analyst.asked, a.analyst.study, a.analyst.begun, a.analyst.done = q, study, true, true
	at.giveHint(study, true)
	at.weigh(study)
	at.tip(swing)
}

func (s *Studio) over() error { return s.table(engine.Specs()[0].Key, 500) }

func (s *Studio) menu() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.at().menu()
	return err
}

func (s *Studio) resign() error {
	err := s.menu()
	s.app.advance(0)
	s.app.activate("resign")
	return err
}

// records shows what can be done with a game that is under way.
func (s *Studio) records() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.push(newRecords(s.app))
	return err
}

func (s *Studio) rounds() error {
	err := s.table(first(func(b engine.Board) bool { return b.Rounds }), 80)
	s.app.push(newRounds(s.app))
	return err
}

func (s *Studio) notice() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.notice(s.app.say.Say(words.NotSaved))
	return err
}
