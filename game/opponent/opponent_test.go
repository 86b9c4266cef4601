package opponent

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// faulty is a worker that does with a request what a test says.
type faulty struct {
	inbox   *inbox
	do      func(f *faulty, q wire.Request)
	stopped bool
}

func (f *faulty) ask(q wire.Request) { f.do(f, q) }
func (f *faulty) stop()              { f.stopped = true }

func (f *faulty) reply(id uint64, move string) {
	f.inbox.post(letter{message: wire.Message{Reply: &wire.Reply{ID: id, Move: move}}})
}

// What workers do.
func answers(f *faulty, q wire.Request)      { f.reply(q.ID, "C") }
func answersTwice(f *faulty, q wire.Request) { f.reply(q.ID, "C"); f.reply(q.ID, "D") }
func isSilent(*faulty, wire.Request)         {}
func crashes(f *faulty, _ wire.Request)      { f.inbox.post(letter{failed: errors.New("out of memory")}) }

func says(move string) func(*faulty, wire.Request) {
	return func(f *faulty, q wire.Request) { f.reply(q.ID, move) }
}

// office is an opponent with the workers it starts and a clock of the test's.
type office struct {
	*Opponent
	started []*faulty
	clock   time.Time
}

// newOffice starts workers in turn that do the given things, the last one for
// ever. They are ready at once.
func newOffice(do ...func(*faulty, wire.Request)) *office {
	o := &office{clock: time.Unix(0, 0)}
	o.Opponent = newOpponent(func(b *inbox) (worker, error) {
		f := &faulty{inbox: b, do: do[min(len(o.started), len(do)-1)]}
		o.started = append(o.started, f)
		b.post(letter{ready: true})
		return f, nil
	}, o.now)
	return o
}

func (o *office) now() time.Time { return o.clock }

// game is a game in which C and D may be played and a may not.
func game(t *testing.T) *engine.Game {
	t.Helper()
	r := enginetest.Rules(t, "ayoayo")
	return engine.NewGame(r)
}

// drain polls, as frames do, until nothing more comes at this time, the
// stand-in's search waited for, and returns the events but for the infos.
func (o *office) drain(t *testing.T) []Event {
	t.Helper()
	const frames = 5 // without an event are the end
	var events []Event
	for idle := 0; idle < frames; {
		e, ok := o.Poll()
		switch {
		case ok && e.Kind != Thinking:
			events = append(events, e)
			idle = 0
		case !ok && o.standIn == nil:
			idle++
		case !ok:
			time.Sleep(time.Millisecond)
		}
	}
	return events
}

func kinds(events []Event) string {
	names := map[Kind]string{Thinking: "thinking", Answered: "answered", Restarted: "restarted", Alone: "alone", Refused: "refused", Building: "building"}
	var s []string
	for _, e := range events {
		s = append(s, names[e.Kind])
	}
	return strings.Join(s, " ")
}

func expect(t *testing.T, events []Event, want string) {
	t.Helper()
	if got := kinds(events); got != want {
		t.Fatalf("events %q %+v; want %q", got, events, want)
	}
}

