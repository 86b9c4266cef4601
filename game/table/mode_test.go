package table

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

var (
	person   = seat.Seat{}
	computer = seat.Seat{Computer: true, Level: 1}
)

// play plays the first legal move so many times, and lets the table know.
func (t *Table) playFirst(plies int) {
	for range plies {
		t.play(t.session.Legal()[0])
		t.view.Skip()
		t.app.(*program).advance(0)
	}
}

// modes are how a table comes into each mode, and what is then asked of it.
func modes() []struct {
	name  string
	seats [2]seat.Seat
	set   func(a *program, t *Table)
	want  modeIs
} {
	const game, noHint = "undo redo hint menu", "undo redo - menu"
	return []struct {
		name  string
		seats [2]seat.Seat
		set   func(a *program, t *Table)
		want  modeIs
	}{
		{"playing", [2]seat.Seat{person, computer}, func(*program, *Table) {}, modeIs{
			kind: "*table.playing", status: "Your turn", head: game, moves: 6, marked: 6, wants: forAll, plies: 0, whole: true,
		}},
		{"thinking", [2]seat.Seat{computer, person}, func(*program, *Table) {}, modeIs{
			kind: "*table.thinking", status: "Òpè is thinking", head: noHint, wants: forBar, whole: true,
		}},
		{"moving", [2]seat.Seat{person, person}, func(a *program, t *Table) {
			a.speed = render.Slow
			a.advance(0)
			t.play(a.session.Legal()[0])
			a.advance(0)
		}, modeIs{
			kind: "*table.moving", status: "South played A", head: noHint, moves: 6, from: true, wants: forAll, plies: 1, moving: true, whole: true,
		}},
		{"paused", [2]seat.Seat{computer, computer}, func(a *program, t *Table) {
			t.playFirst(2)
			t.undo()
		}, modeIs{
			kind: "*table.paused", status: "Paused", head: "undo redo pause speed menu", between: "go-on", from: true, to: true, wants: forAll, plies: 1, whole: true,
		}},
		{"ended", [2]seat.Seat{person, person}, func(a *program, t *Table) {
			t.playFirst(1)
			t.Resign()
		}, modeIs{
			kind: "*table.ended", status: "North resigned", head: noHint, between: "play-again", from: true, to: true, wants: forAll, plies: 1, whole: true,
		}},
		{"stuck", [2]seat.Seat{computer, person}, func(_ *program, t *Table) { t.fail(words.NoAnswer) }, modeIs{
			kind: "*table.stuck", status: "The computer", head: noHint, between: "ask-again", wants: forBar, whole: true,
		}},
		{"before a ply", [2]seat.Seat{person, person}, func(_ *program, t *Table) {
			t.playFirst(2)
			t.StartReplay(0)
		}, modeIs{
			kind: "*table.replaying", status: "Move 1: North plays a · Before the move", head: "menu", from: true, wants: forAll, plies: 1, whole: true,
		}},
		{"in mid-ply", [2]seat.Seat{person, person}, func(a *program, t *Table) {
			t.playFirst(2)
			a.speed = render.Slow
			a.advance(0)
			t.StartReplay(0)
			t.mode.(*replaying).stepLaps(1)
		}, modeIs{
			kind: "*table.replaying", status: "Move 1: North plays a", head: "menu", from: true, wants: forAll, plies: 2, moving: true, whole: true,
		}},
		{"a line", [2]seat.Seat{person, person}, func(a *program, t *Table) {
			t.startLine(a.session.Position(), a.session.Legal()[:1], nil)
			t.view.Skip()
		}, modeIs{
			kind: "*table.replaying", status: "Move 1: South plays A", head: "menu", from: true, to: true, wants: forAll,
		}},
	}
}

// modeIs is what a mode says of itself. Of buttons there are the identities, - for
// one that can't be pressed.
type modeIs struct {
	kind, status  string
	head, between string
	moves, marked int
	// from and to say that the last move is marked where it began and ended.
	from, to bool
	wants    want
	plies    int
	// moving says that seeds are on their way.
	moving, whole bool
}

