package words_test

import (
	"testing"

	"ayoayo/game/words"
)

func TestEmptyPiecesAreLeftOut(t *testing.T) {
	for _, said := range [][2]string{
		{words.Join("one", "", "two"), "one · two"},
		{words.Join("", ""), ""},
		{words.Glue(": ", "", "one"), "one"},
		{words.Glue(": ", "one", "two"), "one: two"},
	} {
		if said[0] != said[1] {
			t.Errorf("joined to %q, want %q", said[0], said[1])
		}
	}
}
