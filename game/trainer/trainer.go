// Package trainer is the scene in which moves are counted out: where does one end, and what
// does it take? Each is answered by touching the pit and then a number, and told lap by lap.
package trainer

import (
	"slices"
	"time"

	"ayoayo/engine"
	"ayoayo/game/drill"
	"ayoayo/game/leitner"
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
	// Drill is how far the player has come with a game, KeepDrill keeps that.
	Drill(game string) save.Drill
	KeepDrill(d save.Drill)
	// Today is the day, counted from any, Seed a number that nobody can foresee.
	Today() int
	Seed() uint64
}

// stage is how far a question has come.
type stage uint8

const (
	// ready is before and after a round.
	ready stage = iota
	// waiting is until there is a question.
	waiting
	// pointing asks where the move ends, taking what it takes.
	pointing
	taking
	// told has the answer, showing lets its seeds fly, resting has them at their end.
	told
	showing
	resting
)

// perRound is how many questions a round has.
const perRound = 10

// Scene is the trainer of a game.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	rules  *engine.Rules
	steps  []drill.Step
	view   *render.BoardView
	kept   save.Drill
	stage  stage

	// source finds questions of a step while it is there, found are those that wait.
	source *drill.Source
	found  []drill.Question
	// question is the one that is asked, again its place among the missed ones, -1 for
	// a new one, and laps what its move does.
	question drill.Question
	again    int
	laps     []drill.Lap
	// asked and right count this round, of which a first one was finished.
	asked, right int
	finished     bool
	// moved is by how many steps the last round has changed how hard it is.
	moved int
	answer
	// left is the time that is left to answer, rested how long seeds lie at the end.
	left, rested time.Duration
	// page is the first number that is shown of those to choose from, first the first lap
	// of those shown, and listed how many are.
	page, first, listed int
}

// answer is what the player has answered, and what came of it.
type answer struct {
	pit   engine.Pit
	takes int
	right bool
	late  bool
	// days is in how many days it is asked again, 0 for not at all, and learnt that it
	// was missed before and is known now.
	days   int
	learnt bool
}

// New returns the trainer of a game by some rules.
func New(screen *ui.Screen, say *words.Printer, app App, r *engine.Rules) *Scene {
	s := &Scene{screen: screen, say: say, app: app, rules: r, steps: drill.Steps(r), view: render.NewBoardView(r, render.Look{}), kept: app.Drill(r.Key())}
	s.kept.Step = min(max(s.kept.Step, 0), len(s.steps)-1)
	return s
}

// players are whoever counts, near, and nobody in particular.
func (s *Scene) players() [2]seat.Seat { return [2]seat.Seat{{}, {Computer: true}} }

// Back leaves the round, and then the scene.
func (s *Scene) Back() { s.screen.Pop() }

// begin begins a round.
func (s *Scene) begin() {
	s.asked, s.right, s.moved, s.finished = 0, 0, 0, false
	s.next()
}

// next asks the next question: one that was missed and is due, else a new one.
func (s *Scene) next() {
	if s.asked == perRound {
		s.finish()
		return
	}
	s.stage = waiting
	if at := s.due(); at >= 0 {
		if q, ok := drill.Parse(s.rules, s.kept.Missed[at].Position, s.kept.Missed[at].Move); ok {
			s.ask(q, at)
			return
		}
		s.kept.Missed = slices.Delete(slices.Clone(s.kept.Missed), at, at+1) // which nobody can ask
		s.next()
		return
	}
	s.screen.Relayout()
}

// due is the place of a missed question that is to be asked today, -1 for none.
func (s *Scene) due() int {
	return slices.IndexFunc(s.kept.Missed, s.isDue)
}

// isDue reports whether a missed question is to be asked again by now.
func (s *Scene) isDue(m save.MissedQuestion) bool {
	return m.Rules == s.rules.String() && m.Due <= s.app.Today()
}

// ask asks a question.
func (s *Scene) ask(q drill.Question, again int) {
	s.question, s.again, s.laps = q, again, q.Laps()
	s.stage, s.answer, s.page, s.first = pointing, answer{pit: engine.NoPit}, 0, 0
	s.left = limit(&q)
	s.view.Show(q.Position)
	s.screen.Relayout()
	s.screen.Host.Announce(words.Glue(" ", s.asks(true), s.hint(true)))
}

// limit is how long an answer may take.
func limit(q *drill.Question) time.Duration {
	return time.Duration(10+5*q.Trace.Laps()) * time.Second
}

// Update looks for questions, lets time run out and moves seeds.
func (s *Scene) Update(dt time.Duration) {
	s.view.SetSpeed(s.app.Speed())
	if s.view.Update(dt) {
		s.screen.Redraw()
	}
	s.app.PlayBeats(s.view.Heard())
	s.look()
	switch s.stage {
	case waiting:
		if len(s.found) > 0 {
			q := s.found[0]
			s.found = s.found[:0]
			s.ask(q, -1)
		}
	case pointing, taking:
		s.tick(dt)
	case showing:
		if !s.view.Animating() {
			s.stage, s.rested = resting, 0
			s.screen.Relayout()
		}
	case resting:
		if s.rested += dt; s.rested >= rest {
			s.putBack()
		}
	}
}

