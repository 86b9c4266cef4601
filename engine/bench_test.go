package engine_test

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// BenchmarkPerft counts leaves a second from the start, the engine's beside the
// plain reference implementation's in one run: the ratio is what counts, since
// machines differ and are noisy.
func BenchmarkPerft(b *testing.B) {
	for _, c := range []struct {
		rules string
		depth int
	}{
		{"ayoayo", 8}, {"oware", 8}, {"namnam", 7}, {"bao-children", 6}, {"bao-laps", 7}, {"bao-kujifunza", 6},
	} {
		r := enginetest.Rules(b, c.rules)
		b.Run(c.rules+"/engine", func(b *testing.B) {
			b.ReportAllocs()
			leaves := uint64(0)
			for b.Loop() {
				leaves += r.PerftCount(r.Start(), c.depth)
			}
			b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
		})
		b.Run(c.rules+"/plain", func(b *testing.B) {
			leaves := uint64(0)
			for b.Loop() {
				leaves += newRef(c.rules).start().perft(c.depth, nil)
			}
			b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
		})
	}
}

// BenchmarkPlay measures one candidate move with all that follows of itself.
func BenchmarkPlay(b *testing.B) {
	for _, sp := range engine.Specs() {
		r := enginetest.Rules(b, sp.Key)
		b.Run(sp.Key, func(b *testing.B) {
			b.ReportAllocs()
			p := r.Start()
			var buf [engine.MaxMoves]engine.Move
			moves := r.Candidates(&p, buf[:0])
			q := p
			for b.Loop() {
				for _, m := range moves {
					q = p
					r.Play(&q, m, nil)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(moves)), "ns/move")
		})
	}
}
