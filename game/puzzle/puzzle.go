// Package puzzle is the scene in which puzzles are chosen and solved: positions in which
// one move is right, which is proven. A wrong one is answered on the board and taken back.
package puzzle

import (
	"hash/fnv"
	"slices"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/puzzle"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/glicko"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scene needs of the program around it, beside the screen that shows it.
type App interface {
	// Speed is how fast seeds move, PlayBeats has sounds played of what is heard of the
	// board.
	Speed() render.Speed
	PlayBeats(beats []render.Beat)
	// Solver is how well the player solves the puzzles of a game, KeepSolver keeps that.
	Solver(game string) save.Solver
	KeepSolver(s save.Solver)
	// Today is the day, counted from 1970.
	Today() int
}

// stage is how far a puzzle has come.
type stage uint8

const (
	// choosing has the page on which puzzles are chosen.
	choosing stage = iota
	// asking waits for a move.
	asking
	// moving shows one, answering the reply, resting has its end where it was wrong.
	moving
	answering
	resting
	// solved is after the last right move.
	solved
)

// Scene is the puzzles of a game.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	rules  *engine.Rules
	view   *render.BoardView
	kept   save.Solver
	stage  stage

	// all are the puzzles, of which there is nothing while they are fetched or, for the
	// reason fault, can't be.
	all   []puzzle.Puzzle
	here  bool
	fault error
	// by and about are the choice of puzzles by rating and by theme, "" for any.
	by    string
	about puzzle.Theme

	// now is the puzzle that is shown, daily that it is the one of the day, at the
	// position to which so many plies of its line have led.
	now   *puzzle.Puzzle
	daily bool
	at    engine.Position
	plies int
	// pit is the one of which the way is to be chosen, NoPit as a rule.
	pit engine.Pit
	// played is the move that was made last, before the position before it, trace what it
	// did, and good that it is right; reply is the answer to it and replied what that does.
	played  engine.Move
	trace   *engine.Trace
	good    bool
	reply   engine.Move
	replied *engine.Trace
	// missed says that the first try is over, counted that it has changed the rating, by
	// gain.
	missed, counted bool
	gain            int
	rested          time.Duration
	mind            *ai.Mind
}

// New returns the puzzles of a game.
func New(screen *ui.Screen, say *words.Printer, app App, r *engine.Rules) *Scene {
	s := &Scene{screen: screen, say: say, app: app, rules: r, view: render.NewBoardView(r, render.Look{}), kept: app.Solver(r.Key()), by: like, pit: engine.NoPit, mind: ai.NewMind(nil)}
	s.mind.IgnoreTime()
	if s.kept.Deviation <= 0 || s.kept.Volatility <= 0 {
		fresh := glicko.New()
		s.kept.Rating, s.kept.Deviation, s.kept.Volatility = fresh.Rating, fresh.Deviation, fresh.Volatility
	}
	s.fetch()
	return s
}

// fetch takes the puzzles when they are here.
func (s *Scene) fetch() {
	file, here, err := s.screen.Host.Puzzles()
	if !here && err == nil && s.fault == nil {
		return
	}
	s.fault = err
	for _, line := range puzzle.Of(file, s.rules.String()) {
		if z, err := puzzle.Parse(line); err == nil {
			s.all = append(s.all, z)
		}
	}
	s.here = here
	s.screen.Relayout()
}

// players are whoever solves, near, and the other.
func (s *Scene) players() [2]seat.Seat { return [2]seat.Seat{{}, {Computer: true}} }

// Back leaves a choice of ways, then the puzzle, then the scene.
func (s *Scene) Back() {
	switch {
	case s.pit != engine.NoPit:
		s.pit = engine.NoPit
	case s.stage != choosing:
		s.stage = choosing
	default:
		s.screen.Pop()
		return
	}
	s.screen.Relayout()
}

// Puzzles are chosen by how they compare with the player's rating.
const (
	easier = "easier"
	like   = "like"
	harder = "harder"
	// around is how far from the rating those are that are like it.
	around = 150
)

// fits reports whether a puzzle is of the choice.
func (s *Scene) fits(z *puzzle.Puzzle) bool {
	if s.about != "" && !slices.Contains(z.Themes, s.about) {
		return false
	}
	switch by := float64(z.Rating) - s.kept.Rating; s.by {
	case easier:
		return by < -around
	case harder:
		return by > around
	case like:
		return by >= -around && by <= around
	}
	return true
}

// choice are the puzzles of the choice, those that were not tried first.
func (s *Scene) choice() (list []*puzzle.Puzzle, tried int) {
	for i := range s.all {
		if z := &s.all[i]; s.fits(z) {
			list = append(list, z)
		}
	}
	slices.SortStableFunc(list, func(a, b *puzzle.Puzzle) int { return s.lastTried(a) - s.lastTried(b) })
	for _, z := range list {
		if s.lastTried(z) > 0 {
			tried++
		}
	}
	return list, tried
}

// lastTried is how late a puzzle was tried, 0 for never.
func (s *Scene) lastTried(z *puzzle.Puzzle) int { return slices.Index(s.kept.Tried, hash(z)) + 1 }

// hash tells a puzzle from others.
func hash(z *puzzle.Puzzle) uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(z.Rules.FormatPosition(&z.Position))) // which never fails
	return h.Sum32()
}

// next shows the next puzzle of the choice, today the one of the day.
func (s *Scene) next() {
	if list, _ := s.choice(); len(list) > 0 {
		s.pose(list[0], false)
		return
	}
	s.stage = choosing
	s.screen.Relayout()
}

func (s *Scene) today() {
	s.pose(&s.all[puzzle.Today(s.app.Today(), len(s.all))], true)
}

