package save

import (
	"fmt"
	"hash/fnv"
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/seat"
)

//go:generate go tool msgp -io=false -tests=false -unexported -o finished_gen.go

//msgp:limit arrays:256

// The versions of the records of the library.
const (
	finishedVersion = 1
	indexVersion    = 2
)

// Finished is a game that is over, as the library keeps it.
type Finished struct {
	Entry Entry `msg:"entry"`
	Game  Game  `msg:"game"`
	// Version is the version of the record of the game.
	Version int `msg:"version"`
	// before is the body from which it was read.
	before []byte `msg:"-"`
}

// readFinished reads a game of the library.
func readFinished(data []byte) (Finished, error) {
	var rec Finished
	_, _, err := readRecord(finishedKind, data, &rec)
	if err == nil && rec.Version == gameVersion {
		rec.before = keptFrom(finishedKind, data)
	}
	return rec, err
}

// body makes the bytes to seal of it.
func (rec *Finished) body() ([]byte, error) {
	rec.Version = gameVersion
	body, err := rec.MarshalMsg(nil)
	return keepUnknown(body, rec.before), err
}

// Entry is what the list of finished games says of one.
type Entry struct {
	// ID names the game in the library.
	ID string `msg:"-"`
	// Rules is the rule-set string, Seats are South's and North's, with the names of a
	// record that the game was opened from.
	Rules string       `msg:"rules"`
	Seats [2]seat.Seat `msg:"seats"`
	// Ended is when the game ended, in milliseconds since 1970, 0 where that is not known.
	Ended int64 `msg:"ended"`
	// Plies is how many were played, Final the position after them, and Held how many
	// seeds South and North have there.
	Plies int    `msg:"plies"`
	Final string `msg:"final"`
	Held  [2]int `msg:"held"`
	// Winner is S or N, "" for nobody; End is the word for the way in which it ended.
	Winner string `msg:"winner"`
	End    string `msg:"end"`
	// Title and Comment are what the player has written about it, Starred says that it is
	// one to come back to.
	Title   string `msg:"title"`
	Comment string `msg:"comment"`
	Starred bool   `msg:"starred"`
	// Opening is the first move, "" where nobody chose it or the game began elsewhere than
	// its rules say.
	Opening string `msg:"opening"`
}

// Result is how the game ended.
func (e *Entry) Result() engine.Result {
	res := engine.Result{Winner: engine.Nobody}
	for _, p := range []engine.Player{engine.South, engine.North} {
		if e.Winner == p.String() {
			res.Winner = p
		}
	}
	for _, end := range engine.Ends() {
		if e.End == end.String() {
			res.End = end
		}
	}
	return res
}

// entryOf describes a game that is over.
func entryOf(rec *Game, g *engine.Game) Entry {
	final, r := g.Position(), g.Rules()
	res, _ := g.Result()
	e := Entry{
		Rules: r.String(), Seats: rec.Seats, Ended: rec.Saved, Plies: g.Ply(), Final: r.FormatPosition(&final), End: res.End.String(),
		Held:    [2]int{r.Held(&final, engine.South), r.Held(&final, engine.North)},
		Opening: rec.opening(),
	}
	if res.Winner != engine.Nobody {
		e.Winner = res.Winner.String()
	}
	for _, t := range rec.Tags {
		for side, name := range []string{"South", "North"} {
			if t.Name == name && e.Seats[side].Name == "" && !e.Seats[side].Computer {
				e.Seats[side].Name = t.Value
			}
		}
	}
	return e
}

// opening is the first move, as the list has it.
func (rec *Game) opening() string {
	if rec.Start != "" {
		r, err := engine.ParseRules(rec.Rules)
		if err != nil {
			return ""
		}
		if start := r.StartBy(engine.North); rec.Start != r.FormatPosition(&start) {
			return ""
		}
	}
	if rec.Opening > 0 || rec.Ply < 1 {
		return ""
	}
	first, _, _ := strings.Cut(rec.Moves, " ")
	return first
}

// ID names a game that is over: two with the same start, moves, end and day are one.
func (rec *Game) ID() string {
	moves := strings.Fields(rec.Moves)
	if rec.Ply < len(moves) && rec.Ply >= 0 {
		moves = moves[:rec.Ply]
	}
	sum := fnv.New64a()
	day := time.UnixMilli(rec.Saved).UTC().Format(time.DateOnly)
	fmt.Fprintf(sum, "%s|%s|%s|%s|%s", rec.Rules, rec.Start, strings.Join(moves, " "), rec.Resigned, day)
	return fmt.Sprintf("%016x", sum.Sum64())
}

// verify leaves it to whoever opens the game to replay it.
func (rec *Finished) verify() error {
	switch {
	case rec.Version > gameVersion:
		return ErrNewer
	case rec.Version < 1:
		return fmt.Errorf("there is no version %d of a game", rec.Version)
	}
	return nil
}

// migrate brings the game along. There is one version of finished games, of which the
// first had no opening.
func (rec *Finished) migrate(int) {
	if rec.verify() == nil {
		rec.Game.migrate(rec.Version)
		rec.Entry.Opening = rec.Game.opening()
	}
}

// index is what the list says of many games, so that it is there without reading each.
// It may lack some and name others that are gone.
type index struct {
	Names   []string `msg:"names,limit=65536"`
	Entries []Entry  `msg:"entries,limit=65536"`
}

// mostIndexed is how many games the index has at most; others are read one by one.
const mostIndexed = 10_000

func (rec *index) verify() error {
	if len(rec.Names) != len(rec.Entries) {
		return fmt.Errorf("the index has %d names of %d games", len(rec.Names), len(rec.Entries))
	}
	return nil
}

// migrate forgets what an older version says of games: it lacks what the list says now.
func (rec *index) migrate(version int) {
	if version < indexVersion {
		*rec = index{}
	}
}
