package game

import (
	"fmt"
	"strings"
	"testing"

	"ayoayo/ai"
	"ayoayo/ai/wire"
	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/rulebook"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/words"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// sizes are windows that the program is made for, and a small frame in a page.
func sizes() [][2]float64 {
	return [][2]float64{
		{320, 480},
		{320, 568},
		{390, 844},
		{844, 390},
		{768, 1024},
		{480, 270},
		{1280, 720},
		{1920, 1080},
		{3840, 2160},
	}
}

// views brings the program into every scene there is, one after the other.
func views(t *testing.T, a *App, see func(name string)) {
	t.Helper()
	show := func(name string) {
		a.stale = true
		a.advance(0)
		see(name)
	}
	show("home")
	a.push(newSettings(a))
	show("settings")
	a.push(newFinder(a))
	show("finder")
	for q := rulebook.Finder(); q != nil; q = q.Answers[0].Next {
		a.activate("answer:0")
		show("finder answered")
	}
	a.home()
	a.push(newRecords(a))
	show("records")
	for _, spec := range engine.Specs() {
		r := a.preset(spec.Key)
		viewDraft(a, r, show)
		a.home()
		a.push(newSetup(a, r))
		show("setup " + spec.Key)
		a.push(newRulesScene(a, r, func(*engine.Rules) {}))
		show("rules " + spec.Key)
		begin(t, a, session.Setup{Rules: spec.Key, Seats: [2]save.Seat{{}, {Computer: true, Level: 1}}})
		show("table " + spec.Key)
		begin(t, a, people(spec.Key))
		viewStudy(a, a.scene().(*table), spec.Key+" at the start", show)
		moves := a.session.Legal()
		for i := 0; i < 60 && len(moves) > 0; i++ {
			at := a.scene().(*table)
			at.play(moves[i%len(moves)])
			at.view.Skip()
			a.advance(0)
			moves = a.session.Legal()
		}
		show("table played " + spec.Key)
		if len(moves) > 0 {
			a.focusOn(pitID(a.session.Rules().PitName(moves[0].Pit())))
			show("table previewed " + spec.Key)
			a.scene().(*table).choose(moves[0].Pit())
			show("table choosing " + spec.Key)
		}
		at := a.scene().(*table)
		at.settle()
		viewStudy(a, at, spec.Key, show)
		if at.canReplay() {
			at.startReplay(1)
			show("table stepped through " + spec.Key)
			at.endReplay()
		}
		a.push(newMenu(a, at))
		show("menu")
		if spec.Rounds {
			a.push(newRounds(a))
			show("rounds " + spec.Key)
		}
		a.home()
		show("home with a game")
		asking := newSetup(a, r)
		a.push(asking)
		asking.start()
		show("setup asking " + spec.Key)
		a.home()
		a.session.Resign()
		a.play()
		show("table over " + spec.Key)
	}
	viewRecords(a, show)
	a.notice(a.say.Say(words.NotSaved))
	show("table with a notice")
	a.home()
	show("home with a notice")
	a.show([]scene{newTrouble(a)})
	show("trouble")
}

// viewStudy brings a table into the states in which it tells about moves, with
// values that are as long as can be.
func viewStudy(a *App, at *table, name string, show func(name string)) {
	a.settings.Bar = true
	show("table with a bar " + name)
	a.analysing = true
	show("table before an analysis " + name)
	if moves := a.session.Legal(); len(moves) > 0 {
		study := advice.NewStudy(a.session.Rules(), a.session.Position())
		for i, m := range moves {
			line := a.session.Rules().FormatMove(m) + strings.Repeat(" "+a.session.Rules().FormatMove(m), 20)
			study.Note(wire.Info{Line: line, Score: -777 - 100*i, Exact: false, Depth: 18})
			if i%3 == 1 {
				study.Note(wire.Info{Line: line, Score: 23 - ai.Win, Exact: true, Depth: 23})
			}
		}
		a.analyst.asked, a.analyst.study = at.inquiry(), study
		show("table analysed " + name)
		at.at, at.thought = moves[0].Pit(), moves[0]
		show("table with a move analysed " + name)
		at.at, at.thought = engine.NoPit, engine.NoMove
	}
	a.analysing, a.settings.Bar = false, false
	a.analyst.forget()
	if moves := a.session.Legal(); len(moves) > 0 {
		at.askHint()
		show("table looking for a hint " + name)
		at.hint.move, at.hint.trace = moves[0], a.session.Preview(moves[0])
		at.hint.wordings = at.hintWords(advice.Value{Move: moves[0]}, []advice.Reason{
			{Why: advice.OnlyWins, N: 23}, {Why: advice.Captures, N: 12}, {Why: advice.Saves, N: 12}, {Why: advice.NoMove},
		})
		show("table with a hint " + name)
		at.hint = nil
	}
}

// viewDraft brings the program into the states of a board that is set up.
func viewDraft(a *App, r *engine.Rules, show func(name string)) {
	a.home()
	e := editorOf(a, r, r.Start())
	a.push(e)
	show("position " + r.Key())
	e.draft.clear()
	e.draft.turn = engine.North
	show("position empty " + r.Key())
	a.deliver(delivery{text: "1,2,3/4,5,6 0,0 S"})
	show("position refused " + r.Key())
	e.choosing = true
	show("position choosing a game")
	s := newSetup(a, r)
	start := r.Start()
	s.from = &start
	a.push(s)
	show("setup from a position " + r.Key())
}

// viewRecords brings the program into what it says about records, with a game in
// progress and words from outside of every length.
func viewRecords(a *App, show func(name string)) {
	long := strings.Repeat("Adébáyọ̀_", 20)
	text := "[Rules \"bao-kujifunza\"]\n[South \"" + long + "\"]\n[North \"Ọlá\"]\n\n1. B1> {" + long + "} *"
	a.deliver(delivery{text: text, name: long})
	show("records asking")
	press := find(a.page.controls, "open-it")
	if press == nil {
		a.deliver(delivery{text: text})
	} else {
		press.press()
	}
	show("table with long names")
	rs := newRecords(a)
	rs.shelf = []string{"oware.txt", long + ".txt"}
	a.push(rs)
	show("records with a game")
	rs.said = a.say.Say(words.RecordSaved, "/home/"+long+"/"+long)
	show("records saved")
	a.play()
	a.deliver(delivery{text: "[Rules \"chess\"]", name: long})
	show("table with a record refused")
	a.notices = nil
}

// begin starts a game for a test.
func begin(t *testing.T, a *App, setup session.Setup) {
	t.Helper()
	if err := a.begin(setup); err != nil {
		t.Fatal(err)
	}
	a.settings.Speed = "instant"
	a.advance(0)
}

// rims are what phones cover of their windows: a notch, or round corners.
func rims() map[[2]float64]render.Insets {
	return map[[2]float64]render.Insets{
		{390, 844}: {Top: 47, Bottom: 34},
		{844, 390}: {Left: 47, Right: 47, Bottom: 21},
	}
}

func TestEverySceneFitsEveryWindow(t *testing.T) {
	for _, size := range sizes() {
		t.Run(fmt.Sprintf("%vx%v", size[0], size[1]), func(t *testing.T) {
			walk(t, size, render.Insets{}, nil)
		})
	}
	for size, rim := range rims() {
		t.Run(fmt.Sprintf("%vx%v with a rim", size[0], size[1]), func(t *testing.T) {
			walk(t, size, rim, nil)
		})
	}
}

// A language to come may have longer words, with marks above and below.
func TestEverySceneFitsInLongerWords(t *testing.T) {
	say, err := words.Pseudo()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range sizes() {
		t.Run(fmt.Sprintf("%vx%v", size[0], size[1]), func(t *testing.T) {
			walk(t, size, rims()[size], say)
		})
	}
}

// walk checks every scene in a window of a size, in the first language or another
// one.
func walk(t *testing.T, size [2]float64, rim render.Insets, say *words.Printer) {
	noFolder(t)
	a := open(t, size[0], size[1])
	a.host.cover(rim)
	if say != nil {
		a.say = say
	}
	a.notices = nil
	views(t, a, func(name string) { checkPage(t, name, a) })
}

// checkPage reports what is cut, overlaps, or is too small to touch.
func checkPage(t *testing.T, name string, a *App) {
	t.Helper()
	_, table := a.scene().(*table)
	room := a.page.window
	if !table {
		room.H = max(room.H, a.page.bottom-room.Y)
	}
	for i := range a.page.controls {
		c := &a.page.controls[i]
		checkControl(t, name, c, room, leastPit(a))
		for j := range i {
			d := &a.page.controls[j]
			if c.focusable() && d.focusable() && c.fixed == d.fixed && c.face != faceCard && d.face != faceCard && c.Bounds.Overlaps(d.Bounds) {
				t.Errorf("%s: %s and %s overlap", name, c.ID, d.ID)
			}
		}
		if c.face == facePill || c.face == facePrimary {
			for _, text := range c.lines {
				if w := a.page.wide(text, c.style); w > c.Bounds.W-render.PillPad {
					t.Errorf("%s: %q is %.0f px wide in a button of %.0f", name, text, w, c.Bounds.W)
				}
			}
			if float64(len(c.lines))*c.style.LineHeight() > c.Bounds.H || len(c.lines) == 0 {
				t.Errorf("%s: %q stands on %d lines in a button of %.0f px", name, c.Label, len(c.lines), c.Bounds.H)
			}
		}
	}
	for i, n := range a.page.notes {
		if w := a.page.wide(n.text, n.style); w > n.bounds.W || n.style.Size < render.Small || n.style.Size > n.bounds.H {
			t.Errorf("%s: the note %q of %.0f px does not fit %+v", name, n.text, w, n.bounds)
		}
		if b := n.bounds; b.X < 0 || b.Y < 0 || b.X+b.W > room.W || b.Y+b.H > room.H {
			t.Errorf("%s: the note %q leaves the window: %+v", name, n.text, n.bounds)
		}
		for _, m := range a.page.notes[:i] {
			if n.bounds.Overlaps(m.bounds) {
				t.Errorf("%s: the notes %q and %q overlap: %+v %+v", name, n.text, m.text, n.bounds, m.bounds)
			}
		}
	}
	for _, b := range a.page.bars {
		for i := range a.page.controls {
			if c := &a.page.controls[i]; c.ID != "bar" && c.Bounds.Overlaps(b.bounds) {
				t.Errorf("%s: the bar lies on %s", name, c.ID)
			}
		}
		if r := b.bounds; r.X < 0 || r.Y < 0 || r.X+r.W > room.W || r.Y+r.H > room.H {
			t.Errorf("%s: the bar leaves the window: %+v", name, r)
		}
	}
	boxes := make([]render.Rect, len(a.page.lines))
	for i, l := range a.page.lines {
		boxes[i] = checkLine(t, name, &a.page, l, room)
		for j := range i {
			if boxes[i].Overlaps(boxes[j]) {
				t.Errorf("%s: %q and %q overlap", name, l.text, a.page.lines[j].text)
			}
		}
		for j := range a.page.controls {
			c := &a.page.controls[j]
			if c.face != faceNone && c.face != faceCard && !c.fixed && boxes[i].Overlaps(c.Bounds) {
				t.Errorf("%s: %q lies on the button %s", name, l.text, c.ID)
			}
		}
		for _, b := range a.page.boards {
			if boxes[i].Overlaps(b.view.Bounds()) {
				t.Errorf("%s: %q lies on a board", name, l.text)
			}
		}
	}
}

// leastPit is how small a pit may be to touch: a finger's size, but less in
// windows smaller than the smallest phone, and of any size when the game is over
// and the sentences that say how are what matters.
func leastPit(a *App) float64 {
	if a.session != nil {
		if _, over := a.session.Result(); over {
			return 0
		}
	}
	if a.window.W < 480 && a.window.H < 568 {
		return 30
	}
	return render.Touch
}

// checkControl reports a control that is cut or too small to touch; pit is how
// small a pit may be.
func checkControl(t *testing.T, name string, c *Control, room render.Rect, pit float64) {
	t.Helper()
	b := c.Bounds
	if b.X < room.X || b.Y < room.Y || b.X+b.W > room.X+room.W+0.01 || b.Y+b.H > room.Y+room.H+0.01 {
		t.Errorf("%s: %s leaves the window: %+v", name, c.ID, b)
	}
	if c.face != faceNone && c.focusable() && (b.W < render.Touch || b.H < render.Touch) {
		t.Errorf("%s: %s is %.0f by %.0f px, too small to touch", name, c.ID, b.W, b.H)
	}
	if strings.HasPrefix(c.ID, pitID("")) && min(b.W, b.H) < pit {
		t.Errorf("%s: %s is %.0f by %.0f px, too small to touch", name, c.ID, b.W, b.H)
	}
	if c.Label == "" && c.face != faceNone {
		t.Errorf("%s: %s has no name", name, c.ID)
	}
}

// checkLine reports text that leaves its box, and returns where it is.
func checkLine(t *testing.T, name string, p *page, l line, room render.Rect) render.Rect {
	t.Helper()
	w := p.wide(l.text, l.style)
	if w > l.width+0.5 {
		t.Errorf("%s: %q is %.0f px wide in a box of %.0f", name, l.text, w, l.width)
	}
	if l.style.Size < render.Small {
		t.Errorf("%s: %q is set in %v px", name, l.text, l.style.Size)
	}
	box := render.Rect{X: l.x, Y: l.y, W: w, H: l.style.LineHeight()}
	switch l.style.Align {
	case render.Middle:
		box.X -= w / 2
	case render.End:
		box.X -= w
	}
	if box.X < room.X-0.5 || box.Y < room.Y || box.X+box.W > room.X+room.W+0.5 || box.Y+box.H > room.Y+room.H+0.5 {
		t.Errorf("%s: %q leaves the window", name, l.text)
	}
	return box
}

func TestAWindowOfAnySizeBreaksNothing(t *testing.T) {
	for _, size := range [][2]float64{{1, 1}, {90, 120}, {200, 60}, {60, 400}} {
		noFolder(t)
		a := open(t, size[0], size[1])
		screen := ebiten.NewImage(int(size[0]), int(size[1]))
		views(t, a, func(name string) {
			a.dirty = true
			a.paint(screen)
			if _, broken := a.scene().(*trouble); broken && name != "trouble" {
				t.Errorf("%v: %s ends in trouble", size, name)
			}
		})
	}
}

// Both ways of a pit that captures either way find room on the smallest phone.
func TestBothWaysFitASmallPhone(t *testing.T) {
	noFolder(t)
	a := open(t, 320, 568)
	a.notices = nil
	begin(t, a, people("bao-kujifunza"))
	press(t, a, pitID("C1"))
	a.advance(0)
	for _, id := range []string{"way:on", "way:back"} {
		c := find(a.page.controls, id)
		if c == nil {
			t.Fatalf("no control %s", id)
		}
		if c.Bounds.X < 0 || c.Bounds.X+c.Bounds.W > 320 {
			t.Errorf("%q leaves the window: %+v", c.Label, c.Bounds)
		}
	}
}
