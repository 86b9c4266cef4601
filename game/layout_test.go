//go:build !js

package game

import (
	"fmt"
	"image"
	"math"
	"strings"
	"testing"

	"ayoayo/game/lobby"
	"ayoayo/game/menu"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/game/words/wordstest"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// sizes are the windows that the program is made for, and a smaller one.
func sizes() []image.Point { return append(windows(), image.Pt(320, 480)) }

// rims are what phones cover of their windows: a notch, or round corners.
func rims() map[image.Point]render.Insets {
	return map[image.Point]render.Insets{
		{390, 844}: {Top: 47, Bottom: 34},
		{844, 390}: {Left: 47, Right: 47, Bottom: 21},
	}
}

func TestEverySceneFitsEveryWindow(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, size := range sizes() {
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) { walk(t, s, size) })
	}
	for size, rim := range rims() {
		fake(s.app).Rim = rim
		t.Run(fmt.Sprintf("%dx%d with a rim", size.X, size.Y), func(t *testing.T) { walk(t, s, size) })
	}
}

// Sand has no edge, and the bar stands clear of its grains.
func TestTheBarStandsClearOfSand(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, size := range windows() {
		for _, c := range shots() {
			if !strings.HasPrefix(c.name, "start-bar") && !strings.HasPrefix(c.name, "start-analysed") {
				continue
			}
			if err := s.set(c, size); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			s.setBoard("sand", false)
			name := fmt.Sprintf("%s in %v", c.name, size)
			checkPage(t, name, s.app)
			if gap, fringe := barGap(s.app), board(s.app).Fringe(); gap < fringe*0.7 {
				t.Errorf("%s: the bar is %.1f px from the board, whose grains reach %.1f", name, gap, fringe)
			}
		}
	}
}

// Nothing on the smallest phone is so narrow that three lines in a row have a word each.
func TestNothingIsBrokenToAWordALine(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, c := range shots() {
		if err := s.set(c, image.Pt(320, 568)); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		run, before := 0, ui.Line{}
		for _, l := range s.app.Page.Lines {
			goesOn := before.Style == l.Style && before.X == l.X && math.Abs(before.Y+l.Style.LineHeight()-l.Y) < 1
			switch oneWord := !strings.Contains(l.Text, " ") && l.Width < 160; {
			case !oneWord:
				run = 0
			case goesOn:
				run++
			default:
				run = 1
			}
			if before = l; run == 3 {
				t.Errorf("%s is broken to a word a line at %q in %.0f px", c.name, l.Text, l.Width)
			}
		}
	}
}

// A notice covers no status, no score, no bar and nothing else that is written at a
// table.
func TestNoticesCoverNothingThatIsRead(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	tried := 0
	for _, size := range windows() {
		for _, c := range shots() {
			if err := s.set(c, size); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			s.app.notice(words.NotSaved)
			s.app.advance(0)
			p := &s.app.Page
			card := ui.Find(p.Controls, "notice:0")
			if !atTable(s.app) || card == nil {
				continue
			}
			tried++
			covered := func(what string, r render.Rect) {
				if r.Overlaps(card.Bounds) {
					t.Errorf("%s in %v: the notice at %+v covers %s at %+v", c.name, size, card.Bounds, what, r)
				}
			}
			for _, l := range p.Lines {
				covered(fmt.Sprintf("%q", l.Text), lineBox(p, l))
			}
			for _, b := range p.Bars {
				covered("the bar", b.Bounds)
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d tables are tried", tried)
	}
}

// barGap is how far the bar is from the board.
func barGap(a *App) float64 {
	bar, plank := a.Page.Bars[0].Bounds, board(a).Bounds()
	return max(plank.X-bar.X-bar.W, bar.X-plank.X-plank.W, plank.Y-bar.Y-bar.H)
}

// A language to come may have longer words, with marks above and below.
func TestEverySceneFitsInLongerWords(t *testing.T) {
	say, err := wordstest.Pseudo()
	if err != nil {
		t.Fatal(err)
	}
	noFolder(t)
	s := newStudio(t, 800, 600)
	s.app.say, fake(s.app).Liked = say, []string{say.Code()}
	s.app.first = lobby.NewHome(s.app.Screen, say, s.app)
	for _, size := range windows() {
		fake(s.app).Rim = rims()[size]
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) { walk(t, s, size) })
	}
}

// walk checks every scene in a window of a size.
func walk(t *testing.T, s *studio, size image.Point) {
	for _, c := range shots() {
		if err := s.set(c, size); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if _, broken := s.app.Scene().(*menu.Trouble); broken && c.name != "trouble" {
			t.Errorf("%s ends in trouble", c.name)
		}
		checkPage(t, c.name, s.app)
	}
}

