package table

import (
	"time"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// hint is a move that the player asked for, or the asking itself.
type hint struct {
	// move is the move, NoMove while the analyst is looking; trace is what would
	// happen.
	move  engine.Move
	trace *engine.Trace
	// wordings say why, as it is written, and aloud as it is spoken.
	wordings, aloud []string
	// waited is how long the analyst has been looking.
	waited time.Duration
}

// hintLimit is how long a hint waits for an analysis, which goes on and on.
const hintLimit = 1500 * time.Millisecond

// AskHint asks for a hint, or puts away the one that is there or to come.
func (t *Table) AskHint() {
	t.screen.Relayout()
	if t.hint != nil {
		t.hint = nil
		return
	}
	t.choice, t.offered, t.refused = nothingChosen(), engine.NoMove, engine.NoPit
	looking := []string{t.say.Say(words.HintLooking)}
	t.hint = &hint{move: engine.NoMove, wordings: looking, aloud: looking}
	t.screen.Host.Announce(looking[0])
}

// updateHint lets a hint wait for what the analyst finds, for so long that the analysis may
// have found enough.
func (t *Table) updateHint(dt time.Duration) {
	if t.hint == nil {
		return
	}
	t.hint.waited += dt
	study, done := t.analysis.found()
	t.giveHint(study, done || t.analysis.inquiry().want == forAll && t.hint.waited >= hintLimit)
}

// giveHint shows what the analyst found for a hint, when it has.
func (t *Table) giveHint(study *advice.Study, done bool) {
	if t.hint == nil || t.hinted() != engine.NoMove || study == nil || !done {
		return
	}
	best, ok := study.Best()
	if !ok {
		return
	}
	h, s := t.hint, t.session
	h.move, h.trace = best.Move, s.Preview(best.Move)
	var others *advice.Verdict
	if values := study.Moves(); len(values) > 1 {
		others = &values[1].Verdict
	}
	reasons := advice.Reasons(s.Rules(), s.Position(), best.Move, best.Verdict, others)
	h.wordings = t.hintWords(best, reasons)
	h.aloud = t.spoken(func() []string { return t.hintWords(best, reasons) })
	t.screen.Host.Announce(h.aloud[0])
	t.screen.Relayout()
}

// said is what the hint says, as it is spoken or written.
func (h *hint) said(aloud bool) []string {
	if aloud {
		return h.aloud
	}
	return h.wordings
}

// hinted is the move of the hint that is shown, or NoMove.
func (t *stage) hinted() engine.Move {
	if t.hint == nil {
		return engine.NoMove
	}
	return t.hint.move
}

func (t *stage) markHint(marks *render.Marks) {
	m := t.hinted()
	if m == engine.NoMove {
		return
	}
	if !m.IsClaim() {
		marks.Hint = m.Pit()
		if marks.Preview == nil && t.at == engine.NoPit {
			marks.Preview = &render.Preview{Trace: t.hint.trace}
		}
		return
	}
	marks.Chosen = append(marks.Chosen, claimed(m)...)
}
