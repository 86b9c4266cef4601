package narration

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/seat"
	"ayoayo/game/ui/uitest"
)

// A game that is lost by an empty front row says whose it is.
func TestAnEmptyFrontRowIsSomebodys(t *testing.T) {
	r := enginetest.Rules(t, "bao-kujifunza")
	for _, tt := range []struct {
		players [2]seat.Seat
		winner  engine.Player
		want    string
	}{
		{[2]seat.Seat{{}, {Computer: true}}, engine.South, "The computer’s front row is empty."},
		{[2]seat.Seat{{}, {Computer: true}}, engine.North, "Your front row is empty."},
		{[2]seat.Seat{{Name: "Ama"}, {Name: "Kofi"}}, engine.South, "Kofi’s front row is empty."},
	} {
		teller := Teller{Say: uitest.English(t), Rules: r, Players: tt.players}
		res := engine.Result{End: engine.EndFrontRow, Winner: tt.winner, By: engine.Nobody}
		if got := teller.Rule(res, r.Start()); got != tt.want {
			t.Errorf("won by %v it says %q, want %q", tt.winner, got, tt.want)
		}
	}
}