// checkPage reports what is cut, overlaps, or is too small to touch.
func checkPage(t *testing.T, name string, a *App) {
	t.Helper()
	room := a.Page.Window
	if !atTable(a) {
		room.H = max(room.H, a.Page.Bottom-room.Y)
	}
	rim := fake(a).Rim
	whole := render.Rect{X: rim.Left, Y: rim.Top, W: a.Window.W - rim.Left - rim.Right, H: a.Window.H - rim.Top - rim.Bottom}
	for i := range a.Page.Controls {
		c := &a.Page.Controls[i]
		in := room
		if c.Fixed {
			in = whole
		}
		checkControl(t, name, c, in, leastPit(a))
		for j := range i {
			d := &a.Page.Controls[j]
			if c.Focusable() && d.Focusable() && c.Fixed == d.Fixed && !holds(c.Face) && !holds(d.Face) && c.Bounds.Overlaps(d.Bounds) {
				t.Errorf("%s: %s and %s overlap", name, c.ID, d.ID)
			}
		}
		if c.Face == ui.FacePill || c.Face == ui.FacePrimary {
			checkPill(t, name, &a.Page, c)
		}
	}
	for i := range a.Page.Notes {
		checkNote(t, name, &a.Page, i, room)
	}
	for _, b := range a.Page.Bars {
		checkBar(t, name, &a.Page, b, room)
	}
	checkLines(t, name, &a.Page, room)
}

// holds reports whether other things lie on a control with a face.
func holds(f ui.Face) bool { return f == ui.FaceCard || f == ui.FaceBare }

// checkPill reports a button whose text does not fit.
func checkPill(t *testing.T, name string, p *ui.Page, c *ui.Control) {
	t.Helper()
	for _, text := range c.Lines {
		if w := p.Wide(text, c.Style); w > c.Bounds.W-render.PillPad {
			t.Errorf("%s: %q is %.0f px wide in a button of %.0f", name, text, w, c.Bounds.W)
		}
	}
	if float64(len(c.Lines))*c.Style.LineHeight() > c.Bounds.H || len(c.Lines) == 0 {
		t.Errorf("%s: %q stands on %d lines in a button of %.0f px", name, c.Label, len(c.Lines), c.Bounds.H)
	}
}

// checkNote reports a note that can't be read, is cut, or lies on one before it.
func checkNote(t *testing.T, name string, p *ui.Page, i int, room render.Rect) {
	t.Helper()
	n := p.Notes[i]
	if w := p.Wide(n.Text, n.Style); w > n.Bounds.W || n.Style.Size < render.Small || n.Style.Size > n.Bounds.H {
		t.Errorf("%s: the note %q of %.0f px does not fit %+v", name, n.Text, w, n.Bounds)
	}
	if leaves(n.Bounds, room) {
		t.Errorf("%s: the note %q leaves the window: %+v", name, n.Text, n.Bounds)
	}
	for _, m := range p.Notes[:i] {
		if n.Bounds.Overlaps(m.Bounds) {
			t.Errorf("%s: the notes %q and %q overlap: %+v %+v", name, n.Text, m.Text, n.Bounds, m.Bounds)
		}
	}
}

// checkBar reports a bar that is cut or lies on something else.
func checkBar(t *testing.T, name string, p *ui.Page, b ui.Bar, room render.Rect) {
	t.Helper()
	for i := range p.Controls {
		if c := &p.Controls[i]; c.ID != "bar" && c.Bounds.Overlaps(b.Bounds) {
			t.Errorf("%s: the bar lies on %s", name, c.ID)
		}
	}
	if leaves(b.Bounds, room) {
		t.Errorf("%s: the bar leaves the window: %+v", name, b.Bounds)
	}
}

// checkLines reports lines of type that are cut, or lie on each other, on a
// button, or on a board.
func checkLines(t *testing.T, name string, p *ui.Page, room render.Rect) {
	t.Helper()
	boxes := make([]render.Rect, len(p.Lines))
	for i, l := range p.Lines {
		boxes[i] = checkLine(t, name, p, l, room)
		for j := range i {
			if l.Fixed == p.Lines[j].Fixed && boxes[i].Overlaps(boxes[j]) {
				t.Errorf("%s: %q and %q overlap", name, l.Text, p.Lines[j].Text)
			}
		}
		for j := range p.Controls {
			c := &p.Controls[j]
			if c.Face != ui.FaceNone && !holds(c.Face) && c.Fixed == l.Fixed && boxes[i].Overlaps(c.Bounds) {
				t.Errorf("%s: %q lies on the button %s", name, l.Text, c.ID)
			}
		}
		for _, b := range p.Boards {
			if boxes[i].Overlaps(b.View.Bounds()) {
				t.Errorf("%s: %q at %+v lies on a board at %+v", name, l.Text, boxes[i], b.View.Bounds())
			}
		}
	}
}

// leaves reports whether something lies partly outside of a room.
func leaves(b, room render.Rect) bool {
	const least = 0.01 // what is rounded is not outside
	return b.X < room.X-least || b.Y < room.Y-least || b.X+b.W > room.X+room.W+least || b.Y+b.H > room.Y+room.H+least
}

// leastPit is how small a pit may be to touch: a finger's size, but less in
// windows smaller than the smallest phone, and of any size when the game is over
// and the sentences that say how are what matters.
func leastPit(a *App) float64 {
	if ui.Find(a.Page.Controls, "slider") != nil {
		return 0 // nothing is sown where plies are stepped through
	}
	if a.Session() != nil {
		if _, over := a.Session().Result(); over {
			return 0
		}
	}
	if a.Window.W < 480 && a.Window.H < 568 {
		return 30
	}
	return render.Touch
}

