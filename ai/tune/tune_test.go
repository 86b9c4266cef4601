package tune

import (
	"math"
	"math/rand/v2"
	"regexp"
	"testing"

	"ayoayo/engine"
)

func rulesOf(t *testing.T, s string) *engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Results that were drawn from known weights give these back.
func TestFitFindsTheWeights(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	want := []float64{0.8, -0.3, 0.1}
	var s samples
	for range 20_000 {
		x := []float64{random.NormFloat64(), 2 * random.NormFloat64(), 1}
		won := 0.0
		if random.Float64() < logistic(dot(want, x)) {
			won = 1
		}
		s.add(x, won)
	}
	for i, w := range s.fit(make([]float64, 3)) {
		if math.Abs(w-want[i]) > 0.05 {
			t.Errorf("weight %d is %.3f; expected %.3f", i, w, want[i])
		}
	}
}

// A row of the table is written the same each time, and another seed gives
// another.
func TestWeightsAreReproducible(t *testing.T) {
	form := regexp.MustCompile(`^"[a-z-]+": \{\n\t(store: 100, )?(turn: -?\d+)?,\n\tfront: rowWeights\{.*\},\n(\tback: rowWeights\{.*\},\n)?\},\n$`)
	for _, spec := range engine.Specs() {
		r := rulesOf(t, spec.Key)
		row := func(seed uint64) string {
			text, err := Weights(r, Options{Games: 12, Depth: 1, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			return text
		}
		first := row(1)
		if again := row(1); again != first || !form.MatchString(first) {
			t.Errorf("%s: %s and then %s", spec.Key, first, again)
		}
		if row(2) == first {
			t.Errorf("%s: two seeds give the same weights", spec.Key)
		}
	}
}

// What is good for one player is as bad for the other.
func TestFeaturesAreSymmetric(t *testing.T) {
	for _, spec := range engine.Specs() {
		m := newModel(rulesOf(t, spec.Key))
		g := engine.NewGame(m.rules)
		random := rand.New(rand.NewPCG(2, 2))
		for range 20 {
			legal := g.Legal()
			if len(legal) == 0 {
				break
			}
			if _, err := g.Play(legal[random.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			p := g.Position()
			q := p.By(p.Turn().Other())
			a, b := m.features(&p, nil), m.features(&q, nil)
			if len(a) != len(m.names) {
				t.Fatalf("%s: %d features have %d names", spec.Key, len(a), len(m.names))
			}
			for i := range a[:len(a)-1] {
				if a[i] != -b[i] {
					t.Errorf("%s: %s is %v for the one and %v for the other", spec.Key, m.names[i], a[i], b[i])
				}
			}
		}
	}
}
