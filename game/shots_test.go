//go:build !js

package game

import (
	"context"
	"image"
	"slices"
	"strconv"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/puzzle"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/drill"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/lessons"
	"ayoayo/game/library"
	"ayoayo/game/menu"
	"ayoayo/game/puzzles"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/settings"
	"ayoayo/game/share"
	"ayoayo/game/table"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// shot is something that a window can show.
type shot struct {
	name string
	// alike says that it looks like another scene, but for its words or its game:
	// it has to fit, and needs no picture.
	alike bool
	set   func(*studio) error
}

// shots lists every scene: those that look different, and their states in every
// game.
func shots() []shot {
	list := pictured()
	list = append(list, refused()...)
	list = append(list, taught()...)
	list = append(list, counted()...)
	list = append(list, posed()...)
	for _, spec := range engine.Specs() {
		list = append(list, shot{"table-" + spec.Key, false, func(s *studio) error { return s.table(spec.Key, 10) }})
	}
	list = append(list, told()...)
	for _, spec := range engine.Specs() {
		list = append(list, inGame(spec)...)
	}
	return list
}

// pictured are the scenes that look different.
func pictured() []shot {
	list := []shot{}
	for _, c := range []struct {
		name string
		set  func(*studio) error
	}{
		{"home", func(*studio) error { return nil }},
		{"home-running", (*studio).running},
		{"home-over", (*studio).ended},
		{"home-several", (*studio).severalRunning},
		{"preview", (*studio).preview},
		{"relay", (*studio).relay},
		{"moving", (*studio).moving},
		{"choice", (*studio).choice},
		{"choice-held", func(s *studio) error { return s.held("way:on") }},
		{"choice-held-back", func(s *studio) error { return s.held("way:back") }},
		{"choice-one-way", (*studio).oneWay},
		{"watched", func(s *studio) error { return s.watched() }},
		{"watched-paused", func(s *studio) error { return s.watched("pause") }},
		{"across", (*studio).across},
		{"replay", (*studio).replay},
		{"replay-moves", (*studio).replayMoves},
		{"rivals", func(s *studio) error { return s.rivals(10) }},
		{"rivals-over", func(s *studio) error { return s.rivals(500) }},
		{"fair", (*studio).fair},
		{"following", (*studio).following},
		{"replay-touched", func(s *studio) error { return s.touchedStill((*studio).replay) }},
		{"over-touched", func(s *studio) error { return s.touchedStill((*studio).over) }},
		{"watched-touched", func(s *studio) error {
			return s.touchedStill(func(s *studio) error { return s.watched("pause") })
		}},
		{"hint", (*studio).hint},
		{"analysis", func(s *studio) error { return s.analysis(engine.Specs()[0].Key, 12) }},
		{"analysis-two-ways", func(s *studio) error { return s.analysis(first(func(b engine.Board) bool { return b.TwoWays }), 0) }},
		{"analysis-rounds", func(s *studio) error { return s.analysis(first(func(b engine.Board) bool { return b.Rounds }), 12) }},
		{"line", (*studio).line},
		{"over", (*studio).over},
		{"menu", (*studio).menu},
		{"resign", (*studio).resign},
		{"settings", over((*App).OpenSettings)},
		{"keys", over((*App).OpenKeys)},
		{"credits", over((*App).OpenCredits)},
		{"finder", over((*App).OpenFinder)},
		{"setup", over(func(a *App) { a.OpenSetup(a.Preset(engine.Specs()[0].Key), nil) })},
		{"setup-people", askedSetup("with:people")},
		{"setup-link", askedSetup("with:link")},
		{"away", (*studio).away},
		{"away-won", (*studio).awayWon},
		{"share", func(s *studio) error { return s.shared(people(engine.Specs()[1].Key), 14) }},
		{"share-away", func(s *studio) error { return s.shared(byLink(engine.Specs()[0].Key), 13) }},
		{"share-yours", func(s *studio) error { return s.shared(byLink(engine.Specs()[6].Key), 14) }},
		{"share-parted", func(s *studio) error {
			if err := s.play(people(engine.Specs()[0].Key), 8); err != nil {
				return err
			}
			s.app.Push(share.NewParted(s.app.Screen, s.app.say, 5, func() {}))
			return nil
		}},
		{"setup-computers", askedSetup("with:computers", "more")},
		{"setup-more", askedSetup("starts:turn", "more")},
		{"learn", over((*App).openLearn)},
		{"games", (*studio).games},
		{"rules", over(func(a *App) { readRules(a, engine.Specs()[0].Key) })},
		{"games-about", (*studio).aboutGame},
		{"games-removed", (*studio).removedGame},
		{"games-statistics", func(s *studio) error {
			s.finished()
			s.app.OpenStatistics()
			return nil
		}},
		{"games-backup", over((*App).OpenBackup)},
		{"games-intake", (*studio).intake},
		{"records", (*studio).records},
		{"position", over((*App).OpenEditor)},
		{"rounds", (*studio).rounds},
		{"notice", (*studio).notice},
		{"trouble", over(func(a *App) { a.Push(menu.NewTrouble(a.Screen, a.say, a)) })},
	} {
		list = append(list, shot{name: c.name, set: c.set})
	}
	return list
}

// taught are the steps of lessons: as they are asked, after a move that was not asked for,
// after the one that was, and the end of a lesson.
func taught() []shot {
	first := engine.Specs()[0].Key
	list := []shot{
		{"lesson", false, func(s *studio) error { return s.lesson(first, 3) }},
		{"lesson-wrong", false, func(s *studio) error { return s.lesson(first, 3, "B") }},
		{"lesson-helped", false, func(s *studio) error { return s.lesson(first, 3, "B", "E") }},
		{"lesson-right", false, func(s *studio) error { return s.lesson(first, 3, "A") }},
	}
	for _, spec := range engine.Specs()[1:] { // what a lesson of each board looks like
		list = append(list, shot{"lesson-at-" + spec.Key, false, func(s *studio) error { return s.lesson(spec.Key, 3) }})
	}
	for _, spec := range engine.Specs() {
		taught, ok := lessons.For(spec.Key)
		for at, step := range taught.Steps {
			list = append(list, shot{"lesson-" + spec.Key + "-" + step.Name, true, func(s *studio) error { return s.lesson(spec.Key, at) }})
		}
		if ok {
			list = append(list, shot{"lesson-over-" + spec.Key, spec.Key != first, func(s *studio) error { return s.lesson(spec.Key, len(taught.Steps)) }})
		}
	}
	return list
}

// counted are the trainer of a game before and after a round, and a question in each: as
// it is asked, half answered, missed, and answered.
func counted() []shot {
	first := engine.Specs()[0].Key
	list := []shot{
		{"counting", false, func(s *studio) error { return s.counting(first, 4, "") }},
		{"counting-takes", false, func(s *studio) error { return s.counting(first, 4, "end") }},
		{"counting-missed", false, func(s *studio) error { return s.counting(first, 2, "missed") }},
		{"counting-long", false, func(s *studio) error { return s.counting(first, 5, "right") }},
		{"counting-ready", false, func(s *studio) error {
			s.app.KeepDrill(save.Drill{Game: first, Step: 3, Row: 4, Best: 17, Rounds: []save.DrillRound{
				{Step: 1, Asked: 10, Right: 4}, {Step: 1, Asked: 10, Right: 7}, {Step: 2, Asked: 10, Right: 9}, {Step: 3, Asked: 10, Right: 6},
			}})
			s.app.OpenTrainer(first)
			return nil
		}},
	}
	for _, spec := range engine.Specs()[1:] {
		for _, how := range []string{"", "right"} {
			list = append(list, shot{"counting-at-" + how + spec.Key, false, func(s *studio) error { return s.counting(spec.Key, 2, how) }})
		}
	}
	return list
}

// posed are the choice of puzzles of a game and one of them: as it is asked, after a wrong
// move, and solved.
func posed() []shot {
	list := []shot{}
	for _, spec := range engine.Specs() {
		first := spec.Key == engine.Specs()[0].Key
		for _, how := range []string{"choice", "asked", "wrong", "solved"} {
			if first || how == "asked" {
				list = append(list, shot{"puzzle-" + how + "-" + spec.Key, false, func(s *studio) error { return s.puzzle(spec.Key, how) }})
			}
		}
	}
	return list
}

// puzzle shows the first puzzle of a game, answered so far.
func (s *studio) puzzle(game, how string) error {
	a := s.app
	a.Host.(*hosttest.Fake).PuzzleFile = puzzles.File
	z, err := puzzle.Parse(puzzle.Of(puzzles.File, game)[0])
	if err != nil {
		return err
	}
	a.KeepSolver(save.Solver{Game: game, Rating: 1428, Deviation: 71, Volatility: 0.06, History: []int{1340, 1361, 1352, 1380, 1417, 1428}})
	a.OpenPuzzles(game)
	press := func(id string) {
		a.advance(0)
		a.Activate(id)
		s.settle()
	}
	a.advance(0)
	if how == "choice" {
		return nil
	}
	press("hard:any")
	press("next")
	switch how {
	case "wrong":
		for _, m := range z.Rules.Moves(&z.Position, nil) {
			if m != z.Line[0] {
				press(pitID(z.Rules.PitName(m.Pit())))
				break
			}
		}
	case "solved":
		for range z.Own() {
			press("show")
		}
	}
	return nil
}

// counting shows a question of the trainer of a game, answered so far.
func (s *studio) counting(game string, step int, how string) error {
	a := s.app
	r := a.Preset(game)
	source := drill.NewSource(r, drill.Steps(r)[step], 1)
	q, ok := source.Play(func(uint32) bool { return false })
	for !ok {
		q, ok = source.Play(func(uint32) bool { return false })
	}
	a.KeepDrill(save.Drill{Game: game, Step: step, Missed: []save.MissedQuestion{
		{Rules: r.String(), Position: r.FormatPosition(&q.Position), Move: r.FormatMove(q.Move), Box: 1},
	}})
	a.OpenTrainer(game)
	press := func(id string) {
		a.advance(0)
		a.Activate(id)
		a.advance(0)
	}
	end := pitID(r.PitName(q.End))
	if q.End.IsStore() {
		end = ui.StoreID("S")
	}
	press("begin")
	switch how {
	case "end":
		press(end)
	case "right":
		press(end)
		for range q.Takes / 13 {
			press("more")
		}
		press("takes:" + strconv.Itoa(q.Takes))
	case "missed":
		press(pitID(r.PitName(q.Trace.EndOf(1))))
	}
	return nil
}

// lesson shows a step of a lesson in which pits were sown.
func (s *studio) lesson(game string, at int, pits ...string) error {
	a := s.app
	if taught, _ := lessons.For(game); at == len(taught.Steps) {
		a.settings.Lessons = []save.Lesson{{Game: game, Steps: at - 1}}
		a.OpenLesson(game)
		a.advance(0)
		for _, id := range rightPits(game, at-1) {
			a.Activate(id)
			a.advance(0)
		}
		s.settle()
		a.Activate("next")
		return nil
	}
	a.settings.Lessons = []save.Lesson{{Game: game, Steps: at}}
	a.OpenLesson(game)
	for _, pit := range pits {
		a.advance(0)
		a.Activate(pitID(pit))
		s.settle()
	}
	return nil
}

// rightPits are the controls that make the right move of a step.
func rightPits(game string, at int) []string {
	run, _ := lessons.Begin(game, at)
	m := run.Right()[0]
	if m.IsClaim() {
		var ids []string
		for place := range run.Rules.Board().Cols {
			if m.Claims()>>place&1 != 0 {
				ids = append(ids, pitID(run.Rules.PitName(m.Pit()+engine.Pit(place))))
			}
		}
		return append(ids, "claim")
	}
	ids := []string{pitID(run.Rules.PitName(m.Pit()))}
	switch {
	case !run.Rules.Board().TwoWays:
	case m.Backwards():
		ids = append(ids, "way:back")
	default:
		ids = append(ids, "way:on")
	}
	return ids
}

// settle lets the seeds of a lesson come to rest and, after a move that was not asked for,
// go back.
func (s *studio) settle() {
	for range 80 {
		s.app.advance(longestStep)
	}
}

// refused are pits that were touched and can't be sown or claimed, one for each rule of
// the games, and rounds that are over.
func refused() []shot {
	var list []shot
	for _, c := range []struct {
		name, rules, position string
		touched               []string
	}{
		{"hungry", "oware", "2,1,0,4,0,3/0,0,0,0,0,0 20,18 S", []string{"A"}},
		{"hungry-relay", "ayoayo", "1,1,1,1,1,0/0,0,0,0,0,0 22,21 S", []string{"A"}},
		{"endless", "ayoayo", "4,0,1,0,1,0/6,1,0,5,0,5 12,13 S", []string{"A"}},
		{"slam", "oware;grandslam=illegal", "1,1,0,0,2,0/1,0,0,0,0,0 21,22 S", []string{"E"}},
		{"single", "bao-laps", "1,0,2,5,1,0,1,1/0,1,1,5,2,1,5,0 2,4 S", []string{"A"}},
		{"mtaji", "bao-kujifunza", "0,3,0,4,2,5,1,7/3,0,3,3,0,3,3,0/2,0,0,0,2,1,3,4/2,2,2,2,2,2,0,3 0,0 S", []string{"B1"}},
		{"front", "bao-kujifunza", "0,0,1,3,4,1,0,0/2,1,2,1,4,0,1,0/1,2,1,3,13,9,3,0/0,1,6,2,0,2,1,0 0,0 S", []string{"E2"}},
		{"claim", "namnam", "0,0,0,0,0,0/0,0,0,0,0,0 32,16 S SSSSSS/NNNNNN claim S S", []string{"b", "d", "e"}},
	} {
		list = append(list, shot{"refused-" + c.name, false, func(s *studio) error { return s.touch(c.rules, c.position, c.touched) }})
	}
	return append(list,
		shot{"claiming", false, func(s *studio) error { return s.roundOver("28,12", "b") }},
		shot{"round-over", false, func(s *studio) error { return s.roundOver("16,24", "") }})
}

// touch shows a position against the computer in which pits were touched.
func (s *studio) touch(rules, position string, pits []string) error {
	setup := session.Setup{Rules: rules, Start: position, Seats: settings.Usual("oware").Seats}
	err := s.play(setup, 0)
	for _, pit := range pits {
		s.app.Activate(pitID(pit))
		s.app.advance(0)
	}
	return err
}

// roundOver shows the end of a round, and a pit that is claimed.
func (s *studio) roundOver(stores, claimed string) error {
	err := s.touch("namnam", "0,0,1,3,0,0/2,2,0,0,0,0 "+stores+" S SSSSSS/NNNNNN sow S N", []string{"C"})
	s.skip()
	s.app.advance(0)
	if claimed != "" {
		s.app.Activate(pitID(claimed))
	}
	return err
}

// windows lists the windows that every scene is made for, in CSS pixels.
func windows() []image.Point {
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
func over(open func(*App)) func(*studio) error {
	return func(s *studio) error {
		open(s.app)
		return nil
	}
}

// readRules goes to the rules of a game.
func readRules(a *App, game string) {
	a.openLearn()
	a.advance(0)
	a.Activate("game:" + game)
}

// askedSetup shows who plays a game after something was chosen.
func askedSetup(chosen ...string) func(*studio) error {
	return func(s *studio) error {
		s.app.put(save.Choice{Rules: engine.Specs()[0].Key, Began: "S", Seats: [2]seat.Seat{{Name: "Ama"}, {Name: "Bisi"}}})
		s.app.OpenSetup(s.app.Preset(engine.Specs()[0].Key), nil)
		for _, id := range chosen {
			s.app.advance(0)
			s.app.Activate(id)
		}
		return nil
	}
}

// games shows the games that are kept.
func (s *studio) games() error {
	err := s.several()
	s.finished()
	s.app.Describe(s.app.Library().Entries()[1].ID, "", "", true)
	s.app.OpenGames()
	return err
}

// aboutGame shows what is known of a finished game.
func (s *studio) aboutGame() error {
	s.finished()
	s.app.OpenGames()
	id := s.app.Library().Entries()[2].ID
	s.app.Describe(id, "At Bisi’s", "The relay of move 20 came round to where it had begun.", true)
	s.app.advance(0)
	s.app.Activate("about:" + id)
	return nil
}

// intake shows what is in a file of games.
func (s *studio) intake() error {
	s.finished()
	a := s.app
	backup := save.Archive{Settings: &a.settings, Unread: 1, Games: []save.Game{{Rules: "noise"}}}
	for _, e := range a.Library().Entries() {
		a.Library().Read(e.ID, func(f save.Finished, _ *engine.Game, _ error) { backup.Finished = append(backup.Finished, f) })
		if len(backup.Finished) > 3 {
			a.Library().Remove(e.ID, func(save.Finished, error) {})
		}
	}
	i := library.NewIntake(a.Screen, a.say, a, backup, "")
	a.Push(i)
	for range 10 {
		i.Update(0)
	}
	return nil
}

// removedGame offers to put one back.
func (s *studio) removedGame() error {
	err := s.games()
	s.app.Forget(s.app.AllGames()[0])
	return err
}

// finished keeps some games that are over, a day apart.
func (s *studio) finished() {
	a := s.app
	for i, spec := range engine.Specs() {
		g := session.Setup{Rules: spec.Key, Seats: settings.Usual(spec.Key).Seats}
		if i%3 == 2 {
			g.Seats = [2]seat.Seat{{Name: "Ama"}, {Name: "Bisi"}}
		}
		one, err := session.New(g, 1)
		if err != nil {
			continue
		}
		for moves := one.Legal(); len(moves) > 0 && one.Ply() < 300; moves = one.Legal() {
			_, _ = one.Play(moves[s.random.IntN(len(moves))])
		}
		one.Resign()
		rec := one.Record()
		rec.Saved = a.clock.AddDate(0, 0, -i).UnixMilli()
		a.Library().Add(rec, one.Game(), func(error) {})
	}
}

// several keeps some games, one of each board.
func (s *studio) several() error {
	for i, spec := range engine.Specs() {
		if err := s.table(spec.Key, 9+2*i); err != nil {
			return err
		}
		s.app.Save()
	}
	return nil
}

// severalRunning offers all of them.
func (s *studio) severalRunning() error {
	err := s.several()
	s.app.OpenHome()
	return err
}

// table shows a game against the computer, by the game's own rules, after some
// plies.
func (s *studio) table(key string, plies int) error {
	return s.play(session.Setup{Rules: key, Seats: settings.Usual(key).Seats}, plies)
}

// play shows a game after some plies, which are drawn by lot.
func (s *studio) play(setup session.Setup, plies int) error {
	a := s.app
	if err := a.Begin(setup); err != nil {
		return err
	}
	for range plies {
		moves := a.Session().Legal()
		if len(moves) == 0 {
			break
		}
		if _, err := a.Session().Play(moves[s.random.IntN(len(moves))]); err != nil {
			return err
		}
	}
	a.OpenTable()
	a.advance(0)
	return nil
}

// first returns the key of the first game whose board has a property.
func first(has func(engine.Board) bool) string {
	for _, spec := range engine.Specs() {
		if has(spec.Board) {
			return spec.Key
		}
	}
	return engine.Specs()[0].Key
}

func (s *studio) running() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.OpenHome()
	return err
}

// preview shows the move that captures most, as it is before it is played.
func (s *studio) preview() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.FocusOn(pitOf(s.app, s.best(func(_ *engine.Trace, n int) int { return n })))
	return err
}

