package save

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"strings"

	"ayoayo/engine"

	"github.com/tinylib/msgp/msgp"
)

// What follows is the way of a game into the store: from what was played to bytes
// under a name.

// Record returns the record of a game; the caller adds who plays, the times and
// the seed.
func Record(g *engine.Game) Game {
	r := g.Rules()
	moves := make([]string, g.Len())
	for i := range moves {
		moves[i] = r.FormatMove(g.Move(i))
	}
	final := g.Position()
	rec := Game{
		Rules: r.String(),
		Moves: strings.Join(moves, " "),
		Ply:   g.Ply(),
		Final: r.FormatPosition(&final),
	}
	if start := g.Start(); start != r.Start() {
		rec.Start = r.FormatPosition(&start)
	}
	if res, over := g.Result(); over && res.End == engine.EndResigned {
		rec.Resigned = res.Winner.Other().String()
	}
	return rec
}

// SaveGame stores the game in progress in place of the one that was loaded or
// saved here before. The outcome says what else lay there.
func (s *Store) SaveGame(rec Game) (Outcome, error) { return s.save(gameKind, s.gameName(), &rec) }

// SaveSettings stores the settings.
func (s *Store) SaveSettings(rec Settings) (Outcome, error) {
	return s.save(settingsKind, settingsKind.name, &rec)
}

// SaveTally stores how games ended.
func (s *Store) SaveTally(rec Tally) (Outcome, error) { return s.save(tallyKind, tallyKind.name, &rec) }

// SaveProgress stores how far the player has come in what is practised.
func (s *Store) SaveProgress(rec Progress) (Outcome, error) {
	return s.save(progressKind, progressKind.name, &rec)
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
	seen, ok := s.seen[place]
	if !ok {
		seen.data = s.seen[name].data
	}
	body = keepUnknown(body, keptFrom(k, seen.data), k.identity()...)
	generation := seen.generation + 1
	var data []byte
	if err == nil {
		data, err = seal(k, generation, body)
	}
	if err == nil {
		err = put(s.medium, place, data)
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

// seal makes the bytes to store of a record's body.
func seal(k kind, generation uint64, body []byte) ([]byte, error) {
	e := envelope{Magic: magic, Kind: k.name, Version: k.version, Generation: generation, Sum: crc32.ChecksumIEEE(body), Body: body}
	e.Check = e.check()
	return e.MarshalMsg(nil)
}

// errDropped is what is wrong with a medium that takes bytes and does not keep them.
var errDropped = errors.New("what was written is not there")

// put stores bytes under a name and reads them back.
func put(m medium, name string, data []byte) error {
	if err := m.write(name, data); err != nil {
		return err
	}
	if back, err := m.read(name); err != nil || !bytes.Equal(back, data) {
		return errors.Join(errDropped, err)
	}
	return nil
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
		failed = errors.Join(failed, put(s.medium, name, seen.data))
	}
	return failed
}
