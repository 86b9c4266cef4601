package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

// TestOutcomesHaveWords holds that every end, sweep and refusal has a word of
// its own: records, sentences and tests go by them.
func TestOutcomesHaveWords(t *testing.T) {
	for kind, words := range map[string][]string{
		"end":     listed(engine.NotEnded, engine.Ends()),
		"sweep":   listed(engine.WhyNone, engine.Sweeps()),
		"refusal": listed(engine.NotRefused, engine.Refusals()),
	} {
		for i, word := range words {
			if word == "" || slices.Index(words, word) != i {
				t.Errorf("%s %d is called %q, of %q", kind, i, word, words)
			}
		}
	}
}

// listed gives the words for nothing and for the values of a list.
func listed[T fmt.Stringer](none T, values []T) []string {
	words := []string{none.String()}
	for _, v := range values {
		words = append(words, v.String())
	}
	return words
}

// TestResultSaysWhoEndedIt plays to a player without a move, and resigns.
func TestResultSaysWhoEndedIt(t *testing.T) {
	r := enginetest.Rules(t, "bao-laps")
	p := enginetest.Position(t, r, "1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 15,16 S")
	played := engine.NewGameFrom(r, p)
	if err := played.PlayMoves("A"); err != nil {
		t.Fatal(err)
	}
	resigned := engine.NewGame(r)
	resigned.Resign(engine.South)
	for _, c := range []struct {
		game *engine.Game
		want engine.Result
	}{
		{played, engine.Result{Winner: engine.Nobody, End: engine.EndNoMove, By: engine.North}},
		{resigned, engine.Result{Winner: engine.North, End: engine.EndResigned, By: engine.South}},
	} {
		if got, over := c.game.Result(); !over || got != c.want {
			t.Errorf("got %+v (%v), want %+v", got, over, c.want)
		}
	}
}
