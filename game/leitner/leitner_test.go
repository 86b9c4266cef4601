package leitner

import "testing"

// What is known each time it is due comes after 1, 2, 4, 8 and 16 days and is learnt then.
func TestWhatIsKnownComesMoreSeldom(t *testing.T) {
	today := 20_000
	card, left := Missed(today), true
	var waits []int
	for left {
		waits = append(waits, card.Due-today)
		today = card.Due
		card, left = card.Known(today)
	}
	want := []int{1, 2, 4, 8, 16}
	if len(waits) != len(want) {
		t.Fatalf("it came after %v days, want %v", waits, want)
	}
	for i := range want {
		if waits[i] != want[i] {
			t.Fatalf("it came after %v days, want %v", waits, want)
		}
	}
}

func TestWhatIsMissedComesTomorrow(t *testing.T) {
	for _, today := range []int{0, 20_000} {
		if c := Missed(today); c.Box != 1 || c.Due != today+1 {
			t.Errorf("on day %d it is %+v", today, c)
		}
	}
}

// A box that no version of the program has written is as good as the nearest.
func TestForeignBoxesAreTaken(t *testing.T) {
	if c, left := (Card{Box: -7}).Known(10); !left || c != (Card{Box: 1, Due: 11}) {
		t.Errorf("from a box below the first: %+v, %v", c, left)
	}
	if _, left := (Card{Box: 99}).Known(10); left {
		t.Error("from a box above the last it is not learnt")
	}
}
