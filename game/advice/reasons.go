package advice

import "ayoayo/engine"

// Why is a kind of reason for a move.
type Why uint8

// The reasons, the weightiest first.
const (
	// OnlyMove: there is no other legal move.
	OnlyMove Why = iota
	// EndsWon, EndsDrawn and EndsLost: the move ends the game; N and Other are
	// the seeds of the mover and the other player.
	EndsWon
	EndsDrawn
	EndsLost
	// Wins: the move is proven to win, within N plies if that is known, else N is
	// 0. OnlyWins: and every other move to lose.
	Wins
	OnlyWins
	// OnlyHolds: every other move is proven to lose.
	OnlyHolds
	// Draws: the move is proven to draw.
	Draws
	// Lost: every move is proven to lose; this one holds out for N plies if that
	// is known, else N is 0.
	Lost
	// EndsRound: the move ends the round; N and Other are what the mover and the
	// other player captured in it.
	EndsRound
	// Captures: the move captures N seeds.
	Captures
	// Saves: the other player could capture N seeds more in one turn if the
	// mover passed.
	Saves
	// NoMove: the other player is left without a legal move.
	NoMove
	// Again: the mover moves once more.
	Again
	// Feeds: the other player, who had no seeds, gets some.
	Feeds
	// Best: the search likes it best; that is all there is to say.
	Best
)

// Reason is one reason for a move.
type Reason struct {
	Why Why
	// N and Other are numbers that belong to the reason.
	N, Other int
}

// Reasons returns why a move is good that the search has found best, the
// weightiest first; there is always one. What is known of the move is given, and
// of the best of the other moves, nil if nothing is. Every reason is true by
// the rules or proven.
func Reasons(r *engine.Rules, p engine.Position, m engine.Move, of Verdict, others *Verdict) []Reason {
	var t engine.Trace
	after := p
	if !r.Play(&after, m, &t) {
		return nil
	}
	mover := p.Turn()
	var reasons []Reason
	add := func(why Why, n, other int) { reasons = append(reasons, Reason{why, n, other}) }
	if len(r.Moves(&p, nil)) == 1 {
		add(OnlyMove, 0, 0)
	}
	switch {
	case after.Over():
		add(ending(&after, mover), r.Held(&after, mover), r.Held(&after, mover.Other()))
	default:
		reasons = append(reasons, proven(mover, of, others)...)
	}
	if after.Phase() == engine.Claim {
		add(EndsRound, after.Seeds(engine.StoreOf(mover)), after.Seeds(engine.StoreOf(mover.Other())))
	}
	if n, _ := t.Captures(mover); n > 0 {
		add(Captures, n, 0)
	}
	if n := saved(r, p, after); n > 0 {
		add(Saves, n, 0)
	}
	if leavesNoMove(&after, &t, mover) {
		add(NoMove, 0, 0)
	}
	if has(&t, engine.Again) {
		add(Again, 0, 0)
	}
	if p.Phase() == after.Phase() && bare(r, &p, mover.Other()) && !bare(r, &after, mover.Other()) {
		add(Feeds, 0, 0)
	}
	if len(reasons) == 0 {
		add(Best, 0, 0)
	}
	return reasons
}

// ending says how a move ended the game for the player who made it.
func ending(after *engine.Position, mover engine.Player) Why {
	switch after.Winner() {
	case mover:
		return EndsWon
	case engine.Nobody:
		return EndsDrawn
	}
	return EndsLost
}

// proven returns what is certain about a move.
func proven(mover engine.Player, of Verdict, others *Verdict) []Reason {
	switch {
	case of.Wins(mover) && others != nil && others.Loses(mover):
		return []Reason{{Why: OnlyWins, N: of.Plies}}
	case of.Wins(mover):
		return []Reason{{Why: Wins, N: of.Plies}}
	case of.Loses(mover):
		return []Reason{{Why: Lost, N: of.Plies}}
	}
	var reasons []Reason
	if others != nil && others.Loses(mover) {
		reasons = append(reasons, Reason{Why: OnlyHolds})
	}
	if of.Draw() {
		reasons = append(reasons, Reason{Why: Draws})
	}
	return reasons
}

// saved returns how many seeds more the other player could capture in one turn
// if the mover passed than after the move; 0 where that can't be said.
func saved(r *engine.Rules, before, after engine.Position) int {
	other := before.Turn().Other()
	if before.Phase() != engine.Sow || after.Phase() != engine.Sow || after.Turn() != other || before.Starter() != after.Starter() {
		return 0
	}
	left := mostMoves
	n := threat(r, before.By(other), &left) - threat(r, after, &left)
	if left < 0 {
		return 0
	}
	return n
}

// mostMoves is the number of moves that are looked at to see what is threatened:
// turns that go on and on have too many.
const mostMoves = 2000

// threat returns the most seeds that the player to move can capture in one
// turn. It counts the moves looked at down and gives up when none is left.
func threat(r *engine.Rules, p engine.Position, left *int) int {
	most := 0
	var t engine.Trace
	for _, m := range r.Candidates(&p, nil) {
		if *left--; *left < 0 {
			return 0
		}
		q := p
		t.Events = t.Events[:0]
		if !r.Play(&q, m, &t) {
			continue
		}
		n, _ := t.Captures(p.Turn())
		if has(&t, engine.Again) && !q.Over() {
			n += threat(r, q, left)
		}
		most = max(most, n)
	}
	return most
}

// leavesNoMove reports whether a move left the other player without one: the
// player passes, or the game has ended for that reason.
func leavesNoMove(after *engine.Position, t *engine.Trace, mover engine.Player) bool {
	for _, e := range t.Events {
		if e.Kind == engine.Passed && e.Player != mover {
			return true
		}
	}
	return (after.End() == engine.EndNoMove || after.End() == engine.EndBlocked) && after.Turn() != mover
}

// has reports whether something happened in a move.
func has(t *engine.Trace, kind engine.EventKind) bool {
	for _, e := range t.Events {
		if e.Kind == kind {
			return true
		}
	}
	return false
}

// bare reports whether a side has no seeds in the pits that it owns.
func bare(r *engine.Rules, p *engine.Position, side engine.Player) bool {
	for _, pit := range r.Board().Pits() {
		if p.Owner(pit) == side && p.Seeds(pit) > 0 {
			return false
		}
	}
	return true
}
