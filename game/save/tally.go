package save

//go:generate go tool msgp -io=false -tests=false -o tally_gen.go

//msgp:limit arrays:256

import "strings"

// Tally is how the games between players ended.
type Tally struct {
	Pairs []Pair `msg:"pairs"`
}

// Pair is how the games of two players ended, in one game.
type Pair struct {
	// Game is the rule-set's key, Players are the two.
	Game    string    `msg:"game"`
	Players [2]Player `msg:"players"`
	// Results has a letter a game, the latest last: a or b for who of the two won, and
	// = for a draw.
	Results string `msg:"results"`
}

// Player is a player by name or level; neither is whoever is at the device.
type Player struct {
	Name  string `msg:"name"`
	Level int    `msg:"level"`
}

// Draw is the letter of a draw, Won are those of the players who won.
const Draw, Won = '=', "ab"

// mostPairs is how many pairs are kept, and mostResults how many games of each: the
// latest.
const (
	mostPairs   = 200
	mostResults = 1000
)

// Of returns the pair of two players in a game, whichever is named first; it has no
// results where they have not played.
func (rec *Tally) Of(game string, one, other Player) Pair {
	for _, p := range rec.Pairs {
		if p.Game == game && (p.Players == [2]Player{one, other} || p.Players == [2]Player{other, one}) {
			return p
		}
	}
	return Pair{Game: game, Players: [2]Player{one, other}}
}

// Put keeps a pair in place of what was kept of it, as the latest.
func (rec *Tally) Put(pair Pair) {
	pair.Results = pair.Results[max(0, len(pair.Results)-mostResults):]
	pairs := []Pair{pair}
	for _, p := range rec.Pairs {
		if (p.Game != pair.Game || p.Players != pair.Players) && len(pairs) < mostPairs {
			pairs = append(pairs, p)
		}
	}
	rec.Pairs = pairs
}

// Add adds a game that one of them won, or nobody for nil, and returns how it counts.
func (p *Pair) Add(winner *Player) (counted string) {
	counted = string(p.letter(winner))
	p.Results += counted
	return counted
}

// Take takes the last game away that counts in a way, if there is one.
func (p *Pair) Take(counted string) {
	if i := strings.LastIndex(p.Results, counted); i >= 0 && counted != "" {
		p.Results = p.Results[:i] + p.Results[i+1:]
	}
}

func (p *Pair) letter(winner *Player) byte {
	switch {
	case winner == nil:
		return Draw
	case *winner == p.Players[0]:
		return Won[0]
	}
	return Won[1]
}

// Wins returns how many games a player has won.
func (p *Pair) Wins(player Player) int {
	n := 0
	for i := range p.Results {
		if p.Results[i] == p.letter(&player) {
			n++
		}
	}
	return n
}

// Row returns how many games a player has won in a row, up to the last one.
func (p *Pair) Row(player Player) int {
	n := 0
	for i := len(p.Results) - 1; i >= 0 && p.Results[i] == p.letter(&player); i-- {
		n++
	}
	return n
}
