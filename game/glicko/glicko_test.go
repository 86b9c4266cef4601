package glicko

import (
	"math"
	"testing"
)

// The example of Glickman's paper, "Example of the Glicko-2 system".
func TestGlickmansExample(t *testing.T) {
	r := Rating{1500, 200, 0.06}.After(Result{1400, 30, 1}, Result{1550, 100, 0}, Result{1700, 300, 0})
	for _, c := range []struct{ got, want, off float64 }{{r.Rating, 1464.06, 0.02}, {r.Deviation, 151.52, 0.02}, {r.Volatility, 0.05999, 0.00001}} {
		if math.Abs(c.got-c.want) > c.off {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
}

// Whoever solves what is as hard as they are strong gains, and becomes surer.
func TestSolvingGains(t *testing.T) {
	r := New()
	for range 30 {
		before := r
		if r = r.After(Result{r.Rating, 60, 1}); r.Rating <= before.Rating || r.Deviation > before.Deviation {
			t.Fatalf("from %+v to %+v", before, r)
		}
	}
	if lost := r.After(Result{r.Rating, 60, 0}); lost.Rating >= r.Rating {
		t.Errorf("from %+v to %+v", r, lost)
	}
}
