package session

import (
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/seat"
)

var (
	person   = seat.Seat{}
	computer = seat.Seat{Computer: true, Level: 1}
)

// start begins a game for a test.
func start(t *testing.T, rules string, first engine.Player, south, north seat.Seat) *Session {
	t.Helper()
	s, err := New(Setup{Rules: rules, First: first, Seats: [2]seat.Seat{south, north}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play plays the first legal move so many times.
func play(t *testing.T, s *Session, plies int) {
	t.Helper()
	for range plies {
		if _, err := s.Play(s.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestWhoStarts(t *testing.T) {
	for _, first := range []engine.Player{engine.South, engine.North} {
		if got := start(t, "oware", first, person, computer).Turn(); got != first {
			t.Errorf("%v is to move, want %v", got, first)
		}
	}
}

func TestWhoIsToMove(t *testing.T) {
	tests := []struct {
		name         string
		south, north seat.Seat
		person       bool
	}{
		{"two people", person, person, true},
		{"person first", person, computer, true},
		{"computer first", computer, person, false},
		{"two computers", computer, computer, false},
	}
	for _, tt := range tests {
		s := start(t, "ayoayo", engine.South, tt.south, tt.north)
		if s.ComputerToMove() == tt.person {
			t.Errorf("%s: computer to move %v", tt.name, s.ComputerToMove())
		}
	}
}

func TestUndoAndRedoStopWhereAPersonMoves(t *testing.T) {
	tests := []struct {
		name         string
		south, north seat.Seat
		played       int
		undone       []int // the plies left after each undo
		redone       []int // and after each redo from there
	}{
		{"two people", person, person, 3, []int{2, 1, 0}, []int{1, 2, 3}},
		{"after the computer's answer", person, computer, 4, []int{2, 0}, []int{2, 4}},
		{"while the computer thinks", person, computer, 3, []int{2, 0}, []int{2, 3}},
		{"the computer's first ply stays", computer, person, 3, []int{1}, []int{3}},
		{"two computers", computer, computer, 2, []int{1, 0}, []int{1, 2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := start(t, "oware", engine.South, tt.south, tt.north)
			play(t, s, tt.played)
			last := s.Position()
			for i, want := range tt.undone {
				if !s.Undo() || s.Ply() != want {
					t.Fatalf("undo %d leaves %d plies, want %d", i+1, s.Ply(), want)
				}
			}
			if s.CanUndo() || s.Undo() {
				t.Errorf("undo goes on at ply %d", s.Ply())
			}
			for i, want := range tt.redone {
				if !s.Redo() || s.Ply() != want {
					t.Fatalf("redo %d leaves %d plies, want %d", i+1, s.Ply(), want)
				}
			}
			if s.CanRedo() || s.Redo() {
				t.Error("redo goes on after the last ply")
			}
			if s.Position() != last {
				t.Error("undo and redo do not lead back to the same position")
			}
		})
	}
}

func TestComputersWaitAfterUndo(t *testing.T) {
	s := start(t, "ayoayo", engine.South, computer, computer)
	play(t, s, 2)
	s.Undo()
	if s.ComputerToMove() || !s.Paused() {
		t.Fatal("a game between computers went on by itself after undo")
	}
	s.GoOn()
	if !s.ComputerToMove() {
		t.Error("the computers don't go on")
	}
}

func TestResignIsForThePersonAndCanBeTakenBack(t *testing.T) {
	s := start(t, "ayoayo", engine.South, person, computer)
	play(t, s, 1)
	if !s.Resign() {
		t.Fatal("a person could not resign while the computer thinks")
	}
	res, over := s.Result()
	if !over || res.Winner != engine.North || res.End != engine.EndResigned {
		t.Fatalf("after resigning: %+v, over %v", res, over)
	}
	if !s.Undo() || s.Ply() != 1 {
		t.Fatalf("taking a resignation back leaves %d plies, want 1", s.Ply())
	}
	if _, over := s.Result(); over {
		t.Error("the game is still over")
	}
	if start(t, "ayoayo", engine.South, computer, computer).Resign() {
		t.Error("somebody resigned a game between computers")
	}
}

func TestARecordBringsTheGameBack(t *testing.T) {
	s := start(t, "oware;grandslam=all", engine.North, person, computer)
	play(t, s, 5)
	s.Tick(1500 * time.Millisecond)
	s.Undo()
	rec := s.Record()
	g, err := rec.Replay()
	if err != nil {
		t.Fatal(err)
	}
	back := Resume(rec, g)
	if back.Position() != s.Position() || back.Rules().String() != s.Rules().String() || back.Setup() != s.Setup() {
		t.Error("the game that came back is another one")
	}
	if back.CanRedo() != s.CanRedo() || back.Spent(engine.South)+back.Spent(engine.North) != 1500*time.Millisecond {
		t.Error("redo or the clock got lost")
	}
}

func TestAWrongMoveChangesNothing(t *testing.T) {
	s := start(t, "ayoayo", engine.South, computer, person)
	before := s.Position()
	for _, m := range []engine.Move{engine.SowFrom(8), engine.SowBackwards(0), engine.NoMove} {
		if _, err := s.Play(m); err == nil {
			t.Errorf("%v was played", m)
		}
	}
	if s.Position() != before || s.Ply() != 0 {
		t.Error("a move that was refused changed the game")
	}
}

// written is a record with all that a person may have put into it.
const written = `[Rules "oware"]
[South "Adé"]
[Weather "harmattan"]
[Result "N"]
[End "resigned"]

{a quiet start} 1. C d {both reply} 2. E f N
`

// openText opens a written record.
func openText(t *testing.T, text string) *Session {
	t.Helper()
	rec, err := engine.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	return Open(rec, 1)
}

func TestARecordIsWrittenAsItWasOpened(t *testing.T) {
	s := openText(t, written)
	noName := func(seat.Seat) string { return "?" }
	for plies := 0; ; plies++ {
		if got := s.Text(noName); got != written {
			t.Fatalf("after %d undos the record is\n%s\nwant\n%s", plies, got, written)
		}
		if !s.Undo() {
			break
		}
	}
	for s.Redo() {
	}
	if res, over := s.Result(); !over || res.End != engine.EndResigned || s.Ply() != 4 {
		t.Errorf("redo leads to ply %d, %+v; want the resignation after 4", s.Ply(), res)
	}
	if p := s.Players(); p[engine.South].Name != "Adé" || p[engine.North].Name != "" {
		t.Errorf("the players are %q and %q", p[engine.South].Name, p[engine.North].Name)
	}
}

func TestNotesComeBackWithASavedGame(t *testing.T) {
	s := openText(t, written)
	s.Undo() // the resignation
	rec := s.Record()
	g, err := rec.Replay()
	if err != nil {
		t.Fatal(err)
	}
	text := Resume(rec, g).Text(func(seat.Seat) string { return "?" })
	for _, want := range []string{`[Weather "harmattan"]`, "{a quiet start}", "d {both reply} 2."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}

func TestAnotherMoveDropsTheCommentsAfterIt(t *testing.T) {
	s := openText(t, written)
	for s.Ply() > 1 {
		s.Undo()
	}
	if _, err := s.Play(s.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	text := s.Text(func(seat.Seat) string { return "?" })
	if strings.Contains(text, "both reply") || !strings.Contains(text, "a quiet start") {
		t.Errorf("the comments are wrong in\n%s", text)
	}
}

func TestAComputerIsNamedInTheRecord(t *testing.T) {
	s := start(t, "ayoayo", engine.South, person, computer)
	text := s.Text(func(seat seat.Seat) string { return "level " + strconv.Itoa(seat.Level) })
	if !strings.Contains(text, `[North "level 1"]`) || strings.Contains(text, "[South") {
		t.Errorf("the players are wrong in\n%s", text)
	}
}

func TestAPositionIsPlayedFrom(t *testing.T) {
	const position = "0,0,0,0,1,2/3,0,0,0,0,0 20,22 N"
	setup := Setup{Rules: "oware", Start: position}
	s, err := New(setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	if p := s.Position(); s.Rules().FormatPosition(&p) != position || s.Setup().Start != position {
		t.Errorf("the game starts from %s, and another one from %q; want %s", s.Rules().FormatPosition(&p), s.Setup().Start, position)
	}
	setup.Start = "0,0,0,0,1,2/3,0,0,0,0,0 20,23 N"
	if _, err := New(setup, 1); err == nil {
		t.Error("a position with a seed too many was played")
	}
}

func TestRoundsAreCounted(t *testing.T) {
	s := start(t, "namnam", engine.South, person, person)
	if got := s.Rounds(); got != nil {
		t.Errorf("rounds %v before any is over", got)
	}
	for s.Ply() < 2000 && len(s.Rounds()) < 3 {
		if _, over := s.Result(); over {
			break
		}
		moves := s.Legal()
		if _, err := s.Play(moves[(s.Ply()*7)%len(moves)]); err != nil {
			t.Fatal(err)
		}
	}
	rounds := s.Rounds()
	if len(rounds) == 0 {
		t.Fatal("no round was over")
	}
	for i, r := range rounds {
		if r[0]+r[1] != 48 || r[0]%4 != 0 {
			t.Errorf("round %d: South %d, North %d; expected fours that make 48", i+1, r[0], r[1])
		}
	}
	plies := s.Ply()
	s.Undo()
	if got := len(s.Rounds()); s.Ply() < plies && got > len(rounds) {
		t.Errorf("%d rounds after taking back, were %d", got, len(rounds))
	}
}

func TestTheGameAsItStoodIsAGameOfItsOwn(t *testing.T) {
	s := start(t, "ayoayo", engine.South, person, person)
	play(t, s, 5)
	g := s.Upto(3)
	if g.Ply() != 3 || g.Position() != s.Game().After(3) || g.CanRedo() {
		t.Fatalf("after three plies: %d plies, redo %v", g.Ply(), g.CanRedo())
	}
	if _, err := g.Play(g.Legal()[0]); err != nil || s.Ply() != 5 {
		t.Errorf("playing in it changed the session: %d plies, %v", s.Ply(), err)
	}
	s.Resign()
	if g := s.Upto(5); len(g.Legal()) == 0 {
		t.Error("a resigned game can't be studied")
	}
}

func TestALineEndsWhereItIsNotLegal(t *testing.T) {
	s := start(t, "ayoayo", engine.South, person, person)
	r := s.Rules()
	moves, err := r.ParseMoves("C a C")
	if err != nil {
		t.Fatal(err)
	}
	line := s.Line(s.Position(), append(moves, moves[0], engine.NoMove))
	if len(line) < 2 || line[0].By != engine.South || line[1].By != engine.North || line[1].Before == line[0].Before {
		t.Fatalf("the line has %d plies: %+v", len(line), line)
	}
	if s.Ply() != 0 {
		t.Error("a line changed the game")
	}
	if got := s.Line(s.Position(), []engine.Move{engine.SowFrom(8), engine.SowFrom(0)}); len(got) != 0 {
		t.Errorf("the other player's pit begins a line of %d plies", len(got))
	}
}

func TestMovesThatAreNotLegalLeadNowhere(t *testing.T) {
	s := start(t, "oware", engine.South, person, computer)
	if err := s.Lead([]engine.Move{engine.SowFrom(0), engine.SowFrom(1)}, "a remark"); err == nil || !strings.Contains(err.Error(), "move 2") {
		t.Errorf("South moves twice: %v", err)
	}
	if s.Standing() != "" {
		t.Errorf("there is a remark: %q", s.Standing())
	}
}

func TestMovesThatWereAgreedOnComeWithARemark(t *testing.T) {
	const remark = "a proven draw"
	for _, first := range []engine.Player{engine.South, engine.North} {
		s := start(t, "ayoayo", first, person, computer)
		moves, err := s.Rules().ParseMoves("D b")
		if err != nil {
			t.Fatal(err)
		}
		want := "D b"
		if first == engine.North {
			for i, m := range moves {
				moves[i] = s.Rules().Board().Mirror(m)
			}
			want = "d B"
		}
		if err := s.Lead(moves, remark); err != nil {
			t.Fatal(err)
		}
		got := s.Rules().FormatMove(s.Game().Move(0)) + " " + s.Rules().FormatMove(s.Game().Move(1))
		if got != want || s.Standing() != remark {
			t.Errorf("%v leads with %s, %q", first, got, s.Standing())
		}
		for range 2 {
			by := s.Turn()
			play(t, s, 1)
			if told := s.Standing() == remark; told != (by == engine.North && s.Ply() == 3) {
				t.Errorf("%v leads: after %d plies the remark stands: %v", first, s.Ply(), told)
			}
		}
	}
}

// A page asks for the last plies again and again: their traces are kept, and are
// never those of other plies.
func TestPliesAreDescribedAsTheyWerePlayed(t *testing.T) {
	s := start(t, "ayoayo", engine.South, person, person)
	check := func() {
		t.Helper()
		for n := range s.Ply() {
			got, ok := s.At(n)
			if !ok || got.Move != s.Game().Move(n) || got.Before != s.Game().After(n) || !reflect.DeepEqual(got.Trace, s.Game().Trace(n)) {
				t.Errorf("ply %d of %d is described as %s by %s", n, s.Ply(), s.Rules().FormatMove(got.Move), got.By)
			}
		}
	}
	play(t, s, 6)
	check()
	last, _ := s.Last()
	if again, _ := s.Last(); again.Trace != last.Trace {
		t.Error("the last ply is played once more for its trace")
	}
	if !s.Turned(last.By) || s.Turned(last.By.Other()) {
		t.Errorf("the last ply was %s's", last.By)
	}
	s.Undo()
	if _, err := s.Play(s.Legal()[len(s.Legal())-1]); err != nil {
		t.Fatal(err)
	}
	if other, _ := s.Last(); other.Move == last.Move {
		t.Fatal("the same move was played again")
	}
	check()
	for s.Undo() {
	}
	if _, ok := s.Last(); ok || s.Turned(engine.South) || s.Turned(engine.North) {
		t.Error("there is a last ply before the first")
	}
}
