package game

import (
	"slices"
	"strings"
	"testing"

	"ayoayo/ai"
	"ayoayo/engine"
	"ayoayo/game/address"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
	"ayoayo/render"
)

func TestAnAddressSetsTheTable(t *testing.T) {
	for end, holds := range map[string]func(a *App) bool{
		"#rules=oware;level=5": func(a *App) bool {
			return a.Session().Seat(engine.North).Level == 5 && a.Session().Seat(engine.South).Here()
		},
		"#rules=oware;side=north": func(a *App) bool {
			return a.Session().Seat(engine.South).Computer && a.Session().Near() == engine.North
		},
		"#rules=oware;moves=C c":  func(a *App) bool { return a.Session().Ply() == 2 },
		"#rules=oware;theme=sand": func(a *App) bool { return a.Look.Theme == "sand" && a.settings.Theme != "sand" },
		"#rules=oware;theme=gold": func(a *App) bool { return len(uitest.Notices(a.Screen)) == 1 },
		"#rules=oware;position=1,2,1,1,0,0/3,0,4,0,0,0 14,22 N": func(a *App) bool {
			p := a.Session().Position()
			return a.Session().Turn() == engine.North && p.Seeds(engine.SouthStore) == 14
		},
	} {
		emptyFolder(t)
		if a := openAt(t, end, 800, 600); !atTable(a) || !holds(a) {
			t.Errorf("%q is not as it asks", end)
		}
	}
}

// A game that an address has begun goes on when the page is loaded again.
func TestAGameOfAnAddressGoesOn(t *testing.T) {
	emptyFolder(t)
	const end = "#rules=oware;moves=C c;side=south;level=1"
	a := openAt(t, end, 800, 600)
	playFirst(t, a)
	played := a.Session().Ply()
	if b := openAt(t, end, 800, 600); b.Session().Ply() < played {
		t.Errorf("ply %d, want at least %d", b.Session().Ply(), played)
	}
	if b := openAt(t, "#rules=oware;moves=D d", 800, 600); b.Session().Ply() != 2 {
		t.Errorf("another line has ply %d, want 2", b.Session().Ply())
	}
}

// Keys keep games apart, also by the same rules, and none keeps nothing.
func TestKeysKeepGamesApart(t *testing.T) {
	emptyFolder(t)
	for _, end := range []string{"#rules=oware", "#rules=oware;key=a", "#rules=oware;key=b", "#rules=oware;key=none"} {
		a := openAt(t, end, 800, 600)
		if a.Session().Ply() != 0 || len(a.AllGames()) != 0 {
			t.Errorf("%q begins with another's game", end)
		}
		a.settings.Sound = "off"
		a.SettingsChanged()
		playFirst(t, a)
		again := openAt(t, end, 800, 600)
		if kept := again.Session().Ply() > 0; kept == strings.HasSuffix(end, "none") {
			t.Errorf("%q: kept %v", end, kept)
		}
		if !strings.HasSuffix(end, "none") && again.settings.Sound != "off" {
			t.Errorf("%q has settings of its own", end)
		}
	}
	if n := len(open(t, 800, 600).AllGames()); n != 1 {
		t.Errorf("%d games are shown, want 1", n)
	}
}

// Nothing leads away from a board without a menu.
func TestABoardWithoutAMenu(t *testing.T) {
	for _, size := range [][2]float64{{800, 600}, {390, 844}, {640, 360}} {
		emptyFolder(t)
		a := openAt(t, "#rules=oware;menu=none;moves=C c", size[0], size[1])
		for range 2 {
			for _, c := range a.Page.Controls {
				if c.ID == "menu" || c.ID == "back" {
					t.Errorf("%v: %s is there", size, c.ID)
				}
			}
			a.Scene().Back()
			a.advance(0)
			if !atTable(a) {
				t.Fatalf("%v: a key leads away", size)
			}
			a.Session().Resign()
			a.OpenTable()
			a.advance(0)
		}
	}
}

// What is only looked at is stepped through, and neither played nor left.
func TestAViewedGame(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=oware;moves=C c D;mode=view", 800, 600)
	if n := len(a.Page.Boards); n != 1 {
		t.Fatalf("%d boards", n)
	}
	before := a.Session().Ply()
	for _, m := range a.Session().Legal() {
		if c := ui.Find(a.Page.Controls, pitOf(a, m)); c != nil && c.Works() {
			t.Errorf("%s can be sown", c.ID)
		}
	}
	a.Scene().Back()
	a.advance(0)
	for _, c := range a.Page.Controls {
		if c.ID == "back" || c.ID == "undo" {
			t.Errorf("%s is there", c.ID)
		}
	}
	if a.Session().Ply() != before {
		t.Error("a move was played")
	}
	press(t, a, "move:on")
	settle(t, a)
	if !atTable(a) || len(a.AllGames()) > 1 {
		t.Error("the game was left")
	}
}

// Whatever can be asked for has its explanation, with what there is to choose from.
func TestEverythingThatIsAskedForIsExplained(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	for _, name := range append(address.Names(), address.Unknown) {
		if text := a.explain(name); text == string(words.AddressOf.Of(name)) || strings.Contains(text, "%!") {
			t.Errorf("%s: %q", name, text)
		}
	}
}

// Only the moves that were asked for are taken, and the answers to them are played.
func TestMovesAreFound(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=oware;moves=C c D;mode=solve", 800, 600)
	press(t, a, "pit:A")
	settle(t, a)
	if a.Session().Ply() != 0 {
		t.Fatal("a wrong move stands")
	}
	says(t, a, "notice:0", a.say.Say(words.NotSolved))
	press(t, a, "pit:C")
	settle(t, a)
	settle(t, a)
	if a.Session().Ply() != 2 {
		t.Fatalf("ply %d after the right move and its answer", a.Session().Ply())
	}
	closeNotices(a)
	press(t, a, "pit:D")
	settle(t, a)
	says(t, a, "notice:0", a.say.Say(words.Solved))
}

// What an address can ask for is what there is.
func TestWhatCanBeAskedForIsThere(t *testing.T) {
	if !slices.Equal(address.Themes(), render.Themes()) || address.Levels != ai.Levels {
		t.Errorf("themes %q, %d levels; there are %q and %d", address.Themes(), address.Levels, render.Themes(), ai.Levels)
	}
}