// checkControl reports a control that is cut or too small to touch; pit is how
// small a pit may be.
func checkControl(t *testing.T, name string, c *ui.Control, room render.Rect, pit float64) {
	t.Helper()
	b := c.Bounds
	if leaves(b, room) {
		t.Errorf("%s: %s leaves the window: %+v", name, c.ID, b)
	}
	if c.Face != ui.FaceNone && c.Focusable() && (b.W < render.Touch || b.H < render.Touch) {
		t.Errorf("%s: %s is %.0f by %.0f px, too small to touch", name, c.ID, b.W, b.H)
	}
	if strings.HasPrefix(c.ID, pitID("")) && c.Press != nil && min(b.W, b.H) < pit {
		t.Errorf("%s: %s is %.0f by %.0f px, too small to touch", name, c.ID, b.W, b.H)
	}
	if c.Label == "" && c.Face != ui.FaceNone {
		t.Errorf("%s: %s has no name", name, c.ID)
	}
}

// checkLine reports text that leaves its box, and returns where it is.
func checkLine(t *testing.T, name string, p *ui.Page, l ui.Line, room render.Rect) render.Rect {
	t.Helper()
	w := p.Wide(l.Text, l.Style)
	if w > l.Width+0.5 {
		t.Errorf("%s: %q is %.0f px wide in a box of %.0f", name, l.Text, w, l.Width)
	}
	if l.Style.Size < render.Small {
		t.Errorf("%s: %q is set in %v px", name, l.Text, l.Style.Size)
	}
	box := lineBox(p, l)
	if box.X < room.X-0.5 || box.Y < room.Y || box.X+box.W > room.X+room.W+0.5 || box.Y+box.H > room.Y+room.H+0.5 {
		t.Errorf("%s: %q leaves the window", name, l.Text)
	}
	return box
}

func lineBox(p *ui.Page, l ui.Line) render.Rect {
	w := p.Wide(l.Text, l.Style)
	box := render.Rect{X: l.X, Y: l.Y, W: w, H: l.Style.LineHeight()}
	switch l.Style.Align {
	case render.Middle:
		box.X -= w / 2
	case render.End:
		box.X -= w
	}
	if l.Style.Turned {
		box.X, box.Y = 2*l.X-box.X-box.W, 2*l.Y-box.Y-box.H
	}
	return box
}

func TestAWindowOfAnySizeBreaksNothing(t *testing.T) {
	noFolder(t)
	s := newStudio(t, 800, 600)
	for _, size := range []image.Point{{1, 1}, {90, 120}, {200, 60}, {60, 400}} {
		screen := ebiten.NewImage(size.X, size.Y)
		for _, c := range shots() {
			if err := s.set(c, size); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			s.app.Paint(screen)
			if _, broken := s.app.Scene().(*menu.Trouble); broken && c.name != "trouble" {
				t.Errorf("%v: %s ends in trouble", size, c.name)
			}
		}
		screen.Deallocate()
	}
}

// On a screen of twice the pixels without a scale of its own, everything is
// twice as large, and is found there.
func TestAVeryLargeWindowHasLargeType(t *testing.T) {
	noFolder(t)
	a := open(t, 3840, 2160)
	if a.Window.W != 1920 || a.Window.H != 1080 || a.Scale != 2 {
		t.Errorf("the page is %v at a scale of %v", a.Window, a.Scale)
	}
	b := open(t, 1920, 1080)
	if one, other := ui.Find(a.Page.Controls, "settings"), ui.Find(b.Page.Controls, "settings"); one.Bounds != other.Bounds {
		t.Errorf("the settings are at %v, in a window of half the size at %v", one.Bounds, other.Bounds)
	}
	fake(a).Rim = render.Insets{Top: 60}
	a.Relayout()
	a.advance(0)
	if top := a.Page.Window.Y; top != 30 {
		t.Errorf("below a rim of 60 px the page begins at %v", top)
	}
	for _, size := range []image.Point{{320, 568}, {1280, 720}, {1080, 1920}, {3000, 600}} {
		if a.Resize(float64(size.X), float64(size.Y), 1); a.Scale != 1 {
			t.Errorf("in %v everything is %v times as large", size, a.Scale)
		}
	}
}

// Both ways of a pit that captures either way find room on the smallest phone.
func TestBothWaysFitASmallPhone(t *testing.T) {
	noFolder(t)
	a := open(t, 320, 568)
	closeNotices(a)
	begin(t, a, people("bao-kujifunza"))
	press(t, a, pitID("C1"))
	a.advance(0)
	for _, id := range []string{"way:on", "way:back"} {
		c := ui.Find(a.Page.Controls, id)
		if c == nil {
			t.Fatalf("no control %s", id)
		}
		if c.Bounds.X < 0 || c.Bounds.X+c.Bounds.W > 320 {
			t.Errorf("%q leaves the window: %+v", c.Label, c.Bounds)
		}
	}
}