func TestEachModeAnswersForItself(t *testing.T) {
	for _, tt := range modes() {
		t.Run(tt.name, func(t *testing.T) {
			a := open(t, 1280, 720)
			at := openTable(t, a, session.Setup{Rules: "oware", Seats: tt.seats})
			a.bar = true
			tt.set(a, at)
			if got := askMode(at, tt.want.status); got != tt.want {
				t.Errorf("the mode says\n%+v, want\n%+v", got, tt.want)
			}
		})
	}
}

// askMode asks the mode of a table; of its status the part that is expected is
// enough.
func askMode(t *Table, status string) modeIs {
	m := t.mode
	c, marks := m.controls(), m.marks()
	got := modeIs{
		kind: fmt.Sprintf("%T", m), status: m.status()[0],
		head: idsOf(c.head), between: idsOf(c.between()),
		moves: len(m.moves()), marked: len(marks.Legal),
		from: marks.LastFrom != engine.NoPit, to: marks.LastTo != engine.NoPit,
	}
	t.analysis.analyst.Analysing = true
	got.wants = m.wants()
	if strings.Contains(got.status, status) {
		got.status = status
	}
	got.moving = !m.still()
	got.plies, got.whole = m.shown()
	return got
}

func idsOf(list []ui.Control) string {
	var ids []string
	for i := range list {
		id := list[i].ID
		if list[i].Role = ui.RoleButton; !list[i].Works() && !slices.Contains([]string{"undo", "redo"}, id) {
			id = "-"
		}
		ids = append(ids, id)
	}
	return strings.Join(ids, " ")
}

// From one mode to the next, in each by its own button or by what comes about.
func TestModesFollowEachOther(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{person, person}})
	a.speed = render.Normal
	a.advance(0)
	is := func(when, want string) {
		t.Helper()
		a.advance(0)
		if got := strings.TrimPrefix(fmt.Sprintf("%T", at.mode), "*table."); got != want {
			t.Fatalf("%s the table is %s, want %s", when, got, want)
		}
	}
	is("at first", "playing")
	press(t, a, "pit:A")
	is("after a move", "moving")
	press(t, a, "undo")
	is("after undo in mid-motion", "playing")
	if at.view.Animating() || a.session.Ply() != 0 {
		t.Errorf("after undo in mid-motion seeds move (%v) after %d plies", at.view.Animating(), a.session.Ply())
	}
	press(t, a, "pit:A")
	settle(t, a)
	is("when the seeds lie still", "playing")
	at.Type('{')
	is("after {", "replaying")
	at.Back()
	is("after the replay", "playing")
	for _, pit := range a.session.Rules().Board().Pits() {
		if pos := a.session.Position(); at.view.Seeds(pit) != pos.Seeds(pit) {
			t.Errorf("after the replay the board shows %d seeds in %s, want %d", at.view.Seeds(pit), a.session.Rules().PitName(pit), pos.Seeds(pit))
		}
	}
	at.ask(8)
	at.Back()
	if is("after a choice that is given up", "playing"); at.choice != nothingChosen() || a.Scene() != ui.Scene(at) {
		t.Error("the choice was not given up")
	}
	at.fail(words.Trouble)
	is("after a fault", "stuck")
	press(t, a, "ask-again")
	is("after asking again", "playing")
	at.Resign()
	is("after resigning", "ended")
	press(t, a, "undo")
	is("after taking that back", "playing")
}

// A game that stands still goes on by its button and not by itself.
func TestAGameThatStandsStillWaits(t *testing.T) {
	for _, tt := range []struct {
		id   string
		stop func(at *Table)
	}{
		{"go-on", func(at *Table) { at.playFirst(2); at.undo() }},
		{"ask-again", func(at *Table) { at.fail(words.NoAnswer) }},
	} {
		a := open(t, 1280, 720)
		at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{computer, computer}})
		tt.stop(at)
		a.opponent.Cancel()
		plies := a.session.Ply()
		for range 50 {
			a.advance(200 * time.Millisecond)
		}
		if a.opponent.Busy() || a.session.Ply() != plies {
			t.Errorf("before %s the computer goes on: %d plies", tt.id, a.session.Ply())
		}
		press(t, a, tt.id)
		if _, ok := at.mode.(*thinking); !ok || !a.opponent.Busy() {
			t.Errorf("after %s the table is %T, and the computer is asked: %v", tt.id, at.mode, a.opponent.Busy())
		}
	}
}

