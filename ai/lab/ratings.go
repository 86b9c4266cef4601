package main

import (
	"flag"
	"fmt"
	"io"
	"math"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/match"
	"ayoayo/engine"
)

func ratingsCommand() cli.Command {
	return cli.Command{
		Name:  "ratings",
		Usage: "-rules R -games N [-others M] [-nodes K] [-plies P] [-from L] [-to L] [-seed S]",
		About: "let the levels play each other, and rate them",
		Help: `Lets every level play every other: N games against the next one and M against
each further one (a quarter if left out), in pairs from the same opening with sides
swapped, as in "ayo match". Prints a line for each level, with tabs between the
fields: the level; its Elo, the most likely one by all games, the lowest level
having 0; its score against the level below in percent, with the 95% interval; then
its scores against all the levels in order.

The levels' own limits hold; -nodes makes the largest of them smaller, so that many
games can be played. The same command prints the same table.`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			t := tournament{from: 1, to: ai.Levels, plies: match.OpeningPlies}
			rules := cli.RulesFlag(fs)
			cli.WholeFlag(fs, &t.games, "games", 1, 1_000_000, "`number` of games between neighbours")
			cli.WholeFlag(fs, &t.others, "others", 0, 1_000_000, "`number` of games between others")
			cli.WholeFlag(fs, &t.nodes, "nodes", 1, cli.MaxNodes, "most `positions` that a level looks at")
			cli.WholeFlag(fs, &t.plies, "plies", 0, 100, "`plies` of an opening (6 if left out)")
			cli.WholeFlag(fs, &t.from, "from", 1, ai.Levels, "lowest `level`")
			cli.WholeFlag(fs, &t.to, "to", 1, ai.Levels, "highest `level`")
			cli.SeedFlag(fs, &t.seed)
			return func(s cli.Streams, args []string) error {
				r, err := rules(args)
				if err != nil {
					return err
				}
				if err := t.prepare(r, given(fs, "others")); err != nil {
					return err
				}
				if err := t.run(s.Errs); err != nil {
					return err
				}
				t.print(s.Out)
				return nil
			}
		},
	}
}

func given(fs *flag.FlagSet, name string) bool {
	is := false
	fs.Visit(func(f *flag.Flag) { is = is || f.Name == name })
	return is
}

// tournament is games between all levels of a range.
type tournament struct {
	rules    *engine.Rules
	from, to int
	// games are played by neighbours, others by each other pair.
	games, others int
	nodes         int64
	// plies is the length of an opening.
	plies int
	seed  uint64
	// scores are the tallies of a higher level, counted from the lowest, against a
	// lower one.
	scores [ai.Levels][ai.Levels]match.Tally
}

// prepare checks what the flags say.
func (t *tournament) prepare(r *engine.Rules, others bool) error {
	t.rules = r
	if t.games == 0 {
		return cli.Misusef("-games is missing")
	}
	if t.from >= t.to {
		return cli.Misusef("-from has to be below -to")
	}
	if !others {
		t.others = t.games / 8 * 2
	}
	return nil
}

// levels is the number of levels that play.
func (t *tournament) levels() int { return t.to - t.from + 1 }

// run plays the games.
func (t *tournament) run(errs io.Writer) error {
	openings := match.FindOpenings(t.rules, (t.games+1)/2, t.plies, t.seed)
	for high := 1; high < t.levels(); high++ {
		for low := high - 1; low >= 0; low-- {
			games := t.others
			if low == high-1 {
				games = t.games
			}
			if games == 0 {
				continue
			}
			total, err := t.pair(high, low, games, openings)
			if err != nil {
				return err
			}
			t.scores[high][low] = total
			if games < match.Long {
				continue
			}
			fmt.Fprintf(errs, "lab ratings: level %d against %d: %.1f%% of %d games\n",
				t.from+high, t.from+low, 100*total.Score(), games)
		}
	}
	return nil
}

// pair lets two levels, counted from the lowest, play each other.
func (t *tournament) pair(high, low, games int, openings [][]engine.Move) (match.Tally, error) {
	m := match.Match{Rules: t.rules, Games: games, Openings: openings, Seed: t.seed}
	for i, level := range [2]int{high, low} {
		side, err := match.NewSide(t.spec(level), t.rules, cli.Limits{})
		if err != nil {
			return match.Tally{}, err
		}
		defer side.Close()
		m.Sides[i] = side
	}
	return m.Play()
}

// spec is a level as a side of a match, counted from the lowest.
func (t *tournament) spec(level int) string {
	s := fmt.Sprintf("level:%d", t.from+level)
	if t.nodes > 0 {
		s += fmt.Sprintf(",nodes:%d", t.nodes)
	}
	return s
}

// score is the share of points of a level against another, and of how many games.
func (t *tournament) score(a, b int) (score float64, games int) {
	if a < b {
		score, games = t.score(b, a)
		return 1 - score, games
	}
	if games = t.scores[a][b].Games(); games > 0 {
		score = t.scores[a][b].Score()
	}
	return score, games
}

// passes is how often the ratings are improved; they no longer change long before.
const passes = 2000

// ratings are the most likely Elo ratings (Bradley and Terry's model, fitted by
// Hunter's MM algorithm), the lowest level's 0. Each pair counts half a game more,
// drawn, so that a level that lost all has a rating too.
func (t *tournament) ratings() []float64 {
	n := t.levels()
	strength := make([]float64, n)
	for i := range strength {
		strength[i] = 1
	}
	for range passes {
		next := make([]float64, n)
		for i := range n {
			won, share := 0.0, 0.0
			for j := range n {
				score, games := t.score(i, j)
				if i == j || games == 0 {
					continue
				}
				const drawn = 0.5
				won += score*float64(games) + drawn/2
				share += (float64(games) + drawn) / (strength[i] + strength[j])
			}
			next[i] = won / share
		}
		strength = next
	}
	elos := make([]float64, n)
	for i := range elos {
		elos[i] = 400 * math.Log10(strength[i]/strength[0])
	}
	return elos
}

func (t *tournament) print(w io.Writer) {
	for i, elo := range t.ratings() {
		fmt.Fprintf(w, "%d\t%.0f\t", t.from+i, elo)
		if i > 0 {
			below := t.scores[i][i-1]
			low, high := below.Interval()
			fmt.Fprintf(w, "%.1f\t%.1f to %.1f", 100*below.Score(), 100*low, 100*high)
		} else {
			fmt.Fprint(w, "-\t-")
		}
		for j := range t.levels() {
			if score, games := t.score(i, j); i != j && games > 0 {
				fmt.Fprintf(w, "\t%.0f", 100*score)
			} else {
				fmt.Fprint(w, "\t-")
			}
		}
		fmt.Fprintln(w)
	}
}