// rest is how long the end of a move is shown before the seeds go back.
const rest = 1500 * time.Millisecond

// look plays a ply of a game to ask about while no question waits.
func (s *Scene) look() {
	if s.stage == ready || len(s.found) > 0 {
		return
	}
	if s.source == nil {
		s.source = drill.NewSource(s.rules, s.steps[s.kept.Step], s.app.Seed())
	}
	if q, ok := s.source.Play(s.wasAsked); ok {
		s.found = append(s.found, q)
	}
}

// wasAsked reports whether a question was asked before.
func (s *Scene) wasAsked(hash uint32) bool { return slices.Contains(s.kept.Asked, hash) }

// tick lets time run out where there is a limit.
func (s *Scene) tick(dt time.Duration) {
	if !s.kept.Timed {
		return
	}
	before := s.seconds()
	s.left -= dt
	switch {
	case s.left <= 0:
		s.late = true
		s.close()
	case s.seconds() != before:
		s.screen.Relayout()
	}
}

// seconds is how many seconds are left.
func (s *Scene) seconds() int { return int((s.left + time.Second - 1) / time.Second) }

// point answers where the move ends.
func (s *Scene) point(pit engine.Pit) {
	s.pit = pit
	if pit != s.question.End {
		s.close()
		return
	}
	s.stage = taking
	s.screen.Relayout()
	s.screen.Host.Announce(s.hint(true))
}

// take answers what it takes.
func (s *Scene) take(n int) {
	s.takes, s.answer.right = n, n == s.question.Takes
	s.close()
}

// close ends the question, keeps what came of it, and tells the answer.
func (s *Scene) close() {
	s.stage = told
	s.asked++
	if s.answer.right {
		s.right++
	}
	s.first = len(s.laps) // the last ones
	s.keep()
	s.view.Show(s.question.Position)
	s.screen.Relayout()
	s.screen.Host.Announce(s.heard())
}

// keep keeps what came of the question.
func (s *Scene) keep() {
	d, q, today := &s.kept, &s.question, s.app.Today()
	d.Asked = append(slices.Clone(d.Asked), q.Hash())
	d.Row++
	if !s.answer.right {
		d.Row = 0
	}
	d.Best = max(d.Best, d.Row)
	card, missed := leitner.Missed(today), !s.answer.right
	if s.again >= 0 {
		if was := d.Missed[s.again]; s.answer.right {
			card, missed = leitner.Card{Box: was.Box, Due: was.Due}.Known(today)
			s.learnt = !missed
		}
		d.Missed = slices.Delete(slices.Clone(d.Missed), s.again, s.again+1)
	}
	if missed {
		d.Missed = append(slices.Clone(d.Missed), save.MissedQuestion{
			Rules: s.rules.String(), Position: s.rules.FormatPosition(&q.Position), Move: s.rules.FormatMove(q.Move), Box: card.Box, Due: card.Due,
		})
		s.days = card.Due - today
	}
	if s.asked == perRound {
		d.Rounds = append(slices.Clone(d.Rounds), save.DrillRound{Day: today, Step: d.Step, Asked: s.asked, Right: s.right})
	}
	s.app.KeepDrill(*d)
}

// How many of a round have to be right for a harder one, and how few for an easier one.
const (
	harderFrom = 9
	easierTo   = 4
)

// finish ends the round. The next is as hard as this one suggests.
func (s *Scene) finish() {
	s.stage, s.finished = ready, true
	switch last := len(s.steps) - 1; {
	case s.right >= harderFrom && s.kept.Step < last:
		s.moved = 1
	case s.right <= easierTo && s.kept.Step > 0:
		s.moved = -1
	}
	s.setStep(s.kept.Step + s.moved)
	s.screen.Host.Announce(words.Glue(" ", s.result(), s.outlook()))
}

// setStep makes questions as hard as a step says.
func (s *Scene) setStep(step int) {
	if step != s.kept.Step {
		s.kept.Step, s.source, s.found = step, nil, nil
		s.app.KeepDrill(s.kept)
	}
	s.screen.Relayout()
}

// setTimed sets whether there is a limit of time.
func (s *Scene) setTimed(timed bool) {
	s.kept.Timed = timed
	s.app.KeepDrill(s.kept)
	s.screen.Relayout()
}

// watch shows some laps of the move, those after from up to and with to.
func (s *Scene) watch(from, to int) {
	s.stage = showing
	s.view.SetSpeed(s.app.Speed())
	s.view.Replay(s.question.Position, s.question.Trace, from, to)
	s.screen.Relayout()
}

// putBack puts the seeds back as they lay.
func (s *Scene) putBack() {
	s.stage = told
	s.view.Show(s.question.Position)
	s.screen.Relayout()
}

// Tap ends a movement at once when the board is touched.
func (s *Scene) Tap(id string) bool {
	if s.stage != showing || id != "" && s.pitOf(id) == engine.NoPit {
		return false
	}
	s.view.Skip()
	return true
}
