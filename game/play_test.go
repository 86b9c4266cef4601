package game

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/direction"
	"ayoayo/game/host"
	"ayoayo/game/keeper"
	"ayoayo/game/menu"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
	"ayoayo/game/words"
)

// label returns what an item of the page says.
func label(t *testing.T, a *App, id string) string {
	t.Helper()
	a.advance(0)
	return uitest.Label(t, a.Screen, id)
}

// onTheTable shows a game that stands at a position.
func onTheTable(t *testing.T, a *App, rules, position string) {
	t.Helper()
	a.Put(session.Resume(save.Game{}, enginetest.Game(t, rules, position)))
	a.settings.Speed = "instant"
	a.OpenTable()
	a.advance(0)
}

// waitForPerson lets time pass until the computer has moved.
func waitForPerson(t *testing.T, a *App) {
	t.Helper()
	for a.Session().ComputerToMove() {
		time.Sleep(time.Millisecond)
		a.advance(50 * time.Millisecond)
	}
}

func TestTwoPeoplePlay(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "game:oware")
	press(t, a, "with:people")
	press(t, a, "start")
	if got := label(t, a, "status"); got != "South’s turn" {
		t.Errorf("at the start: %q", got)
	}
	press(t, a, "pit:C")
	settle(t, a)
	if got := label(t, a, "status"); got != "North’s turn" {
		t.Errorf("after a ply: %q", got)
	}
	if got := label(t, a, "player:S:more"); got != "played C: took nothing" {
		t.Errorf("South's last move: %q", got)
	}
	if c := ui.Find(a.Page.Controls, "pit:D"); c.Works() {
		t.Error("South's pits can be sown in North's turn")
	}
}

func TestTheComputerAnswersAndUndoGoesBackToOnesOwnMove(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, session.Setup{Rules: "ayoayo", Seats: [2]seat.Seat{{}, {Computer: true, Level: 1}}})
	before := a.Session().Position()
	press(t, a, "pit:A")
	if got := label(t, a, "status"); got != "Òpè is thinking" {
		t.Errorf("after one's move: %q", got)
	}
	waitForPerson(t, a)
	if a.Session().Ply() < 2 {
		t.Fatalf("%d plies after the computer's answer", a.Session().Ply())
	}
	press(t, a, "undo")
	if a.Session().Position() != before {
		t.Error("undo does not lead back to one's own move")
	}
	press(t, a, "redo")
	if a.Session().Ply() < 2 {
		t.Error("redo does not play both moves again")
	}
}

func TestAGameComesBackWhereItWasLeft(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	a.settings.Speed = "slow"
	a.advance(0)
	press(t, a, "pit:A")
	a.advance(100 * time.Millisecond)
	if !seedsMove(a) {
		t.Fatal("the seeds are not moving")
	}
	left := a.Session().Position()

	b := open(t, 800, 600)
	press(t, b, "go-on")
	if b.Session().Position() != left {
		t.Error("another position came back")
	}
}

// A game that is over stands there again with its result, and can be stepped
// through or played again.
func TestAGameThatIsOverComesBack(t *testing.T) {
	for _, end := range []string{"", "#rules=oware"} {
		emptyFolder(t)
		a := openAt(t, end, 800, 600)
		begin(t, a, people("oware"))
		press(t, a, "pit:A")
		settle(t, a)
		press(t, a, "menu")
		press(t, a, "resign")
		press(t, a, "resign-yes")
		if got := label(t, a, "title"); got != "South won" {
			t.Fatalf("after North gave up the table says %q", got)
		}
		before := status(a)
		a.OpenHome()
		a.advance(0)
		const want = "South won"
		if got := label(t, a, "state"); got != want {
			t.Errorf("at home the game is offered as %q, want %q", got, want)
		}

		a.Close()
		b := openAt(t, end, 800, 600)
		if end == "" {
			if got := label(t, b, "state"); got != want || b.Page.First == "go-on" || b.GoesOn() {
				t.Errorf("after a reload the game is offered as %q, want %q", got, want)
			}
			press(t, b, "go-on")
		}
		if got := label(t, b, "title"); got != "South won" || status(b) != before {
			t.Fatalf("at %q the table says %q, %q; before the reload %q", end, got, status(b), before)
		}
		press(t, b, "menu")
		press(t, b, "replay")
		press(t, b, "back")
		press(t, b, "play-again")
		if b.Session().Ply() != 0 || b.Left() != nil {
			t.Error("the game does not begin anew")
		}
	}
}

