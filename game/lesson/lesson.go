// Package lesson is the scene in which somebody learns a game: it shows the steps of a
// lesson on a live board, waits for the move that is asked for, tells what each move has
// done, and puts the seeds back after another one.
package lesson

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/lessons"
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
	// LearntOf is how many steps of a game's lesson are done, Learnt keeps that.
	LearntOf(game string) int
	Learnt(game string, steps int)
	// FirstGame begins a game against a friendly level.
	FirstGame(game string)
}

// stage is how far a step has come.
type stage uint8

const (
	// asking waits for a move.
	asking stage = iota
	// moving shows one, resting the end of one that was not asked for.
	moving
	resting
	// right has the end of the one that was.
	right
	// over is after the last step.
	over
)

// Scene is a lesson on the screen.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	run    *lessons.Run
	view   *render.BoardView
	stage  stage

	// played is the move that was made last in this step, trace what it did; good says
	// that it is the one that was asked for.
	played engine.Move
	trace  *engine.Trace
	good   bool
	// lap is the lap that is shown, rested how long the end of the move has been.
	lap    int
	rested time.Duration
	// pulsed is how long the pit has been marked that does what is asked for.
	pulsed time.Duration
	// refused is the pit that was touched and can't be sown.
	refused engine.Pit
	// barred is the way that was touched and can't be sown, NoMove as a rule.
	barred engine.Move
	choice choice
}

// New returns the lesson of a game where it was left, and false where the game has none.
func New(screen *ui.Screen, say *words.Printer, app App, game string) (*Scene, bool) {
	run, ok := lessons.Begin(game, app.LearntOf(game))
	if !ok {
		return nil, false
	}
	s := &Scene{screen: screen, say: say, app: app, run: run, view: render.NewBoardView(run.Rules, render.Look{})}
	s.ask()
	return s, true
}

// players are whoever learns, near, and the teacher.
func (s *Scene) players() [2]seat.Seat { return [2]seat.Seat{{}, {Computer: true}} }

// ask puts the board as the step begins and waits for a move.
func (s *Scene) ask() {
	s.stage, s.played, s.trace, s.refused, s.choice = asking, engine.NoMove, nil, engine.NoPit, nothingChosen()
	s.barred = engine.NoMove
	if s.run.Done() {
		s.stage = over
		return
	}
	s.view.Show(s.run.Position())
	s.screen.Relayout()
}

// Back leaves the lesson, which is gone on with from the same step.
func (s *Scene) Back() {
	if s.choice != nothingChosen() {
		s.choice, s.barred = nothingChosen(), engine.NoMove
		s.screen.Relayout()
		return
	}
	s.screen.Pop()
}

// play makes a move.
func (s *Scene) play(m engine.Move) {
	s.choice, s.refused = nothingChosen(), engine.NoPit
	s.played, s.barred = m, engine.NoMove
	s.trace, s.good = s.run.Try(m)
	if s.good {
		s.app.Learnt(s.run.Game, s.run.At+1)
	}
	s.show()
}

// show lets the seeds of the move fly.
func (s *Scene) show() {
	s.stage, s.lap, s.rested = moving, 0, 0
	s.view.SetSpeed(s.app.Speed())
	s.view.Animate(s.run.Position(), s.trace)
	s.screen.Relayout()
	if !s.view.Animating() {
		s.finishMove()
	}
}

// finishMove tells what the move has done, when its seeds lie still.
func (s *Scene) finishMove() {
	s.stage = resting
	if s.good {
		s.stage = right
	}
	s.screen.Relayout()
	s.screen.Host.Announce(s.heard())
}

// rest is how long the end of a move is shown before the seeds go back.
const rest = 1500 * time.Millisecond

// Update moves the seeds, and puts them back after a move that was not asked for.
func (s *Scene) Update(dt time.Duration) {
	s.view.SetSpeed(s.app.Speed())
	if s.view.Update(dt) {
		s.screen.Redraw()
	}
	s.app.PlayBeats(s.view.Heard())
	switch {
	case s.stage == moving && !s.view.Animating():
		s.finishMove()
	case s.stage == moving:
		if lap := s.view.Step().Lap; lap != s.lap {
			s.lap = lap
			s.screen.Relayout()
		}
	case s.stage == asking && s.run.Helps() && !s.screen.Look.Reduced:
		s.pulse(dt)
	case s.stage == resting:
		if s.rested += dt; s.rested >= rest {
			s.putBack()
		}
	}
}

// How long the mark of the right pit is there and not there in turn, and how long it
// pulses so before it stays.
const (
	beat   = 600 * time.Millisecond
	pulses = 6 * beat
)

// pulse lets the mark of the right pit come and go a few times.
func (s *Scene) pulse(dt time.Duration) {
	was := s.hidden()
	if s.pulsed = min(s.pulsed+dt, pulses); s.hidden() != was {
		s.view.SetMarks(s.marks())
		s.screen.Redraw()
	}
}

// hidden reports whether the mark is not there just now.
func (s *Scene) hidden() bool { return s.pulsed/beat%2 == 1 }

// putBack puts the seeds back after a move that was not asked for. What it did is still
// told.
func (s *Scene) putBack() {
	s.stage, s.pulsed = asking, 0
	s.view.Show(s.run.Position())
	s.screen.Relayout()
}

// next goes on to the next step.
func (s *Scene) next() { s.goTo(s.run.At + 1) }

// goTo goes to a step.
func (s *Scene) goTo(at int) {
	s.run.GoTo(at)
	s.ask()
	s.screen.Host.Announce(s.heard())
}

// tryAgain puts the seeds back after the right move.
func (s *Scene) tryAgain() { s.goTo(s.run.At) }

// help marks the pit that does what is asked for.
func (s *Scene) help() {
	s.pulsed = 0
	s.run.Helped, s.refused, s.barred, s.played = true, engine.NoPit, engine.NoMove, engine.NoMove
	s.screen.Relayout()
	s.screen.Host.Announce(s.heard())
}

// watch shows the move again that was made last.
func (s *Scene) watch() {
	s.refused = engine.NoPit
	s.show()
}

// Tap ends a movement at once when the board is touched.
func (s *Scene) Tap(id string) bool {
	if s.stage != moving || id != "" && s.pitOf(id) == engine.NoPit {
		return false
	}
	s.view.Skip()
	s.finishMove()
	return true
}
