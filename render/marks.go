package render

import (
	"slices"

	"ayoayo/engine"
)

// Marks are what is drawn over the board to tell something about it. Pits that
// are not marked are engine.NoPit. Only one move is ever marked: where there is a
// hint, a preview, a choice of ways or a refusal, the last move is not.
type Marks struct {
	// Legal are the pits that can be sown.
	Legal []engine.Pit
	// Chosen are the pits of a choice that is not yet complete.
	Chosen []engine.Pit
	// Focus is the pit that keys act on.
	Focus engine.Pit
	// LastFrom and LastTo are where the last move began and ended.
	LastFrom, LastTo engine.Pit
	// Preview shows a move that is thought of, or nil.
	Preview *Preview
	// Hint is the pit that a hint says to play; Preview may show what follows.
	Hint engine.Pit
	// Ways are those in which a pit can be sown, while one is to be chosen, or nil.
	// Preview may show one of them alone.
	Ways *Ways
	// Refusal says why a move is not allowed, or is nil.
	Refusal *Refusal
	// Letters says that pits are named on the screen, or that keys are used: where
	// the look has letters while they are needed, they are.
	Letters bool
	// Lit are pits that a sentence names as its answer: their letters are on discs in
	// the colour of moves. That of a hint, of ways and of a move that is shown is by
	// itself.
	Lit []engine.Pit
	// Counted says that the game is over: the seeds in the stores roll into rows of
	// ten, with a gap after five.
	Counted bool
	// Decisive is the seed of those counted that decided the game.
	Decisive Decisive
}

// Preview is a move that may be played.
type Preview struct{ Trace *engine.Trace }

// Ways are the two ways in which a pit can be sown, by what each would do. A way that
// may not be played has no trace.
type Ways struct {
	Pit    engine.Pit
	Traces [2]*engine.Trace
}

// Refusal is a move that is not allowed.
type Refusal struct {
	Pit engine.Pit
	// Falls are where its seeds would fall but the last, and Ends where that would: in
	// two pits where there are two ways, and in none where the move would never end.
	Falls, Ends []engine.Pit
	// Row are the pits that the rule is about which forbids it: they are outlined
	// together.
	Row []engine.Pit
}

// Decisive is a seed in a store: the one by which a game was decided, counted from 1;
// 0 is none.
type Decisive struct {
	Store engine.Pit
	Seed  int
}

// NoMarks marks nothing.
func NoMarks() Marks {
	return Marks{Focus: engine.NoPit, LastFrom: engine.NoPit, LastTo: engine.NoPit, Hint: engine.NoPit}
}

// SetMarks sets what is marked. Setting the same marks again costs nothing.
func (v *BoardView) SetMarks(m Marks) {
	old := &v.marks
	if m.equal(old) {
		return
	}
	if !samePreview(m.Preview, old.Preview) {
		v.ghost = v.ghostOf(m.Preview.trace())
	}
	if m.Ways != nil && !sameWays(m.Ways, old.Ways) {
		for i, t := range m.Ways.Traces {
			v.ways[i] = v.ghostOf(t)
		}
	}
	if m.Counted != old.Counted {
		v.counted = 0
	}
	m.Legal = append(old.Legal[:0], m.Legal...)
	m.Chosen = append(old.Chosen[:0], m.Chosen...)
	m.Lit = append(old.Lit[:0], m.Lit...)
	v.marks = m
	v.dirty = true
}

func (m *Marks) equal(o *Marks) bool {
	return m.Focus == o.Focus && m.LastFrom == o.LastFrom && m.LastTo == o.LastTo && m.Hint == o.Hint &&
		m.Letters == o.Letters && m.Counted == o.Counted && m.Decisive == o.Decisive &&
		samePreview(m.Preview, o.Preview) && sameWays(m.Ways, o.Ways) && sameRefusal(m.Refusal, o.Refusal) &&
		slices.Equal(m.Legal, o.Legal) && slices.Equal(m.Chosen, o.Chosen) && slices.Equal(m.Lit, o.Lit)
}

