package save

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
)

// In returns the store in which games have a place of their own, by a name: those of other
// places, running or over, are neither seen nor written over there. Settings are the same
// everywhere.
func (s *Store) In(slot string) *Store {
	if s.medium == nil || slot == "" {
		return s
	}
	return newStore(slotted{s.medium, "slot " + slot + " "}, s.err)
}

// Forgetting returns a store that begins with the settings of another one, and keeps
// nothing.
func (s *Store) Forgetting() *Store {
	m := &scratch{map[string][]byte{}}
	if s.medium != nil {
		if data, err := s.medium.read(settingsKind.name); err == nil {
			m.data[settingsKind.name] = data
		}
	}
	return newStore(m, nil)
}

// slotted gives games of a medium names of their own.
type slotted struct {
	medium
	prefix string
}

func (m slotted) name(name string) string {
	if name == settingsKind.name {
		return name
	}
	return m.prefix + name
}

func (m slotted) read(name string) ([]byte, error)     { return m.medium.read(m.name(name)) }
func (m slotted) write(name string, data []byte) error { return m.medium.write(m.name(name), data) }
func (m slotted) move(from, to string) error           { return m.medium.move(m.name(from), m.name(to)) }
func (m slotted) remove(name string) error             { return m.medium.remove(m.name(name)) }
func (m slotted) lock(name string) lock                { return m.medium.lock(m.name(name)) }

// cabinet has the games that are over of this place alone: the page around may ask for
// what is on the board.
func (m slotted) cabinet(func(do func())) cabinet {
	return prompt{medium: slotted{m.medium, "library of " + m.prefix}, little: true}
}

func (m slotted) list() ([]string, error) {
	all, err := m.medium.list()
	var names []string
	for _, name := range all {
		if own, ok := strings.CutPrefix(name, m.prefix); ok {
			names = append(names, own)
		}
	}
	return names, err
}

// scratch is a medium that is gone with the program.
type scratch struct{ data map[string][]byte }

func (m *scratch) read(name string) ([]byte, error) {
	data, ok := m.data[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return data, nil
}

func (m *scratch) write(name string, data []byte) error {
	m.data[name] = slices.Clone(data)
	return nil
}

func (m *scratch) move(from, to string) error {
	m.data[to] = m.data[from]
	return m.remove(from)
}

func (m *scratch) remove(name string) error {
	delete(m.data, name)
	return nil
}

func (m *scratch) list() ([]string, error)      { return slices.Collect(maps.Keys(m.data)), nil }
func (m *scratch) lock(string) lock             { return nil }
func (m *scratch) changes() uint64              { return 0 }
func (m *scratch) cabinet(func(func())) cabinet { return prompt{medium: &scratch{map[string][]byte{}}} }
