package engine

import (
	"hash"
	"hash/fnv"
)

// Perft counts the move sequences of a depth in plies from a position and sums
// the 64-bit FNV-1a hashes of the leaf positions' texts. A ply is one choice:
// a bonus turn and a claim are plies, a pass is not. A game that has ended has
// no moves, so sequences that end early do not count; repetition plays no part.
func (r *Rules) Perft(p Position, depth int) (sequences, digest uint64) {
	w := perft{rules: r, stack: make([]perftPly, depth+1), hash: fnv.New64a()}
	w.stack[depth].pos = p
	w.walk(depth)
	return w.sequences, w.digest
}

// PerftCount is Perft without the digest: it counts legal moves only, which is
// what a benchmark of the rules measures.
func (r *Rules) PerftCount(p Position, depth int) (sequences uint64) {
	w := perft{rules: r, stack: make([]perftPly, depth+1)}
	w.stack[depth].pos = p
	w.walk(depth)
	return w.sequences
}

// perft walks the tree on a stack of positions, so that a move allocates
// nothing.
type perft struct {
	rules *Rules
	stack []perftPly
	// hash is that of a leaf's text, nil where leaves are only counted.
	hash              hash.Hash64
	text              []byte
	sequences, digest uint64
}

type perftPly struct {
	pos   Position
	moves [MaxMoves]Move
}

func (w *perft) walk(depth int) {
	ply := &w.stack[depth]
	if depth == 0 {
		w.sequences++
		if w.hash != nil {
			w.text = w.rules.AppendPosition(w.text[:0], &ply.pos)
			w.hash.Reset()
			w.hash.Write(w.text)
			w.digest += w.hash.Sum64()
		}
		return
	}
	next := &w.stack[depth-1]
	for _, m := range w.rules.Candidates(&ply.pos, ply.moves[:0]) {
		if w.rules.PlayInto(&next.pos, &ply.pos, m) {
			w.walk(depth - 1)
		}
	}
}