// pose shows a puzzle from its beginning.
func (s *Scene) pose(z *puzzle.Puzzle, daily bool) {
	s.now, s.daily, s.missed, s.counted, s.gain = z, daily, false, false, 0
	s.again()
}

// again puts the seeds as they lay at the beginning.
func (s *Scene) again() {
	s.at, s.plies = s.now.Position, 0
	s.ask()
	s.screen.Host.Announce(s.task())
}

// ask waits for a move.
func (s *Scene) ask() {
	s.stage, s.played, s.reply, s.pit = asking, engine.NoMove, engine.NoMove, engine.NoPit
	s.view.Show(s.at)
	s.screen.Relayout()
}

// play makes a move, and works out the answer to it. A move is right that the line has.
func (s *Scene) play(m engine.Move) {
	s.pit, s.played, s.reply = engine.NoPit, m, engine.NoMove
	s.good = m == s.now.Line[s.plies]
	if !s.good {
		s.count(0)
	}
	after := s.at
	s.trace = &engine.Trace{}
	s.rules.Play(&after, m, s.trace)
	if after.Turn() == engine.North && !after.Over() {
		s.reply = s.answer(after)
		s.replied = &engine.Trace{}
		s.rules.Play(&after, s.reply, s.replied)
	}
	s.stage = moving
	s.animate(s.at, s.trace)
}

// strong is the level that answers a wrong move.
const strong = 5

// answer is the reply to the move that was played: that of the line, or what a level finds.
func (s *Scene) answer(after engine.Position) engine.Move {
	if s.good && s.plies+1 < len(s.now.Line) {
		return s.now.Line[s.plies+1]
	}
	m, _, err := s.mind.Move(engine.NewGameFrom(s.rules, after), wire.Request{Level: strong})
	if err != nil {
		return s.rules.Moves(&after, nil)[0]
	}
	return m
}

// animate lets the seeds of a move fly.
func (s *Scene) animate(from engine.Position, t *engine.Trace) {
	s.view.SetSpeed(s.app.Speed())
	s.view.Animate(from, t)
	s.screen.Relayout()
}

// rest is how long the end of a wrong move is shown before the seeds go back.
const rest = 1500 * time.Millisecond

// Update fetches the puzzles and moves seeds.
func (s *Scene) Update(dt time.Duration) {
	if !s.here && s.fault == nil {
		s.fetch()
	}
	s.view.SetSpeed(s.app.Speed())
	if s.view.Update(dt) {
		s.screen.Redraw()
	}
	s.app.PlayBeats(s.view.Heard())
	switch {
	case s.stage == resting:
		if s.rested += dt; s.rested >= rest {
			played, reply := s.played, s.reply
			s.ask()
			s.played, s.reply = played, reply // which is still told
		}
	case s.view.Animating():
	case s.stage == moving:
		s.moved()
	case s.stage == answering:
		s.answered()
	}
}

// moved goes on when the move has been shown.
func (s *Scene) moved() {
	switch {
	case s.good && s.plies+1 >= len(s.now.Line):
		s.solve()
	case s.reply != engine.NoMove:
		after := s.at
		s.rules.Play(&after, s.played, nil)
		s.stage = answering
		s.animate(after, s.replied)
	default:
		s.answered()
	}
}

// answered goes on when the reply has been shown.
func (s *Scene) answered() {
	if !s.good {
		s.stage, s.rested = resting, 0
		s.screen.Relayout()
		s.screen.Host.Announce(s.news(true))
		return
	}
	s.plies++
	s.rules.Play(&s.at, s.played, nil)
	for s.at.Turn() == engine.North && s.plies < len(s.now.Line) {
		s.rules.Play(&s.at, s.now.Line[s.plies], nil)
		s.plies++
	}
	reply := s.reply
	s.ask()
	s.reply = reply
	s.screen.Host.Announce(s.news(true))
}

// solve ends the puzzle.
func (s *Scene) solve() {
	s.stage = solved
	s.count(1)
	if s.daily && s.kept.Day != s.app.Today() {
		if s.kept.Day != s.app.Today()-1 {
			s.kept.Row = 0
		}
		s.kept.Day = s.app.Today()
		s.kept.Row++
		s.app.KeepSolver(s.kept)
	}
	s.screen.Relayout()
	s.screen.Host.Announce(words.Glue(" ", s.title(true)+".", s.story()))
}

// sure is how sure the rating of a puzzle is.
const sure = 80

// count has the first try change the rating. A puzzle that was tried before does not.
func (s *Scene) count(score float64) {
	if s.missed || s.counted || s.lastTried(s.now) > 0 {
		s.missed = true
		return
	}
	s.missed, s.counted = score == 0, true
	was := glicko.Rating{Rating: s.kept.Rating, Deviation: s.kept.Deviation, Volatility: s.kept.Volatility}
	is := was.After(glicko.Result{Rating: float64(s.now.Rating), Deviation: sure, Score: score})
	s.kept.Rating, s.kept.Deviation, s.kept.Volatility = is.Rating, is.Deviation, is.Volatility
	s.gain = int(is.Rating+0.5) - int(was.Rating+0.5)
	s.kept.Tried = append(slices.Clone(s.kept.Tried), hash(s.now))
	s.kept.History = append(slices.Clone(s.kept.History), int(is.Rating+0.5))
	s.app.KeepSolver(s.kept)
}

// show plays the right move, which counts as a miss.
func (s *Scene) show() {
	s.count(0)
	s.play(s.now.Line[s.plies])
}

// Tap ends a movement at once when the board is touched.
func (s *Scene) Tap(id string) bool {
	if s.stage != moving && s.stage != answering || id != "" && s.pitOf(id) == engine.NoPit {
		return false
	}
	s.view.Skip()
	return true
}
