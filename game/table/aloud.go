package table

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// reader reads out what goes on and what lies on the board.
type reader struct {
	*stage
	screen *ui.Screen
}

// announce has what is said spoken.
func (t *reader) announce(what func() string) { t.screen.Host.Announce(t.heard(what)) }

// about is heard after the name of a pit: what its moves would do, or why it can't be
// sown.
func (t *reader) about(pit engine.Pit) string {
	if len(t.mode.moves()) == 0 || len(t.claims()) > 0 {
		return ""
	}
	return t.heard(func() string {
		var ways []string
		for _, m := range t.ways(pit) {
			ways = append(ways, t.aboutMove(m))
		}
		if m, ok := t.mode.(refuser); ok && len(ways) == 0 {
			return heardWhy(m, pit)
		}
		return words.Glue("; ", ways...)
	})
}

// aboutMove says what a move would do: in few words only what it captures.
func (t *reader) aboutMove(m engine.Move) string {
	trace := t.session.Preview(m)
	if !t.app.Brief() {
		return t.previewWords(m, trace)[0]
	}
	if n := t.taken(trace, t.session.Turn()); n > 0 {
		return t.say.Say(words.Captures, n)
	}
	return ""
}

// report says what a ply has brought, and which it was if that is not told yet, for those
// who can't see the board.
func (t *reader) report(last session.Ply, whole bool) string {
	return t.heard(func() string {
		taken, captured := t.taken(last.Trace, last.By), t.captured(last.Trace, last.By)
		moved := ""
		switch {
		case whole && t.app.Brief():
			moved = t.written(last.Move)
		case whole:
			moved = t.moveWords(last)
		}
		if !t.app.Brief() {
			moved = words.Glue(", ", moved, t.lapsWords(last.Trace), t.endedIn(last))
		}
		moved = words.Glue(", ", moved, captured)
		if res, over := t.session.Result(); over {
			return words.Glue(". ", moved, voice.Outcome(t.say, t.session.Players(), res)) + ". " + t.reason(res)
		}
		if t.app.Brief() {
			return words.Glue(". ", moved, t.roundTold(last), t.passWords())
		}
		score := t.roundTold(last)
		if score == "" && taken > 0 {
			score = t.scoreWords()
		}
		return words.Glue(". ", moved, score, t.passWords(), t.whoseTurn())
	})
}

// reportLast reads out what the last ply has brought, and which it was if that is not
// told yet: the end of a game at once.
func (t *reader) reportLast(whole bool) {
	last, ok := t.session.Last()
	if !ok {
		t.screen.Host.Announce(t.say.Say(words.NothingPlayed))
		return
	}
	if t.session.InOpening() {
		t.announce(func() string { return t.mode.status()[0] })
		return
	}
	said := t.report(last, whole)
	if _, over := t.session.Result(); over {
		t.screen.Host.Alert(said)
		return
	}
	if known := t.known.words(t.telling); len(known) > 0 {
		said = words.Glue(". ", said, known[0])
	}
	t.screen.Host.Announce(said)
}

// roundTold says that a round ended or began in a ply, "" if none did.
func (t *reader) roundTold(ply session.Ply) string {
	if _, ends := t.dealtIn(ply); ends {
		return words.Glue(". ", t.roundWords(), t.claimWords(ply))
	}
	for _, e := range ply.Trace.Events {
		switch e.Kind {
		case engine.RoundEnded:
			return t.roundWords()
		case engine.Dealt:
			return t.say.Say(words.RoundStarts, len(t.session.Rounds())+1)
		}
	}
	return ""
}

// lapsAloud says the laps of the last ply one by one: where each was lifted, where its
// last seed fell, and what was captured.
func (t *reader) lapsAloud() string {
	last, ok := t.session.Last()
	if !ok {
		return t.say.Say(words.NothingPlayed)
	}
	switch {
	case t.session.InOpening():
		return t.mode.status()[0]
	case last.Move.IsClaim():
		return t.moveWords(last)
	}
	var laps []string
	from, at, captured := engine.Event{}, engine.NoPit, ""
	end := func() {
		if at != engine.NoPit {
			lap := t.say.Say(words.LapHeard, len(laps)+1, from.Count, t.pitName(from.Pit), t.pitName(at))
			laps = append(laps, words.Glue(", ", lap, captured))
		}
		at, captured = engine.NoPit, ""
	}
	for _, e := range last.Trace.Events {
		if e.Kind == engine.Captured && !e.Lifts() {
			captured = words.Glue(", ", captured, t.say.Say(words.CapturedFrom, e.Count, t.pitName(e.Pit)))
		}
		if e.Lifts() {
			end()
			from = e
		}
		if e.Kind == engine.Dropped {
			at = e.Pit
		}
	}
	end()
	return words.Glue(". ", laps...)
}