// trace is what a preview shows, nil for none.
func (p *Preview) trace() *engine.Trace {
	if p == nil {
		return nil
	}
	return p.Trace
}

func samePreview(a, b *Preview) bool { return a == b || a != nil && b != nil && a.Trace == b.Trace }

// sameWays reports whether two choices of ways are the same.
func sameWays(a, b *Ways) bool { return a == b || a != nil && b != nil && *a == *b }

func sameRefusal(a, b *Refusal) bool {
	return a == b || a != nil && b != nil && a.Pit == b.Pit && slices.Equal(a.Falls, b.Falls) && slices.Equal(a.Ends, b.Ends) && slices.Equal(a.Row, b.Row)
}

// ghost is what is shown of a move that may be played: where its laps are lifted,
// where it ends and what it captures.
type ghost struct {
	shown  bool
	lifted [places]bool
	// from is where it begins, and next where its first seed falls.
	from, next, end engine.Pit
	// won is what is captured from each place for the player who moves, and lost for
	// the other.
	won, lost [places]int
}

// ghostOf works out what to show of a move.
func (v *BoardView) ghostOf(t *engine.Trace) ghost {
	g := ghost{from: engine.NoPit, next: engine.NoPit, end: engine.NoPit}
	if t == nil {
		return g
	}
	g.shown = true
	for _, e := range t.Events {
		switch e.Kind {
		case engine.Lifted:
			g.lifted[e.Pit] = true
			if g.from == engine.NoPit {
				g.from = e.Pit
			}
		case engine.Dropped:
			g.end = e.Pit
			if g.next == engine.NoPit {
				g.next = e.Pit
			}
		case engine.Captured:
			at := e.Pit
			if e.Why == engine.WhyCapturer {
				at = v.board.Opposite(at) // counted with the seeds it captures
			}
			if v.isOthers(&g, e.To) {
				g.lost[at] += int(e.Count)
			} else {
				g.won[at] += int(e.Count)
			}
		}
	}
	return g
}

// isOthers reports whether a place is the store of the player who does not move. A
// move begins in a pit of its player, which in a game of rounds may be anywhere.
func (v *BoardView) isOthers(g *ghost, p engine.Pit) bool {
	return p.IsStore() && g.from < engine.SouthStore && p != engine.StoreOf(v.owners[g.from])
}

func (v *BoardView) lettersShown() bool {
	return v.look.Letters == LettersAlways || v.look.Letters == LettersNeeded && (v.marks.Letters || v.anyLit())
}

func (v *BoardView) anyLit() bool {
	return len(v.lit()) > 0 || v.marks.Hint != engine.NoPit || v.marks.Ways != nil || v.moving() != engine.NoPit
}

// moving is the pit of the move that is shown, or NoPit.
func (v *BoardView) moving() engine.Pit {
	if !v.step.Running {
		return engine.NoPit
	}
	return v.marks.LastFrom
}

// isLit reports whether a pit's letter is lit.
func (v *BoardView) isLit(p engine.Pit) bool {
	return v.look.Letters != LettersNever &&
		(p == v.marks.Hint || p == v.moving() || v.marks.Ways != nil && p == v.marks.Ways.Pit || slices.Contains(v.lit(), p))
}

// lit are the pits whose letters are lit because a sentence names them. On a board of four
// rows a letter and the number of a row name one of them: with several there is none.
func (v *BoardView) lit() []engine.Pit {
	if v.board.Rows > 2 && len(v.marks.Lit) > 1 {
		return nil
	}
	return v.marks.Lit
}

// behindLit reports whether a pit stands behind one whose letter is lit: that is
// the letter of both.
func (v *BoardView) behindLit(p engine.Pit) bool {
	if v.board.Rows == 2 || p.IsStore() {
		return false
	}
	side := v.board.RowOwner(p.Row())
	return v.isLit(v.board.PitAt(v.board.Front(side), v.board.Column(p)))
}
