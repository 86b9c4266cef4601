package save

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sort"
	"strconv"
	"strings"

	"ayoayo/engine"
)

// Library keeps the games that are over, each under a name of its own, so that several
// windows may add to it at once and nothing in it is ever written over. What its list
// says is read from an index; a game is read when it is asked for. It is used by one
// goroutine. A browser answers later: [Library.Poll] takes its answers.
type Library struct {
	// Changed is called when the list has changed.
	Changed func()

	cabinet cabinet
	// err is why there is no cabinet.
	err error
	// ready says that the list was read, loading that it is being read; waiting is what
	// is to be done then.
	ready, loading bool
	waiting        []func()
	held           map[string]volume
	// list are the entries, the latest first, nil when they are to be put in order anew.
	list []Entry
	// unread is how many games are there that can't be read.
	unread int
	// unsaved are the games that could not be added, by name.
	unsaved map[string]Finished
	answers []func()
}

// volume is a game that is held: its entry, and which revision of it.
type volume struct {
	entry    Entry
	revision int
}

// cabinet is where a platform keeps the games that are over: named bytes, as a
// [medium] has, but it may answer later.
type cabinet interface {
	list(done func(names []string, err error))
	read(name string, done func(data []byte, err error))
	write(name string, data []byte, done func(err error))
	remove(name string, done func(err error))
	// small reports whether there is little room.
	small() bool
}

// prompt is a medium as a cabinet, which answers at once.
type prompt struct {
	medium medium
	little bool
}

func (p prompt) list(done func([]string, error))               { done(p.medium.list()) }
func (p prompt) read(name string, done func([]byte, error))    { done(p.medium.read(name)) }
func (p prompt) write(name string, b []byte, done func(error)) { done(put(p.medium, name, b)) }
func (p prompt) remove(name string, done func(error))          { done(p.medium.remove(name)) }
func (p prompt) small() bool                                   { return p.little }

// Library opens the library of this device, and begins to read its list.
func (s *Store) Library() *Library {
	l := &Library{Changed: func() {}, err: s.err, held: map[string]volume{}, unsaved: map[string]Finished{}}
	if s.medium != nil {
		l.cabinet = s.medium.cabinet(l.later)
	}
	l.Load()
	return l
}

// later has something done at the next Poll.
func (l *Library) later(do func()) { l.answers = append(l.answers, do) }

// Poll takes what the browser has answered.
func (l *Library) Poll() {
	for len(l.answers) > 0 {
		answer := l.answers[0]
		l.answers = l.answers[1:]
		answer()
	}
}

// Ready reports whether the list was read; Small whether there is room for a few
// hundred games only; Unread how many are there that can't be read, and stay there.
func (l *Library) Ready() bool { return l.ready }
func (l *Library) Small() bool { return l.cabinet != nil && l.cabinet.small() }
func (l *Library) Unread() int { return l.unread }

// Entries are those of all games, the latest first. The list is the library's own.
func (l *Library) Entries() []Entry {
	if l.list == nil {
		l.list = make([]Entry, 0, len(l.held))
		for _, v := range l.held {
			l.list = append(l.list, v.entry)
		}
		sort.Slice(l.list, func(i, j int) bool {
			x, y := &l.list[i], &l.list[j]
			return x.Ended > y.Ended || x.Ended == y.Ended && x.ID < y.ID
		})
	}
	return l.list
}

// Holds reports whether a game is in the library.
func (l *Library) Holds(id string) bool {
	_, ok := l.held[id]
	return ok
}

// change notes that the list has changed.
func (l *Library) change() {
	l.list = nil
	l.Changed()
}

const indexName = "index"

// volumeName is the name of a revision of a game, volumeOf what it says, and false for
// a name that is none.
func volumeName(id string, revision int) string { return id + "-" + strconv.Itoa(revision) }

func volumeOf(name string) (id string, revision int, ok bool) {
	id, number, ok := strings.Cut(name, "-")
	revision, err := strconv.Atoi(number)
	return id, revision, ok && err == nil && id != ""
}

// Load reads the list anew, to which other windows may have added.
func (l *Library) Load() {
	if l.loading {
		return
	}
	if l.cabinet == nil {
		l.loaded()
		return
	}
	l.loading = true
	l.cabinet.list(func(names []string, err error) {
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			l.loaded()
			return
		}
		l.compare(names)
	})
}

// loaded is done with reading the list.
func (l *Library) loaded() {
	l.ready, l.loading = true, false
	l.change()
	waiting := l.waiting
	l.waiting = nil
	for _, do := range waiting {
		do()
	}
}

// compare forgets games that are gone and finds those that are new. Of two revisions
// of a game, which a program leaves that is stopped in between, the older one goes.
func (l *Library) compare(names []string) {
	there := map[string]int{}
	for _, name := range names {
		id, revision, ok := volumeOf(name)
		if !ok {
			continue
		}
		if other, twice := there[id]; twice {
			l.cabinet.remove(volumeName(id, min(other, revision)), func(error) {})
			revision = max(other, revision)
		}
		there[id] = revision
	}
	for id, v := range l.held {
		if revision, ok := there[id]; !ok || revision != v.revision {
			delete(l.held, id)
		}
	}
	var missing []string
	for id, revision := range there {
		if _, ok := l.held[id]; !ok {
			missing = append(missing, volumeName(id, revision))
		}
	}
	if len(missing) == 0 {
		l.loaded()
		return
	}
	l.unread = 0
	l.lookUp(missing)
}

