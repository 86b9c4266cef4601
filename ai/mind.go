package ai

import (
	"context"
	"sync"

	"ayoayo/ai/endgame"
	"ayoayo/ai/eval"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Store keeps what takes long to make from one run of the program to the next:
// a folder natively, a database in the browser. What it gives back may be
// damaged or of another version; whoever reads it checks that. It is used by
// one goroutine at a time.
type Store interface {
	// Load returns what was saved under a name, or nil.
	Load(name string) []byte
	// Save keeps data under a name. That it fails is no error: what is not
	// kept is made again.
	Save(name string, data []byte)
}

// Mind answers requests and keeps, from one to the next, what takes long to
// make. It answers one request at a time, others wait.
type Mind struct {
	store Store
	// wake tells BuildTables that other tables are wanted.
	wake chan struct{}

	// mu is held while a request is answered, and for moments while BuildTables
	// works. It guards what follows.
	mu sync.Mutex
	// wanted is the rule-set whose endgame tables help now, nil if none do, and
	// endgames what there is of them, nil if nothing.
	wanted   *engine.Rules
	endgames *endgame.Table
	// solver has the proofs of the rule-set that was asked about last.
	solver *solver
	// positions is the table of positions of earlier searches at full strength, by
	// the rule-set of that name.
	positions *transpositions
	name      string
	// untimed says that levels have no limit of time.
	untimed bool
	// eval takes the place of the rule-set's own evaluation, nil for that.
	eval *eval.Evaluation
}

// NewMind returns a mind with a store, which may be nil.
func NewMind(store Store) *Mind {
	return &Mind{store: store, wake: make(chan struct{}, 1)}
}

// IgnoreTime lets levels look at all the moves that they may, however long that
// takes, so that how well they play does not depend on the machine.
func (m *Mind) IgnoreTime() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.untimed = true
}

// UseTable gives the mind an endgame table, which it uses for requests by the
// table's rules until one by others comes.
func (m *Mind) UseTable(t *endgame.Table) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.wanted, m.endgames = t.Rules(), t
}

// UseEvaluation makes the mind judge positions by another evaluation than that of
// the rule-set, and search all of them, each time anew.
func (m *Mind) UseEvaluation(e *eval.Evaluation) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.eval = e
}

// reuse gives a search the table of positions of earlier ones, where what it
// holds is true here, too.
func (m *Mind) reuse(s *search) {
	if !s.alone && m.positions != nil && m.name == s.rules.String() && m.positions.holds(s.memory) {
		s.positions = m.positions
	}
}

// keep keeps the table of positions of a search for later ones.
func (m *Mind) keep(s *search) {
	if !s.alone && s.positions != nil {
		m.positions, m.name = s.positions, s.rules.String()
	}
}

// Answer is a new mind's [Mind.Answer].
func Answer(ctx context.Context, q wire.Request, info func(wire.Info)) wire.Reply {
	return NewMind(nil).Answer(ctx, q, info)
}

// tables returns the endgame tables of a rule-set that there are, nil if there
// are none, and has them built if there can be any.
func (m *Mind) tables(r *engine.Rules) *endgame.Table {
	if endgame.Fits(r) != nil {
		return nil
	}
	if m.wanted == nil || m.wanted.String() != r.String() {
		m.wanted, m.endgames = r, nil
		select {
		case m.wake <- struct{}{}:
		default: // It is awake already.
		}
	}
	return m.endgames
}
