package save

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ayoayo/engine"

	"github.com/tinylib/msgp/msgp"
)

//go:generate go tool msgp -io=false -tests=false -unexported -o archive_gen.go

//msgp:limit arrays:256

// LargestArchive is the length in bytes of the largest archive that is written or read.
const LargestArchive = 16 << 20

// archiveVersion is the version of the record.
const archiveVersion = 1

// archive is one record with others in it, each sealed as the store keeps it, so that
// what is said of those holds here too: their versions, their check sums, their limits.
type archive struct {
	Parts [][]byte `msg:"parts,limit=65536"`
}

func (rec *archive) verify() error { return nil }
func (rec *archive) migrate(int)   {}

// Archive is what a player has on a device, or a part of it.
type Archive struct {
	// Settings are nil where there are none.
	Settings *Settings
	Tally    Tally
	// Progress is how far the player has come in what is practised.
	Progress Progress
	// Games are those of the tables, Finished those of the library. What is read is not
	// replayed: it may be none.
	Games    []Game
	Finished []Finished
	// Unread is how many records were found that can't be read, or are of a newer
	// version.
	Unread int
}

// ErrNothing is what is wrong with an archive in which there is nothing.
var ErrNothing = errors.New("there is nothing in it")

// IsArchive reports whether bytes are meant as an archive: no text begins as one.
func IsArchive(data string) bool {
	return data != "" && msgp.NextType([]byte(data[:1])) == msgp.MapType
}

// Bytes makes an archive.
func (a *Archive) Bytes() ([]byte, error) {
	var rec archive
	var failed error
	add := func(k kind, body []byte, err error) {
		var part []byte
		if err == nil {
			part, err = seal(k, 1, body)
		}
		failed = errors.Join(failed, err)
		rec.Parts = append(rec.Parts, part)
	}
	if a.Settings != nil {
		body, err := a.Settings.MarshalMsg(nil)
		add(settingsKind, body, err)
	}
	if len(a.Tally.Pairs) > 0 {
		body, err := a.Tally.MarshalMsg(nil)
		add(tallyKind, body, err)
	}
	if !a.Progress.Empty() {
		body, err := a.Progress.MarshalMsg(nil)
		add(progressKind, body, err)
	}
	for i := range a.Games {
		body, err := a.Games[i].MarshalMsg(nil)
		add(gameKind, body, err)
	}
	for i := range a.Finished {
		body, err := a.Finished[i].body()
		add(finishedKind, body, err)
	}
	body, err := rec.MarshalMsg(nil)
	if err = errors.Join(failed, err); err != nil {
		return nil, err
	}
	data, err := seal(archiveKind, 1, body)
	if len(data) > LargestArchive {
		return nil, fmt.Errorf("all games together have %d MB, and one file may have %d", len(data)>>20, LargestArchive>>20)
	}
	return data, err
}

// ReadArchive reads an archive, or a single record as the store keeps it. What its
// settings do not say is as in defaults.
func ReadArchive(data []byte, defaults Settings) (Archive, error) {
	var a Archive
	if name, err := kindOf(data); err == nil && name != archiveKind.name {
		return a, a.take(data, defaults)
	}
	var rec archive
	if _, _, err := readRecord(archiveKind, data, &rec); err != nil {
		return a, err
	}
	for _, part := range rec.Parts {
		if a.take(part, defaults) != nil {
			a.Unread++
		}
	}
	if a.Settings == nil && a.Progress.Empty() && len(a.Tally.Pairs)+len(a.Games)+len(a.Finished)+a.Unread == 0 {
		return a, ErrNothing
	}
	return a, nil
}

// kindOf returns the kind that a record says it is of.
func kindOf(data []byte) (string, error) {
	var e envelope
	if err := boundedBy(data, LargestArchive); err != nil {
		return "", err
	}
	_, err := e.UnmarshalMsg(data)
	return e.Kind, err
}

// take takes up a record, if it is one.
func (a *Archive) take(part []byte, defaults Settings) error {
	name, err := kindOf(part)
	if err != nil {
		return err
	}
	switch name {
	case settingsKind.name:
		_, err = unseal(settingsKind, part, &defaults)
		if err == nil {
			a.Settings = &defaults
		}
	case tallyKind.name:
		var rec Tally
		_, err = unseal(tallyKind, part, &rec)
		a.Tally.Merge(rec)
	case progressKind.name:
		var rec Progress
		_, err = unseal(progressKind, part, &rec)
		a.Progress.Merge(rec)
	case gameKind.name:
		var rec replayed
		_, err = unseal(gameKind, part, &rec)
		if err == nil {
			a.Games = append(a.Games, rec.Game)
		}
	case finishedKind.name:
		var rec Finished
		rec, err = readFinished(part)
		if err == nil {
			a.Finished = append(a.Finished, rec)
		}
	default:
		err = fmt.Errorf("it is not a record of this program: %q", engine.Clip(name))
	}
	return err
}

// The longest name of a finished game and the longest note about it, in letters.
const (
	LongestTitle   = 40
	LongestComment = 400
)