// best returns the legal move that is best by its trace and what it takes.
func (s *studio) best(worth func(t *engine.Trace, taken int) int) engine.Move {
	best, most := engine.NoMove, -1
	for _, m := range s.app.Session().Legal() {
		t := s.app.Session().Preview(m)
		taken, _ := t.Captures(s.app.Session().Turn())
		if n := worth(t, taken); n > most {
			best, most = m, n
		}
	}
	return best
}

// moving shows the longest move while its seeds fly.
func (s *studio) moving() error {
	err := s.relay()
	s.app.advance(time.Second)
	return err
}

// relay begins to show the longest relay there is after a few plies.
func (s *studio) relay() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.Activate(pitOf(s.app, s.best(func(t *engine.Trace, n int) int { return t.Laps()*4 + n })))
	s.app.advance(0)
	return err
}

// across shows the turn of somebody who sits across.
func (s *studio) across() error {
	s.app.settings.Across = true
	return s.play(session.Setup{Rules: engine.Specs()[0].Key}, 11)
}

// choice shows a pit that can be sown two ways, as early as there is one after a
// few plies.
func (s *studio) choice() error {
	key := first(func(b engine.Board) bool { return b.TwoWays })
	for plies := 4; plies < 40; plies++ {
		if err := s.table(key, plies); err != nil {
			return err
		}
		if pit := s.twoWays(); pit != engine.NoPit {
			s.app.Activate(pitID(s.app.Session().Rules().PitName(pit)))
			return nil
		}
	}
	return nil
}

