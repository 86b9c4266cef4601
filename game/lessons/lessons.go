// Package lessons holds the first lesson of every game: steps that each show one rule on
// a board and ask for a move that does what the rule says. A step is data, a position
// and what is to be done in it, so that a new one takes a line here and its sentences in
// game/words. What a move does is what the engine's trace of it says; the tests hold that
// the right moves are those, and no others, which do what is asked for.
package lessons

import (
	"slices"
	"strings"

	"ayoayo/engine"
)

// Lesson teaches a game in steps.
type Lesson struct {
	// Game is the key of the rule-set.
	Game string
	// Takes is how the game captures.
	Takes Capture
	Steps []Step
}

// Step is a position in which South is to do something.
type Step struct {
	// Name names its sentences.
	Name string
	// Position is where it begins, "" for the start of the game.
	Position string
	// Does is what the move has to do that is asked for.
	Does Deed
	// Right are the moves that do it, separated by spaces; "" where all legal ones do.
	Right string
}

// Capture is how a game captures: why a last seed takes nothing depends on it.
type Capture uint8

// The ways of capturing: what lies across from an empty pit, twos and threes of the
// other row, fours, and what lies across from seeds of the front row.
const (
	Across Capture = iota
	TwosAndThrees
	Fours
	AtTheFront
)

// Deed is what the move of a step has to do.
type Deed uint8

// The deeds.
const (
	// Sows: any legal move does.
	Sows Deed = iota
	// RunsOn: the move has more than one lap.
	RunsOn
	// Takes: the mover captures.
	Takes
	// TakesMost: no legal move captures more, and it captures.
	TakesMost
	// MovesAgain: the mover has another turn.
	MovesAgain
	// Wins: the game is over and the mover has won.
	Wins
)

// For returns the lesson of a game, and false where there is none.
func For(game string) (Lesson, bool) {
	list := all()
	at := slices.IndexFunc(list, func(l Lesson) bool { return l.Game == game })
	if at < 0 {
		return Lesson{}, false
	}
	return list[at], true
}

// Run is a lesson that somebody takes.
type Run struct {
	Lesson
	Rules *engine.Rules
	// At is the step that is asked, len(Steps) when all are done.
	At int
	// Wrong is how often something else was tried in it.
	Wrong int
	// Helped says that the right pit was asked for.
	Helped bool
}

// Begin begins the lesson of a game at a step, the first where there is no such step. It
// reports false where the game has none.
func Begin(game string, at int) (*Run, bool) {
	lesson, ok := For(game)
	if !ok {
		return nil, false
	}
	r, err := engine.ParseRules(game)
	if err != nil {
		panic("lessons: a game of a lesson is not known: " + err.Error())
	}
	run := &Run{Lesson: lesson, Rules: r}
	if at > 0 && at < len(lesson.Steps) {
		run.At = at
	}
	return run, true
}

// Done reports whether all steps are done.
func (r *Run) Done() bool { return r.At >= len(r.Steps) }

// Step returns the step that is asked.
func (r *Run) Step() Step { return r.Steps[r.At] }

// Position returns where the step begins.
func (r *Run) Position() engine.Position {
	s := r.Step()
	if s.Position == "" {
		return r.Rules.Start()
	}
	p, err := r.Rules.ParsePosition(s.Position)
	if err != nil {
		panic("lessons: " + s.Name + ": " + err.Error())
	}
	return p
}

// Right returns the moves that do what is asked for.
func (r *Run) Right() []engine.Move {
	p := r.Position()
	moves := r.Rules.Moves(&p, nil)
	if r.Step().Right == "" {
		return moves
	}
	wanted := strings.Fields(r.Step().Right)
	return slices.DeleteFunc(moves, func(m engine.Move) bool { return !slices.Contains(wanted, r.Rules.FormatMove(m)) })
}

// Try carries out a legal move of the step, and reports whether it is a right one. A
// wrong one counts.
func (r *Run) Try(m engine.Move) (t *engine.Trace, right bool) {
	t = r.Trace(m)
	if right = slices.Contains(r.Right(), m); !right {
		r.Wrong++
	}
	return t, right
}

// Trace returns what a legal move of the step does.
func (r *Run) Trace(m engine.Move) *engine.Trace {
	p, t := r.Position(), &engine.Trace{}
	r.Rules.Play(&p, m, t)
	return t
}

// patience is how many wrong moves are made before the right pit is marked.
const patience = 2

// Helps reports whether the right pit is to be marked: it was asked for, or enough else
// was tried.
func (r *Run) Helps() bool { return r.Helped || r.Wrong >= patience }

// GoTo goes to a step, and forgets what was tried.
func (r *Run) GoTo(at int) {
	r.At, r.Wrong, r.Helped = max(0, min(at, len(r.Steps))), 0, false
}

// Does reports whether a legal move of a position does something.
func Does(r *engine.Rules, p engine.Position, m engine.Move, deed Deed) bool {
	t := &engine.Trace{}
	after := p
	if !r.Play(&after, m, t) {
		return false
	}
	taken, _ := t.Captures(p.Turn())
	switch deed {
	case RunsOn:
		return t.Laps() > 1
	case Takes:
		return taken > 0
	case TakesMost:
		return taken > 0 && taken == most(r, p)
	case MovesAgain:
		return slices.ContainsFunc(t.Events, func(e engine.Event) bool { return e.Kind == engine.Again })
	case Wins:
		return after.Over() && after.Winner() == p.Turn()
	}
	return true
}

// most is how many seeds a legal move of a position captures at most.
func most(r *engine.Rules, p engine.Position) int {
	best := 0
	for _, m := range r.Moves(&p, nil) {
		q, t := p, &engine.Trace{}
		r.Play(&q, m, t)
		taken, _ := t.Captures(p.Turn())
		best = max(best, taken)
	}
	return best
}