// rowAloud says what lies in a row: from 0, as they lie from the near side of the board
// to the far one.
func (t *reader) rowAloud(n int) string {
	r := t.session.Rules()
	b := r.Board()
	row := n
	if b.Rows == 4 {
		row = [...]int{1, 0, 2, 3}[n]
	}
	if t.near() == engine.North {
		row = (row + b.Rows/2) % b.Rows
	}
	var pits []engine.Pit
	for _, pit := range b.Pits() {
		if pit.Row() == row {
			pits = append(pits, pit)
		}
	}
	slices.SortFunc(pits, func(x, y engine.Pit) int { return b.Column(x) - b.Column(y) })
	seeds := make([]string, len(pits))
	for i, pit := range pits {
		seeds[i] = t.say.Say(words.PitHeard, voice.Column(r, pit), t.seedsIn(pit))
	}
	return t.say.Say(words.RowHeard, voice.Row(t.say, b, t.session.Players(), row), words.Glue(", ", seeds...))
}

// boardAloud says what lies in all rows.
func (t *reader) boardAloud() string {
	var rows []string
	for n := range t.session.Rules().Board().Rows {
		rows = append(rows, t.rowAloud(n))
	}
	return words.Glue(". ", rows...)
}

// movesAloud lists the moves that the person may choose from, or only those that
// capture.
func (t *reader) movesAloud(capturesOnly bool) string {
	r := t.session.Rules()
	var list []string
	for _, m := range t.mode.moves() {
		said := voice.OwnMove(t.say, r, m, t.near())
		if capturesOnly {
			n := t.taken(t.session.Preview(m), t.session.Turn())
			if n == 0 {
				continue
			}
			said += " " + t.say.Say(words.Captures, n)
		}
		list = append(list, said)
	}
	switch {
	case len(t.mode.moves()) == 0:
		return t.say.Say(words.NoMoveNow)
	case len(list) == 0:
		return t.say.Say(words.NoCaptureNow)
	}
	return t.say.Say(words.MovesHeard, len(list), words.Glue(", ", list...))
}

// readOutBy takes the letters that have something read out, and reports whether a letter is
// one.
func (t *reader) readOutBy(r rune) bool {
	switch r {
	case 'm':
		t.reportLast(true)
	case 'k':
		t.announce(t.lapsAloud)
	case 's':
		t.announce(func() string { return words.Glue(". ", t.scoreWords(), t.turnWords("")[0]) })
	case 'o':
		t.announce(t.boardAloud)
	case '1', '2', '3', '4':
		if n := int(r - '1'); n < t.session.Rules().Board().Rows {
			t.announce(func() string { return t.rowAloud(n) })
		}
	case 'p':
		t.announce(func() string { return t.movesAloud(false) })
	case 'x':
		t.announce(func() string { return t.movesAloud(true) })
	default:
		return false
	}
	return true
}

// announceMoves reads out some plies, which were taken back or played again, and what is
// going on now.
func (t *reader) announceMoves(k words.Key, from, to int) {
	t.announce(func() string {
		var moves []string
		for n := from; n < to; n++ {
			moves = append(moves, t.written(t.session.Game().Move(n)))
		}
		back := ""
		if len(moves) > 0 {
			back = t.say.Say(k, words.Glue(", ", moves...))
		}
		return words.Glue(". ", back, t.mode.status()[0])
	})
}

// choicesLast puts the buttons that complete a move behind the pits: who hears the
// page comes to them after those.
func choicesLast(controls []ui.Control, c controls) {
	isChoice := func(id string) bool { return ui.Find(c.choice, id) != nil }
	slices.SortStableFunc(controls, func(x, y ui.Control) int {
		switch a, b := isChoice(x.ID), isChoice(y.ID); {
		case a == b:
			return 0
		case b:
			return -1
		}
		return 1
	})
}
