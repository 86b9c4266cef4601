package engine

// End says by which rule a game ended.
type End uint8

// The ways a game ends.
const (
	// NotEnded is the End of a game that goes on.
	NotEnded End = iota
	// EndSeeds: a player holds the seeds that win, or both hold half.
	EndSeeds
	// EndNoMove: the player to move has no legal move and the leftovers rule
	// was applied.
	EndNoMove
	// EndSlam: a whole row was captured, and the other player took the rest.
	EndSlam
	// EndRounds: a round left one player with the seeds that win the match.
	EndRounds
	// EndFrontRow: a front row was empty at the end of a turn.
	EndFrontRow
	// EndBlocked: the player to move has no legal move, which loses.
	EndBlocked
	// EndRepetition: a position stood for the third time.
	EndRepetition
	// EndResigned: a player gave up. Only a [Game] ends so, not a position.
	EndResigned
	endCount = iota
)

// endNames are the words for the ends.
func endNames() [endCount]string {
	return [...]string{
		NotEnded: "none", EndSeeds: "seeds", EndNoMove: "no-move", EndSlam: "slam", EndRounds: "rounds",
		EndFrontRow: "front-row", EndBlocked: "blocked", EndRepetition: "repetition", EndResigned: "resigned",
	}
}

// Ends returns every way a game ends.
func Ends() []End { return from(EndSeeds, endCount) }

// String returns the word for the way a game ended, "none" for a game that goes
// on: records write it and sentences are kept by it.
func (e End) String() string { return endNames()[e] }

// ByPlayer reports whether the game ends by what one player does or can't do:
// see [Result.By].
func (e End) ByPlayer() bool { return e == EndNoMove || e == EndBlocked || e == EndResigned }

// Why gives the reason of a capture or sweep.
type Why uint8

// The reasons of captures, and from [WhyOwnRow] on those of sweeps.
const (
	WhyNone Why = iota
	// WhyOpposite: the seeds opposite the last seed.
	WhyOpposite
	// WhyCapturer: the last seed itself, taken along with those opposite.
	WhyCapturer
	// WhyTwoOrThree: a pit made two or three, or one before it.
	WhyTwoOrThree
	// WhyOwnersFour: a pit made four in passing, taken by its owner.
	WhyOwnersFour
	// WhyMoversFour: the last seed made four, taken by the mover.
	WhyMoversFour
	// WhyLastFour: the last four seeds in play go with the four before.
	WhyLastFour
	// WhyOwnRow: each player takes the own row.
	WhyOwnRow
	// WhyOpponent: all goes to the opponent of the player who cannot move.
	WhyOpponent
	// WhySlam: the rest goes to the player whose row was captured.
	WhySlam
	// WhyEven: the seeds are split evenly.
	WhyEven
	// WhyShared: the seeds left in a round are shared out in fours.
	WhyShared
	whyCount = iota
)

// whyNames are the words for the reasons.
func whyNames() [whyCount]string {
	return [...]string{
		WhyNone: "none", WhyOpposite: "opposite", WhyCapturer: "capturer", WhyTwoOrThree: "two-or-three",
		WhyOwnersFour: "owners-four", WhyMoversFour: "movers-four", WhyLastFour: "last-four",
		WhyOwnRow: "own-row", WhyOpponent: "opponent", WhySlam: "slam", WhyEven: "even", WhyShared: "shared",
	}
}

// Sweeps returns every reason of a sweep.
func Sweeps() []Why { return from(WhyOwnRow, whyCount) }

// String returns a word for the reason, by which sentences are kept.
func (w Why) String() string { return whyNames()[w] }

// ToOne reports whether a sweep for the reason gives all that is left to one
// player.
func (w Why) ToOne() bool { return w == WhyOpponent || w == WhySlam }

// Refusal says why a move is not legal, for a player who tries it.
type Refusal uint8

// The reasons that can be seen on the board, and from [RefusedHungry] on those
// that the rules of a game give.
const (
	// NotRefused is the reason of a legal move.
	NotRefused Refusal = iota
	// RefusedOver: the game is over.
	RefusedOver
	// RefusedPhase: pits are to be claimed now, or none are.
	RefusedPhase
	// RefusedOwner: the pit belongs to the other player.
	RefusedOwner
	// RefusedEmpty: the pit is empty.
	RefusedEmpty
	// RefusedHungry: the other row is empty and the move leaves it so.
	RefusedHungry
	// RefusedEndless: the relay would run for ever.
	RefusedEndless
	// RefusedSlam: the move would capture the whole other row.
	RefusedSlam
	// RefusedSingle: a single seed, while there is more in another pit.
	RefusedSingle
	// RefusedMtaji: a capturing move is possible and has to be made.
	RefusedMtaji
	// RefusedFront: a move from the front row is possible and comes first.
	RefusedFront
	refusalCount = iota
)

// refusalNames are the words for the reasons.
func refusalNames() [refusalCount]string {
	return [...]string{
		NotRefused: "none", RefusedOver: "over", RefusedPhase: "phase", RefusedOwner: "owner", RefusedEmpty: "empty",
		RefusedHungry: "hungry", RefusedEndless: "endless", RefusedSlam: "slam", RefusedSingle: "single",
		RefusedMtaji: "mtaji", RefusedFront: "front",
	}
}

// Refusals returns every reason that the rules of a game give for not sowing an
// own pit with seeds.
func Refusals() []Refusal { return from(RefusedHungry, refusalCount) }

// String returns a word for the reason, by which sentences are kept.
func (f Refusal) String() string { return refusalNames()[f] }

// from lists the values from a first one to the last of a count.
func from[T ~uint8](first T, count int) []T {
	var all []T
	for v := first; int(v) < count; v++ {
		all = append(all, v)
	}
	return all
}

// Refusal returns why a move from a pit is not legal in a position, NotRefused
// where it is.
func (r *Rules) Refusal(p *Position, m Move) Refusal {
	for _, legal := range r.Moves(p, nil) {
		if legal == m {
			return NotRefused
		}
	}
	switch {
	case p.phase == Over:
		return RefusedOver
	case m.IsClaim() || p.phase == Claim:
		return RefusedPhase
	case p.Owner(m.Pit()) != p.turn:
		return RefusedOwner
	case p.Seeds(m.Pit()) == 0:
		return RefusedEmpty
	}
	return r.game.refuse(p, m)
}

// Attempt returns what the hand would do in a move from an own pit with seeds, to show
// why it is not legal: its first lap and, where it matters where the move ends and it
// does, all of them. Nothing is captured.
func (r *Rules) Attempt(p *Position, m Move) *Trace {
	q, t := *p, &Trace{}
	r.game.attempt(&q, m, t)
	return t
}
