package game

import (
	"encoding/json"
	"testing"

	"ayoayo/game/host"
	"ayoayo/game/opponent"
)

// silent is a searcher that never answers: how far it is depends on the machine.
type silent struct{ opponent.Searcher }

func (silent) Poll() (opponent.Event, bool) { return opponent.Event{}, false }

// told is what the page around was told, and forgets it.
func toldAround(t *testing.T, a *App) []message {
	t.Helper()
	a.advance(0)
	var list []message
	for _, text := range fake(a).Told {
		var m message
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			t.Fatal(err)
		}
		list = append(list, m)
	}
	fake(a).Told = nil
	return list
}

// askAround asks something as the page around does, and returns the answer.
func askAround(t *testing.T, a *App, kind, value string) message {
	t.Helper()
	settle(t, a)
	toldAround(t, a)
	fake(a).Next = host.Events{Questions: []host.Question{{ID: 3, Type: kind, Value: value}}}
	for _, m := range toldAround(t, a) {
		if m.Type == saidAnswer && m.ID == 3 {
			return m
		}
	}
	return message{}
}

func TestThePageAroundIsAnswered(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=oware;key=none;theme=gold;moves=C c", 800, 600)
	a.opponent.Searcher = silent{a.opponent.Searcher}
	list := toldAround(t, a)
	if len(list) != 2 || list[0].Type != saidReady || list[0].Ply != 2 || list[0].Move != "c" || list[1].Type != saidError {
		t.Errorf("at first it is told %+v", list)
	}
	for _, c := range []struct {
		kind, value string
		ply         int
		fails       bool
	}{
		{"get", "", 2, false},
		{"play", "D", 3, false},
		{"play", "D", 3, true}, // North is to move
		{"play", "?", 3, true},
		{"undo", "", 2, false},
		{"position", "1,2,1,1,0,0/3,0,4,0,0,0 14,22 N", 0, false},
		{"position", "1,2", 0, true},
		{"undo", "", 0, true},
		{"record", "[Rules \"oware\"]\n\nC c D", 3, false},
		{"record", "nothing", 3, true},
	} {
		if c.kind == "undo" && c.ply == 2 {
			a.advance(0)
		}
		m := askAround(t, a, c.kind, c.value)
		if (m.Error != "") != c.fails || m.Ply != c.ply || m.Record == "" {
			t.Errorf("%s %q: %+v", c.kind, c.value, m)
		}
	}
}

// Of what a visitor plays elsewhere nobody is told.
func TestThePageAroundIsNotToldOfOtherGames(t *testing.T) {
	emptyFolder(t)
	a := openAt(t, "#rules=oware", 800, 600)
	playFirst(t, a)
	fake(a).Next = host.Events{Questions: []host.Question{{Type: "get"}}}
	if list := toldAround(t, a); len(list) != 0 {
		t.Errorf("it is told %+v", list)
	}
}