func TestFaultsOfAnswerers(t *testing.T) {
	type workersDo = []func(*faulty, wire.Request)
	for _, c := range []struct {
		name   string
		do     workersDo
		want   string
		reason string
		move   string
	}{
		{"sound", workersDo{answers}, "answered", "", "C"},
		{"answers twice", workersDo{answersTwice}, "answered", "", "C"},
		{"crashes once", workersDo{crashes, answers}, "restarted answered", "out of memory", "C"},
		{"crashes always", workersDo{crashes}, "restarted alone answered", "out of memory", ""},
		{"the other's pit", workersDo{says("a"), answers}, "restarted answered", "a came back", "C"},
		{"no move", workersDo{says("resign"), answers}, "restarted answered", "move came back that is none", "C"},
		{"empty move", workersDo{says(""), says("")}, "restarted alone answered", "none", ""},
		{"never legal", workersDo{says("b")}, "restarted alone answered", "legal", ""},
		{"another's question", workersDo{func(f *faulty, q wire.Request) { f.reply(q.ID+1, "D"); f.reply(q.ID, "C") }}, "answered", "", "C"},
		{"an error", workersDo{func(f *faulty, q wire.Request) {
			f.inbox.post(letter{message: wire.Message{Reply: &wire.Reply{ID: q.ID, Error: "no such rules"}}})
		}, answers}, "restarted answered", "no such rules", "C"},
		{"an empty message", workersDo{func(f *faulty, q wire.Request) { f.inbox.post(letter{}); f.reply(q.ID, "C") }}, "answered", "", "C"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := newOffice(c.do...)
			g := game(t)
			o.Ask(g, wire.Request{Time: 100})
			events := o.drain(t)
			expect(t, events, c.want)
			if first := events[0]; first.Err != nil && !strings.Contains(first.Err.Error(), c.reason) {
				t.Errorf("reason %q; want %q in it", first.Err, c.reason)
			}
			last := events[len(events)-1]
			if got := g.Rules().FormatMove(last.Move); c.move != "" && got != c.move {
				t.Errorf("move %s, want %s", got, c.move)
			}
			if _, err := g.Play(last.Move); err != nil {
				t.Error(err)
			}
			if o.Busy() {
				t.Error("still busy after the answer")
			}
		})
	}
}

func TestASilentAnswererIsReplacedAfterItsLimit(t *testing.T) {
	o := newOffice(isSilent, answers)
	o.Ask(game(t), wire.Request{Time: 1000})
	o.drain(t)
	o.clock = o.clock.Add(time.Second + margin)
	expect(t, o.drain(t), "")
	o.clock = o.clock.Add(time.Millisecond)
	expect(t, o.drain(t), "restarted answered")
	if !o.started[0].stopped {
		t.Error("the silent one was not stopped")
	}
}

func TestALateAnswerOfAReplacedAnswererIsDropped(t *testing.T) {
	o := newOffice(isSilent, isSilent)
	o.Ask(game(t), wire.Request{Time: 1000})
	o.drain(t)
	o.clock = o.clock.Add(time.Hour)
	expect(t, o.drain(t), "restarted")
	o.started[0].reply(o.question.ID, "D")
	expect(t, o.drain(t), "")
	o.started[1].reply(o.question.ID, "C")
	expect(t, o.drain(t), "answered")
}

// The caller may be busy with an animation: the answerer begins meanwhile.
func TestAQuestionIsPutBeforeTheNextPoll(t *testing.T) {
	asked := 0
	o := newOffice(func(f *faulty, q wire.Request) { asked++; answers(f, q) })
	o.Ask(game(t), wire.Request{})
	if asked != 1 {
		t.Errorf("asked %d times before Poll, want once", asked)
	}
	o.clock = o.clock.Add(time.Hour)
	expect(t, o.drain(t), "answered")
}

func TestACancelledQuestionIsNotAnswered(t *testing.T) {
	o := newOffice(answers)
	g := game(t)
	o.Ask(g, wire.Request{})
	o.Poll()
	o.Cancel()
	expect(t, o.drain(t), "")
	if o.Busy() {
		t.Error("busy after Cancel")
	}
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "answered")
}

func TestANewQuestionReplacesTheOpenOne(t *testing.T) {
	o := newOffice(isSilent, answers)
	g := game(t)
	o.Ask(g, wire.Request{})
	o.drain(t)
	if _, err := g.Play(g.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	g.Undo()
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "answered")
	if !o.started[0].stopped {
		t.Error("the one that computes for the old question goes on")
	}
}