// held shows a way that is looked at while one is to be chosen.
func (s *studio) held(id string) error {
	err := s.choice()
	s.app.advance(0)
	s.app.FocusOn(id)
	return err
}

// oneWay shows a pit one of whose ways can't be sown, and that way looked at.
func (s *studio) oneWay() error {
	key := first(func(b engine.Board) bool { return b.TwoWays })
	if err := s.table(key, 0); err != nil {
		return err
	}
	for _, pit := range []string{"C1", "B1"} { // both ways are open to the first
		s.app.Activate(pitID(pit))
		s.app.advance(0)
	}
	return nil
}

// watched shows a game between two computers, in which something may be pressed.
func (s *studio) watched(pressed ...string) error {
	computer := settings.Usual("ayoayo").Seats[engine.North]
	err := s.play(session.Setup{Rules: engine.Specs()[0].Key, Seats: [2]seat.Seat{computer, computer}}, 11)
	for _, id := range pressed {
		s.app.Activate(id)
	}
	return err
}

// twoWays returns the first pit that a person can sow both ways now, else NoPit.
func (s *studio) twoWays() engine.Pit {
	if s.app.Session().ComputerToMove() {
		return engine.NoPit
	}
	legal := s.app.Session().Legal()
	for i, m := range legal {
		if slices.ContainsFunc(legal[:i], func(other engine.Move) bool { return other.Pit() == m.Pit() }) {
			return m.Pit()
		}
	}
	return engine.NoPit
}

