package ui

import (
	"slices"
	"testing"
	"time"

	"ayoayo/game/host"
	"ayoayo/game/host/hosttest"
	"ayoayo/render"
)

// titled is a scene with a title, a state and buttons, which may have the focus from
// the beginning.
type titled struct {
	title       string
	buttons     []string
	off         string // the one that can't be pressed
	direct      bool
	backs       int
	pressed     []string
	disappeared string
}

func (d *titled) Build(p *Page) {
	p.Add(Control{ID: "status", Role: RoleText, Label: "Your turn"})
	p.Set(Text{ID: "title", Role: RoleHeading, Text: d.title, Style: TextStyle()}, render.Rect{W: 300})
	p.First, p.Direct = d.buttons[0], d.direct
	for i, id := range d.buttons {
		if id == d.disappeared {
			continue
		}
		p.Add(Control{
			ID: id, Role: RoleButton, Label: id, Disabled: id == d.off, About: "",
			Press: func() { d.pressed = append(d.pressed, id) }, Bounds: render.Rect{X: 10, Y: 40 + 50*float64(i), W: 44, H: 44},
		})
	}
}
func (d *titled) Back() { d.backs++ }

// open shows scenes one after the other, and lays out the last.
func open(scenes ...Scene) (*Screen, *hosttest.Fake) {
	h := &hosttest.Fake{}
	s := NewScreen(h, func(float64) {}, func() {})
	s.Label(Labels{Name: "Ayoayo", Refused: "That can’t be done now."})
	s.Resize(400, 300, 1)
	for _, scene := range scenes {
		s.Push(scene)
		s.Build()
	}
	return s, h
}

// A scene is told: the focus goes to its title, which is the window's, or to where its
// keys start, and then its title and state are said.
func TestAScenesTitleIsTold(t *testing.T) {
	_, h := open(&titled{title: "Settings", buttons: []string{"speed"}})
	if h.Focused != "title" || h.Title != "Settings – Ayoayo" || len(h.Announced) > 0 {
		t.Errorf("the focus is on %q in a window %q, and %q is said besides", h.Focused, h.Title, h.Announced)
	}
	_, h = open(&titled{title: "Oware", buttons: []string{"pit:A"}, direct: true})
	if want := []string{"Oware. Your turn"}; h.Focused != "pit:A" || h.Title != "Oware – Ayoayo" || !slices.Equal(h.Announced, want) {
		t.Errorf("the focus is on %q in a window %q, and said is %q, want %q", h.Focused, h.Title, h.Announced, want)
	}
	if _, h = open(&titled{title: "Ayoayo", buttons: []string{"x"}}); h.Title != "Ayoayo" {
		t.Errorf("the window of the first scene is named %q", h.Title)
	}
}

// A scene that is come back to is as it was left: the focus is on what led away, and it
// is scrolled as far.
func TestTheFocusComesBackToWhatLedAway(t *testing.T) {
	table := &titled{title: "Oware", buttons: []string{"pit:A", "menu", "far"}, direct: true}
	for _, leave := range []func(s *Screen){
		func(s *Screen) { s.FocusOn("menu"); s.handleKeys(&Input{Enter: true}) },
		func(s *Screen) {
			s.handlePointer(host.Touch{X: 20, Y: 100, Down: true})
			s.handlePointer(host.Touch{X: 20, Y: 100})
		},
	} {
		s, h := open(table)
		leave(s)
		s.scenes[0].scroll = 0
		s.Push(&titled{title: "Menu", buttons: []string{"keep-on"}})
		s.Build()
		if h.Focused != "title" {
			t.Errorf("in the menu the focus is on %q", h.Focused)
		}
		s.Pop()
		s.Build()
		if h.Focused != "menu" || s.Focus() != "menu" {
			t.Errorf("back at the table the page's focus is on %q, the keys are at %q", h.Focused, s.Focus())
		}
	}
	long := &column{heights: []float64{10, 900}}
	s, _ := open(long)
	s.FocusOn("1")
	scrolled := s.scroll
	s.Push(table)
	s.Build()
	if s.scroll != 0 {
		t.Errorf("a new scene is scrolled by %v", s.scroll)
	}
	s.Pop()
	s.Build()
	if s.scroll != scrolled || scrolled == 0 {
		t.Errorf("back at a scene that was scrolled by %v it is by %v", scrolled, s.scroll)
	}
}