// Checked returns a game from elsewhere as the library keeps it, and replayed: what its
// entry says is what its moves lead to. It is an error where they lead to nothing.
func (rec *Finished) Checked() (Finished, *engine.Game, error) {
	g, err := rec.Game.Replay()
	if err != nil {
		return Finished{}, nil, err
	}
	f := Finished{Game: rec.Game}
	for i := range f.Game.Seats {
		f.Game.Seats[i].Name = oneLine(f.Game.Seats[i].Name, LongestTitle)
	}
	f.Entry = entryOf(&f.Game, g)
	f.Entry.Title = oneLine(rec.Entry.Title, LongestTitle)
	f.Entry.Comment = oneLine(rec.Entry.Comment, LongestComment)
	f.Entry.Starred = rec.Entry.Starred
	return f, g, nil
}

// oneLine is a text without breaks and control characters, and no longer than so many
// letters.
func oneLine(text string, most int) string {
	letters := []rune(strings.Join(strings.Fields(strings.Map(plain, text)), " "))
	return string(letters[:min(len(letters), most)])
}

// plain leaves out what no name is made of: what is no letter, and what turns the
// direction of the text around it.
func plain(r rune) rune {
	if r == utf8.RuneError || unicode.IsControl(r) && !unicode.IsSpace(r) || unicode.Is(unicode.Bidi_Control, r) {
		return -1
	}
	return r
}

// Holds reports whether a game is another one, or that one before more was played.
func (rec *Game) Holds(other *Game) bool {
	mine, others := strings.Fields(rec.Moves), strings.Fields(other.Moves)
	return rec.Rules == other.Rules && rec.Start == other.Start && len(mine) >= len(others) &&
		strings.Join(mine[:len(others)], " ") == strings.Join(others, " ") && (other.Resigned == "" || other.Resigned == rec.Resigned && len(mine) == len(others))
}

// Same returns the game of the library that is a given one, "" for none. Records that
// are written down may not tell their day: those fit any.
func (l *Library) Same(rec *Game, plies int) string {
	if id := rec.ID(); l.Holds(id) {
		return id
	}
	for _, e := range l.Entries() {
		if e.Rules != rec.Rules || e.Plies != plies || rec.Saved != 0 && e.Ended != 0 {
			continue
		}
		on := *rec
		on.Saved = e.Ended
		if on.ID() == e.ID {
			return e.ID
		}
	}
	return ""
}

// All reads all games of the library, those that could not be added included.
func (l *Library) All(done func([]Finished)) {
	l.whenReady(func() {
		var list []Finished
		for _, f := range l.unsaved {
			list = append(list, f)
		}
		var names []string
		for _, e := range l.Entries() {
			if _, pending := l.unsaved[e.ID]; !pending {
				names = append(names, volumeName(e.ID, l.held[e.ID].revision))
			}
		}
		l.each(names, func(_ string, rec Finished, err error) {
			if err == nil {
				list = append(list, rec)
			}
		}, func() { done(list) })
	})
}

// Merge adds what another tally counts. Of a pair of which both count games, one that
// begins as the other has gone on from it; else the other's were played before. It
// reports whether that changed anything.
func (rec *Tally) Merge(other Tally) (changed bool) {
	for i := len(other.Pairs) - 1; i >= 0; i-- { // the latest is put last
		theirs := other.Pairs[i]
		for side := range theirs.Players {
			theirs.Players[side].Name = oneLine(theirs.Players[side].Name, LongestTitle)
		}
		theirs.Results = strings.Map(func(r rune) rune {
			if r == Draw || strings.ContainsRune(Won, r) {
				return r
			}
			return -1
		}, theirs.Results)
		mine := rec.Of(theirs.Game, theirs.Players[0], theirs.Players[1])
		if mine.Players != theirs.Players {
			theirs.Results = strings.Map(func(r rune) rune {
				if i := strings.IndexRune(Won, r); i >= 0 {
					return rune(Won[1-i])
				}
				return r
			}, theirs.Results)
		}
		switch {
		case strings.HasPrefix(mine.Results, theirs.Results):
			continue
		case strings.HasPrefix(theirs.Results, mine.Results):
			mine.Results = theirs.Results
		default:
			mine.Results = theirs.Results + mine.Results
		}
		rec.Put(mine)
		changed = true
	}
	return changed
}

// The tags of a written record that say what is known of a finished game beside its
// moves: on which day it ended, in Universal Time, and what the player has written.
const (
	tagDate    = "Date"
	tagTitle   = "Name"
	tagComment = "Note"
	dateLayout = "2006.01.02"
)

// Tagged is the record of the game with all that is known of it in its tags.
func (rec *Finished) Tagged() Game {
	g := rec.Game
	day := ""
	if g.Saved != 0 {
		day = time.UnixMilli(g.Saved).UTC().Format(dateLayout)
	}
	for _, t := range []Tag{{tagDate, day}, {tagTitle, rec.Entry.Title}, {tagComment, rec.Entry.Comment}} {
		if t.Value != "" {
			g.Tags = append(slices.DeleteFunc(slices.Clone(g.Tags), func(old Tag) bool { return old.Name == t.Name }), t)
		}
	}
	return g
}

// Written is a game that was written down, with what its tags say of it.
func Written(written *engine.Record) Finished {
	f := Finished{Game: Record(written.Game)}
	f.Game.Note(written.Tags, written.Comments)
	if day, err := time.Parse(dateLayout, written.Tag(tagDate)); err == nil {
		f.Game.Saved = day.Add(12 * time.Hour).UnixMilli()
	}
	f.Entry.Title, f.Entry.Comment = written.Tag(tagTitle), written.Tag(tagComment)
	return f
}
