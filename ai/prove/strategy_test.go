package prove

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"ayoayo/engine"
)

// TestPackedStrategiesAreTheSame packs whole and thin proofs and reads them
// back.
func TestPackedStrategiesAreTheSame(t *testing.T) {
	for _, name := range []string{"ayoayo", "bao-kujifunza", "bao-laps;capturer=taken"} {
		r := rules(t, name)
		claim, start := Claim{Side: engine.South}, r.Start()
		prover := New(r, 1<<19)
		whole, err := prover.Strategy(start, claim, 1_000_000)
		if err != nil {
			t.Fatal(err)
		}
		ends := 0
		thin, err := prover.Thin(start, claim, 1_000_000, New(r, 1<<14), 5_000, func(engine.Position, int64) { ends++ })
		if err != nil {
			t.Fatal(err)
		}
		if ends == 0 || thin.Positions() >= whole.Positions()/10 {
			t.Errorf("%s: thin has %d positions, %d ends, whole %d", name, thin.Positions(), ends, whole.Positions())
		}
		for _, s := range []*Strategy{whole, thin} {
			data := s.Pack(start)
			again, err := Unpack(r, claim, start, data)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if !sameStrategy(s, again) {
				t.Errorf("%s: %d bytes give other moves than were packed", name, len(data))
			}
		}
	}
}

// sameStrategy reports whether two strategies hold the same.
func sameStrategy(a, b *Strategy) bool {
	for k, v := range a.known {
		if b.known[k] != v {
			return false
		}
	}
	return len(a.known) == len(b.known)
}

// TestDamagedStrategies holds that whatever bytes there are, unpacking ends, and
// that what it gives is sound.
func TestDamagedStrategies(t *testing.T) {
	r := rules(t, "bao-laps;capturer=taken")
	claim, start := Claim{Side: engine.South}, r.Start()
	s, err := New(r, 1<<19).Strategy(start, claim, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	data := s.Pack(start)
	random := rand.New(rand.NewPCG(1, 2))
	refused := 0
	for range 200 {
		bad := bytes.Clone(data)
		bad[random.IntN(len(bad))] ^= byte(1 + random.IntN(255))
		if _, err := Unpack(r, claim, start, bad[:random.IntN(len(bad)+1)]); err != nil {
			refused++
		}
	}
	if refused < 150 {
		t.Errorf("%d of 200 damaged strategies were refused", refused)
	}
}

// TestLine follows the longest defence to the end of the game.
func TestLine(t *testing.T) {
	r := rules(t, "bao-kujifunza")
	p := r.Start()
	s, err := New(r, 1<<16).Strategy(p, Claim{Side: engine.South}, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	plies, ok := s.Holds(&p)
	line := s.Line(p, 1000)
	if !ok || plies != len(line) {
		t.Fatalf("%d plies to the end, a line of %d", plies, len(line))
	}
	for _, m := range line {
		if !r.Play(&p, m, nil) {
			t.Fatalf("%s is not legal", r.FormatMove(m))
		}
	}
	if p.Winner() != engine.South {
		t.Errorf("%s won", p.Winner())
	}
}
