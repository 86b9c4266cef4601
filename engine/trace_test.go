package engine

import "testing"

func TestATraceTellsWhereLapsBeginAndEnd(t *testing.T) {
	r, err := ParseRules("ayoayo")
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.ParsePosition("1,2,1,1,0,0/3,0,4,0,0,0 18,18 S")
	if err != nil {
		t.Fatal(err)
	}
	trace, err := NewGameFrom(r, p).Play(SowFrom(0)) // A to B, and the three of B to E
	if err != nil {
		t.Fatal(err)
	}
	for lap, want := range []struct {
		events int
		end    Pit
	}{{0, NoPit}, {2, 1}, {len(trace.Events), 4}} {
		if n, end := trace.AfterLap(lap), trace.EndOf(lap); n != want.events || end != want.end {
			t.Errorf("lap %d ends after %d events in pit %d, want %d and %d", lap, n, end, want.events, want.end)
		}
	}
	if trace.End() != 4 || trace.Events[trace.LastDrop()].Pit != 4 || (&Trace{}).End() != NoPit || (&Trace{}).LastDrop() != -1 {
		t.Errorf("the last seed falls in pit %d, by event %d", trace.End(), trace.LastDrop())
	}
	if trace.Origin() != 0 || (&Trace{Events: []Event{{Kind: Claimed}}}).Origin() != NoPit {
		t.Error("a trace does not tell where its move began")
	}
}
