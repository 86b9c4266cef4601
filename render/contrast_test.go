package render

import (
	"image"
	"math"
	"slices"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// everyBoard runs a test on boards of every material, which are those of the games and
// the two of high contrast, lying and upright.
func everyBoard(t *testing.T, f func(t *testing.T, v *BoardView)) {
	run := func(name string, r *engine.Rules, look Look) {
		t.Run(name, func(t *testing.T) {
			for _, upright := range []bool{false, true} {
				look.Counts, look.Letters = true, LettersAlways
				v := NewBoardView(r, look)
				defer v.Free()
				bounds := Rect{4, 4, 342, 152}
				if upright {
					bounds.W, bounds.H = bounds.H, bounds.W
				}
				v.Arrange(bounds, upright, fine)
				f(t, v)
			}
		})
	}
	for _, spec := range engine.Specs() {
		r := enginetest.Rules(t, spec.Key)
		run(spec.Key, r, Look{Theme: "own"})
		if spec.Key == engine.Specs()[0].Key {
			run("black", r, Look{Theme: Contrast, Dark: true})
			run("white", r, Look{Theme: Contrast})
		}
	}
}

// fine is the scale of these pictures: edges are soft, and take little of them.
const fine = 3

// drawn is a board as it is drawn with some marks.
func drawn(t *testing.T, v *BoardView, m Marks) *image.RGBA {
	v.SetMarks(m)
	return scene(t, v, int(fine*(v.bounds.W+8)), int(fine*(v.bounds.H+8)))
}

// contrastIn is the contrast between what was drawn in a colour in a box of a picture
// and what is around it, of which it takes nearly the worst. Plain is the picture
// without it.
func contrastIn(t *testing.T, plain, marked *image.RGBA, box Rect, c Color) float64 {
	t.Helper()
	x0, y0, w, h := int(fine*box.X)-4, int(fine*box.Y)-4, int(fine*box.W)+8, int(fine*box.H)+8
	at := func(i int) (x, y int) { return x0 + i%w, y0 + i/w }
	drawn := make([]bool, w*h)
	for i := range drawn {
		now, before := marked.RGBAAt(at(i)), plain.RGBAAt(at(i))
		drawn[i] = far(Color(now), c) < 70 && far(Color(now), Color(before)) > 40
	}
	spread := func(mask []bool) []bool {
		wide := make([]bool, len(mask))
		for i := w + 1; i < len(mask)-w-1; i++ {
			wide[i] = mask[i] || mask[i-1] || mask[i+1] || mask[i-w] || mask[i+w]
		}
		return wide
	}
	edge := spread(drawn)
	around := spread(spread(edge))
	var ink, ground []float64
	for i := range drawn {
		c := Color(marked.RGBAAt(at(i)))
		switch {
		case drawn[i]:
			ink = append(ink, luminance(c, c))
		case around[i] && !edge[i]:
			ground = append(ground, luminance(c, c))
		}
	}
	if len(ink) < 20 || len(ground) < 20 {
		t.Fatalf("in %v %d pixels are drawn on %d", box, len(ink), len(ground))
	}
	slices.Sort(ink)
	slices.Sort(ground)
	middle, worst := ink[len(ink)/2], ground[len(ground)*9/10]
	if middle < ground[len(ground)/2] {
		worst = ground[len(ground)/10]
	}
	return (max(middle, worst) + 0.05) / (min(middle, worst) + 0.05)
}

// far is how far apart two colours are.
func far(a, b Color) float64 {
	return math.Abs(float64(a.R)-float64(b.R)) + math.Abs(float64(a.G)-float64(b.G)) + math.Abs(float64(a.B)-float64(b.B))
}

// Numbers and letters are read on every streak of every board.
func TestNumbersAndLettersAreRead(t *testing.T) {
	everyBoard(t, func(t *testing.T, v *BoardView) {
		marked := drawn(t, v, NoMarks())
		layout := v.layout
		v.layout.numbers, v.layout.letters = 0, false
		plain := drawn(t, v, NoMarks())
		v.layout = layout
		for _, p := range v.order {
			s := v.layout.at[p]
			half := point{0.6 * v.layout.digits, 0.5 * v.layout.digits}
			if v.layout.counted(p) {
				if got := contrastIn(t, plain, marked, around(s.count, half), v.material.count); got < 4.5 {
					t.Errorf("the number of %d has a contrast of %.2f", p, got)
				}
			}
			if s.letter == (point{}) {
				continue
			}
			c := v.material.count
			if v.board.Rounds {
				c = v.material.owners[v.owners[p].Other()]
			}
			half = point{0.45 * v.layout.letter, 0.3 * v.layout.letter}
			if got := contrastIn(t, plain, marked, around(s.letter, half), c); got < 4.5 {
				t.Errorf("the letter of %d has a contrast of %.2f", p, got)
			}
		}
	})
}

// Every mark is seen on every streak of every board.
func TestMarksAreSeen(t *testing.T) {
	everyBoard(t, func(t *testing.T, v *BoardView) {
		plain := drawn(t, v, NoMarks())
		m := &v.material
		for _, c := range []struct {
			what  string
			color Color
			mark  func(m *Marks, p engine.Pit)
		}{
			{"a pit that can be sown", m.ring, func(m *Marks, p engine.Pit) { m.Legal = []engine.Pit{p} }},
			{"a pit that was chosen", m.accent, func(m *Marks, p engine.Pit) { m.Chosen = []engine.Pit{p} }},
			{"the focus", m.focus, func(m *Marks, p engine.Pit) { m.Focus = p }},
			{"where a move began", m.accent, func(m *Marks, p engine.Pit) { m.LastFrom = p }},
			{"where a move ended", m.accent, func(m *Marks, p engine.Pit) { m.LastTo = p }},
			{"a hint", m.accent, func(m *Marks, p engine.Pit) { m.Hint = p }},
			{"a move not allowed", m.ring, func(m *Marks, p engine.Pit) { m.Refusal = &Refusal{Pit: p} }},
		} {
			for _, p := range []engine.Pit{2, 8} {
				marks := NoMarks()
				c.mark(&marks, p)
				marked := drawn(t, v, marks)
				s, reach := v.layout.at[p], ringReach(v.layout.radius)+1
				if got := contrastIn(t, plain, marked, around(s.centre, s.half.add(point{reach, reach})), c.color); got < 3 {
					t.Errorf("the mark of %s at %d has a contrast of %.2f", c.what, p, got)
				}
			}
		}
	})
}
