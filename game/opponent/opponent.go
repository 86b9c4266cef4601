// Package opponent asks the part that picks moves, package ai, for a move and
// looks after whoever answers: a goroutine natively, a Web Worker in the
// browser.
//
// Nothing here blocks. A question is asked with [Opponent.Ask], and what comes of
// it is fetched with [Opponent.Poll] whenever the caller has time, once a frame
// as a rule. A question always ends in a legal move: an answerer that dies, is
// silent beyond its limit, or answers with what is not a legal move is replaced
// and asked again, and when that fails too the program picks a quick move
// itself.
package opponent

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

// Kind says what an event is.
type Kind uint8

const (
	// Thinking: Info is what is known so far about a move.
	Thinking Kind = iota
	// Answered: Move is the move, Reply all that was said about it.
	Answered
	// Restarted: the answerer failed for the reason Err, and another one was
	// started and asked the same.
	Restarted
	// Alone: there is no answerer, for the reason Err, and the program picks
	// quick moves itself until there is one. It is told once a reason.
	Alone
	// Refused: the question makes no sense, for the reason Err.
	Refused
	// Building: the answerer works out endgame tables while nothing is asked,
	// and Building says how far it is; the zero value, that nobody is at it any
	// more. It may come at any time, also when no question is open.
	Building
)

// Event is something that came of a question, or of the time between two.
type Event struct {
	Kind     Kind
	Move     engine.Move
	Reply    wire.Reply
	Info     wire.Info
	Building wire.Building
	Err      error
}

const (
	// defaultTime is the time limit, in milliseconds, of a question without one.
	defaultTime = 10_000
	// margin is how long an answer may be overdue.
	margin = 3 * time.Second
	// answererStartLimit is how long a question waits for an answerer to start; the
	// answerer may go on starting after that.
	answererStartLimit = 5 * time.Second
	// attempts is how many answerers a question is put to.
	attempts = 2
)

// Searcher answers one question at a time, whenever it can: an [Opponent], or what
// a test has in its place. It never waits.
type Searcher interface {
	// Ask asks for a move in a game, in place of a question that is still open.
	Ask(g *engine.Game, q wire.Request)
	// Busy reports whether a question is open, and Cancel drops it.
	Busy() bool
	Cancel()
	// Poll returns the next event, and false when there is none.
	Poll() (Event, bool)
	// Close ends the searcher.
	Close()
}

// Opponent puts one question at a time. It is used by one goroutine.
type Opponent struct {
	start func(*inbox) (worker, error)
	now   func() time.Time
	// regular is the answerer that stays from question to question; stand-in
	// answers one question in its place. Either may be nil.
	regular, standIn *answerer

	// asked is who has to answer the open question, nil when none is open.
	asked    *answerer
	question wire.Request
	rules    *engine.Rules
	legal    []engine.Move
	deadline time.Time
	tries    int

	// alone is the reason that was last told why there is no answerer.
	alone  string
	events []Event
}

// answerer is a worker with the messages that come from it.
type answerer struct {
	worker worker
	inbox  *inbox
	ready  bool
	since  time.Time
	// builds says that it has told of endgame tables.
	builds bool
}

// worker answers requests by posting to its inbox. It is asked nothing before it
// has posted that it is ready.
type worker interface {
	ask(wire.Request)
	// stop ends the worker. What it still posts is read by nobody.
	stop()
}

// New returns an opponent and begins to start its answerer.
func New() *Opponent { return newOpponent(startWorker, time.Now) }

func newOpponent(start func(*inbox) (worker, error), now func() time.Time) *Opponent {
	o := &Opponent{start: start, now: now}
	_ = o.startRegular() // the next question tries again and tells the reason
	return o
}

// Ask asks for a move in a game, which may change afterwards. Of the request
// the limits, level, seed and lines count; the game and the ID are filled in.
// A question that is still open is cancelled.
func (o *Opponent) Ask(g *engine.Game, q wire.Request) {
	o.Cancel()
	if o.regular != nil {
		o.read(o.regular)
	}
	o.rules, o.legal = g.Rules(), g.Legal()
	if len(o.legal) == 0 {
		o.report(Event{Kind: Refused, Err: errors.New("the game is over: there is no move to pick")})
		return
	}
	id := o.question.ID + 1
	o.question = ai.Question(g, q)
	o.question.ID = id
	if q.Time <= 0 {
		o.question.Time = defaultTime
	}
	o.tries = 0
	o.sendQuestion()
}

// Busy reports whether a question is open.
func (o *Opponent) Busy() bool { return o.asked != nil }

// Cancel drops the open question, if any, and what was not fetched of it. An
// answerer that computes can't be talked to, so that another one takes its
// place.
func (o *Opponent) Cancel() {
	o.events = slices.DeleteFunc(o.events, func(e Event) bool { return e.Kind != Building })
	if o.asked == nil {
		return
	}
	if o.asked == o.regular && o.regular.ready {
		o.stopRegular()
		_ = o.startRegular() // the next question tries again and tells the reason
	}
	o.closeQuestion()
}

// Close stops everything. The opponent must not be asked afterwards.
func (o *Opponent) Close() {
	o.closeQuestion()
	o.stopRegular()
	o.events = nil
}

