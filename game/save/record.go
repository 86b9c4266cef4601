package save

import (
	"fmt"
	"maps"
	"slices"

	"ayoayo/engine"
	"ayoayo/game/seat"
)

//go:generate go tool msgp -io=false -tests=false -o record_gen.go

//msgp:ignore replayed

//msgp:limit arrays:256

// The versions of the records. A version rises with every change of what a field
// means, and has a step from the one before. A field that an older program can do
// without may come without one: it hands it on.
const (
	gameVersion     = 6
	settingsVersion = 8
	tallyVersion    = 1
)

// Game is the game in progress: not a board but all that was played, since
// under the rules of repetition a board alone can't be resumed.
type Game struct {
	// Rules is the rule-set string.
	Rules string `msg:"rules"`
	// Start is the position the game started from, "" for the rule-set's own.
	Start string `msg:"start"`
	// Moves are the moves joined by spaces, those of undone plies included.
	Moves string `msg:"moves"`
	// Ply is the number of plies played; the moves after them were undone.
	Ply int `msg:"ply"`
	// Opening is how many of them were agreed on before the game.
	Opening int `msg:"opening"`
	// Final is the position after Ply plies, which a replay must reach.
	Final string `msg:"final"`
	// Resigned is S or N when a player gave up at Ply, else "".
	Resigned string `msg:"resigned"`
	// Seats are South's and North's.
	Seats [2]seat.Seat `msg:"seats"`
	// Spent is the time each player has thought, in milliseconds.
	Spent [2]int64 `msg:"spent"`
	// Seed is the seed of the computer's choices.
	Seed uint64 `msg:"seed"`
	// Tags and Comments are those of the written record that the game was
	// opened from.
	Tags     []Tag     `msg:"tags,limit=65536"`
	Comments []Comment `msg:"comments,limit=65536"`
	// Saved is when it was saved, in milliseconds since 1970, 0 where that is not known.
	Saved int64 `msg:"saved"`
	// Counted is how its result counts in the tally of its players, "" while it does not.
	Counted string `msg:"counted"`
	// Link tells the game from all others in links, 0 for one that was never sent.
	Link uint64 `msg:"link"`
}

// Tag is a named value of a written record.
type Tag struct {
	Name  string `msg:"name"`
	Value string `msg:"value"`
}

// Comment is a remark after some plies of a written record.
type Comment struct {
	Ply  int    `msg:"ply"`
	Text string `msg:"text"`
}

// The steps turn a record into one of the next version: the first that of version
// 1. A step is nil where nothing has come to mean something else: a field was added,
// or the envelope got its check sum (game 4, settings 5).
var (
	gameSteps     = [gameVersion - 1]func(*Game){1: func(rec *Game) { tenLevels(&rec.Seats) }}
	settingsSteps = [settingsVersion - 1]func(*Settings){1: func(rec *Settings) { tenLevels(&rec.Seats) }, 4: intoGames}
)

// tenLevels gives each seat the level among ten that comes nearest to one of three.
func tenLevels(seats *[2]seat.Seat) {
	for i := range seats {
		if seats[i].Level >= 1 && seats[i].Level <= 3 {
			seats[i].Level *= 3
		}
	}
}

// intoGames keeps of each game that was played how it was set up, which was the same
// for all.
func intoGames(rec *Settings) {
	for _, rules := range rec.Chosen {
		rec.Games = append(rec.Games, Choice{Rules: rules, Seats: rec.Seats, Starts: rec.Starts})
	}
	rec.Seats, rec.Starts, rec.Chosen = [2]seat.Seat{}, "", nil
}

func (rec *Game) migrate(version int)     { migrate(rec, gameSteps[version-1:]) }
func (rec *Settings) migrate(version int) { migrate(rec, settingsSteps[version-1:]) }

// migrate takes a record through steps.
func migrate[T any](rec *T, steps []func(*T)) {
	for _, step := range steps {
		if step != nil {
			step(rec)
		}
	}
}

type replayed struct {
	Game
	game *engine.Game
}

func (rec *replayed) verify() (err error) {
	rec.game, err = rec.Replay()
	return err
}

// verify takes all tallies.
func (rec *Tally) verify() error { return nil }

// migrate has nothing to do: there is one version of tallies.
func (rec *Tally) migrate(int) {}

// verify takes all settings.
func (rec *Settings) verify() error { return nil }

