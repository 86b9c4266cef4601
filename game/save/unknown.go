package save

import (
	"bytes"
	"slices"

	"github.com/tinylib/msgp/msgp"
)

// A program may add a field to a record without a new version, where those that do not
// know it can do without. They hand on what they do not know when they write a record
// anew.

// field is a field of a record as it lies in its bytes.
type field struct {
	name  string
	value []byte
}

// fieldsOf are the fields of the record that bytes begin with.
func fieldsOf(data []byte) ([]field, error) {
	n, data, err := msgp.ReadMapHeaderBytes(data)
	var list []field
	for ; n > 0 && err == nil; n-- {
		var name string
		if name, data, err = msgp.ReadStringBytes(data); err != nil {
			break
		}
		var rest []byte
		rest, err = msgp.Skip(data)
		list = append(list, field{name, data[:len(data)-len(rest)]})
		data = rest
	}
	return list, err
}

// keepUnknown returns the body of a record with the fields of the body that was there
// before which it lacks, and the same for records that lie in it. Of lists the new one
// holds. Bodies that differ in a field of their identity are of two records: the one
// hands nothing on to the other.
func keepUnknown(body, before []byte, identity ...string) []byte {
	now, err := fieldsOf(body)
	if err != nil {
		return body
	}
	old, err := fieldsOf(before)
	if err != nil {
		return body
	}
	changed := false
	for _, was := range old {
		i := slices.IndexFunc(now, func(f field) bool { return f.name == was.name })
		switch {
		case i < 0:
			now = append(now, was)
			changed = true
		case slices.Contains(identity, was.name) && !bytes.Equal(now[i].value, was.value):
			return body
		case msgp.NextType(was.value) == msgp.MapType && msgp.NextType(now[i].value) == msgp.MapType:
			if both := keepUnknown(now[i].value, was.value); !bytes.Equal(both, now[i].value) {
				now[i].value = both
				changed = true
			}
		}
	}
	if !changed {
		return body
	}
	both := msgp.AppendMapHeader(nil, uint32(len(now)))
	for _, f := range now {
		both = append(msgp.AppendString(both, f.name), f.value...)
	}
	return both
}

// identity are the fields in which two records differ that lie in one place one after
// the other: of games, where another one begins.
func (k kind) identity() []string {
	if k == gameKind {
		return []string{"rules", "start", "seed"}
	}
	return nil
}

// keptFrom is the body of a record as it was stored, nil if it is of another version:
// what that one lacks was left out on purpose.
func keptFrom(k kind, data []byte) []byte {
	if e, err := openEnvelope(k, data); err == nil && e.Version == k.version {
		return e.Body
	}
	return nil
}
