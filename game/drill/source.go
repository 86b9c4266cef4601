package drill

import (
	"math/rand/v2"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

const (
	// The levels that play, quick ones who see what somebody sees who learns, and still
	// lead a game through all its phases.
	lowest, highest = 2, 4
	// opening is how many plies are the same in many games, longest how many of a game
	// are played.
	opening, longest = 3, 160
	// perGame is how many questions are taken from a game at most.
	perGame = 3
	// patience is after how many games without a question that fits one is asked that
	// is not as hard.
	patience = 12
)

// Source finds questions in games that it plays. The same seed leads to the same games.
type Source struct {
	rules  *engine.Rules
	step   Step
	random *rand.Rand
	mind   *ai.Mind
	game   *engine.Game
	levels [2]int
	seed   uint64
	// taken is how many questions came from the game, games how many games were
	// begun since the last question.
	taken, games int
	// near is the most laps or seeds of a question that does not fit but is not
	// harder either.
	near Question
	held bool
}

// NewSource returns a source of questions of a step.
func NewSource(r *engine.Rules, step Step, seed uint64) *Source {
	s := &Source{rules: r, step: step, random: rand.New(rand.NewPCG(seed, 0)), mind: ai.NewMind(nil)}
	s.mind.IgnoreTime() // so that how it plays depends on the seed alone
	return s
}

// Play plays one ply and returns a question that came up in it and was not asked before,
// and false where there was none. It takes no longer than a frame may.
func (s *Source) Play(asked func(hash uint32) bool) (Question, bool) {
	if s.game == nil || s.game.Ply() >= longest || len(s.game.Legal()) == 0 {
		s.begin()
	}
	q, found := s.look(asked)
	if found {
		s.taken++
		s.games = 0
		s.held = false
	}
	turn := s.game.Position()
	m, _, err := s.mind.Move(s.game, wire.Request{Level: s.levels[turn.Turn()], Seed: s.seed})
	if err == nil {
		_, err = s.game.Play(m)
	}
	if err != nil || s.taken >= perGame {
		s.game = nil
	}
	if !found && s.games > patience && s.held {
		s.games, s.held = 0, false
		return s.near, true
	}
	return q, found
}

// begin begins a game.
func (s *Source) begin() {
	s.game, s.taken, s.seed = engine.NewGame(s.rules), 0, s.random.Uint64()
	s.games++
	for side := range s.levels {
		s.levels[side] = lowest + s.random.IntN(highest-lowest+1)
	}
}

// look looks for a question in the position of the game.
func (s *Source) look(asked func(hash uint32) bool) (Question, bool) {
	p := s.game.Position()
	if s.game.Ply() < opening || p.Turn() != engine.South {
		return Question{}, false
	}
	legal := s.game.Legal()
	s.random.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	for _, m := range legal {
		q, ok := New(s.rules, p, m)
		if !ok || asked(q.Hash()) {
			continue
		}
		if s.step.Fits(&q) {
			return q, true
		}
		s.hold(q)
	}
	return Question{}, false
}

// hold keeps a question that comes near to the step, the longest of those that are not too
// long.
func (s *Source) hold(q Question) {
	n := len(q.Trace.Events)
	tooLong := s.step.Kind == Laps && s.step.To > 0 && q.Trace.Laps() > s.step.To
	if !tooLong && (!s.held || n > len(s.near.Trace.Events)) {
		s.near, s.held = q, true
	}
}
