package save

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"ayoayo/engine"
)

// What follows is the way out of the store: from what lies there to a game.

// LoadGame returns the stored record and its game, replayed. Both are empty
// unless the outcome is Loaded.
func (s *Store) LoadGame() (Game, *engine.Game, Outcome) {
	var rec replayed
	out := s.load(gameKind, s.gameName(), &rec)
	if out.Status != Loaded {
		return Game{}, nil, out
	}
	return rec.Game, rec.game, out
}

// Stored is a game that lies in a slot.
type Stored struct {
	Slot   string
	Record Game
	Game   *engine.Game
}

// Games returns the games of all slots that can be gone on with or looked at. Nothing
// is moved, and nothing counts as read: whoever goes on with one loads it.
func (s *Store) Games() []Stored {
	var games []Stored
	for _, name := range s.names() {
		slot, ok := slotOf(name)
		if !ok || s.isParted(name) {
			continue
		}
		var rec replayed
		if data, err := s.medium.read(name); err == nil {
			if _, status, _ := readRecord(gameKind, data, &rec); status == Loaded {
				games = append(games, Stored{slot, rec.Game, rec.game})
			}
		}
	}
	return games
}

// Spoiled moves aside what lies in any slot and can't be used, and says what it was.
func (s *Store) Spoiled() []Outcome {
	var spoiled []Outcome
	for _, name := range s.names() {
		if slot, ok := slotOf(name); ok && !strings.Contains(slot, asideMark) {
			if _, _, out := s.At(slot).LoadGame(); out.Err != nil {
				spoiled = append(spoiled, out)
			}
		}
	}
	return spoiled
}

// LoadSettings returns the stored settings; what they do not say is as in
// defaults, all of it unless the outcome is Loaded.
func (s *Store) LoadSettings(defaults Settings) (Settings, Outcome) {
	rec := defaults
	out := s.load(settingsKind, settingsKind.name, &rec)
	if out.Status != Loaded {
		return defaults, out
	}
	return rec, out
}

// LoadTally returns how games ended, nothing unless the outcome is Loaded.
func (s *Store) LoadTally() (Tally, Outcome) {
	var rec Tally
	out := s.load(tallyKind, tallyKind.name, &rec)
	if out.Status != Loaded {
		return Tally{}, out
	}
	return rec, out
}

// LoadProgress returns how far the player has come, nothing unless the outcome is Loaded.
func (s *Store) LoadProgress() (Progress, Outcome) {
	var rec Progress
	out := s.load(progressKind, progressKind.name, &rec)
	if out.Status != Loaded {
		return Progress{}, out
	}
	return rec, out
}

// Follow returns the game that another window has saved in the place of the one
// that was loaded or saved here. Its outcome is Empty as long as there is none, or
// while the game here is still to be saved or kept elsewhere. Nothing is moved.
func (s *Store) Follow() (Game, *engine.Game, Outcome) {
	name := s.gameName()
	if _, pending := s.unsaved[name]; pending || s.medium == nil || s.parted[name] != "" {
		return Game{}, nil, Outcome{}
	}
	data, err := s.medium.read(name)
	if err != nil || bytes.Equal(data, s.seen[name].data) || bytes.Equal(data, s.looked[name]) {
		return Game{}, nil, Outcome{}
	}
	s.looked[name] = data
	var rec replayed
	generation, status, err := readRecord(gameKind, data, &rec)
	if status != Loaded {
		return Game{}, nil, Outcome{Status: status, Err: err}
	}
	s.seen[name] = sight{data, generation}
	return rec.Game, rec.game, Outcome{Status: Loaded}
}

// load reads the record of a name and checks it; what can't be used is moved
// aside.
func (s *Store) load(k kind, name string, rec record) Outcome {
	if s.medium == nil {
		return Outcome{Status: Unreadable, Err: s.err}
	}
	data, err := s.medium.read(name)
	delete(s.seen, name)
	delete(s.parted, name)
	if errors.Is(err, fs.ErrNotExist) {
		return Outcome{Status: Empty}
	}
	out := Outcome{Status: Unreadable}
	var generation uint64
	if err == nil {
		generation, out.Status, err = readRecord(k, data, rec)
	}
	if out.Status == Loaded {
		s.seen[name] = sight{data, generation}
		return out
	}
	out.Err = fmt.Errorf("the saved %s can't be used: %w", k.name, err)
	out.Aside, _ = s.moveAside(name)
	return out
}

// readRecord reads stored bytes into a record and checks it.
func readRecord(k kind, data []byte, rec record) (generation uint64, status Status, err error) {
	generation, err = unseal(k, data, rec)
	if err == nil {
		err = rec.verify()
	}
	switch {
	case err == nil:
		return generation, Loaded, nil
	case errors.Is(err, ErrNewer):
		return 0, Newer, err
	}
	return 0, Broken, err
}
