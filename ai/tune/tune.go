// Package tune finds the weights of the evaluation of a rule-set. [Weights] lets
// a plain search play against itself and fits, by logistic regression, what the
// features of a position say about who wins. It knows the rules and nothing of
// the opponent in package ai, so that the weights that it found there do not
// change what it finds.
package tune

import (
	"fmt"
	"math"
	"strings"

	"ayoayo/engine"
)

// Options say how much to play.
type Options struct {
	// Games is the number of games of each round.
	Games int
	// Depth is the number of plies that the players look ahead.
	Depth int
	// Quiet says that positions teach nothing in which the player to move goes on
	// to capture: for a search that does not judge those as they stand.
	Quiet bool
	// Seed decides all that is random.
	Seed uint64
}

// rounds is how often games are played: the players of the first judge by the
// seeds, those of each later one by what was found in the one before.
const rounds = 2

// Weights returns the weights of a rule-set as a row of the table in package ai.
// The same options give the same weights. Progress, which may be nil, is called
// after every game with the number of games so far.
func Weights(r *engine.Rules, o Options, progress func(games int)) (string, error) {
	m := newModel(r)
	for round := range rounds {
		var s samples
		for game := range o.Games {
			m.play(&s, o, round*o.Games+game)
			if progress != nil {
				progress(round*o.Games + game + 1)
			}
		}
		if len(s.result) == 0 {
			return "", fmt.Errorf("none of %d games came to an end", o.Games)
		}
		m.weights = s.fit(m.weights)
	}
	return m.row(), nil
}

// model scores positions.
type model struct {
	rules *engine.Rules
	names []string
	// weights are those of the features, by their place in names.
	weights []float64
}

// The names of the features, which are those of the table's fields.
const (
	featureStore = "store"
	featureTurn  = "turn"
)

// featuresOfRow are the features of each row of a player.
func featuresOfRow() []string { return []string{"seed", "pit", "one", "two", "full"} }

// newModel makes the model that players begin with: a seed in the store, or on a
// board without stores in a pit, is what counts.
func newModel(r *engine.Rules) *model {
	m := &model{rules: r}
	b := r.Board()
	if b.Stores {
		m.names = append(m.names, featureStore)
	}
	for _, row := range rowNames(b) {
		for _, name := range featuresOfRow() {
			m.names = append(m.names, row+"."+name)
		}
	}
	m.names = append(m.names, featureTurn)
	m.weights = make([]float64, len(m.names))
	for i, name := range m.names {
		if b.Stores && name == featureStore || !b.Stores && strings.HasSuffix(name, ".seed") {
			m.weights[i] = 1
		}
	}
	return m
}

// rowNames are the names of a player's rows.
func rowNames(b engine.Board) []string { return []string{"front", "back"}[:b.Rows/2] }

// features appends what a position has to offer its player to move, less what it
// offers the other, in the order of the names.
func (m *model) features(p *engine.Position, dst []float64) []float64 {
	b := m.rules.Board()
	mover, other := p.Turn(), p.Turn().Other()
	if b.Stores {
		store := float64(p.Stored(mover) - p.Stored(other))
		if b.Rounds {
			store += owned(b, p)
		}
		dst = append(dst, store)
	}
	for row := range b.Rows / 2 {
		mine := countRow(b, p.Row(b.Front(mover)+row))
		theirs := countRow(b, p.Row(b.Front(other)+row))
		for i := range mine {
			dst = append(dst, mine[i]-theirs[i])
		}
	}
	return append(dst, 1)
}

// owned is how many more of the seeds on the board the mover may expect by owning
// more pits; it counts like seeds in the store.
func owned(b engine.Board, p *engine.Position) float64 {
	pits, more := b.Pits(), 0
	for _, pit := range pits {
		if p.Owner(pit) == p.Turn() {
			more++
		} else {
			more--
		}
	}
	return float64(p.OnBoard()*more) / float64(len(pits))
}

// countRow gives the features of a row, in the order of featuresOfRow.
func countRow(b engine.Board, row uint64) (f [5]float64) {
	for place := range b.Cols {
		n := int(uint8(row >> (8 * place)))
		f[0] += float64(n)
		f[1] += count(n > 0)
		f[2] += count(n == 1)
		f[3] += count(n == 2)
		f[4] += count(n >= 2*b.Cols)
	}
	return f
}

func count(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// row writes the weights in hundredths of a seed. What a seed is worth is what it
// is worth in the store, or on a board without stores on average in a pit.
func (m *model) row() string {
	seed, n := 0.0, 0.0
	for i, name := range m.names {
		if m.rules.Board().Stores && name == featureStore || !m.rules.Board().Stores && strings.HasSuffix(name, ".seed") {
			seed, n = seed+m.weights[i], n+1
		}
	}
	parts := map[string][]string{}
	for i, name := range m.names {
		where, what, _ := strings.Cut(name, ".")
		text := fmt.Sprintf("%.0f", 100*n*m.weights[i]/seed)
		if text == "0" || text == "-0" {
			continue
		}
		if what != "" {
			text = what + ": " + text
		}
		parts[where] = append(parts[where], text)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%q: {", m.rules.Key())
	var fields []string
	for _, where := range []string{featureStore, featureTurn} {
		if p := parts[where]; p != nil {
			fields = append(fields, where+": "+p[0])
		}
	}
	fmt.Fprintf(&b, "\n\t%s,", strings.Join(fields, ", "))
	for _, where := range rowNames(m.rules.Board()) {
		fmt.Fprintf(&b, "\n\t%s: rowWeights{%s},", where, strings.Join(parts[where], ", "))
	}
	return b.String() + "\n},\n"
}

// score is what a position is worth to its player to move.
func (m *model) score(p *engine.Position, f []float64) float64 {
	s := 0.0
	for i, x := range m.features(p, f[:0]) {
		s += x * m.weights[i]
	}
	return s
}

// win is the score of a won game, sooner being better.
const win = 1e6

// result is what an ended game is worth to the player to move.
func result(p *engine.Position) float64 {
	switch p.Winner() {
	case engine.Nobody:
		return 0
	case p.Turn():
		return win
	}
	return -win
}

// infinite is more than any score.
var infinite = math.Inf(1)
