package save

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/tinylib/msgp/msgp"
)

// Status says what became of loading a record, or of what lay in the place of one
// that was saved.
type Status uint8

// What can become of it. What is Broken, Newer or Unreadable has been moved
// aside unless the outcome's Aside is "".
const (
	// Empty: nothing has been saved yet, or nothing that was not read before.
	Empty Status = iota
	// Loaded: the record is there as it was saved.
	Loaded
	// Broken: what is stored is damaged, foreign, or does not replay.
	Broken
	// Newer: a newer version of the program wrote the record.
	Newer
	// Unreadable: there is no storage, or it can't be read.
	Unreadable
	// Parted and PartedNewer come of saving alone: another window, or one of a newer
	// version, has saved a game in the place, which was not read here and stays
	// there. From now on the game of this store is kept as Aside.
	Parted
	PartedNewer
)

// Outcome is what became of loading a record, or of what lay in the place of one
// that was saved.
type Outcome struct {
	Status Status
	// Aside is the name under which a record that can't be used now lies.
	Aside string
	// Err is the reason, nil for Empty and Loaded.
	Err error
}

// record is what a record of some kind is read into.
type record interface {
	msgp.Unmarshaler
	// migrate turns what a version of it meant into what is meant now.
	migrate(version int)
	// verify checks that the record can be used.
	verify() error
}

// kind is a kind of record: its name and its version, and the version from which
// on all of the envelope is under a check sum.
type kind struct {
	name             string
	version, checked int
}

var (
	gameKind     = kind{"game", gameVersion, 4}
	settingsKind = kind{"settings", settingsVersion, 5}
	tallyKind    = kind{"tally", tallyVersion, 1}
	progressKind = kind{"progress", progressVersion, 1}
	finishedKind = kind{"finished", finishedVersion, 1}
	indexKind    = kind{"index", indexVersion, 1}
	archiveKind  = kind{"archive", archiveVersion, 1}
)

func (k kind) empty() record {
	switch k {
	case settingsKind:
		return &Settings{}
	case tallyKind:
		return &Tally{}
	case progressKind:
		return &Progress{}
	}
	return &replayed{}
}

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
	// list returns the names under which anything is stored.
	list() ([]string, error)
	// lock returns the lock of a name, nil where there are none.
	lock(name string) lock
	// changes is another number than before when another window has stored anything.
	changes() uint64
	// cabinet returns the place beside it of the games that are over. Its answers are
	// handed to later, unless it answers at once.
	cabinet(later func(do func())) cabinet
}

// Store keeps the records of this program on this device. It is used by one
// goroutine.
type Store struct {
	medium medium
	// err is why there is no medium, or none that outlives the page.
	err error
	// slot tells games of several slots apart, see [Store.At].
	slot string
	*memory
}

// memory is what the stores of all slots know together.
type memory struct {
	// seen is by name what was read or written here last. Nothing else is ever
	// written over.
	seen map[string]sight
	// looked is by name what [Store.Follow] has looked at last.
	looked map[string][]byte
	// parted is by name the one under which a record is kept instead, because
	// another window's lies in its place.
	parted map[string]string
	// unsaved is by name what could not be saved.
	unsaved map[string]unsavedRecord
	// owner is the lock of the name owned.
	owner lock
	owned string
}

// sight is what lay in a place.
type sight struct {
	data       []byte
	generation uint64
}

// unsavedRecord is a record that is still to be saved.
type unsavedRecord struct {
	kind kind
	body []byte
}

func newStore(m medium, err error) *Store {
	return &Store{medium: m, err: err, memory: &memory{
		seen: map[string]sight{}, looked: map[string][]byte{}, parted: map[string]string{}, unsaved: map[string]unsavedRecord{},
	}}
}

// Lasts reports whether what is kept here is there when the program is started again.
func (s *Store) Lasts() bool { return s.err == nil }

// Try tries whether anything can be saved here, and returns the reason when not.
func (s *Store) Try() error {
	if s.medium == nil {
		return s.err
	}
	const trial = "trial"
	err := put(s.medium, trial, []byte(magic))
	if err != nil { // another window's trial may have come between
		err = put(s.medium, trial, []byte(magic))
	}
	return errors.Join(err, s.medium.remove(trial))
}

// At returns the store in which the game is that of a slot: each holds one of the games
// that go on. Settings are the same in all of them.
func (s *Store) At(slot string) *Store {
	at := *s
	at.slot = slot
	return &at
}

// gameName is the name that the game is stored under.
func (s *Store) gameName() string {
	if s.slot == "" || s.slot[0] == '.' { // what was kept aside before slots had names
		return gameKind.name + s.slot
	}
	return gameKind.name + " " + s.slot
}

// slotOf returns the slot whose game has a name, and false for what is no game.
func slotOf(name string) (string, bool) {
	slot, ok := strings.CutPrefix(name, gameKind.name)
	switch {
	case !ok, slot == " ":
		return "", false
	case slot == "" || slot[0] == '.':
		return slot, true
	}
	return strings.CutPrefix(slot, " ")
}

// Changes is another number than before when another window has stored anything. It
// costs little to ask.
func (s *Store) Changes() uint64 {
	if s.medium == nil {
		return 0
	}
	return s.medium.changes()
}

// names lists what is stored, in order.
func (s *Store) names() []string {
	if s.medium == nil {
		return nil
	}
	names, err := s.medium.list()
	if err != nil {
		return nil
	}
	slices.Sort(names)
	return names
}

// isParted reports whether a name is one under which a game of this window is kept
// because another one's lies in its place.
func (s *Store) isParted(name string) bool {
	for _, place := range s.parted {
		if place == name {
			return true
		}
	}
	return false
}

// Vacant reports whether a game can begin in this slot without taking the place of
// one that goes on, and reads the one whose place it takes.
func (s *Store) Vacant() bool {
	if s.medium == nil {
		return true
	}
	name := s.gameName()
	data, err := s.medium.read(name)
	if err != nil {
		return true // nothing, or what can't be read, which is moved aside
	}
	var rec replayed
	generation, status, _ := readRecord(gameKind, data, &rec)
	if status != Loaded {
		return status != Newer
	}
	if _, over := rec.game.Result(); !over && rec.game.Ply() > 0 {
		return false
	}
	s.seen[name] = sight{data, generation}
	delete(s.parted, name)
	return true
}

// Remove forgets the game of this slot.
func (s *Store) Remove() error {
	if s.medium == nil {
		return s.err
	}
	name := s.gameName()
	delete(s.seen, name)
	delete(s.unsaved, name)
	return s.medium.remove(name)
}

// moveAside gives what lies under a name one that nothing lies under.
func (s *Store) moveAside(name string) (string, error) {
	aside, err := s.unused(name)
	if err == nil {
		err = s.medium.move(name, aside)
	}
	if err != nil {
		return "", err
	}
	return aside, nil
}

// errNotFile is what is wrong with what lies in the place of a record and is none.
var errNotFile = errors.New("it is not a record")

// asideMark stands between a name and the number of what was moved aside from it.
const asideMark = ".aside-"

// unused returns the first name aside of another that nothing lies under.
func (s *Store) unused(name string) (string, error) {
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s%s%d", name, asideMark, n)
		switch _, err := s.medium.read(aside); {
		case errors.Is(err, fs.ErrNotExist):
			return aside, nil
		case err != nil && errors.Is(err, errNotFile):
		case err != nil:
			return "", err
		}
	}
}