// Settings are the player's choices that outlive a game. Names of speeds,
// themes and the like are the program's; this package only keeps them.
type Settings struct {
	Speed string `msg:"speed"`
	Theme string `msg:"theme"`
	// Light is system, light or dark.
	Light string `msg:"light"`
	// Counts says whether numbers stand on the pits.
	Counts bool `msg:"counts"`
	// Letters is needed, always or never: when the letters of the pits are shown.
	Letters string `msg:"letters"`
	// Begun is how many games were begun.
	Begun int `msg:"begun"`
	// Bar says whether a bar beside the board shows who is ahead.
	Bar bool `msg:"bar"`
	// Confirm says whether the first tap on a pit shows its move and the second plays it.
	Confirm bool `msg:"confirm"`
	// Across says whether what is for the player across the device is turned.
	Across bool `msg:"across"`
	// Motion is system, reduced or full.
	Motion string `msg:"motion"`
	// Sound is how loud the game is, Vibrate whether a phone shakes.
	Sound   string `msg:"sound"`
	Vibrate bool   `msg:"vibrate"`
	// Speech is how much is read out, full or brief; Shortcuts says whether letters and
	// signs are keys of the program.
	Speech    string `msg:"speech"`
	Shortcuts bool   `msg:"shortcuts"`
	// Language is a language tag, "" for the system's.
	Language string `msg:"language"`
	// Lessons are how far those that were begun have come.
	Lessons []Lesson `msg:"lessons"`
	// Games are how games were set up, the one that was played last first.
	Games []Choice `msg:"games"`

	// Seats, Starts and Chosen are of versions before 6: who played last, who began, and
	// the rule-set strings in the order in which they were last played.
	Seats  [2]seat.Seat `msg:"seats"`
	Starts string       `msg:"starts,omitempty"`
	Chosen []string     `msg:"chosen,omitempty"`
}

// Lesson is how much of a game's lesson is done.
type Lesson struct {
	// Game is the rule-set's key, Steps how many steps are done.
	Game  string `msg:"game"`
	Steps int    `msg:"steps"`
}

// Choice is how a game was set up last.
type Choice struct {
	// Rules is the rule-set string, Seats are South's and North's.
	Rules string       `msg:"rules"`
	Seats [2]seat.Seat `msg:"seats"`
	// Starts is who is to begin, S or N, or "turn" for who did not last time; Began is
	// who did, "" where none has.
	Starts string `msg:"starts"`
	Began  string `msg:"began"`
	// Fair says that games begin with an even opening, where one is known.
	Fair bool `msg:"fair"`
}

// Note keeps the tags and comments of a written record, comments by the number
// of plies before them.
func (rec *Game) Note(tags []engine.Tag, comments map[int]string) {
	rec.Tags, rec.Comments = nil, nil
	for _, t := range tags {
		rec.Tags = append(rec.Tags, Tag(t))
	}
	for _, ply := range slices.Sorted(maps.Keys(comments)) {
		rec.Comments = append(rec.Comments, Comment{Ply: ply, Text: comments[ply]})
	}
}

// Notes returns the tags and comments that Note has kept.
func (rec *Game) Notes() (tags []engine.Tag, comments map[int]string) {
	for _, t := range rec.Tags {
		tags = append(tags, engine.Tag(t))
	}
	comments = map[int]string{}
	for _, c := range rec.Comments {
		comments[c.Ply] = c.Text
	}
	return tags, comments
}

// Replay plays the recorded game again. The error says what does not fit: a
// rule-set or position that is not one, a move that is not legal, or a final
// position other than the one that was saved.
func (rec *Game) Replay() (*engine.Game, error) {
	r, err := engine.ParseRules(rec.Rules)
	if err != nil {
		return nil, err
	}
	start := r.Start()
	if rec.Start != "" {
		if start, err = r.ParsePosition(rec.Start); err != nil {
			return nil, fmt.Errorf("start: %w", err)
		}
	}
	g := engine.NewGameFrom(r, start)
	if err := g.PlayMoves(rec.Moves); err != nil {
		return nil, err
	}
	if !g.Jump(rec.Ply) {
		return nil, fmt.Errorf("%d plies of %d moves are said to be played", rec.Ply, g.Len())
	}
	final := g.Position()
	if text := r.FormatPosition(&final); text != rec.Final {
		return nil, fmt.Errorf("the moves lead to %s, but %q was saved", text, rec.Final)
	}
	return g, rec.resign(g)
}

// resign repeats a recorded resignation.
func (rec *Game) resign(g *engine.Game) error {
	for _, p := range []engine.Player{engine.South, engine.North} {
		if rec.Resigned == p.String() {
			if !g.Resign(p) {
				return fmt.Errorf("%s is said to have resigned a game that was over", p)
			}
			return nil
		}
	}
	if rec.Resigned != "" {
		return fmt.Errorf("%q is said to have resigned; expected S or N", rec.Resigned)
	}
	return nil
}
