package opponent

import (
	"strings"
	"syscall/js"
	"testing"
	"time"

	"ayoayo/ai/wire"
	"ayoayo/ai/wire/clone"
)

// setPage makes a page whose worker() is a JavaScript function body. In it,
// worker(answer) is a worker that is ready soon and answers each request by
// calling answer with it.
func setPage(t *testing.T, body string, answer func(q wire.Request) wire.Message) {
	t.Helper()
	compute := js.FuncOf(func(_ js.Value, args []js.Value) any {
		var q wire.Request
		if err := clone.Read(args[0], &q); err != nil {
			t.Error(err)
		}
		return clone.Object(answer(q))
	})
	page := js.Global().Get("Function").New("compute", `
		globalThis.workers = []
		function worker(answer) {
			const w = {terminated: false, terminate() { this.terminated = true }}
			const tell = data => setTimeout(() => { if (w.onmessage) w.onmessage({data: structuredClone(data)}) }, 1)
			w.postMessage = request => tell(answer(request))
			tell("ready")
			workers.push(w)
			return w
		}
		return {worker() { `+body+` }}`).Invoke(compute)
	js.Global().Set("ayoayoPage", page)
	t.Cleanup(func() {
		js.Global().Delete("ayoayoPage")
		compute.Release()
	})
}

// play asks for a move and returns the events until the answer.
func play(t *testing.T, o *Opponent) []Event {
	t.Helper()
	o.Ask(game(t), wire.Request{Depth: 2, Time: 1000})
	var events []Event
	for {
		e, ok := o.Poll()
		switch {
		case !ok:
			time.Sleep(2 * time.Millisecond)
		case e.Kind == Answered:
			return append(events, e)
		case e.Kind != Thinking:
			events = append(events, e)
		}
	}
}

// newInPage is New with time standing still, so that nobody is overdue.
func newInPage() *Opponent {
	return newOpponent(startWorker, func() time.Time { return time.Time{} })
}

func TestAWorkerAnswers(t *testing.T) {
	setPage(t, "return worker(compute)", func(q wire.Request) wire.Message {
		return wire.Message{Reply: &wire.Reply{ID: q.ID, Move: "D"}}
	})
	o := newInPage()
	events := play(t, o)
	expect(t, events, "answered")
	if events[0].Reply.Move != "D" {
		t.Errorf("move %s, want the worker's D", events[0].Reply.Move)
	}
	o.Close()
	if !js.Global().Get("workers").Index(0).Get("terminated").Bool() {
		t.Error("the worker was not terminated")
	}
}

func TestFaultsOfWorkers(t *testing.T) {
	for name, c := range map[string]struct{ body, want, reason string }{
		"none":         {"return null", "alone answered", "allows no worker"},
		"refused":      {`throw new Error("SecurityError")`, "alone answered", "SecurityError"},
		"bytes":        {"return worker(() => new Uint8Array([1, 2, 3]))", "restarted alone answered", "not a message"},
		"a number":     {"return worker(() => 7)", "restarted alone answered", "not a message"},
		"nothing":      {"return worker(() => null)", "restarted alone answered", "not a message"},
		"a large one":  {"return worker(() => 7n)", "restarted alone answered", "not a message"},
		"half a reply": {"return worker(q => ({Info: null, Reply: {ID: q.ID, Move: 'C'}, Building: null}))", "restarted alone answered", "not a message"},
		"a sentence":   {`return worker(() => "out of memory")`, "restarted alone answered", "out of memory"},
		"not loaded":   {`const w = {terminate() {}}; setTimeout(() => w.onerror({message: "404"}), 1); return w`, "alone answered", "404"},
		"nameless":     {`const w = {terminate() {}}; setTimeout(() => w.onerror({}), 1); return w`, "alone answered", "no reason given"},
		"unreadable":   {`const w = worker(() => { w.onmessageerror({}) }); return w`, "restarted alone answered", "could not be read"},
	} {
		t.Run(name, func(t *testing.T) {
			setPage(t, c.body, func(wire.Request) wire.Message { return wire.Message{} })
			o := newInPage()
			defer o.Close()
			events := play(t, o)
			expect(t, events, c.want)
			if !strings.Contains(events[0].Err.Error(), c.reason) {
				t.Errorf("reason %q; want %q in it", events[0].Err, c.reason)
			}
		})
	}
}

func TestAPageWithoutWorkers(t *testing.T) {
	expect(t, play(t, newInPage()), "alone answered")
	js.Global().Set("ayoayoPage", js.ValueOf(map[string]any{}))
	t.Cleanup(func() { js.Global().Delete("ayoayoPage") })
	expect(t, play(t, newInPage()), "alone answered")
}
