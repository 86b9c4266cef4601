package table

import (
	"time"

	"ayoayo/ai/fair"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/opponent"
	"ayoayo/game/session"
)

// want is what the analyst is wanted for, the more work the higher.
type want uint8

const (
	nothing want = iota
	// forBar: who is ahead.
	forBar
	// forHint: the best move, and whether it is the only one.
	forHint
	// forAll: the value of every move.
	forAll
)

// requests are what the analyst is asked, one after the other, about a position
// with so many legal moves: first the best move alone, then others beside it.
func (w want) requests(moves int) []wire.Request {
	switch w {
	case forBar:
		return []wire.Request{{Lines: 1, Time: 500}}
	case forHint:
		// Of a single move nothing has to be found out.
		return []wire.Request{{Time: 1000}, {Lines: 2, Time: 500}}[:min(moves, 2)]
	case forAll:
		return []wire.Request{{Lines: 1, Time: shortSearch}, {Lines: moves, Time: 6000}}
	}
	return nil
}

// Requests up to shortSearch milliseconds are left to end when another position is to
// be looked at: to stop one in a browser is to start the searcher anew.
const shortSearch = 700

// unusedLimit is how long an analyst stays that nobody wants.
const unusedLimit = 20 * time.Second

// inquiry is what the analyst is to look at: the position after some plies of
// the game. The zero value is nothing.
type inquiry struct {
	want want
	ply  int
	at   engine.Position
}

// about reports whether two inquiries are about the same position.
func (q inquiry) about(other inquiry) bool { return q.ply == other.ply && q.at == other.at }

// Analyst looks at positions for the player, by a searcher beside the opponent,
// which is there only while it is wanted. NewSearcher starts one.
type Analyst struct {
	NewSearcher func() opponent.Searcher
	searcher    opponent.Searcher
	// Analysing says that the value of every move is shown, at this table and at
	// those that follow.
	Analysing bool
	// asked is what is being looked at or has been, begun whether something is
	// answered and done whether all is; left are the requests still to be made and
	// last the one made.
	asked inquiry
	begun bool
	done  bool
	left  []wire.Request
	last  wire.Request
	study *advice.Study
	// unused is how long it has not been wanted.
	unused time.Duration
}

// update lets the analyst look at a position of a game and reports whether
// there is news of it. It never waits.
func (n *Analyst) update(q inquiry, s *session.Session, dt time.Duration) bool {
	if q.want == nothing {
		n.idle(dt)
		return false
	}
	n.unused = 0
	if n.searcher == nil {
		n.searcher = n.NewSearcher()
	}
	same := n.asked.about(q) && n.asked.want >= q.want
	if !same {
		n.left = nil // nobody wants the rest, about a position that may have been taken back
	}
	news := n.poll(s)
	switch {
	case same:
		return news
	case n.searcher.Busy() && n.last.Time <= shortSearch:
		return false // what comes of it is about another position
	}
	n.begin(q, s)
	return true
}

// poll takes what came, and goes on to the next request.
func (n *Analyst) poll(s *session.Session) bool {
	news := false
	for e, ok := n.searcher.Poll(); ok; e, ok = n.searcher.Poll() {
		switch e.Kind {
		case opponent.Thinking:
			n.study.Note(e.Info)
			news = true
		case opponent.Answered:
			n.study.Note(e.Reply.Info)
			for _, i := range e.Reply.Lines {
				n.study.Note(i)
			}
			n.begun = true
			n.next(s)
			news = true
		case opponent.Refused:
			n.done = true
		}
	}
	return news
}

// begin looks at another position, or at the same one more closely.
func (n *Analyst) begin(q inquiry, s *session.Session) {
	g := s.Upto(q.ply)
	if !n.asked.about(q) || n.study == nil {
		n.study = advice.NewStudy(g.Rules(), q.at)
		if fair.IsDrawn(g) {
			n.study.NoteDraw()
		}
	}
	n.asked, n.begun, n.done, n.left = q, false, false, q.want.requests(len(g.Legal()))
	n.next(s)
}

// next makes the next request.
func (n *Analyst) next(s *session.Session) {
	if len(n.left) == 0 {
		n.done = true
		return
	}
	n.last, n.left = n.left[0], n.left[1:]
	n.searcher.Ask(s.Upto(n.asked.ply), n.last)
}

// of returns what has been found out about a position, nil if nothing has.
func (n *Analyst) of(q inquiry) *advice.Study {
	if n.study == nil || !n.asked.about(q) {
		return nil
	}
	return n.study
}

// idle lets time pass in which the analyst is not wanted.
func (n *Analyst) idle(dt time.Duration) {
	if n.searcher == nil {
		return
	}
	if n.unused == 0 {
		n.reset()
	}
	if n.unused += dt; n.unused > unusedLimit {
		n.Close()
	}
}

// reset drops what was asked and what was found out.
func (n *Analyst) reset() {
	if n.searcher != nil {
		n.searcher.Cancel()
	}
	n.asked, n.study, n.left, n.begun, n.done = inquiry{}, nil, nil, false, false
}

// Close ends the searcher, and drops what was found out.
func (n *Analyst) Close() {
	if n.searcher != nil {
		n.searcher.Close()
		n.searcher = nil
	}
	n.reset()
}