func TestTheQuestionHoldsTheGame(t *testing.T) {
	var asked wire.Request
	o := newOffice(func(f *faulty, q wire.Request) { asked = q; answers(f, q) })
	r := enginetest.Rules(t, "ayoayo;capturer=stays")
	start := enginetest.Position(t, r, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N")
	g := engine.NewGameFrom(r, start)
	for range 3 {
		if _, err := g.Play(g.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	g.Undo()
	want := wire.Request{
		Rules: "ayoayo;capturer=stays", Start: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N",
		Moves: r.FormatMove(g.Move(0)) + " " + r.FormatMove(g.Move(1)),
		Level: 2, Seed: 5, Time: 700, Lines: 3, ID: 1,
	}
	o.Ask(g, wire.Request{Level: 2, Seed: 5, Time: 700, Lines: 3})
	o.drain(t)
	if asked != want {
		t.Errorf("asked %+v; want %+v", asked, want)
	}
}

func TestAGameThatIsOverIsRefused(t *testing.T) {
	o := newOffice(answers)
	g := game(t)
	g.Resign(engine.South)
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "refused")
}

func TestNoAnswererAtAll(t *testing.T) {
	o := &office{}
	o.Opponent = newOpponent(func(*inbox) (worker, error) { return nil, errors.New("no worker here") }, o.now)
	o.Ask(game(t), wire.Request{Level: 1, Time: 1000})
	events := o.drain(t)
	expect(t, events, "alone answered")
	if events[0].Err.Error() != "no worker here" {
		t.Errorf("reason %q", events[0].Err)
	}
	o.Ask(game(t), wire.Request{Level: 1, Time: 1000})
	expect(t, o.drain(t), "answered") // and not told again
}

func TestAnAnswererThatIsSlowToStartIsKept(t *testing.T) {
	o := &office{clock: time.Unix(0, 0)}
	start := func(b *inbox) (worker, error) {
		f := &faulty{inbox: b, do: answers}
		o.started = append(o.started, f)
		return f, nil
	}
	o.Opponent = newOpponent(start, o.now)
	g := game(t)
	o.Ask(g, wire.Request{Time: 100})
	o.clock = o.clock.Add(answererStartLimit)
	expect(t, o.drain(t), "")
	o.clock = o.clock.Add(time.Millisecond)
	expect(t, o.drain(t), "alone answered")
	o.Ask(g, wire.Request{Time: 100}) // has no patience left for it
	expect(t, o.drain(t), "answered")
	o.started[0].inbox.post(letter{ready: true})
	o.Ask(g, wire.Request{Time: 100})
	expect(t, o.drain(t), "answered")
	if len(o.started) != 1 {
		t.Errorf("%d were started, want 1", len(o.started))
	}
}

func TestAnAnswererThatCannotStartIsNotTriedTwice(t *testing.T) {
	o := &office{}
	o.Opponent = newOpponent(func(b *inbox) (worker, error) {
		f := &faulty{inbox: b}
		o.started = append(o.started, f)
		return f, nil
	}, o.now)
	o.Ask(game(t), wire.Request{Time: 100})
	o.started[0].inbox.post(letter{failed: errors.New("404")})
	expect(t, o.drain(t), "alone answered")
	if len(o.started) != 1 {
		t.Errorf("%d were started, want 1", len(o.started))
	}
}

func TestAnAnswererThatDiesBetweenQuestionsIsReplaced(t *testing.T) {
	o := newOffice(answers)
	g := game(t)
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "answered")
	crashes(o.started[0], wire.Request{})
	expect(t, o.drain(t), "")
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "answered")
}

// A stand-in that fails too leaves the first legal move.
func TestTheLastResortIsALegalMove(t *testing.T) {
	o := newOffice(crashes)
	g := game(t)
	o.Ask(g, wire.Request{Time: 100})
	for o.standIn == nil {
		o.Poll()
	}
	o.standIn.inbox.post(letter{failed: errors.New("a fault in the search")})
	for {
		e, ok := o.Poll()
		if ok && e.Kind == Answered {
			if _, err := g.Play(e.Move); err != nil {
				t.Error(err)
			}
			break
		}
	}
}

