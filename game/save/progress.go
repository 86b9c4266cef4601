package save

//go:generate go tool msgp -io=false -tests=false -o progress_gen.go

//msgp:limit arrays:256

import (
	"math"
	"slices"

	"ayoayo/engine"
)

// progressVersion is the version of the record. The first had no solvers.
const progressVersion = 2

// Progress is how far the player has come in what is practised.
type Progress struct {
	Drills  []Drill  `msg:"drills"`
	Solvers []Solver `msg:"solvers"`
}

// Solver is how well the player solves the puzzles of a game.
type Solver struct {
	// Game is the rule-set's key; the next three are the rating, as package glicko has it.
	Game       string  `msg:"game"`
	Rating     float64 `msg:"rating"`
	Deviation  float64 `msg:"deviation"`
	Volatility float64 `msg:"volatility"`
	// History are the ratings after the last puzzles, the latest last.
	History []int `msg:"history"`
	// Tried tells the puzzles that were tried, the latest last.
	Tried []uint32 `msg:"tried,limit=4096"`
	// Day is the last day whose puzzle was solved, in days since 1970, and Row how many
	// days in a row were.
	Day int `msg:"day"`
	Row int `msg:"row"`
}

// Drill is how far the player has come in counting the moves of a game.
type Drill struct {
	// Game is the rule-set's key, Step how hard the questions are, counted from 0, and
	// Timed that each has to be answered in time.
	Game  string `msg:"game"`
	Step  int    `msg:"step"`
	Timed bool   `msg:"timed"`
	// Row is how many were right in a row, up to the last one, and Best the longest row.
	Row  int `msg:"row"`
	Best int `msg:"best"`
	// Rounds are those that were finished, the latest last.
	Rounds []DrillRound `msg:"rounds"`
	// Missed are the questions that are asked again.
	Missed []MissedQuestion `msg:"missed"`
	// Asked tells the questions that were asked, the latest last.
	Asked []uint32 `msg:"asked,limit=4096"`
}

// DrillRound is how a number of questions was answered.
type DrillRound struct {
	// Day is the day of it, in days since 1970, Step how hard the questions were, of which
	// so many were asked and right.
	Day   int `msg:"day"`
	Step  int `msg:"step"`
	Asked int `msg:"asked"`
	Right int `msg:"right"`
}

// MissedQuestion is a question that was missed, and when it is asked again.
type MissedQuestion struct {
	Rules    string `msg:"rules"`
	Position string `msg:"position"`
	Move     string `msg:"move"`
	// Box and Due are those of package leitner.
	Box int `msg:"box"`
	Due int `msg:"due"`
}

// How much is kept of a drill: the latest of each.
const (
	mostRounds = 60
	mostMissed = 200
	mostAsked  = 4096
)

// Drill returns the drill of a game, a new one where there is none.
func (rec *Progress) Drill(game string) Drill {
	for _, d := range rec.Drills {
		if d.Game == game {
			return d
		}
	}
	return Drill{Game: game}
}

// PutDrill keeps a drill in place of what was kept of it.
func (rec *Progress) PutDrill(d Drill) {
	d.Rounds = latest(d.Rounds, mostRounds)
	d.Missed = latest(d.Missed, mostMissed)
	d.Asked = latest(d.Asked, mostAsked)
	drills := slices.DeleteFunc(slices.Clone(rec.Drills), func(other Drill) bool { return other.Game == d.Game })
	rec.Drills = append(drills, d)
}

// Solver returns the solver of a game, one of whom nothing is known where there is none.
func (rec *Progress) Solver(game string) Solver {
	for _, s := range rec.Solvers {
		if s.Game == game {
			return s
		}
	}
	return Solver{Game: game}
}

// PutSolver keeps a solver in place of what was kept of it.
func (rec *Progress) PutSolver(s Solver) {
	s.History = latest(s.History, mostRounds)
	s.Tried = latest(s.Tried, mostAsked)
	solvers := slices.DeleteFunc(slices.Clone(rec.Solvers), func(other Solver) bool { return other.Game == s.Game })
	rec.Solvers = append(solvers, s)
}

// Empty reports whether nothing was practised.
func (rec *Progress) Empty() bool { return len(rec.Drills)+len(rec.Solvers) == 0 }

// latest are the last of a list, no more than so many.
func latest[T any](list []T, most int) []T { return list[max(0, len(list)-most):] }

// Merge takes each drill and each solver of another progress that has come further than the
// one here, and reports whether there was one.
func (rec *Progress) Merge(other Progress) (changed bool) {
	for _, theirs := range other.Drills {
		if !isGame(theirs.Game) {
			continue
		}
		if mine := rec.Drill(theirs.Game); theirs.further(&mine) {
			rec.PutDrill(theirs)
			changed = true
		}
	}
	for _, theirs := range other.Solvers {
		if isGame(theirs.Game) && theirs.isSound() && len(theirs.Tried) > len(rec.Solver(theirs.Game).Tried) {
			rec.PutSolver(theirs)
			changed = true
		}
	}
	return changed
}

// isGame reports whether a game is one of the program's: a file may name others without end.
func isGame(key string) bool {
	return slices.ContainsFunc(engine.Specs(), func(s engine.Spec) bool { return s.Key == key })
}

// isSound reports whether the numbers of a solver are some.
func (s *Solver) isSound() bool {
	return !math.IsNaN(s.Rating+s.Deviation+s.Volatility) && !math.IsInf(s.Rating+s.Deviation+s.Volatility, 0)
}

// further reports whether more was asked in a drill than in another.
func (d *Drill) further(other *Drill) bool { return len(d.Asked) > len(other.Asked) }

// verify takes all progress.
func (rec *Progress) verify() error { return nil }

// migrate has nothing to do: nothing has come to mean something else.
func (rec *Progress) migrate(int) {}
