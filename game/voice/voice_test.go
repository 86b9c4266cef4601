package voice_test

import (
	"testing"

	"ayoayo/engine"
	"ayoayo/game/seat"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

var (
	person   = seat.Seat{}
	computer = seat.Seat{Computer: true, Level: 10}
)

func TestHowTheSidesAreSpokenOf(t *testing.T) {
	tests := []struct {
		south, north seat.Seat
		want         [2]words.Voice
	}{
		{person, person, [2]words.Voice{words.VoiceNamed, words.VoiceNamed}},
		{computer, computer, [2]words.Voice{words.VoiceNamed, words.VoiceNamed}},
		{person, computer, [2]words.Voice{words.VoiceYou, words.VoiceComputer}},
		{computer, person, [2]words.Voice{words.VoiceComputer, words.VoiceYou}},
	}
	for _, tt := range tests {
		seats := [2]seat.Seat{tt.south, tt.north}
		if got := [2]words.Voice{voice.Of(seats, engine.South), voice.Of(seats, engine.North)}; got != tt.want {
			t.Errorf("%v against %v: %v, want %v", tt.south, tt.north, got, tt.want)
		}
	}
}

func TestWhatIsSaidOfSides(t *testing.T) {
	say, err := words.New()
	if err != nil {
		t.Fatal(err)
	}
	seats := [2]seat.Seat{person, computer}
	for _, said := range [][2]string{
		{voice.Side(say, engine.South), "South"},
		{voice.Side(say, engine.North), "North"},
		{voice.Name(say, seats, engine.South), "You"},
		{voice.Name(say, seats, engine.North), "Computer"},
		{voice.Name(say, [2]seat.Seat{{Name: "Ama"}, {}}, engine.South), "Ama"},
		{voice.Name(say, [2]seat.Seat{{Name: "Ama"}, {}}, engine.North), "North"},
		{voice.Level(say, computer), "ọ̀ta"},
		{voice.Outcome(say, seats, engine.Result{Winner: engine.South}), "You won"},
		{voice.Outcome(say, [2]seat.Seat{}, engine.Result{Winner: engine.North}), "North won"},
		{voice.Outcome(say, [2]seat.Seat{{}, {Name: "Kofi"}}, engine.Result{Winner: engine.North}), "Kofi won"},
		{voice.Outcome(say, seats, engine.Result{Winner: engine.Nobody}), "A draw"},
		{voice.About(say, words.MoveAt, seats, engine.North, 3, "c"), "Move 3: the computer plays c"},
		{voice.About(say, words.MoveAt, [2]seat.Seat{{}, {Name: "Kofi"}}, engine.North, 3, "c"), "Move 3: Kofi plays c"},
	} {
		if said[0] != said[1] {
			t.Errorf("said %q, want %q", said[0], said[1])
		}
	}
}