// Poll returns the next event, if there is one.
func (o *Opponent) Poll() (Event, bool) {
	for _, a := range []*answerer{o.regular, o.standIn} {
		if a != nil {
			o.read(a)
		}
	}
	if o.asked != nil && o.now().After(o.deadline) {
		o.timeOut()
	}
	if len(o.events) == 0 {
		return Event{}, false
	}
	e := o.events[0]
	o.events = o.events[1:]
	return e, true
}

// report adds an event. Of how far a table is, the last word is enough.
func (o *Opponent) report(e Event) {
	if n := len(o.events); e.Kind == Building && n > 0 && o.events[n-1].Kind == Building {
		o.events = o.events[:n-1]
	}
	o.events = append(o.events, e)
}

// sendQuestion sends the question to the regular answerer, or to a stand-in where
// there is none.
func (o *Opponent) sendQuestion() {
	if o.regular == nil {
		if err := o.startRegular(); err != nil {
			o.answerAlone(err)
			return
		}
	}
	o.tries++
	o.sendTo(o.regular)
}

// sendTo sends the question to an answerer, or lets it wait until that one is
// ready.
func (o *Opponent) sendTo(a *answerer) {
	o.asked = a
	if !a.ready {
		o.deadline = a.since.Add(answererStartLimit)
		return
	}
	o.deadline = o.now().Add(time.Duration(o.question.Time)*time.Millisecond + margin)
	a.worker.ask(o.question)
}

func (o *Opponent) startRegular() error {
	a := &answerer{inbox: &inbox{}, since: o.now()}
	w, err := o.start(a.inbox)
	if err != nil {
		return err
	}
	a.worker, o.regular = w, a
	return nil
}

// stopRegular stops the regular answerer, and with it what it builds.
func (o *Opponent) stopRegular() {
	if o.regular == nil {
		return
	}
	o.regular.worker.stop()
	if o.regular.builds {
		o.report(Event{Kind: Building})
	}
	o.regular = nil
}

func (o *Opponent) closeQuestion() {
	o.asked = nil
	if o.standIn != nil {
		o.standIn.worker.stop()
		o.standIn = nil
	}
}

// answerAlone puts the question, with small limits, to the program itself.
func (o *Opponent) answerAlone(reason error) {
	if o.alone != reason.Error() {
		o.alone = reason.Error()
		o.report(Event{Kind: Alone, Err: reason})
	}
	a := &answerer{inbox: &inbox{}, ready: true}
	a.worker = &local{inbox: a.inbox, mind: ai.NewMind(nil), limit: quick}
	o.standIn = a
	o.sendTo(a)
}

// read reads what came from an answerer.
func (o *Opponent) read(a *answerer) {
	for _, l := range a.inbox.take() {
		switch {
		case l.failed != nil:
			o.drop(a, l.failed)
			return
		case l.ready:
			a.ready = true
			if a == o.asked {
				o.sendTo(a)
			}
		case l.message.Building != nil:
			a.builds = true
			o.report(Event{Kind: Building, Building: *l.message.Building})
		case a == o.asked && l.message.Info != nil && l.message.Info.ID == o.question.ID:
			o.report(Event{Kind: Thinking, Info: *l.message.Info})
		case a == o.asked && l.message.Reply != nil && l.message.Reply.ID == o.question.ID:
			if err := o.takeReply(*l.message.Reply); err != nil {
				o.drop(a, err)
				return
			}
			if a == o.regular {
				o.alone = ""
			}
		}
	}
}

// takeReply ends the question with a reply, if it is a legal move.
func (o *Opponent) takeReply(reply wire.Reply) error {
	if reply.Error != "" {
		return fmt.Errorf("no move came back: %s", reply.Error)
	}
	m, err := o.rules.ParseMove(reply.Move)
	if err != nil {
		return fmt.Errorf("a move came back that is none: %w", err)
	}
	if !slices.Contains(o.legal, m) {
		return fmt.Errorf("%s came back, which is not a legal move", reply.Move)
	}
	o.report(Event{Kind: Answered, Move: m, Reply: reply})
	o.closeQuestion()
	return nil
}

// timeOut gives up on whoever was asked. An answerer that is still starting may
// go on doing so.
func (o *Opponent) timeOut() {
	if o.asked == o.regular && !o.regular.ready {
		o.answerAlone(fmt.Errorf("no answerer has started within %v", answererStartLimit))
		return
	}
	o.drop(o.asked, fmt.Errorf("no answer came within %d ms and %v", o.question.Time, margin))
}

// drop drops an answerer that failed. An open question is put to another one,
// unless this one could not even start or others have failed at it too.
func (o *Opponent) drop(a *answerer, reason error) {
	open := a == o.asked
	if a == o.regular {
		o.stopRegular()
	}
	switch {
	case !open:
	case a == o.standIn:
		o.pickFirst()
	case a.ready && o.tries < attempts:
		o.report(Event{Kind: Restarted, Err: reason})
		o.sendQuestion()
	default:
		o.answerAlone(reason)
	}
}

// pickFirst ends the question with the first legal move: nobody found a better
// one.
func (o *Opponent) pickFirst() {
	m := o.legal[0]
	reply := wire.Reply{ID: o.question.ID, Move: o.rules.FormatMove(m)}
	o.report(Event{Kind: Answered, Move: m, Reply: reply})
	o.closeQuestion()
}