// What is come back to may be gone, or can't be pressed any more: then the keys begin
// anew.
func TestTheFocusIsNeverLost(t *testing.T) {
	table := &titled{title: "Oware", buttons: []string{"pit:A", "undo"}, direct: true}
	s, h := open(table)
	s.FocusOn("undo")
	s.Push(&titled{title: "Menu", buttons: []string{"x"}})
	s.Build()
	table.off = "undo"
	s.Pop()
	s.Build()
	if h.Focused != "pit:A" || s.Focus() != "pit:A" {
		t.Errorf("where Undo can't be pressed the focus comes back to %q, the keys to %q", h.Focused, s.Focus())
	}
	s.FocusOn("undo")
	s.Build()
	if s.Focus() != "undo" {
		t.Error("what can't be pressed any more loses the focus while it is looked at")
	}
	table.disappeared = "undo"
	s.Build()
	if h.Focused != "pit:A" {
		t.Errorf("where the button with the focus has gone the page's is on %q", h.Focused)
	}
}

// The ring, what is looked at and what Enter presses are one: after the mouse has looked
// elsewhere Enter shows and says first where the keys are.
func TestEnterPressesWhatIsShown(t *testing.T) {
	d := &titled{title: "Oware", buttons: []string{"a", "b"}}
	s, h := open(d)
	s.FocusOn("b")
	s.handlePointer(host.Touch{X: 20, Y: 50, Here: true})
	s.handleKeys(&Input{Enter: true})
	if len(d.pressed) > 0 || !s.Keyed() || s.Focus() != "b" || !slices.Equal(h.Announced, []string{"b"}) {
		t.Errorf("after the mouse moved Enter presses %q, the focus is on %q, said is %q", d.pressed, s.Focus(), h.Announced)
	}
	s.handleKeys(&Input{Enter: true})
	if !slices.Equal(d.pressed, []string{"b"}) {
		t.Errorf("then it presses %q", d.pressed)
	}
}

func TestWhatCantBePressedIsSaid(t *testing.T) {
	d := &titled{title: "Oware", buttons: []string{"a", "undo"}, off: "undo"}
	s, h := open(d)
	s.Activate("undo")
	if want := []string{"undo. That can’t be done now."}; !slices.Equal(h.Announced, want) {
		t.Errorf("said is %q, want %q", h.Announced, want)
	}
}

// At most two notices are shown, the latest; one of a kind takes the place of the last;
// none leaves the window; Esc closes them before it leads back.
func TestNotices(t *testing.T) {
	d := &titled{title: "Oware", buttons: []string{"a"}}
	s, h := open(d)
	s.Notice("saved", "Saved as x")
	s.Notice("alone", "Alone")
	s.Notice("saved", "Saved as y")
	s.Notice("saved", "Saved as y")
	if got, want := shownNotices(s), []string{"Alone", "Saved as y"}; len(s.notices) != 2 || s.notices[1].text != want[1] {
		t.Errorf("the notices are %q, want %q", got, want)
	}
	if want := []string{"Saved as x", "Alone", "Saved as y"}; !slices.Equal(h.Announced, want) {
		t.Errorf("said were %q, want %q", h.Announced, want)
	}
	s.Notice("outdated", "Outdated")
	s.Build()
	if got := shownNotices(s); !slices.Equal(got, []string{"Saved as y", "Outdated"}) {
		t.Errorf("shown are %q", got)
	}
	s.handleKeys(&Input{Esc: true})
	s.Build()
	if got := shownNotices(s); !slices.Equal(got, []string{"Alone", "Saved as y"}) || d.backs > 0 {
		t.Errorf("after Esc there are %q, and the scene went back %d times", got, d.backs)
	}
	s.handleKeys(&Input{Esc: true})
	s.handleKeys(&Input{Esc: true})
	s.handleKeys(&Input{Esc: true})
	if d.backs != 1 {
		t.Errorf("Esc without a notice leads back %d times", d.backs)
	}
}