// replay shows the second lap of a relay.
func (s *studio) replay() error {
	err := s.relay()
	s.skip()
	s.app.advance(0)
	s.app.table.StartReplay(2)
	return err
}

// replayMoves shows the list of moves where it has a sheet of its own.
func (s *studio) replayMoves() error {
	err := s.play(session.Setup{Rules: engine.Specs()[0].Key, Seats: settings.Usual(engine.Specs()[0].Key).Seats}, 40)
	s.app.table.StartReplay(0)
	s.app.advance(0)
	s.app.Activate("moves")
	return err
}

// rivals shows two people of whom each has won before.
func (s *studio) rivals(plies int) error {
	game := engine.Specs()[0].Key
	seats := [2]seat.Seat{{Name: "Ama"}, {Name: "Kofi"}}
	for _, loser := range []engine.Player{engine.North, engine.North, engine.North, engine.South} {
		one, err := session.New(session.Setup{Rules: game, Seats: seats, First: loser}, 0)
		if err != nil {
			return err
		}
		s.app.Keeper.Begin(one)
		one.Resign()
		s.app.Save()
	}
	err := s.play(session.Setup{Rules: game, Seats: seats}, plies)
	for range 10 {
		s.app.advance(longestStep)
	}
	return err
}

// fair shows a game that begins with an opening.
func (s *studio) fair() error {
	game := engine.Specs()[0].Key
	choice := s.app.Choice(game)
	choice.Fair = true
	s.app.put(choice)
	err := s.play(session.Setup{Rules: game, Seats: settings.Usual(game).Seats}, 0)
	choice.Fair = false
	s.app.put(choice)
	return err
}

