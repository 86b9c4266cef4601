package engine

// Perft counts the move sequences of a depth in plies from a position and sums
// the 64-bit FNV-1a hashes of the leaf positions' texts. A ply is one choice:
// a bonus turn and a claim are plies, a pass is not. A game that has ended has
// no moves, so sequences that end early do not count; repetition plays no part.
func (r *Rules) Perft(p Position, depth int) (sequences, digest uint64) {
	w := perft{rules: r, stack: make([]perftPly, depth+1)}
	w.stack[depth].pos = p
	w.walk(depth, &w.digest)
	return w.sequences, w.digest
}

// PerftCount is Perft without the digest: it counts legal moves only, which is
// what a benchmark of the rules measures.
func (r *Rules) PerftCount(p Position, depth int) (sequences uint64) {
	w := perft{rules: r, stack: make([]perftPly, depth+1)}
	w.stack[depth].pos = p
	w.walk(depth, nil)
	return w.sequences
}

// perft walks the tree on a stack of positions, so that a move allocates
// nothing.
type perft struct {
	rules             *Rules
	stack             []perftPly
	text              []byte
	sequences, digest uint64
}

type perftPly struct {
	pos   Position
	moves [MaxMoves]Move
}

func (w *perft) walk(depth int, digest *uint64) {
	ply := &w.stack[depth]
	if depth == 0 {
		w.sequences++
		if digest != nil {
			w.text = w.rules.AppendPosition(w.text[:0], &ply.pos)
			*digest += fnv1a(w.text)
		}
		return
	}
	next := &w.stack[depth-1]
	for _, m := range w.rules.Candidates(&ply.pos, ply.moves[:0]) {
		if w.rules.PlayInto(&next.pos, &ply.pos, m) {
			w.walk(depth-1, digest)
		}
	}
}

// fnv1a is the 64-bit FNV-1a hash.
func fnv1a(text []byte) uint64 {
	h := uint64(0xcbf29ce484222325)
	for _, c := range text {
		h = (h ^ uint64(c)) * 0x100000001b3
	}
	return h
}