func TestABrokenSaveIsMovedAsideAndSaidSo(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	press(t, a, "pit:A")
	folder, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	found := false
	err = filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasPrefix(d.Name(), "game") {
			found = true
			return os.WriteFile(path, []byte("something else"), 0o600)
		}
		return err
	})
	if err != nil || !found {
		t.Fatal("no saved game found:", err)
	}
	b := open(t, 800, 600)
	if got := label(t, b, "notice:0"); !strings.Contains(got, "aside") {
		t.Errorf("the notice says %q", got)
	}
	press(t, b, "close:0")
	if ui.Find(b.Page.Controls, "notice:0") != nil {
		t.Error("the notice can't be closed")
	}
}

func TestWhatANewerVersionSavedIsMovedAsideAndSaidSo(t *testing.T) {
	folder := filepath.Join(emptyFolder(t), "ayoayo")
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	press(t, a, "pit:A")
	for _, name := range []string{"game.msgp", "settings.msgp"} {
		data, err := os.ReadFile(filepath.Join("save", "testdata", "newer", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b := open(t, 800, 600)
	says(t, b, "notice:0", b.say.Say(words.SaveNewer.OfSaved(words.SavedSettings), "settings.aside-1"))
	says(t, b, "notice:1", b.say.Say(words.SaveNewer.OfSaved(words.SavedGame), "game.aside-1"))
}

// A notice that something could not be saved goes when it could, each by itself.
func TestWhatCannotBeSavedIsSaidUntilItCan(t *testing.T) {
	folder := filepath.Join(emptyFolder(t), "ayoayo")
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	away := folder + " away"
	if err := errors.Join(os.Rename(folder, away), os.WriteFile(folder, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	a.settings.Theme = "sand"
	a.SaveSettings(a.settings)
	a.reread()
	if a.settings.Theme != "sand" {
		t.Error("a setting that could not be saved is undone")
	}
	press(t, a, "pit:A")
	settle(t, a)
	says(t, a, "notice:0", a.say.Say(words.SaveFailed.OfSaved(words.SavedSettings)))
	says(t, a, "notice:1", a.say.Say(words.SaveFailed.OfSaved(words.SavedGame)))
	if err := errors.Join(os.Remove(folder), os.Rename(away, folder)); err != nil {
		t.Fatal(err)
	}
	press(t, a, "undo")
	says(t, a, "notice:0", a.say.Say(words.SaveFailed.OfSaved(words.SavedSettings)))
	if ui.Find(a.Page.Controls, "notice:1") != nil {
		t.Error("that the last move could not be saved is still said")
	}
	a.SaveSettings(a.settings)
	a.advance(0)
	if len(uitest.Notices(a.Screen)) != 0 {
		t.Errorf("when all is saved the page says %q", uitest.Notices(a.Screen))
	}
}

func TestAGameIsTakenUpWhereNothingCanBeSaved(t *testing.T) {
	folder := filepath.Join(emptyFolder(t), "ayoayo")
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	// What the store tries out can't be written where a full folder lies.
	if err := os.MkdirAll(filepath.Join(folder, "trial.msgp", "full"), 0o700); err != nil {
		t.Fatal(err)
	}
	b := open(t, 800, 600)
	if got := label(t, b, "notice:0"); got != b.say.Say(words.NotSaved) {
		t.Errorf("the notice says %q", got)
	}
	press(t, b, "go-on")
	if got := b.Session().Ply(); got != 1 {
		t.Errorf("the game goes on after %d plies, want 1", got)
	}
}

func TestWithoutStorageTheGamePlaysAndSaysSo(t *testing.T) {
	noFolder(t)
	a := open(t, 800, 600)
	if got := label(t, a, "notice:0"); got != a.say.Say(words.NotSaved) {
		t.Errorf("the notice says %q", got)
	}
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	if a.Session().Ply() != 1 {
		t.Error("the game does not play")
	}
}

func TestKeys(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	keys := func(in ui.Input) {
		a.input = in
		a.advance(0)
		a.input = ui.Input{}
		a.advance(0)
	}
	keys(ui.Input{Letters: []rune("b")})
	if got := a.Session().Ply(); got != 1 {
		t.Fatalf("the letter of a pit played %d plies", got)
	}
	keys(ui.Input{Letters: []rune("u")})
	if got := a.Session().Ply(); got != 0 {
		t.Fatalf("U leaves %d plies", got)
	}
	keys(ui.Input{Letters: []rune("R")})
	if got := a.Session().Ply(); got != 1 {
		t.Fatalf("R leaves %d plies", got)
	}
	keys(ui.Input{Arrows: []direction.Direction{direction.Left}})
	if !strings.HasPrefix(a.Focus(), "pit:") {
		t.Fatalf("the first arrow shows the focus on %q", a.Focus())
	}
	first := a.Focus()
	keys(ui.Input{Arrows: []direction.Direction{direction.Right}})
	if a.Focus() == first {
		t.Error("the next arrow does not move the focus")
	}
	a.FocusOn("pit:c")
	keys(ui.Input{Enter: true})
	if got := a.Session().Ply(); got != 2 {
		t.Errorf("Enter leaves %d plies", got)
	}
	keys(ui.Input{Esc: true})
	if _, ok := a.Scene().(*menu.Scene); !ok {
		t.Error("Esc does not open the menu")
	}
	keys(ui.Input{Esc: true})
	if !atTable(a) {
		t.Error("Esc does not close the menu")
	}
}

func TestTheAddressOpensATable(t *testing.T) {
	tests := []struct {
		address, rules string
		wrong          bool
	}{
		{"#rules=oware", "oware", false},
		{"#rules=ayoayo;capturer=stays", "ayoayo;capturer=stays", false},
		{"#rules=oware%3Bgrandslam=all", "oware;grandslam=all", false},
		{"#rules=chess", "", true},
		{"#rules=oware;grandslam=perhaps", "oware", true},
		{"#rules=", "", false},
		{"#elsewhere", "", false},
		{"", "", false},
	}
	for _, tt := range tests {
		emptyFolder(t)
		a := openAt(t, tt.address, 800, 600)
		playing := atTable(a)
		if playing != (tt.rules != "") || playing && a.Session().Rules().String() != tt.rules {
			t.Errorf("%q: a table %v", tt.address, playing)
		}
		if tt.wrong != (len(uitest.Notices(a.Screen)) == 1) {
			t.Errorf("%q: notices %q", tt.address, uitest.Notices(a.Screen))
		}
	}
}

// Pages that ask for different tables, as those in two frames of one page, do
// not put each other's games away. One that asks for none shows all.
func TestATableOfAnAddressHasItsOwnGame(t *testing.T) {
	emptyFolder(t)
	for _, end := range []string{"", "#rules=oware", "#rules=namnam"} {
		a := openAt(t, end, 800, 600)
		if a.Session() != nil && a.Session().Ply() > 0 {
			t.Errorf("at %q a game of another page came up", end)
		}
		if end == "" {
			begin(t, a, people("ayoayo"))
		}
		press(t, a, "pit:B")
	}
	for end, rules := range map[string]string{"#rules=oware": "oware", "#rules=namnam": "namnam"} {
		a := openAt(t, end, 800, 600)
		if !a.GoesOn() || a.Session().Rules().String() != rules {
			t.Errorf("the game of %q has not come back", end)
		}
	}
	if games := open(t, 800, 600).Games(); len(games) != 3 {
		t.Errorf("a page that asks for no table shows %d games, want 3", len(games))
	}
}

// A game begun in a page that asked for another table is there when that page
// is loaded again.
func TestTheAddressFollowsTheTable(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=oware", 800, 600)
	begin(t, a, people("ayoayo;capturer=stays"))
	press(t, a, "pit:B")
	left := a.Session().Position()
	b := openAt(t, a.Host.Address(), 800, 600)
	if !atTable(b) || b.Session().Position() != left {
		t.Errorf("at %q the game has not come back", a.Host.Address())
	}
}

func TestTheMirrorPlays(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	fake(a).Next.Actions = []host.Action{{ID: "pit:B"}, {ID: "pit:B", Press: true}}
	a.advance(0)
	if a.Session().Ply() != 1 {
		t.Error("a press in the mirror does not play")
	}
}

func TestAFaultIsASentenceWithWaysOn(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	press(t, a, "pit:A")
	var faults strings.Builder
	a.faults = &faults
	say := a.say
	a.say = nil
	a.guard(func() { panic("on purpose") })
	step := func() { a.guard(func() { a.advance(0) }) }
	step() // in which the sentence can't be said either
	a.say = say
	step()
	step()
	if got := label(t, a, "title"); got != a.say.Say(words.Trouble) {
		t.Errorf("after a fault: %q", got)
	}
	if got := faults.String(); !strings.HasPrefix(got, "ayoayo: on purpose\n") || !strings.Contains(got, "TestAFaultIsASentence") {
		t.Errorf("where it was is told as %q", got)
	}
	if n := strings.Count(faults.String(), "ayoayo: "); n != 3 {
		t.Errorf("%d faults are told, want the one on purpose and two of the sentence", n)
	}
	press(t, a, "undo")
	if !atTable(a) || a.Session().Ply() != 0 {
		t.Error("the way on does not lead back to the game")
	}
}

// What is said of a fault is what the page offers: to take a move back where there is one,
// and home.
func TestAFaultPromisesWhatIsOffered(t *testing.T) {
	for name, set := range map[string]func(a *App){
		"without a game": func(*App) {},
		"at the start":   func(a *App) { begin(t, a, people("oware")) },
		"after a move": func(a *App) {
			begin(t, a, people("oware"))
			press(t, a, "pit:A")
		},
	} {
		emptyFolder(t)
		a := open(t, 800, 600)
		set(a)
		a.faults = io.Discard
		a.guard(func() { panic("on purpose") })
		a.advance(0)
		back, home := a.say.Say(words.TroubleUndo), a.say.Say(words.TroubleHome)
		want, undo := home, ui.Find(a.Page.Controls, "undo") != nil
		if undo {
			want = back
		}
		if got := label(t, a, "told"); got != want || undo != (name == "after a move") {
			t.Errorf("%s the page says %q, and offers to take a move back: %v", name, got, undo)
		}
		if press(t, a, "home"); a.Scene() != ui.Scene(a.first) {
			t.Errorf("%s home is %T", name, a.Scene())
		}
	}
}

func TestSettingsAreRemembered(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "settings")
	press(t, a, "speed:fast")
	press(t, a, "counts:off")
	press(t, a, "light:light")
	b := open(t, 800, 600)
	if s := b.settings; s.Speed != "fast" || s.Counts || s.Light != "light" || b.Look.Dark {
		t.Errorf("came back: %+v", s)
	}
}

// Whatever begins, the games that go on are kept, are all shown at home, and go on
// where they were.
func TestNothingIsThrownAway(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	left := map[string]engine.Position{}
	leave := func() {
		settle(t, a)
		left[slotOf(a)] = a.Session().Position()
	}
	for i, rules := range []string{"ayoayo", "oware", "oware", "bao-laps;capturer=taken"} {
		begin(t, a, people(rules))
		press(t, a, pitOf(a, a.Session().Legal()[i]))
		leave()
	}
	press(t, a, "menu")
	press(t, a, "new-game")
	press(t, a, "start")
	if a.Session().Ply() != 0 {
		t.Fatalf("%d plies played in the new game", a.Session().Ply())
	}
	fake(a).Next.Deliveries = []host.Delivery{{Text: "[Rules \"namnam\"]\n\nA *"}}
	a.advance(0)
	leave()
	if len(left) != 5 {
		t.Fatalf("the games are at %v", left)
	}
	a.Close()
	b := open(t, 800, 600)
	for range left {
		b.OpenHome()
		b.advance(0)
		games := b.Games()
		if len(games) != len(left) {
			t.Fatalf("at home there are %d games, want %d", len(games), len(left))
		}
		slot := games[len(games)-1].Slot // the one that was left longest ago
		press(t, b, "games")
		press(t, b, "kept:"+slot)
		if !atTable(b) || b.Session().Position() != left[slot] {
			t.Errorf("what is kept as %q leads to another game", slot)
		}
		b.Save()                                                                // which makes it the latest
		for saved := time.Now().UnixMilli(); time.Now().UnixMilli() == saved; { // as exactly as that is kept
			runtime.Gosched()
		}
	}
}

// One game that is kept where older versions did comes back, and stays there.
func TestAGameOfAnOlderVersionComesBack(t *testing.T) {
	folder := filepath.Join(emptyFolder(t), "ayoayo")
	data, err := os.ReadFile(filepath.Join("save", "testdata", "past", "game-4.msgp"))
	err = errors.Join(err, os.MkdirAll(folder, 0o700), os.WriteFile(filepath.Join(folder, "game.msgp"), data, 0o600))
	if err != nil {
		t.Fatal(err)
	}
	a := open(t, 800, 600)
	begin(t, a, people("oware"))
	press(t, a, "pit:A")
	a.OpenHome()
	a.advance(0)
	press(t, a, "game-kept:")
	if a.Session().Ply() != 11 || len(uitest.Notices(a.Screen)) > 0 {
		t.Errorf("the game comes back at ply %d; notices %q", a.Session().Ply(), uitest.Notices(a.Screen))
	}
}

// A game that is removed does not come back.
func TestARemovedGameStaysAway(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	for _, rules := range []string{"ayoayo", "oware"} {
		begin(t, a, people(rules))
		press(t, a, "pit:A")
	}
	a.OpenHome()
	for _, g := range a.Games() {
		a.Remove(g)
	}
	for range 3 {
		a.advance(keeper.WatchEvery)
	}
	a.Close()
	if b := open(t, 800, 600); len(a.Games())+len(b.Games()) > 0 {
		t.Errorf("after all were removed there are %d and %d games", len(a.Games()), len(b.Games()))
	}
}

// What was chosen for one game does not hold for another.
func TestChoicesAreKeptForEachGame(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("bao-laps;capturer=taken"))
	b := open(t, 800, 600)
	if got := b.Choice("oware"); !got.Seats[engine.North].Computer || got.Rules != "oware" {
		t.Errorf("Oware would begin as %+v", got)
	}
	if got := b.Choice("bao-laps"); got.Seats[engine.North].Computer || got.Rules != "bao-laps;capturer=taken" || got.Began != "S" {
		t.Errorf("Bao with laps would begin as %+v", got)
	}
}