// elsewhere is the program when another window owns its game.
type elsewhere struct{ *App }

func (elsewhere) Elsewhere() bool { return true }

// following shows a game that another window owns.
func (s *studio) following() error {
	a := s.app
	err := s.table(engine.Specs()[0].Key, 10)
	a.table = table.New(elsewhere{a}, a.Screen, a.say, a.Session(), &a.analyst)
	a.Show([]ui.Scene{a.first, a.table})
	return err
}

// touchedStill shows a pit that was touched where nothing can be sown.
func (s *studio) touchedStill(still func(*studio) error) error {
	err := still(s)
	s.app.advance(0)
	s.app.Activate(pitID("A"))
	return err
}

// skip ends a movement.
func (s *studio) skip() { s.app.table.Tap("") }

// hint shows a hint, and the bar.
func (s *studio) hint() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.settings.Bar = true
	s.app.Activate("hint")
	s.look(1 << 16)
	return err
}

// analysis shows what the moves are worth after some plies.
func (s *studio) analysis(key string, plies int) error {
	err := s.table(key, plies)
	s.app.settings.Bar, s.app.analyst.Analysing = true, true
	s.look(1 << 18)
	return err
}

// line shows what is expected to be played.
func (s *studio) line() error {
	err := s.analysis(engine.Specs()[0].Key, 12)
	s.app.advance(0)
	s.app.Activate("line")
	s.skip()
	return err
}

