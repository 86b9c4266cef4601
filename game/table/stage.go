package table

import (
	"slices"
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// stage is what goes on at a table and what its board shows. Whoever writes on the table
// or reads out of it looks at the stage and changes nothing there.
type stage struct {
	*telling
	app  App
	view *render.BoardView
	// tall says that the board stands upright.
	tall bool
	mode mode
	// plan is what a person is up to.
	plan
	// known is the outcome that the computer told last.
	known known
	// pulse is how long the dot that marks the turn has pulsed.
	pulse time.Duration
}

// title is the game's name, and the result when it is over.
func (t *stage) title() string {
	if res, over := t.session.Result(); over && t.mode.still() && !t.steps() {
		return voice.Outcome(t.say, t.session.Players(), res)
	}
	return t.say.Say(words.GameName.Of(t.session.Rules().Key()))
}

// turnWords says what the last ply brought that is unusual, whose turn it is, what waits
// for it, and what else there is to know now.
func (t *stage) turnWords(waits string) []string {
	pass, turn, round := t.passWords(), t.whoseTurn(), t.round()
	wordings := []string{words.Join(pass, turn, waits, round), words.Join(pass, turn, waits), words.Join(pass, turn)}
	switch {
	case waits != "":
		wordings = append(wordings, waits)
	case pass != "":
		wordings = append(wordings, pass)
	}
	if remark := t.session.Standing(); remark != "" {
		told := append([]string{words.Join(turn, remark), remark}, shortened(strings.Fields(remark), func(some string) string { return some })...)
		wordings = append(told, wordings...)
	}
	if known := t.known.words(t.telling); len(known) > 0 {
		wordings = append(append([]string{words.Join(turn, known[0])}, known...), wordings...)
	}
	return wordings
}

// steps reports whether plies are stepped through.
func (t *stage) steps() bool {
	_, ok := t.mode.(stepper)
	return ok
}

// seen is the position whose seeds are told: while a move is being shown, the
// one before it.
func (t *stage) seen() engine.Position {
	if m, ok := t.mode.(seer); ok {
		p, _ := m.seen()
		return p
	}
	return t.session.Position()
}

// turnSeen is whose turn it is in what is shown, and false where it is nobody's.
func (t *stage) turnSeen() (engine.Player, bool) {
	if m, ok := t.mode.(seer); ok {
		p, going := m.seen()
		return p.Turn(), going
	}
	_, over := t.session.Result()
	return t.session.Turn(), !over
}

// more is what is said below the news.
func (t *stage) more() []string {
	if m, ok := t.mode.(adder); ok {
		return m.more()
	}
	return nil
}

// seedsIn is how many seeds lie in a pit or store as the board is shown.
func (t *stage) seedsIn(pit engine.Pit) int {
	plies, whole := t.mode.shown()
	if !whole {
		return t.view.Seeds(pit)
	}
	pos := t.session.Game().After(plies)
	return pos.Seeds(pit)
}

// shows reports whether a ply is being shown.
func (t *stage) shows(ply session.Ply) bool {
	_, moves := t.mode.(*moving)
	return moves && t.session.Turned(ply.By)
}

// owned returns the number of pits that a side owns.
func (t *stage) owned(side engine.Player) int {
	n, pos := 0, t.seen()
	for _, pit := range t.session.Rules().Board().Pits() {
		if pos.Owner(pit) == side {
			n++
		}
	}
	return n
}

// mover is who is to move in the position that is shown.
func (t *stage) mover() engine.Player {
	ply, _ := t.mode.shown()
	p := t.session.Game().After(ply)
	return p.Turn()
}

// ways returns the legal moves of the person to move from a pit: none, one, or
// two where a pit can be sown both ways.
func (t *stage) ways(pit engine.Pit) []engine.Move {
	var moves []engine.Move
	if pit == engine.NoPit {
		return moves
	}
	for _, m := range t.mode.moves() {
		if !m.IsClaim() && m.Pit() == pit {
			moves = append(moves, m)
		}
	}
	return moves
}

// claims returns the claims that the person to move can choose from.
func (t *stage) claims() []engine.Move {
	if pos := t.session.Position(); pos.Phase() != engine.Claim {
		return nil
	}
	return t.mode.moves()
}

// across reports whether North is somebody who sits across the device, and wants to read
// from there.
func (t *stage) across() bool {
	seats := t.session.Seats()
	return t.app.TurnsAcross() && !seats[engine.South].Computer && !seats[engine.North].Computer
}

// facing lays out what is for a side: turned to somebody who sits across.
func (t *stage) facing(p *ui.Page, side engine.Player, lay func()) {
	if side == engine.North && t.across() {
		p.Turned(lay)
		return
	}
	lay()
}

// newcomerWords say which row is the player's own and which way it is sown, to somebody
// who has played little and has not moved yet.
func (t *stage) newcomerWords() []string {
	s := t.session
	_, moved := s.LastBy(s.Turn())
	if moved || !t.app.Newcomer() || s.Turn() != t.near() || voice.Of(s.Players(), t.near()) != words.VoiceYou {
		return nil
	}
	switch b := s.Rules().Board(); {
	case b.TwoWays:
		return []string{t.say.Say(words.YourRows)}
	case b.Rounds:
		return []string{words.Glue(" ", t.say.Say(words.YourRow), t.say.Say(words.YourPits)), t.say.Say(words.YourPits), t.say.Say(words.YourRow)}
	}
	return []string{t.say.Say(words.YourRow)}
}

// whyTaken says why the last capture took what it did: that of the last ply, which the
// board marks, or, where it took nothing, of the other player's before it, and then that
// it is of before; nil where neither did.
func (t *stage) whyTaken() []string {
	last, ok := t.session.Last()
	if !ok || t.session.InOpening() {
		return nil
	}
	if said := t.captureWords(last); said != nil {
		return said
	}
	return t.whyTakenBefore(last)
}

// whyTakenBefore says it of the other player's last ply before one.
func (t *stage) whyTakenBefore(ply session.Ply) []string {
	before, ok := t.session.LastBy(ply.By.Other())
	if !ok {
		return nil
	}
	said := t.captureWords(before)
	for i := range said {
		said[i] = words.Join(t.say.Say(words.TookBefore), said[i])
	}
	return said
}

// markTaken lights the letters of the pits that a capture is told of where the board marks
// the move after it.
func (t *stage) markTaken(marks *render.Marks) {
	last, ok := t.session.Last()
	if !ok || t.session.InOpening() || t.captureWords(last) != nil {
		return
	}
	before, ok := t.session.LastBy(last.By.Other())
	if !ok {
		return
	}
	for _, e := range before.Trace.Events {
		if e.Kind == engine.Captured && e.Pit != engine.Hand && !slices.Contains(marks.Lit, e.Pit) {
			marks.Lit = append(marks.Lit, e.Pit)
		}
	}
}

// captureWords says why a ply took what it did: for somebody who has played little in
// full, and in a shorter form for less room and everybody else.
func (t *stage) captureWords(ply session.Ply) []string {
	full, short := t.teller().Captures(ply.Trace, ply.By)
	if len(full) == 0 {
		return nil
	}
	said := []string{words.Glue(" ", short...), short[0]}
	if t.app.Newcomer() {
		said = slices.Insert(said, 0, words.Glue(" ", full...))
	}
	return said
}

// wins is how many games each of the two has won so far, and false where that is not
// counted, or none was.
func (t *stage) wins() ([2]int, bool) {
	record, ok := t.app.Tally(t.session)
	return record.Won, ok && record.Won != [2]int{}
}

// decided is the result of a game that is over in the position that is shown.
func (t *stage) decided() (advice.Verdict, bool) {
	ply, shown := t.mode.shown()
	res, over := t.session.Result()
	if !shown || !over || ply < t.session.Ply() {
		return advice.Verdict{}, false
	}
	return advice.Verdict{Proven: true, Side: res.Winner}, true
}

// pitOf returns the pit of a control, NoPit for another control.
func (t *stage) pitOf(id string) engine.Pit {
	r := t.session.Rules()
	for _, pit := range r.Board().Pits() {
		if id == ui.PitID(r.PitName(pit)) {
			return pit
		}
	}
	return engine.NoPit
}
