package save

import (
	"errors"
	"fmt"
	"io/fs"

	"ayoayo/engine"

	"github.com/tinylib/msgp/msgp"
)

// Status says what became of loading a record.
type Status uint8

// What can become of it. What is Broken, Newer or Unreadable has been moved
// aside unless the outcome's Aside is "".
const (
	// Empty: nothing has been saved yet.
	Empty Status = iota
	// Loaded: the record is there as it was saved.
	Loaded
	// Broken: what is stored is damaged, foreign, or does not replay.
	Broken
	// Newer: a newer version of the program wrote the record.
	Newer
	// Unreadable: there is no storage, or it can't be read.
	Unreadable
)

// Outcome is what became of loading a record.
type Outcome struct {
	Status Status
	// Aside is the name under which a record that can't be used now lies.
	Aside string
	// Err is the reason, nil for Empty and Loaded.
	Err error
}

// kind is a kind of record: its name and its version.
type kind struct {
	name    string
	version int
}

var (
	gameKind     = kind{"game", gameVersion}
	settingsKind = kind{"settings", settingsVersion}
)

// medium is where a platform keeps named bytes.
type medium interface {
	// read returns what is stored under a name, or fs.ErrNotExist.
	read(name string) ([]byte, error)
	// write stores bytes under a name, all or nothing.
	write(name string, data []byte) error
	// move gives what is stored under a name another, unused, name.
	move(from, to string) error
	// remove forgets a name; it need not be there.
	remove(name string) error
}

// Store keeps the records of this program on this device. It is used by one
// goroutine.
type Store struct {
	medium medium
	// err is why nothing can be stored.
	err error
	// table tells games of several tables apart, see [Store.At].
	table string
	// held are the names whose contents could not be moved aside, and so must
	// not be written over, with the reason.
	held map[string]error
}

// newStore tries a medium out.
func newStore(m medium, err error) *Store {
	s := &Store{medium: m, err: err, held: map[string]error{}}
	if err == nil {
		const trial = "trial"
		if s.err = m.write(trial, []byte(magic)); s.err == nil {
			s.err = m.remove(trial)
		}
	}
	return s
}

// Err returns the reason why nothing can be saved here, nil when it can.
func (s *Store) Err() error { return s.err }

// At returns the store in which the game is that of a table: pages that show
// different tables keep a game each. Settings are the same at all of them.
func (s *Store) At(table string) *Store {
	at := *s
	at.table = table
	return &at
}

// gameName is the name that the game is stored under.
func (s *Store) gameName() string {
	if s.table == "" {
		return gameKind.name
	}
	return gameKind.name + " " + s.table
}

// SaveGame stores the game in progress in place of the one before.
func (s *Store) SaveGame(rec Game) error { return s.save(gameKind, s.gameName(), &rec) }

// LoadGame returns the stored record and its game, replayed. Both are empty
// unless the outcome is Loaded.
func (s *Store) LoadGame() (Game, *engine.Game, Outcome) {
	var rec Game
	var g *engine.Game
	out := s.load(gameKind, s.gameName(), &rec, func() (err error) {
		g, err = rec.Replay()
		return err
	})
	if out.Status != Loaded {
		return Game{}, nil, out
	}
	return rec, g, out
}

// ClearGame removes the stored game.
func (s *Store) ClearGame() error {
	if s.medium == nil {
		return s.err
	}
	return s.medium.remove(s.gameName())
}

// SaveSettings stores the settings.
func (s *Store) SaveSettings(rec Settings) error {
	return s.save(settingsKind, settingsKind.name, &rec)
}

// LoadSettings returns the stored settings; what they do not say is as in
// defaults, all of it unless the outcome is Loaded.
func (s *Store) LoadSettings(defaults Settings) (Settings, Outcome) {
	rec := defaults
	out := s.load(settingsKind, settingsKind.name, &rec, func() error { return nil })
	if out.Status != Loaded {
		return defaults, out
	}
	return rec, out
}

// save stores a record under a name, unless that would destroy one that was not
// read.
func (s *Store) save(k kind, name string, rec msgp.Marshaler) error {
	if s.medium == nil {
		return s.err
	}
	if err := s.held[name]; err != nil {
		return err
	}
	data, err := seal(k, rec)
	if err == nil {
		err = s.medium.write(name, data)
	}
	if err != nil {
		return fmt.Errorf("the %s can't be saved: %w", k.name, err)
	}
	return nil
}

// load reads the record of a name and checks it; what can't be used is moved
// aside.
func (s *Store) load(k kind, name string, rec msgp.Unmarshaler, check func() error) Outcome {
	if s.medium == nil {
		return Outcome{Status: Unreadable, Err: s.err}
	}
	data, err := s.medium.read(name)
	delete(s.held, name) // what lies there is judged anew
	if errors.Is(err, fs.ErrNotExist) {
		return Outcome{Status: Empty}
	}
	status := Unreadable
	if err == nil {
		status, err = judge(k, data, rec, check)
	}
	if status == Loaded {
		return Outcome{Status: Loaded}
	}
	out := Outcome{Status: status, Err: fmt.Errorf("the saved %s can't be used: %w", k.name, err)}
	if out.Aside, err = s.moveAside(name); err != nil {
		s.held[name] = fmt.Errorf("the %s can't be saved: an unreadable one is in its place and can't be moved aside: %w", k.name, err)
	}
	return out
}

// judge reads stored bytes into a record and checks it.
func judge(k kind, data []byte, rec msgp.Unmarshaler, check func() error) (Status, error) {
	err := unseal(k, data, rec)
	if err == nil {
		err = check()
	}
	switch {
	case err == nil:
		return Loaded, nil
	case errors.Is(err, errNewer):
		return Newer, err
	}
	return Broken, err
}

// moveAside gives a record the first name that no earlier one was moved to.
func (s *Store) moveAside(name string) (string, error) {
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.aside-%d", name, n)
		_, err := s.medium.read(aside)
		if err == nil {
			continue
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		if err := s.medium.move(name, aside); err != nil {
			return "", err
		}
		return aside, nil
	}
}