func TestCloseStopsTheAnswerer(t *testing.T) {
	o := newOffice(isSilent)
	o.Ask(game(t), wire.Request{})
	o.drain(t)
	o.Close()
	for i, f := range o.started {
		if !f.stopped {
			t.Errorf("answerer %d goes on", i+1)
		}
	}
	expect(t, o.drain(t), "")
}

// A whole game with the program's own search: every question is answered with
// a legal move, and with the same one again.
func TestTheProgramsOwnSearchAnswers(t *testing.T) {
	one, other := wholeGame(t), wholeGame(t)
	if !slices.Equal(one, other) || len(one) < 12 {
		t.Errorf("the game is %v once and %v another time", one, other)
	}
}

func wholeGame(t *testing.T) []engine.Move {
	start := func(b *inbox) (worker, error) {
		l := &local{inbox: b, mind: ai.NewMind(nil), limit: func(q *wire.Request) { q.Nodes, q.Time = 2_000, 0 }}
		l.mind.IgnoreTime()
		b.post(letter{ready: true})
		return l, nil
	}
	o := newOpponent(start, func() time.Time { return time.Time{} })
	defer o.Close()
	g := game(t)
	for len(g.Legal()) > 0 && g.Ply() < 12 {
		o.Ask(g, wire.Request{Time: 20, Level: ai.Levels * (g.Ply() / 6)})
		for o.Busy() || len(o.events) > 0 {
			e, ok := o.Poll()
			switch {
			case !ok:
				time.Sleep(time.Millisecond)
			case e.Kind == Answered:
				if _, err := g.Play(e.Move); err != nil {
					t.Fatal(err)
				}
			case e.Kind != Thinking:
				t.Fatalf("%+v", e)
			}
		}
	}
	return g.Moves()
}

// Of how far the tables are, what nobody fetched is forgotten but for the last. A
// worker that crashes over them is replaced at the next question, and until then
// nobody is at them.
func TestTablesAreToldAndMayFail(t *testing.T) {
	o := newOffice(answers)
	g := game(t)
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "answered")
	report := func(done int) {
		o.started[0].inbox.post(letter{message: wire.Message{Building: &wire.Building{Rules: "ayoayo", Done: done, All: 9}}})
	}
	report(1)
	report(2)
	events := o.drain(t)
	expect(t, events, "building")
	if events[0].Building.Done != 2 {
		t.Errorf("told %+v, want the last", events[0].Building)
	}
	report(3)
	o.started[0].inbox.post(letter{failed: errors.New("out of memory")})
	events = o.drain(t)
	expect(t, events, "building")
	if events[0].Building != (wire.Building{}) {
		t.Errorf("when the worker is lost %+v is told", events[0].Building)
	}
	o.Ask(g, wire.Request{})
	expect(t, o.drain(t), "answered")
	if len(o.started) != 2 {
		t.Errorf("%d were started, want 2", len(o.started))
	}
}

// What is cancelled is the question: that tables are done, or that nobody is at
// them any more since the worker had to go, is told.
func TestTablesAreToldAfterACancelledQuestion(t *testing.T) {
	o := newOffice(answers, isSilent)
	g := game(t)
	report := func(done int) {
		o.started[len(o.started)-1].inbox.post(letter{message: wire.Message{Building: &wire.Building{Rules: "ayoayo", Done: done, All: 9}}})
	}
	o.Ask(g, wire.Request{})
	report(9)
	if e, _ := o.Poll(); e.Kind != Answered {
		t.Fatalf("%+v came first", e)
	}
	o.Cancel()
	if events := o.drain(t); kinds(events) != "building" || events[0].Building.Done != 9 {
		t.Errorf("after a question that was answered: %+v", events)
	}
	o.Ask(g, wire.Request{})
	o.Cancel()
	if events := o.drain(t); kinds(events) != "building" || events[0].Building.All != 0 {
		t.Errorf("after a question that was open: %+v", events)
	}
	o.Ask(g, wire.Request{})
	o.Cancel()
	expect(t, o.drain(t), "") // the second worker has told of nothing
}
