package table

import (
	"math"
	"slices"

	"ayoayo/engine"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Table is the scene in which a game is played.
type Table struct {
	screen *ui.Screen
	*stage

	// headed says that there is a row for the title, column that all words stand beside
	// the board.
	headed, column bool
	// viewed says that nobody plays, and that the game is only stepped through.
	viewed bool

	// What stands around the board.
	plates *plates
	news   *news
	bar    *bar
	// reader reads out what goes on, analysis shows what moves are worth.
	reader   *reader
	analysis *analysis
}

// New returns the table of a game. The analyst stays from table to table, and drops
// what it was looking at.
func New(app App, screen *ui.Screen, say *words.Printer, s *session.Session, n *Analyst) *Table {
	app.Opponent().Cancel()
	n.reset()
	on := &stage{telling: &telling{say: say, session: s}, app: app, view: render.NewBoardView(s.Rules(), screen.Look), plan: newPlan()}
	ahead := &bar{stage: on, screen: screen}
	aloud := &reader{on, screen}
	t := &Table{
		stage: on, screen: screen, plates: &plates{on, ahead}, news: &news{on}, bar: ahead,
		reader: aloud, analysis: &analysis{stage: on, screen: screen, reader: aloud, analyst: n},
	}
	t.view.SetNear(s.Near())
	t.view.Show(s.Position())
	t.enter(t.standing(0))
	return t
}

// Analyse turns the analysis on or off.
func (t *Table) Analyse() {
	t.analysis.analyst.Analysing = !t.analysis.analyst.Analysing
	t.screen.Relayout()
	k := words.AnalysisOff
	if t.analysis.analyst.Analysing {
		k = words.AnalysisOn
	}
	t.screen.Host.Announce(t.say.Say(k))
}

// Analysing reports whether the analysis is on.
func (t *Table) Analysing() bool { return t.analysis.analyst.Analysing }

// View has the game only stepped through, from its start.
func (t *Table) View() {
	t.viewed = true
	t.enter(t.standing(0))
	if t.CanReplay() {
		t.StartReplay(0)
		if r, ok := t.mode.(stepper); ok {
			r.page(math.Inf(-1))
		}
	}
}

// Viewed reports whether it is.
func (t *Table) Viewed() bool { return t.viewed }

// Play plays a move for whoever is to move, if it is legal and the seeds lie still.
func (t *Table) Play(m engine.Move) bool {
	_, over := t.session.Result()
	if t.viewed || over || !t.mode.still() || t.app.Elsewhere() || !slices.Contains(t.session.Legal(), m) {
		return false
	}
	t.app.Opponent().Cancel()
	t.play(m)
	return true
}

// TakeBack takes back what undo does, and reports whether there was anything.
func (t *Table) TakeBack() bool {
	if t.viewed || !t.session.CanUndo() {
		return false
	}
	t.undo()
	return true
}

// Still reports whether the seeds lie still.
func (t *Table) Still() bool { return t.mode.still() }

// undo takes back a person's last move and what followed.
func (t *Table) undo() {
	before := t.session.Ply()
	if t.jump(t.session.Undo()) {
		t.reader.announceMoves(words.TakenBack, t.session.Ply(), before)
	}
}

// Redo plays again what was taken back.
func (t *Table) Redo() {
	before := t.session.Ply()
	if t.jump(t.session.Redo()) {
		t.reader.announceMoves(words.PlayedAgain, before, t.session.Ply())
	}
}

// Resign gives the game up.
func (t *Table) Resign() {
	if t.jump(t.session.Resign()) {
		t.screen.Host.Alert(words.Glue(". ", t.title(), t.heard(func() string { return t.mode.status()[0] })))
	}
}

// jump shows at once where the game stands, if it stands elsewhere.
func (t *Table) jump(moved bool) bool {
	if !moved {
		return false
	}
	t.app.Opponent().Cancel()
	t.known = known{}
	t.app.Save()
	t.resume()
	t.view.Show(t.session.Position())
	return true
}

// Type takes U and R, T for a hint, V for the analysis and L for its line, what has
// something read out, and what the mode has letters for.
func (t *Table) Type(r rune) {
	switch r {
	case 't':
		t.screen.Activate("hint")
	case 'v':
		t.Analyse()
	case 'l':
		t.screen.Activate("line")
	case 'u':
		t.screen.Activate("undo")
	case 'r':
		t.screen.Activate("redo")
	default:
		if !t.reader.readOutBy(r) {
			t.mode.key(r)
		}
	}
}

// Look previews the move of the pit, or the way, that the player looks at.
func (t *Table) Look(id string) {
	at, m := t.pitOf(id), t.wayOf(id)
	if m != engine.NoMove {
		at = m.Pit()
	} else if ways := t.ways(at); len(ways) > 0 && at != t.choice.pit { // whose ways are shown
		m = t.better(ways)
	} else if at == engine.NoPit {
		m = t.offered
	}
	if at == t.at && m == t.previewed {
		return
	}
	t.longPressed = false
	t.at, t.previewed, t.preview = at, m, nil
	if m != engine.NoMove {
		t.preview = t.session.Preview(m)
	}
	t.screen.Relayout()
}

// LongPressEnd says what a long press does: it looks, and plays nothing.
func (t *Table) LongPressEnd() {
	t.longPressed = true
	t.screen.Host.Announce(t.say.Say(words.OnlyLooked))
	t.screen.Relayout()
}

// better is the best of the ways to sow a pit, as far as that is known, else the
// first.
func (t *Table) better(ways []engine.Move) engine.Move {
	if study := t.analysis.study(); study != nil {
		for _, v := range study.Moves() {
			if slices.Contains(ways, v.Move) {
				return v.Move
			}
		}
	}
	return ways[0]
}

// Back leaves what goes on, or opens the menu.
func (t *Table) Back() { t.mode.back() }
