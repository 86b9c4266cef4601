package game

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/host"
	"ayoayo/game/records"
	"ayoayo/game/words"
)

// twoMoves is a record of a game that goes on.
const twoMoves = `[Rules "oware"]
[South "Adé"]
[Site "under the tree"]
[Result "*"]

1. C {thinks long} d *
`

func TestAnOpenedRecordComesBack(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	a.deliver(host.Delivery{Text: twoMoves})
	b := open(t, 800, 600)
	press(t, b, "go-on")
	if got := records.Write(b.say, b.Session()); got != twoMoves {
		t.Errorf("the game came back as\n%s\nwant\n%s", got, twoMoves)
	}
}

func TestABrokenRecordLosesNothing(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	press(t, a, "pit:A")
	settle(t, a)
	before, session := a.Session().Position(), a.Session()
	for _, c := range []struct{ text, want string }{
		{"", "line 1: the record has no tag Rules"},
		{"[Rules \"oware\"]\n\n1. C C", "line 3, ply 2: C is not a legal move here"},
		{"[Rules \"oware\"]\n[Start \"4,4,4,4,4,4/4,4,4,4,4,4 1,0 S\"]\nC", "49 seeds in pits and stores; expected 48"},
		{"[Rules \"oware\"]\n[Start \"0,0,0,0,0,1/0,0,0,0,0,0 25,22 S\"]\nF", "line 3, ply 1: F can't be played: the game is over"},
		{"[Rules \"namnam\"]\n[Start \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NSSSSS/NNNNNS sow S -\"]", "each player owns pits of the other's row"},
		{"[Rules \"oware\"]\n\x00\xff", "line 2: this is not text"},
		{strings.Repeat("noise ", 10<<20/6), "the limit is 256 KB"},
	} {
		closeNotices(a)
		a.deliver(host.Delivery{Text: c.text, Name: "game.txt"})
		a.advance(0)
		if got := label(t, a, "notice:0"); !strings.Contains(got, c.want) {
			t.Errorf("%.50q: the sentence is %q, want %q in it", c.text, got, c.want)
		}
		if !atTable(a) || a.Session() != session || a.Session().Position() != before {
			t.Fatalf("%.50q changed the game", c.text)
		}
	}
	closeNotices(a)
	a.advance(0)
	press(t, a, "undo")
	press(t, a, "redo")
}

// A record that is opened leaves the game in progress where it was.
func TestARecordLeavesTheGameInProgress(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, people("ayoayo"))
	press(t, a, "pit:A")
	settle(t, a)
	left := a.Session().Position()
	a.deliver(host.Delivery{Text: twoMoves})
	a.advance(0)
	if !atTable(a) || a.Session().Rules().Key() != "oware" || a.Session().Ply() != 2 {
		t.Fatalf("on the table is %s at ply %d", a.Session().Rules(), a.Session().Ply())
	}
	b := open(t, 800, 600)
	press(t, b, "game-kept:ayoayo")
	if b.Session().Position() != left {
		t.Error("the game in progress is another one now")
	}
}

func TestTheComputerIsNamedInARecord(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "game:ayoayo")
	press(t, a, "start")
	if got := records.Write(a.say, a.Session()); !strings.Contains(got, `[North "Computer, level 2"]`) {
		t.Errorf("the record is\n%s", got)
	}
}

// The longest record of a real game is read: a match of many rounds.
func TestALongRecordIsRead(t *testing.T) {
	r := enginetest.Rules(t, "namnam")
	g := engine.NewGame(r)
	for i := 0; g.Ply() < 3000; i++ {
		moves := g.Legal()
		if len(moves) == 0 {
			break
		}
		if _, err := g.Play(moves[i*7%len(moves)]); err != nil {
			t.Fatal(err)
		}
	}
	text := (&engine.Record{Game: g}).Text()
	emptyFolder(t)
	a := open(t, 800, 600)
	a.deliver(host.Delivery{Text: text})
	a.advance(0)
	if a.Session() == nil || a.Session().Ply() != g.Ply() {
		t.Fatal("the record is not on the table")
	}
	a.OpenRecords()
	a.advance(0)
	says(t, a, "cut", a.say.Say(words.RecordsCut))
}

// What came of a text is said in a sentence of its own.
func TestEveryOutcomeOfATextIsSaid(t *testing.T) {
	said := map[words.Key]host.Outcome{}
	for _, o := range host.Outcomes() {
		if o == host.Arrived {
			continue
		}
		if other, twice := said[outcomeOf(host.Delivery{Outcome: o})]; twice {
			t.Errorf("outcomes %d and %d are the same sentence", other, o)
		}
		said[outcomeOf(host.Delivery{Outcome: o})] = o
	}
	if len(said) == 0 {
		t.Error("there are no outcomes")
	}
}
