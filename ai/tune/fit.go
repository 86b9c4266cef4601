package tune

import "math"

// samples are positions and what came of them.
type samples struct {
	// features has a row for each position, result what its mover got in the end.
	features [][]float64
	result   []float64
}

func (s *samples) add(features []float64, result float64) {
	s.features = append(s.features, features)
	s.result = append(s.result, result)
}

const (
	// ridge holds weights near zero of which the positions say little.
	ridge = 5
	// steps is how often Newton's method is applied; it needs about six.
	steps = 12
)

// fit returns the n weights that make the results most likely: logistic
// regression by Newton's method.
func (s *samples) fit(n int) []float64 {
	w := make([]float64, n)
	for range steps {
		step := solve(s.newton(w))
		for i := range w {
			w[i] += step[i]
		}
	}
	return w
}

// newton is the system of equations for the next step: the negative of the second
// derivatives and, in the last column, of the first.
func (s *samples) newton(w []float64) [][]float64 {
	n := len(w)
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = make([]float64, n+1)
		rows[i][i], rows[i][n] = ridge, -ridge*w[i]
	}
	for k, x := range s.features {
		expected := logistic(dot(w, x))
		slope := expected * (1 - expected)
		for i, xi := range x {
			if xi == 0 {
				continue
			}
			rows[i][n] += xi * (s.result[k] - expected)
			for j, xj := range x {
				rows[i][j] += slope * xi * xj
			}
		}
	}
	return rows
}

// solve solves a positive definite system by elimination.
func solve(rows [][]float64) []float64 {
	n := len(rows)
	for i := range n {
		for j := n; j >= i; j-- {
			rows[i][j] /= rows[i][i]
		}
		for k := range n {
			if k == i {
				continue
			}
			for j := n; j >= i; j-- {
				rows[k][j] -= rows[k][i] * rows[i][j]
			}
		}
	}
	x := make([]float64, n)
	for i := range x {
		x[i] = rows[i][n]
	}
	return x
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

func dot(a, b []float64) float64 {
	s := 0.0
	for i := range a {
		s += a[i] * b[i]
	}
	return s
}