// look has the analyst look at what the table shows, within a number of moves
// looked at, so that it comes to the same each time.
func (s *studio) look(nodes int64) {
	s.answer = func(g *engine.Game, q wire.Request) []wire.Info {
		var found []wire.Info
		for _, lines := range []int{1, len(g.Legal())} {
			found = append(found, s.search(g, lines, nodes)...)
		}
		return found
	}
	s.study()
}

// study lets the analyst ask and be answered, and the bar move.
func (s *studio) study() {
	s.app.advance(0)
	s.app.advance(0)
	s.app.advance(time.Second)
}

// search returns what a search finds.
func (s *studio) search(g *engine.Game, lines int, nodes int64) []wire.Info {
	key := search{g.Rules().String(), g.Position(), lines, nodes}
	found, ok := s.searched[key]
	if !ok {
		found = ai.Answer(context.Background(), ai.Question(g, wire.Request{Nodes: nodes, Lines: lines}), nil).Lines
		s.searched[key] = found
	}
	return found
}

// ended offers a game that is over.
func (s *studio) ended() error {
	err := s.over()
	s.app.OpenHome()
	return err
}

// over shows a game that is over, when its seeds have been counted.
func (s *studio) over() error {
	err := s.table(engine.Specs()[0].Key, 500)
	for range 10 {
		s.app.advance(longestStep)
	}
	return err
}

func (s *studio) menu() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.OpenMenu()
	return err
}

func (s *studio) resign() error {
	err := s.menu()
	s.app.advance(0)
	s.app.Activate("resign")
	return err
}

// records shows what can be done with a game that is under way.
func (s *studio) records() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.OpenRecords()
	return err
}

func (s *studio) rounds() error {
	err := s.table(first(func(b engine.Board) bool { return b.Rounds }), 80)
	s.app.Push(menu.NewRounds(s.app.Screen, s.app.say, s.app))
	return err
}

func (s *studio) notice() error {
	err := s.table(engine.Specs()[0].Key, 10)
	s.app.notice(words.NotSaved)
	return err
}

// away shows a game whose next move comes by link.
func (s *studio) away() error { return s.play(byLink(engine.Specs()[1].Key), 13) }

// awayWon shows a game by link that is over.
func (s *studio) awayWon() error { return s.play(byLink(engine.Specs()[0].Key), 500) }

// shared shows the ways to send a game after some plies.
func (s *studio) shared(setup session.Setup, plies int) error {
	fake(s.app).Page, fake(s.app).Shares = site, true
	if err := s.play(setup, plies); err != nil {
		return err
	}
	s.app.OpenShare()
	return nil
}