// A notice that offers something has a button for it, which is drawn over the notice as
// the one is that closes it, and closes it too.
func TestNoticesOffer(t *testing.T) {
	d := &titled{title: "Oware", buttons: []string{"a"}}
	s, _ := open(d)
	s.Resize(320, 568, 1)
	taken := 0
	for range 2 {
		s.Offer("removed", "The game of Oware was removed.", "Undo", func() { taken++ })
	}
	s.Build()
	card, take, shut := Find(s.Page.Controls, "notice:0"), Find(s.Page.Controls, takeID+"0"), Find(s.Page.Controls, closeID+"0")
	for _, c := range []*Control{take, shut} {
		if c == nil || !s.onNotice(c) || !c.Fixed || c.Bounds.X < card.Bounds.X || c.Bounds.X+c.Bounds.W > card.Bounds.X+card.Bounds.W {
			t.Errorf("on a notice there is %+v", c)
		}
	}
	if take.Bounds.Overlaps(shut.Bounds) {
		t.Error("its buttons overlap")
	}
	s.Activate(take.ID)
	s.Build()
	if taken != 1 || len(shownNotices(s)) > 0 {
		t.Errorf("taken %d times, and left are %q", taken, shownNotices(s))
	}
}

// A notice lies where it covers no button, if there is room for it.
func TestANoticeLeavesButtonsFree(t *testing.T) {
	s, _ := screenOf(&column{heights: []float64{150, 200}})
	s.Notice("saved", "Saved as x")
	s.Build()
	card := Find(s.Page.Controls, "notice:0")
	for _, id := range []string{"0", "1"} {
		if b := Find(s.Page.Controls, id).Bounds; b.Overlaps(card.Bounds) {
			t.Errorf("the notice at %+v covers a button at %+v", card.Bounds, b)
		}
	}
}

func TestNoNoticeLeavesTheWindow(t *testing.T) {
	d := &titled{title: "Oware", buttons: []string{"a"}}
	s, _ := open(d)
	long := ""
	for range 60 {
		long += "A newer version has saved a game. "
	}
	s.Notice("one", long)
	s.Notice("two", long)
	for _, height := range []float64{300, 150, 90} {
		s.Resize(320, height, 1)
		s.Build()
		for _, c := range s.Page.Controls {
			if c.Face == FaceNotice && (c.Bounds.Y < 0 || c.Bounds.Y+c.Bounds.H > height || float64(len(c.Lines))*SmallStyle().LineHeight() > c.Bounds.H) {
				t.Errorf("in a window %v high %s is at %+v with %d lines", height, c.ID, c.Bounds, len(c.Lines))
			}
		}
		if n := len(shownNotices(s)); n != 1 {
			t.Errorf("in a window %v high %d notices are shown", height, n)
		}
	}
}

// shownNotices are the sentences on the page.
func shownNotices(s *Screen) []string {
	var list []string
	for _, c := range s.Page.Controls {
		if c.Face == FaceNotice {
			list = append(list, c.Label)
		}
	}
	return list
}

// The browser's way back is the scene's, and the page is told each time whether there
// still is one.
func TestTheBrowsersWayBack(t *testing.T) {
	d := &titled{title: "Settings", buttons: []string{"a"}}
	told := 0
	s := NewScreen(&hosttest.Fake{}, func(float64) {}, func() { told++ })
	s.Resize(400, 300, 1)
	s.Show([]Scene{d})
	s.HandleInput(&Input{}, host.Events{Back: true}, time.Time{})
	if d.backs != 1 || told != 2 {
		t.Errorf("the scene went back %d times and the page was told %d times", d.backs, told)
	}
}

// wall has a line at the bottom right, beside which there is room for a notice that is less
// wide than the page alone.
type wall struct{}

func (*wall) Back() {}
func (*wall) Build(p *Page) {
	for y := p.Pane.Y; y < p.Pane.Y+p.Pane.H; y += 20 {
		p.Set(Text{Text: "what has to be read", Style: SmallStyle()}, render.Rect{X: p.Pane.X + p.Pane.W - 160, Y: y, W: 160})
	}
	p.Bottom = 0
}

// Where words stand beside each other, a notice is as wide as leaves them in sight.
func TestANoticeIsAsWideAsThereIsRoom(t *testing.T) {
	s, _ := screenOf(&wall{})
	s.Resize(560, 400, 1)
	s.Notice("saved", "Saved as x")
	s.Build()
	card := Find(s.Page.Controls, "notice:0")
	if whole := s.Page.Column(render.FormColumn).W; card.Bounds.W >= whole {
		t.Errorf("the notice is %v wide, as wide as the page", card.Bounds.W)
	}
	for _, l := range s.Page.Lines {
		if s.Page.covers(l).Overlaps(card.Bounds) {
			t.Errorf("the notice at %+v covers %q", card.Bounds, l.Text)
		}
	}
}
