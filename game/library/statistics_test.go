package library_test

import (
	"strings"
	"testing"
	"time"

	"ayoayo/game/library"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/ui"
	"ayoayo/game/ui/uitest"
)

// Games against the computer are counted by game, level, first move and month, from the person's
// side; those of two people, and of months long gone, are not in the columns.
func TestStatistics(t *testing.T) {
	now := time.Date(2026, 3, 15, 12, 0, 0, 0, time.UTC)
	south := [2]seat.Seat{{}, {Computer: true, Level: 2}}
	north := [2]seat.Seat{{Computer: true, Level: 3}, {}}
	at := func(months int) int64 { return now.AddDate(0, -months, 0).UnixMilli() }
	entries := []save.Entry{
		{Rules: "oware", Seats: south, Winner: "S", End: "seeds", Ended: at(0), Opening: "C"},
		{Rules: "oware;grandslam=all", Seats: north, Winner: "S", End: "seeds", Ended: at(1), Opening: "C"},
		{Rules: "oware", Seats: north, Winner: "N", End: "seeds", Ended: at(30), Opening: "C"},
		{Rules: "oware", Seats: north, Winner: "", End: "seeds", Opening: "c"},
		{Rules: "ayoayo", Seats: [2]seat.Seat{{Name: "Ama"}, {Name: "Bisi"}}, Winner: "S", Ended: at(0)},
	}
	s, _ := uitest.NewScreen(400, 700)
	s.Show([]ui.Scene{library.NewStatistics(s, uitest.English(t), entries, now)})
	s.Pass(0)
	label := func(id string) string {
		c := ui.Find(s.Page.Controls, id)
		if c == nil {
			t.Fatalf("there is no %s", id)
		}
		return c.Label
	}
	if got := label("oware.all"); got != "2 won, 1 drawn, 1 lost" {
		t.Errorf("all: %s", got)
	}
	if got := label("plot"); got != "2026-02: 0 won, 0 drawn, 1 lost · 2026-03: 1 won, 0 drawn, 0 lost" {
		t.Errorf("the months: %s", got)
	}
	if got := label("oware.statistics.it-beganC"); got != "the computer began with C: 1 won, 0 drawn, 1 lost" {
		t.Errorf("the opening: %s", got)
	}
	for _, once := range []string{"oware.statistics.you-beganC", "oware.statistics.you-beganc"} {
		if ui.Find(s.Page.Controls, once) != nil {
			t.Errorf("of one game there is a line %s", once)
		}
	}
	levels := 0
	for i := range s.Page.Controls {
		if l := s.Page.Controls[i].Label; strings.HasPrefix(l, "against the ") {
			levels++
			if !strings.HasSuffix(l, "1 won, 0 drawn, 0 lost") && !strings.HasSuffix(l, "1 won, 1 drawn, 1 lost") {
				t.Error(l)
			}
		}
	}
	if levels != 2 || ui.Find(s.Page.Controls, "ayoayo") != nil {
		t.Errorf("there are %d levels", levels)
	}
	if filled := len(s.Page.Fills); filled != 3+2+1 { // of the bar, the columns, and the line below
		t.Errorf("%d areas are filled", filled)
	}
	s.Show([]ui.Scene{library.NewStatistics(s, uitest.English(t), nil, now)})
	s.Pass(0)
	label("none")
}