// A computer is asked while the seeds of the move before still move, and its
// answer waits until they lie still and a moment longer.
func TestTheComputerThinksWhileSeedsMove(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{person, computer}})
	a.speed = render.Slow
	a.advance(0)
	press(t, a, "pit:A")
	if _, ok := at.mode.(*moving); !ok || !a.opponent.Busy() {
		t.Fatalf("the table is %T, and the computer is asked: %v", at.mode, a.opponent.Busy())
	}
	for ; a.opponent.Busy(); a.pollOpponent() {
		time.Sleep(time.Millisecond)
	}
	a.advance(10 * time.Millisecond)
	if a.session.Ply() != 1 {
		t.Fatal("the computer plays while seeds move")
	}
	at.view.Skip()
	a.advance(answerPause - time.Millisecond)
	if a.session.Ply() != 1 {
		t.Error("the computer plays at once when the seeds lie still")
	}
	a.advance(time.Millisecond)
	if a.session.Ply() != 2 {
		t.Error("the computer does not play after a moment")
	}
}

// What a ply has brought is told once, by the movement that ends: when it comes to rest,
// when it is touched, and at once where nothing moves. Nobody tells of one that is taken
// back or left.
func TestAPlyIsToldWhenItsSeedsComeToRest(t *testing.T) {
	for _, tt := range []struct {
		name  string
		speed render.Speed
		do    func(a *program, at *Table)
		want  int
	}{
		{"in motion", render.Slow, func(*program, *Table) {}, 0},
		{"at rest", render.Slow, func(a *program, _ *Table) { settle(t, a) }, 1},
		{"touched", render.Slow, func(_ *program, at *Table) { at.Tap("pit:A") }, 1},
		{"at once", render.Instant, func(*program, *Table) {}, 1},
		{"taken back", render.Slow, func(a *program, at *Table) { at.undo(); a.advance(time.Minute) }, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a := open(t, 1280, 720)
			at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{person, person}})
			a.speed = tt.speed
			a.advance(0)
			press(t, a, "pit:A")
			tt.do(a, at)
			a.advance(0)
			n := 0
			for _, said := range a.host.Announced {
				n += strings.Count(said, "North’s turn")
			}
			if n != tt.want {
				t.Errorf("whose turn it is after the ply is told %d times, want %d: %q", n, tt.want, a.host.Announced)
			}
		})
	}
}

// Whether seeds move is known by the mode: the board is asked by those that move seeds,
// and where a movement begins.
func TestOnlyModesAskWhetherSeedsMove(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files: ", err)
	}
	asked := map[string]bool{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range parsed.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok && s.Sel.Name == "Animating" {
					asked[receiver(f)+f.Name.Name] = true
				}
				return true
			})
		}
	}
	want := map[string]bool{"Table.animate": true, "moving.update": true, "replaying.still": true}
	if !maps.Equal(asked, want) {
		t.Errorf("the board is asked whether it moves by %v, want %v", asked, want)
	}
}

// receiver is the type that a method belongs to, and a dot.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	if star, ok := f.Recv.List[0].Type.(*ast.StarExpr); ok {
		return fmt.Sprint(star.X, ".")
	}
	return fmt.Sprint(f.Recv.List[0].Type, ".")
}

// What was asked before a move was taken back is answered to nobody.
func TestAnAnswerToWhatWasTakenBackIsDropped(t *testing.T) {
	a := open(t, 1280, 720)
	at := openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{person, computer}})
	press(t, a, "pit:A")
	for ; a.opponent.Busy(); a.pollOpponent() {
		time.Sleep(time.Millisecond)
	}
	at.undo()
	if _, ok := a.opponent.Answer(); ok {
		t.Error("an answer outlives what it answers")
	}
}
