package table

import (
	"math"
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/direction"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// replaying is plies being stepped through, lap by lap: those of the game, or of
// a line that the search expects. Meanwhile nobody plays.
type replaying struct {
	t *Table
	// line are the plies of a line, nil for those of the game; outer is what was
	// stepped through when the line was begun, nil for the game itself.
	line  []session.Ply
	outer *replaying
	// n is the ply that is shown, from 0, of all.
	n, all int
	ply    session.Ply
	// lap is how far the board has come: 0 is before the ply.
	lap  int
	list moveList
	// autoplays says that ply follows ply by itself, rested is how long the board has
	// rested since the last, and told what was told last.
	autoplays bool
	rested    time.Duration
	told      progress
}

// progress is the lap of a ply that is seen, and whether its seeds lie still.
type progress struct {
	lap   int
	still bool
}

// CanReplay reports whether there is a move to step through.
func (t *Table) CanReplay() bool { return t.session.Ply() > 0 && t.mode.still() }

// StartReplay shows the board as it was after a lap of the last ply, or with 0
// before it.
func (t *Table) StartReplay(lap int) {
	all := t.session.Ply()
	r := t.begin(&replaying{t: t, all: all}, all-1)
	r.lap = min(max(lap, 0), r.laps())
	r.stepTo(r.lap)
}

// startLine shows what the search expects from a position, which a replay may
// have come to.
func (t *Table) startLine(from engine.Position, moves []engine.Move, outer *replaying) {
	line := t.session.Line(from, moves)
	if len(line) == 0 {
		return
	}
	t.begin(&replaying{t: t, line: line, outer: outer, all: len(line)}, 0).stepMoves(1)
}

// begin begins to step through plies at one of them.
func (t *Table) begin(r *replaying, n int) *replaying {
	t.plan = newPlan()
	r.list = newMoveList(r)
	r.turnTo(n)
	t.enter(r)
	return r
}

// startReplayBy takes the keys with which a replay begins: [ from the last lap
// and { from the last ply, ] and } from before it. It reports whether the letter
// is one of them.
func (t *Table) startReplayBy(r rune) bool {
	if !strings.ContainsRune("[]{}", r) {
		return false
	}
	if !t.CanReplay() {
		return true
	}
	lap := 0
	if last, _ := t.session.Last(); r == '[' {
		lap = last.Trace.Laps() - 1
	}
	t.StartReplay(lap)
	return true
}

// at is the n-th of the plies that are stepped through.
func (r *replaying) at(n int) session.Ply {
	if r.line != nil {
		return r.line[n]
	}
	ply, _ := r.t.session.At(n)
	return ply
}

// turnTo turns to the beginning of a ply.
func (r *replaying) turnTo(n int) {
	r.n, r.lap, r.ply = n, 0, r.at(n)
	r.list.follows = true
}

// laps is the number of laps of the ply that is shown.
func (r *replaying) laps() int { return r.ply.Trace.Laps() }

// first and last report whether the board is at one of the ends.
func (r *replaying) first() bool { return r.n == 0 && r.lap == 0 }
func (r *replaying) last() bool  { return r.n == r.all-1 && r.lap == r.laps() }

// stepLaps goes a lap on or back, into the next ply or the one before if need
// be: on it is shown, back the board is there at once.
func (r *replaying) stepLaps(by int) {
	r.cross(by)
	r.stepTo(r.lap + by)
}

// stepMoves goes to the end of the ply, of the next one if the board is there,
// or back to the beginning.
func (r *replaying) stepMoves(by int) {
	r.cross(by)
	if by < 0 {
		r.stepTo(0)
		return
	}
	r.stepTo(r.laps())
}

// cross turns, from the end of a ply, to the beginning of the next one, or from
// its beginning to the end of the one before, if there is one.
func (r *replaying) cross(by int) {
	switch {
	case by > 0 && r.lap == r.laps() && !r.last():
		r.turnTo(r.n + 1)
	case by < 0 && r.lap == 0 && !r.first():
		r.turnTo(r.n - 1)
		r.lap = r.laps()
	}
}

// stepTo shows the board after a lap of the ply, the nearest that there is.
func (r *replaying) stepTo(lap int) {
	t := r.t
	lap = min(max(lap, 0), r.laps())
	t.refused = engine.NoPit
	t.view.Replay(r.ply.Before, r.ply.Trace, min(r.lap, lap), lap)
	r.lap = lap
	t.screen.Relayout()
	t.reader.announce(func() string { return words.Join(r.heading(), r.lapWords(lap), r.remark()) })
}

// goTo shows at once the board as it was after some plies.
func (r *replaying) goTo(plies int) {
	r.autoplays, r.t.refused = false, engine.NoPit
	r.turnTo(max(plies-1, 0))
	if plies > 0 {
		r.lap = r.laps()
	}
	r.t.view.Replay(r.ply.Before, r.ply.Trace, r.lap, r.lap)
	r.t.screen.Relayout()
}

// autoplay lets ply follow ply, from the start where the board is at the end, or stops
// that.
func (r *replaying) autoplay() {
	r.t.refused = engine.NoPit
	r.t.screen.Relayout()
	if r.autoplays = !r.autoplays; !r.autoplays {
		r.t.view.Skip()
		return
	}
	if r.last() {
		r.goTo(0)
		r.autoplays = true
	}
	r.rested = betweenPlies
}

// stop keeps ply from following ply.
func (r *replaying) stop() { r.autoplays = false }

// betweenPlies is how long the board rests between two plies that follow each other by
// themselves.
const betweenPlies = 600 * time.Millisecond

// by has a step taken by hand: what goes by itself stops.
func (r *replaying) by(step func(int), n int) func() {
	return func() {
		r.autoplays = false
		step(n)
	}
}

// back goes back to the game or, from a line, to where it was begun.
func (r *replaying) back() {
	t := r.t
	if t.viewed && r.line == nil {
		return
	}
	t.plan = newPlan()
	if outer := r.outer; outer != nil {
		t.view.Replay(outer.ply.Before, outer.ply.Trace, outer.lap, outer.lap)
		t.enter(outer)
		return
	}
	t.view.Show(t.session.Position())
	t.enter(t.standing(answerPause))
	t.screen.Host.Announce(t.heard(func() string { return t.mode.status()[0] }))
}

func (r *replaying) leave() { r.back() }

func (r *replaying) moves() []engine.Move { return nil }

// key takes [ and ], which step a lap back and on, and { and }, which step a move.
func (r *replaying) key(typed rune) {
	steps := map[rune]func(){'[': r.by(r.stepLaps, -1), ']': r.by(r.stepLaps, 1), '{': r.by(r.stepMoves, -1), '}': r.by(r.stepMoves, 1)}
	if step := steps[typed]; step != nil {
		step()
	}
}

// page takes the keys that turn pages, which step a move, and those that go to the
// ends.
func (r *replaying) page(far float64) {
	switch {
	case math.IsInf(far, -1):
		r.goTo(0)
	case math.IsInf(far, 1):
		r.goTo(r.all)
	case far < 0:
		r.by(r.stepMoves, -1)()
	default:
		r.by(r.stepMoves, 1)()
	}
}

// arrow takes an arrow across, which steps a lap, but in the list of moves.
func (r *replaying) arrow(d direction.Direction) bool {
	if d != direction.Left && d != direction.Right || r.t.screen.Keyed() && strings.HasPrefix(r.t.screen.Focus(), plyID) {
		return false
	}
	if d == direction.Left {
		r.by(r.stepLaps, -1)()
	} else {
		r.by(r.stepLaps, 1)()
	}
	return true
}

func (r *replaying) update(dt time.Duration) {
	if now := (progress{r.lapSeen(), r.still()}); now != r.told {
		r.told = now
		r.t.screen.Relayout()
	}
	if !r.autoplays || !r.still() {
		r.rested = 0
		return
	}
	if r.rested += dt; r.rested < betweenPlies {
		return
	}
	r.rested = 0
	if r.last() {
		r.autoplays = false
		r.t.screen.Relayout()
		return
	}
	r.stepMoves(1)
}

// seen is the position before the ply or, where all of it is shown, after it.
func (r *replaying) seen() (p engine.Position, going bool) {
	p = r.ply.Before
	if r.lap == 0 || r.lap < r.laps() || !r.still() {
		return p, true
	}
	r.t.session.Rules().Play(&p, r.ply.Move, nil)
	_, over := r.t.session.Result()
	return p, r.line != nil || !over || r.n < r.all-1
}

func (r *replaying) still() bool { return !r.t.view.Animating() }

func (r *replaying) wants() want { return r.t.analysis.wantsValues() }

func (r *replaying) shown() (plies int, whole bool) {
	switch {
	case r.line != nil:
		return 0, false
	case r.lap == 0:
		return r.n, true
	}
	return r.n + 1, r.lap == r.laps()
}

// status says which ply is stepped through, and how far.
func (r *replaying) status() []string {
	heading := r.heading()
	return []string{words.Join(heading, r.lapWords(r.lapSeen())), heading}
}

// heading names the ply: its number in the list, who plays it, and where from.
func (r *replaying) heading() string {
	return r.named(r.n, r.ply)
}

// named is the name of the n-th ply: what somebody played or claimed, or what was agreed
// on before the game.
func (r *replaying) named(n int, ply session.Ply) string {
	t, row := r.t, r.list.rowOf[n]+1
	switch {
	case r.line == nil && n < t.session.Opening():
		return t.say.Say(words.OpeningAt, row, t.written(ply.Move))
	case ply.Move.IsClaim():
		return t.sayOf(words.ClaimAt, ply.By, row, t.written(ply.Move))
	}
	return t.sayOf(words.MoveAt, ply.By, row, t.written(ply.Move))
}

// more says that a pit was touched in vain, what the analysis says, what the record remarks, or what is expected; nil
// for nothing.
func (r *replaying) more() []string {
	t := r.t
	switch {
	case t.refused != engine.NoPit:
		return t.refusedNow()
	case t.analysis.study() != nil:
		return t.analysis.words()
	case r.line == nil:
		return r.toldWords()
	}
	var written []string
	for _, ply := range r.line[r.n:] {
		written = append(written, t.written(ply.Move))
	}
	return shortened(written, func(line string) string { return t.say.Say(words.LineOf, line) })
}

// lapSeen is the lap that is seen: while seeds move, the one that they are sown in.
func (r *replaying) lapSeen() int {
	if !r.still() {
		return r.t.view.Step().Lap
	}
	return r.lap
}

// lapWords says how far the ply has come, "" where it is a single lap that is over.
func (r *replaying) lapWords(lap int) string {
	switch {
	case lap == 0:
		return r.t.say.Say(words.BeforeMove)
	case r.laps() < 2:
		return ""
	}
	return r.t.say.Say(words.LapOf, lap, r.laps())
}

// remark is what the record says about what the board shows, "" for nothing.
func (r *replaying) remark() string {
	n, whole := r.shown()
	if !whole {
		return ""
	}
	return r.t.session.Remark(n)
}

// toldWords is what the record says about what is shown or, where it says nothing, why the
// ply captured what it did, when all of it is shown.
func (r *replaying) toldWords() []string {
	if said := r.remarkWords(); said != nil {
		return said
	}
	if _, whole := r.shown(); !whole || r.lap == 0 || !r.still() {
		return nil
	}
	return r.t.captureWords(r.ply)
}

// remarkWords is what the record says about what is shown, and less of it; nil where
// it says nothing.
func (r *replaying) remarkWords() []string {
	remark := r.remark()
	if remark == "" {
		return nil
	}
	return shortened(strings.Fields(remark), func(some string) string { return some })
}

// shortened returns wordings of a line of moves or words, each with fewer of them.
func shortened(moves []string, say func(line string) string) []string {
	var wordings []string
	for _, n := range [...]int{16, 12, 8, 6, 4, 3, 2} {
		if n < len(moves) {
			wordings = append(wordings, say(strings.Join(moves[:n], " ")+words.More))
		} else if len(wordings) == 0 {
			wordings = append(wordings, say(strings.Join(moves, " ")))
		}
	}
	return wordings
}

// controls are the buttons beside those that step.
func (r *replaying) controls() controls {
	return controls{head: []ui.Control{r.t.menuButton()}, line: r.t.lineButton(r)}
}

// marks shows where the lap that is shown began and, when its seeds lie still, where
// it ended; the letter of the ply is lit.
func (r *replaying) marks() render.Marks {
	marks := render.NoMarks()
	marks.Letters = true
	m := r.ply.Move
	if m.IsClaim() {
		return marks
	}
	marks.LastFrom, marks.Lit = m.Pit(), []engine.Pit{m.Pit()}
	if r.still() {
		marks.LastTo = r.ply.Trace.EndOf(r.lap)
	}
	return marks
}

// lineButton steps through what is expected after the move that the player
// looks at, or after the best one; nil without analysis. What is stepped through
// meanwhile is come back to.
func (t *Table) lineButton(outer *replaying) *ui.Control {
	study := t.analysis.study()
	if study == nil {
		return nil
	}
	v, ok := t.analysis.lookedAt(study)
	if !ok {
		return nil
	}
	at := t.analysis.analyst.asked.at
	return &ui.Control{ID: "line", Label: t.say.Say(words.LineShow), Short: t.say.Say(words.LineName), Icon: render.IconPlay, Press: func() { t.startLine(at, v.Line, outer) }}
}
