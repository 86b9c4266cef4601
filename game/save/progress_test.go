package save

import (
	"fmt"
	"math"
	"testing"
)

// A file may hold what this program never writes.
func TestMergeTakesWhatIsOne(t *testing.T) {
	var mine, theirs Progress
	for i := range 300 {
		theirs.Drills = append(theirs.Drills, Drill{Game: fmt.Sprint("game ", i), Asked: []uint32{1}})
	}
	theirs.Solvers = []Solver{{Game: "oware", Rating: math.NaN(), Tried: []uint32{1}}, {Game: "chess", Tried: []uint32{1}}}
	if mine.Merge(theirs) || !mine.Empty() {
		t.Errorf("of games that there are not %d drills and %d solvers are taken", len(mine.Drills), len(mine.Solvers))
	}
	theirs.Drills[7].Game = "oware"
	theirs.Solvers[0].Rating = 1500
	if !mine.Merge(theirs) || len(mine.Drills) != 1 || len(mine.Solvers) != 1 {
		t.Errorf("%d drills and %d solvers are taken, expected one each", len(mine.Drills), len(mine.Solvers))
	}
}

// What is over in one place is not seen from another, nor in that of all other games.
func TestPlacesHaveLibrariesOfTheirOwn(t *testing.T) {
	all := newStore(&scratch{map[string][]byte{}}, nil)
	medium := func(s *Store) prompt { return s.medium.cabinet(nil).(prompt) }
	one, other := medium(all.In("one")), medium(all.In("other"))
	one.write("a", []byte("game"), func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	})
	for name, p := range map[string]prompt{"one": one, "other": other} {
		p.list(func(names []string, err error) {
			if err != nil || (len(names) == 1) != (name == "one") {
				t.Errorf("%s has %q (%v)", name, names, err)
			}
		})
	}
	if names, err := all.In("one").medium.list(); err != nil || len(names) != 0 {
		t.Errorf("its games are %q (%v)", names, err)
	}
}
