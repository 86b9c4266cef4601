package puzzle

import (
	"math/rand/v2"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Maker finds puzzles in games that the levels play. The same seed leads to the same ones.
type Maker struct {
	rules  *engine.Rules
	prover *Prover
	mind   *ai.Mind
	random *rand.Rand
	seen   map[string]bool
}

// NewMaker returns a maker for a rule-set, with a limit of positions for each claim.
func NewMaker(r *engine.Rules, nodes int64, seed uint64) *Maker {
	m := &Maker{rules: r, prover: NewProver(r, nodes), mind: ai.NewMind(nil), random: rand.New(rand.NewPCG(seed, 0)), seen: map[string]bool{}}
	m.mind.IgnoreTime()
	return m
}

const (
	// lowest and highest are the levels that play, longest how many plies of a game are
	// played.
	lowest, highest = 2, 4
	longest         = 300
	// mostSeeds and leastSeeds are on the board of a game with stores. Without them, and in
	// rounds, positions so many plies before the end are looked at.
	mostSeeds, leastSeeds = 24, 6
	lastPlies             = 24
	// apart is how many plies lie between two puzzles of a game at least.
	apart = 5
	// scores is how many scores are tried with the seeds of a position.
	scores = 4
	// ownMost is how many moves the solver has to find at most.
	ownMost = 4
	// replies is the level that replies.
	replies = 5
)

// Game plays a game and calls with the puzzles in it.
func (m *Maker) Game(each func(Puzzle)) error {
	played, err := m.play()
	if err != nil {
		return err
	}
	next := len(played)
	for ply := len(played) - 1; ply >= 0; ply-- {
		if at := played[ply]; ply > next || !m.suits(at) || !m.scores() && ply < len(played)-lastPlies {
			continue
		}
		for _, at := range m.scored(played[ply]) {
			z, ok := m.from(at)
			if !ok {
				continue
			}
			if z.Rating, ok = m.rate(&z); ok {
				next = ply - apart
				each(z)
				break
			}
		}
	}
	return nil
}

// scores reports whether a score stands beside the board that decides the game.
func (m *Maker) scores() bool { return m.rules.Board().Stores && !m.rules.Board().Rounds }

// play plays a game, or its first round, and returns its positions. Where a score decides
// it, that is kept even, so that it goes on to the last seeds.
func (m *Maker) play() ([]engine.Position, error) {
	at, seed := m.rules.Start(), m.random.Uint64()
	levels := [2]int{lowest + m.random.IntN(highest-lowest+1), lowest + m.random.IntN(highest-lowest+1)}
	var played []engine.Position
	for len(played) < longest && !at.Over() && (!m.rules.Board().Rounds || at.Starter() == engine.South && at.Phase() == engine.Sow) {
		if m.scores() {
			taken := m.rules.Board().Seeds() - at.OnBoard()
			at = at.With(engine.SouthStore, taken/2).With(engine.NorthStore, taken-taken/2)
		}
		played = append(played, at)
		g := engine.NewGameFrom(m.rules, at)
		if len(g.Legal()) == 0 {
			break
		}
		move, _, err := m.mind.Move(g, wire.Request{Level: levels[at.Turn()], Seed: seed + uint64(len(played))})
		if err != nil {
			return nil, err
		}
		m.rules.Play(&at, move, nil)
	}
	return played, nil
}

// scored are positions with the same seeds on the board and other scores, at which what is
// left can still decide the game.
func (m *Maker) scored(at engine.Position) []engine.Position {
	if !m.scores() {
		return []engine.Position{at}
	}
	half, left := m.rules.Board().Seeds()/2, at.OnBoard()
	var list []engine.Position
	for _, taken := range m.random.Perm(left) { // so many and one more are missing to a win
		south := half - taken
		north := 2*half - left - south
		if south >= 0 && north >= 0 && north <= half {
			list = append(list, at.With(engine.SouthStore, south).With(engine.NorthStore, north))
		}
	}
	return list[:min(scores, len(list))]
}

// suits reports whether a position may be one for a puzzle: South's, with a choice, and not
// yet seen.
func (m *Maker) suits(at engine.Position) bool {
	if at.Over() || at.Turn() != engine.South || at.Phase() != engine.Sow {
		return false
	}
	text := m.rules.FormatPosition(&at)
	if m.seen[text] {
		return false
	}
	m.seen[text] = true
	if n := at.OnBoard(); m.scores() && (n < leastSeeds || n > mostSeeds) {
		return false
	}
	return len(m.rules.Moves(&at, nil)) > 2
}

// from makes the puzzle of a position, if there is one.
func (m *Maker) from(at engine.Position) (Puzzle, bool) {
	z := Puzzle{Rules: m.rules, Position: at}
	own, kept := 0, 0
	for own < ownMost && !at.Over() {
		legal := m.rules.Moves(&at, nil)
		if len(legal) == 0 {
			break
		}
		if at.Turn() == engine.North {
			move, _, err := m.mind.Move(engine.NewGameFrom(m.rules, at), wire.Request{Level: replies})
			if err != nil {
				break
			}
			z.Line = append(z.Line, move)
			m.rules.Play(&at, move, nil)
			continue
		}
		only, goal, ok := m.prover.Only(at)
		if !ok || own > 0 && goal != z.Goal {
			break
		}
		z.Goal = goal
		z.Line = append(z.Line, only)
		m.rules.Play(&at, only, nil)
		if own++; len(legal) > 1 {
			kept = len(z.Line)
		}
	}
	z.Line = z.Line[:kept]
	if kept == 0 {
		return z, false
	}
	z.Themes = z.Find()
	return z, true
}

// How a rating is made up: the easiest, what each level adds that fails, each further move
// to find and each further lap of the first, of which so many count.
const (
	easiest = 700
	perFail = 110
	perMove = 70
	perLap  = 8
	mostLap = 15
	// rated is how many levels are tried, the easiest first.
	rated = 7
)

// rate says how hard a puzzle is: by the levels that fail at its first move, and by the
// moves and laps that have to be seen. One that each level finds is told by luck: false for
// half of those.
func (m *Maker) rate(z *Puzzle) (rating int, ok bool) {
	fails := 0
	for level := 1; level <= rated; level++ {
		move, _, err := m.mind.Move(engine.NewGameFrom(m.rules, z.Position), wire.Request{Level: level, Seed: 1})
		if err == nil && move != z.Line[0] {
			fails++
		}
	}
	laps := min(z.trace(z.Line[0]).Laps(), mostLap)
	rating = easiest + perFail*fails + perMove*(z.Own()-1) + perLap*(laps-1)
	return rating, fails > 0 || z.Own() > 1 || m.random.IntN(2) == 0
}
