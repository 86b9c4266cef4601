package save

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"ayoayo/engine"

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
)

func (k kind) empty() record {
	switch k {
	case settingsKind:
		return &Settings{}
	case tallyKind:
		return &Tally{}
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
}

// Store keeps the records of this program on this device. It is used by one
// goroutine.
type Store struct {
	medium medium
	// err is why there is no medium.
	err error
	// tableName tells games of several tables apart, see [Store.At].
	tableName string
	*memory
}

// memory is what the stores of all tables know together.
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

// Try tries whether anything can be saved here, and returns the reason when not.
func (s *Store) Try() error {
	if s.medium == nil {
		return s.err
	}
	const trial = "trial"
	err := s.put(trial, []byte(magic))
	if err != nil { // another window's trial may have come between
		err = s.put(trial, []byte(magic))
	}
	return errors.Join(err, s.medium.remove(trial))
}

// At returns the store in which the game is that of a table: pages that show
// different tables keep a game each. Settings are the same at all of them.
func (s *Store) At(table string) *Store {
	at := *s
	at.tableName = table
	return &at
}

// gameName is the name that the game is stored under.
func (s *Store) gameName() string {
	if s.tableName == "" || s.tableName[0] == '.' { // what was kept aside before tables had names
		return gameKind.name + s.tableName
	}
	return gameKind.name + " " + s.tableName
}

// tableOf returns the table whose game has a name, and false for what is no game.
func tableOf(name string) (string, bool) {
	table, ok := strings.CutPrefix(name, gameKind.name)
	switch {
	case !ok, table == " ":
		return "", false
	case table == "" || table[0] == '.':
		return table, true
	}
	return strings.CutPrefix(table, " ")
}

// SaveGame stores the game in progress in place of the one that was loaded or
// saved here before. The outcome says what else lay there.
func (s *Store) SaveGame(rec Game) (Outcome, error) { return s.save(gameKind, s.gameName(), &rec) }

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

// Held is a game that lies at a table.
type Held struct {
	Table  string
	Record Game
	Game   *engine.Game
}

// Games returns the games of all tables that can be gone on with or looked at. Nothing
// is moved, and nothing counts as read: whoever goes on with one loads it.
func (s *Store) Games() []Held {
	var games []Held
	for _, name := range s.names() {
		table, ok := tableOf(name)
		if !ok || s.isParted(name) {
			continue
		}
		var rec replayed
		if data, err := s.medium.read(name); err == nil {
			if _, status, _ := readRecord(gameKind, data, &rec); status == Loaded {
				games = append(games, Held{table, rec.Game, rec.game})
			}
		}
	}
	return games
}

// Spoiled moves aside what lies at any table and can't be used, and says what it was.
func (s *Store) Spoiled() []Outcome {
	var spoiled []Outcome
	for _, name := range s.names() {
		if table, ok := tableOf(name); ok && !strings.Contains(table, asideMark) {
			if _, _, out := s.At(table).LoadGame(); out.Err != nil {
				spoiled = append(spoiled, out)
			}
		}
	}
	return spoiled
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

// Vacant reports whether a game can begin at this table without taking the place of
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

// Remove forgets the game of this table.
func (s *Store) Remove() error {
	if s.medium == nil {
		return s.err
	}
	name := s.gameName()
	delete(s.seen, name)
	delete(s.unsaved, name)
	return s.medium.remove(name)
}

// SaveTally stores how games ended, LoadTally returns it, empty unless the outcome is
// Loaded.
func (s *Store) SaveTally(rec Tally) (Outcome, error) { return s.save(tallyKind, tallyKind.name, &rec) }

// LoadTally is told of at SaveTally.
func (s *Store) LoadTally() (Tally, Outcome) {
	var rec Tally
	out := s.load(tallyKind, tallyKind.name, &rec)
	if out.Status != Loaded {
		return Tally{}, out
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

// SaveSettings stores the settings.
func (s *Store) SaveSettings(rec Settings) (Outcome, error) {
	return s.save(settingsKind, settingsKind.name, &rec)
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

// Retry saves what could not be saved before, and once more the game that is owned
// if it is no longer there.
func (s *Store) Retry() error {
	if s.medium == nil {
		return s.err
	}
	var failed error
	for name, rec := range s.unsaved {
		_, err := s.store(rec.kind, name, rec.body)
		failed = errors.Join(failed, err)
	}
	name := s.owned
	seen, kept := s.seen[name]
	if _, err := s.medium.read(name); kept && errors.Is(err, fs.ErrNotExist) {
		failed = errors.Join(failed, s.put(name, seen.data))
	}
	return failed
}

// save stores a record under a name, unless that would destroy one that was not
// read.
func (s *Store) save(k kind, name string, rec msgp.Marshaler) (Outcome, error) {
	if s.medium == nil {
		return Outcome{}, s.err
	}
	body, err := rec.MarshalMsg(nil)
	if err != nil {
		return Outcome{}, fmt.Errorf("the %s can't be saved: %w", k.name, err)
	}
	return s.store(k, name, body)
}

// store stores the body of a record, or notes it as unsaved.
func (s *Store) store(k kind, name string, body []byte) (Outcome, error) {
	s.unsaved[name] = unsavedRecord{k, body}
	place, out, err := s.room(k, name)
	generation := s.seen[place].generation + 1
	var data []byte
	if err == nil {
		data, err = seal(k, generation, body)
	}
	if err == nil {
		err = s.put(place, data)
	}
	if err != nil {
		return out, fmt.Errorf("the %s can't be saved: %w", k.name, err)
	}
	delete(s.unsaved, name)
	s.seen[place] = sight{data, generation}
	if place != name {
		s.parted[name] = place
	}
	return out, nil
}

// errDropped is what is wrong with a medium that takes bytes and does not keep them.
var errDropped = errors.New("what was written is not there")

// errNotFile is what is wrong with what lies in the place of a record and is none.
var errNotFile = errors.New("it is not a record")

// put stores bytes under a name and reads them back.
func (s *Store) put(name string, data []byte) error {
	if err := s.medium.write(name, data); err != nil {
		return err
	}
	if back, err := s.medium.read(name); err != nil || !bytes.Equal(back, data) {
		return errors.Join(errDropped, err)
	}
	return nil
}

// room finds the place for a record in which nothing lies that was not read: under
// its name, from where it moves aside what can't be used, or elsewhere where
// another window's lies there.
func (s *Store) room(k kind, name string) (place string, out Outcome, err error) {
	place = name
	if s.parted[name] != "" {
		place = s.parted[name]
	}
	data, err := s.medium.read(place)
	if errors.Is(err, fs.ErrNotExist) {
		return place, out, nil
	}
	if seen, ok := s.seen[place]; ok && err == nil && bytes.Equal(data, seen.data) {
		return place, out, nil
	}
	out = Outcome{Status: Unreadable, Err: err}
	if err == nil {
		var generation uint64
		generation, out.Status, out.Err = readRecord(k, data, k.empty())
		if out.Status == Loaded && k != gameKind { // the latest choice holds
			s.seen[place] = sight{data, generation}
			return place, Outcome{}, nil
		}
	}
	switch out.Status {
	case Loaded, Newer:
		out.Aside, err = s.unused(name)
		out.Status = map[Status]Status{Loaded: Parted, Newer: PartedNewer}[out.Status]
		return out.Aside, out, err
	}
	if out.Aside, err = s.moveAside(place); err != nil {
		err = fmt.Errorf("an unreadable one is in its place and can't be moved aside: %w", err)
	}
	return place, out, err
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
	case errors.Is(err, errNewer):
		return 0, Newer, err
	}
	return 0, Broken, err
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
