package tune

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"

	"ayoayo/ai/eval"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

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
	for i, w := range s.fit(3) {
		if math.Abs(w-want[i]) > 0.05 {
			t.Errorf("weight %d is %.3f; expected %.3f", i, w, want[i])
		}
	}
}

// The same options give the same weights however the games are shared out among
// cores, and another seed gives others.
func TestWeightsAreReproducible(t *testing.T) {
	for _, spec := range engine.Specs() {
		r := enginetest.Rules(t, spec.Key)
		found := func(seed uint64) eval.Weights {
			w, err := Weights(r, Options{Games: 4, Nodes: 20, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			return w
		}
		first := found(1)
		if again := found(1); again != first {
			t.Errorf("%s: %+v and then %+v", spec.Key, first, again)
		}
		if found(2) == first {
			t.Errorf("%s: two seeds give the same weights", spec.Key)
		}
		if b := r.Board(); b.Stores && first.Store != 100 || !b.Stores && (first.Store != 0 || first.Front.Seed+first.Back.Seed != 200) {
			t.Errorf("%s: %+v; expected hundredths of a seed", spec.Key, first)
		}
	}
}

// A position has each feature as often as its weight counts in its score.
func TestFeaturesAddUpToTheScore(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	for _, spec := range engine.Specs() {
		r := enginetest.Rules(t, spec.Key)
		var w eval.Weights
		for _, n := range numbers(&w) {
			*n = random.Int32N(1000) - 500
		}
		features, whole := featuresOf(r.Board()), eval.New(r.Board(), w)
		g := engine.NewGame(r)
		for range 30 {
			legal := g.Legal()
			if len(legal) == 0 {
				break
			}
			if _, err := g.Play(legal[random.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			p := g.Position()
			sum := 0.0
			for i, n := range numbers(&w) {
				sum += features[i].count(&p) * float64(*n)
			}
			if score := whole.Score(&p); math.Abs(sum-float64(score)) > 2 {
				t.Errorf("%s, %s: the features add up to %.2f, the score is %d", r, r.FormatPosition(&p), sum, score)
			}
		}
	}
}

// Weights are written as Go reads them.
func TestFormatIsGo(t *testing.T) {
	w := eval.Weights{
		Store: 100, Turn: -7,
		Front: eval.Row{Seed: 1, Pit: -2, One: 3, Two: 4, Full: 5},
		Back:  eval.Row{Two: 6},
	}
	expression, err := parser.ParseExpr(Format(w))
	if err != nil {
		t.Fatalf("%s: %v", Format(w), err)
	}
	var read eval.Weights
	fill(t, reflect.ValueOf(&read).Elem(), expression)
	if read != w {
		t.Errorf("%s is read as %+v; expected %+v", Format(w), read, w)
	}
}

// Weights by place, too, are written as Go reads them, arrays without the zeros at
// their end.
func TestFormatOfPlacesIsGo(t *testing.T) {
	var w, read eval.Placed
	w.Full.Store, w.Few.Turn = 81, -3
	w.Full.Pits[0] = [12]int32{1, 2, 0, -4}
	w.Few.Pits[5][11] = 7
	expression, err := parser.ParseExpr(Format(w))
	if err != nil {
		t.Fatalf("%s: %v", Format(w), err)
	}
	if fill(t, reflect.ValueOf(&read).Elem(), expression); read != w {
		t.Errorf("%s is read as %+v; expected %+v", Format(w), read, w)
	}
}

// Scores that were made of known weights give these back, and what no position has
// stays as it is supposed to be.
func TestLeastSquaresFindTheWeights(t *testing.T) {
	r := enginetest.Rules(t, "oware")
	random := rand.New(rand.NewPCG(4, 4))
	want := prior()
	for i, n := range numbers(&want) {
		*n += int32(i%7) * 10
	}
	judge, fit := eval.NewPlaced(r.Board(), want), newLeastSquares(r.Board())
	for range 400 {
		g := engine.NewGame(r)
		for range 60 {
			p, legal := g.Position(), g.Legal()
			if len(legal) == 0 {
				break
			}
			row := make([]float64, len(fit.features))
			for k, f := range fit.features {
				row[k] = f.count(&p)
			}
			fit.add(row, float64(judge.Score(&p)))
			g.Play(legal[random.IntN(len(legal))])
		}
	}
	found := eval.NewPlaced(r.Board(), fit.weights())
	g := engine.NewGame(r)
	for range 30 {
		p := g.Position()
		if a, b := found.Score(&p), judge.Score(&p); max(a-b, b-a) > 15 {
			t.Errorf("%s scores %d; expected %d", r.FormatPosition(&p), a, b)
		}
		g.Play(g.Legal()[0])
	}
	if got := fit.weights(); got.Full.Pits[7][3] != 0 || got.Few.Pits[6][1] != 0 {
		t.Errorf("there are weights for pits that the board does not have: %v", got)
	}
}

// The same options give the same weights by place.
func TestPlacedWeightsAreReproducible(t *testing.T) {
	r := enginetest.Rules(t, "oware-masters")
	found := func(seed uint64) eval.Placed {
		w, err := Placed(r, Options{Games: 3, Nodes: 40, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
	first := found(1)
	if again := found(1); again != first {
		t.Errorf("%+v and then %+v", first, again)
	}
	if found(2) == first {
		t.Error("two seeds give the same weights")
	}
	if _, err := Placed(enginetest.Rules(t, "namnam"), Options{Games: 1, Nodes: 1}, nil); err == nil {
		t.Error("a game of rounds has weights by place")
	}
}

// fill sets a value to what a Go expression says.
func fill(t *testing.T, v reflect.Value, e ast.Expr) {
	t.Helper()
	literal, ok := e.(*ast.CompositeLit)
	if !ok {
		n, err := strconv.ParseInt(source(e), 10, 32)
		if err != nil {
			t.Fatal(err)
		}
		v.SetInt(n)
		return
	}
	if named := source(literal.Type); v.Kind() != reflect.Array && named != v.Type().String() {
		t.Fatalf("%s stands where %s is expected", named, v.Type())
	}
	for i, field := range literal.Elts {
		if v.Kind() == reflect.Array {
			fill(t, v.Index(i), field)
			continue
		}
		pair := field.(*ast.KeyValueExpr)
		fill(t, v.FieldByName(source(pair.Key)), pair.Value)
	}
}

// source is the text of a name, a number or what is made of a few.
func source(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return source(e.X) + "." + e.Sel.Name
	case *ast.BasicLit:
		return e.Value
	case *ast.UnaryExpr:
		if e.Op == token.SUB {
			return "-" + source(e.X)
		}
	}
	return "what is not expected"
}

// A share of a seed counts as one: where pits change hands, the seeds that a
// player may expect are seldom whole.
func TestFeaturesCountShares(t *testing.T) {
	r := enginetest.Rules(t, "namnam")
	p := enginetest.Position(t, r, "4,4,4,4,4,4/4,4,4,4,0,0 4,4 S SSSSSS/NNNNSS sow S -")
	// South owns 8 of 12 pits, four more than North: of 40 seeds a third more.
	store := featuresOf(r.Board())[0]
	if got := store.count(&p); math.Abs(got-40.0/3) > 0.01 {
		t.Errorf("%.3f seeds more; expected 13.333", got)
	}
}