// lookUp looks for games in the index.
func (l *Library) lookUp(missing []string) {
	l.cabinet.read(indexName, func(data []byte, err error) {
		var rec index
		if err == nil {
			_, _, err = readRecord(indexKind, data, &rec)
		}
		if err == nil {
			known := make(map[string]int, len(rec.Names))
			for i, name := range rec.Names {
				known[name] = i
			}
			missing = slices.DeleteFunc(missing, func(name string) bool {
				i, ok := known[name]
				if ok {
					l.hold(name, rec.Entries[i])
				}
				return ok
			})
		}
		l.readAll(missing, func() {
			if len(missing) > unindexed {
				l.writeIndex()
			}
			l.loaded()
		})
	})
}

// unindexed is how many games may be missing in the index before it is written anew,
// and atOnce how many are read at a time.
const (
	unindexed = 32
	atOnce    = 64
)

// hold notes that a game is held.
func (l *Library) hold(name string, e Entry) {
	id, revision, _ := volumeOf(name)
	e.ID = id
	l.held[id] = volume{e, revision}
}

// readAll reads what the list says of games from the games themselves.
func (l *Library) readAll(names []string, done func()) {
	l.each(names, func(name string, rec Finished, err error) {
		if err == nil {
			l.hold(name, rec.Entry)
		} else if !errors.Is(err, fs.ErrNotExist) {
			l.unread++
		}
	}, done)
}

// each reads games, some at a time.
func (l *Library) each(names []string, take func(name string, rec Finished, err error), done func()) {
	some := names[:min(atOnce, len(names))]
	left := len(some)
	if left == 0 {
		done()
		return
	}
	for _, name := range some {
		l.cabinet.read(name, func(data []byte, err error) {
			var rec Finished
			if err == nil {
				rec, err = readFinished(data)
			}
			take(name, rec, err)
			if left--; left == 0 {
				l.each(names[len(some):], take, done)
			}
		})
	}
}

// writeIndex writes the index anew. Without it the list is slower to read, and the same.
func (l *Library) writeIndex() {
	entries := l.Entries()
	var rec index
	for _, e := range entries[:min(len(entries), mostIndexed)] {
		rec.Names = append(rec.Names, volumeName(e.ID, l.held[e.ID].revision))
		rec.Entries = append(rec.Entries, e)
	}
	body, err := rec.MarshalMsg(nil)
	if err == nil {
		body, err = seal(indexKind, 1, body)
	}
	if err == nil {
		l.cabinet.write(indexName, body, func(error) {})
	}
}

// whenReady does something once the list was read.
func (l *Library) whenReady(do func()) {
	if l.ready {
		do()
		return
	}
	l.waiting = append(l.waiting, do)
}

// Add adds a game that is over, unless it is there already.
func (l *Library) Add(rec Game, g *engine.Game, done func(error)) {
	l.Put(Finished{Entry: entryOf(&rec, g), Game: rec}, done)
}

// Put adds what was removed before, or comes from elsewhere.
func (l *Library) Put(f Finished, done func(error)) {
	id := f.Game.ID()
	l.whenReady(func() {
		if l.Holds(id) {
			done(nil)
			return
		}
		l.write(id, 0, f, done)
	})
}

// write stores a revision of a game.
func (l *Library) write(id string, revision int, f Finished, done func(error)) {
	l.unsaved[id] = f
	body, err := f.body()
	if err == nil {
		body, err = seal(finishedKind, 1, body)
	}
	if err == nil && l.cabinet == nil {
		err = l.err
	}
	if err != nil {
		done(fmt.Errorf("the finished game can't be kept: %w", err))
		return
	}
	name := volumeName(id, revision)
	l.cabinet.write(name, body, func(err error) {
		if err != nil {
			done(fmt.Errorf("the finished game can't be kept: %w", err))
			return
		}
		delete(l.unsaved, id)
		l.hold(name, f.Entry)
		l.change()
		done(nil)
	})
}

// Retry adds what could not be added before.
func (l *Library) Retry(done func(error)) {
	for id, f := range l.unsaved {
		l.write(id, l.held[id].revision, f, done)
	}
}

// Read reads a game, and replays it.
func (l *Library) Read(id string, done func(Finished, *engine.Game, error)) {
	v, ok := l.held[id]
	if !ok {
		done(Finished{}, nil, fs.ErrNotExist)
		return
	}
	l.cabinet.read(volumeName(id, v.revision), func(data []byte, err error) {
		var rec Finished
		if err == nil {
			rec, err = readFinished(data)
		}
		var g *engine.Game
		if err == nil {
			g, err = rec.Game.Replay()
		}
		if err != nil {
			done(Finished{}, nil, err)
			return
		}
		rec.Entry.ID = id
		done(rec, g, nil)
	})
}

// Remove takes a game out of the library and hands it over: to be put back, perhaps.
func (l *Library) Remove(id string, done func(Finished, error)) {
	l.Read(id, func(f Finished, _ *engine.Game, err error) {
		if err != nil {
			done(f, err)
			return
		}
		l.cabinet.remove(volumeName(id, l.held[id].revision), func(err error) {
			if err == nil {
				delete(l.held, id)
				l.change()
			}
			done(f, err)
		})
	})
}

// Describe changes what the player has written about a game, and whether it has a star.
// The older revision goes when the new one is there.
func (l *Library) Describe(id, title, comment string, starred bool, done func(error)) {
	l.Read(id, func(f Finished, _ *engine.Game, err error) {
		if err != nil {
			done(err)
			return
		}
		old := l.held[id].revision
		f.Entry.Title, f.Entry.Comment, f.Entry.Starred = title, comment, starred
		l.write(id, old+1, f, func(err error) {
			if err == nil {
				l.cabinet.remove(volumeName(id, old), func(error) {})
			}
			done(err)
		})
	})
}
