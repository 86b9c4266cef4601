package save

import (
	"errors"
	"testing"
)

// refuser is a medium that refuses one write, the one of a number.
type refuser struct {
	*fakeMedium
	writes, refused int
}

var errQuota = errors.New("quota exceeded")

func (m *refuser) write(name string, data []byte) error {
	if m.writes++; m.writes == m.refused {
		return errQuota
	}
	return m.fakeMedium.write(name, data)
}

func (m *refuser) cabinet(func(func())) cabinet { return prompt{medium: m} }

// Whichever write of a game, its tally and its end is refused, it is told, what lay there
// before is whole, and the next try has it all.
func TestARefusedWriteLosesNothing(t *testing.T) {
	const plies = 12
	told, writes := 0, plies+2
	for n := 1; n <= writes; n++ {
		m := &refuser{newMedium(), 0, n}
		s := newStore(m, nil)
		l := s.Library()
		last := -1
		for ply := range plies {
			rec := Record(playout(t, "oware", 7, ply))
			if _, err := s.SaveGame(rec); err == nil {
				last = ply
			} else {
				told++
			}
			if kept, _, out := newStore(m, nil).LoadGame(); last >= 0 && (out.Status != Loaded || kept.Ply != last) {
				t.Fatalf("write %d refused: %d plies are kept, %d were saved", n, kept.Ply, last)
			}
		}
		if _, err := s.SaveTally(sampleTally()); err != nil {
			told++
		}
		rec, g := finished(t, 7, day)
		l.Add(rec, g, func(err error) {
			if err != nil {
				told++
			}
		})
		if err := s.Retry(); err != nil {
			t.Fatal(err)
		}
		l.Retry(func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
		again := newStore(m, nil)
		kept, _, _ := again.LoadGame()
		tally, _ := again.LoadTally()
		if kept.Ply != plies-1 || len(tally.Pairs) != len(sampleTally().Pairs) || len(again.Library().Entries()) != 1 {
			t.Errorf("write %d refused: at the end %d plies, %d pairs and %d games are kept", n, kept.Ply, len(tally.Pairs), len(again.Library().Entries()))
		}
	}
	if told != writes {
		t.Errorf("%d of %d refused writes were told", told, writes)
	}
}
