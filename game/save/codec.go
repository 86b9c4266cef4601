package save

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"

	"github.com/tinylib/msgp/msgp"
)

//go:generate go tool msgp -io=false -tests=false -unexported -o codec_gen.go

// magic marks what this program wrote.
const magic = "ayoayo"

// envelope is what is stored of a record. Its fields keep their meaning, so that a
// program of any version can tell what it has before it.
type envelope struct {
	Magic   string `msg:"magic"`
	Kind    string `msg:"kind"`
	Version int    `msg:"version"`
	// Generation counts the saves that have lain in one place.
	Generation uint64 `msg:"generation"`
	// Sum is the CRC-32 (IEEE) of Body.
	Sum  uint32 `msg:"sum"`
	Body []byte `msg:"body"`
	// Check is the CRC-32 (IEEE) of all the others. Records of the first versions
	// have none.
	Check uint32 `msg:"check"`
}

func (e *envelope) check() uint32 {
	sum := crc32.NewIEEE()
	fmt.Fprintf(sum, "%s %s ", e.Magic, e.Kind)
	numbers := binary.BigEndian.AppendUint64(nil, uint64(e.Version))
	_, _ = sum.Write(binary.BigEndian.AppendUint64(numbers, e.Generation)) // which never fails
	_, _ = sum.Write(e.Body)
	return sum.Sum32()
}

// ErrNewer is the reason why a record of a newer version is not read.
var ErrNewer = errors.New("a newer version of the program wrote it")

// largest is the length in bytes of the largest record that is looked at: many
// times that of a game of several thousand plies.
const largest = 4 << 20

// unseal reads stored bytes into a record and returns their generation. Fields
// that an older version did not have keep the values they come with.
func unseal(k kind, data []byte, rec record) (generation uint64, err error) {
	e, err := openEnvelope(k, data)
	if err != nil {
		return 0, err
	}
	if err := boundedBy(e.Body, k.largest()); err != nil {
		return 0, fmt.Errorf("its contents can't be read: %w", err)
	}
	rest, err := rec.UnmarshalMsg(e.Body)
	if err == nil && len(rest) > 0 {
		err = fmt.Errorf("%d bytes follow it", len(rest))
	}
	if err != nil {
		return 0, fmt.Errorf("its contents can't be read: %w", err)
	}
	rec.migrate(e.Version)
	return e.Generation, nil
}

// openEnvelope reads the envelope of a record of this version or an older one.
func openEnvelope(k kind, data []byte) (envelope, error) {
	var e envelope
	err := boundedBy(data, k.largest())
	var rest []byte
	if err == nil {
		rest, err = e.UnmarshalMsg(data)
	}
	switch {
	case err != nil:
		err = fmt.Errorf("it is not a record of this program: %w", err)
	case e.Magic != magic || e.Kind != k.name:
		err = fmt.Errorf("it is not a record of this program: %q, %q; expected %q, %q", e.Magic, e.Kind, magic, k.name)
	case len(rest) > 0:
		err = fmt.Errorf("%d bytes follow the record", len(rest))
	case e.Sum != crc32.ChecksumIEEE(e.Body), e.Check != e.check() && (e.Check != 0 || e.Version >= k.checked):
		err = errors.New("its check sum is wrong")
	case e.Version > k.version:
		err = ErrNewer
	case e.Version < 1:
		err = fmt.Errorf("there is no version %d", e.Version)
	}
	return e, err
}

// deepest is how deep the lists of a record may lie in each other.
const deepest = 8

// largest is the length in bytes of the largest record of the kind.
func (k kind) largest() int {
	if k == archiveKind {
		return LargestArchive
	}
	return largest
}

// boundedBy checks that bytes are no more than some and no deeper than any record.
// Decoding goes down with the lists, and would not come back from very deep ones.
func boundedBy(data []byte, most int) error {
	if len(data) > most {
		return fmt.Errorf("%d bytes are more than any record has", len(data))
	}
	// left is how many values are still to come in each list around the next one.
	for left := []uint64{1}; len(left) > 0; {
		last := len(left) - 1
		if left[last] == 0 {
			left = left[:last]
			continue
		}
		left[last]--
		inside, rest, err := step(data)
		if err != nil {
			return err
		}
		if data = rest; inside > 0 {
			left = append(left, inside)
		}
		if len(left) > deepest {
			return fmt.Errorf("lists lie in each other more than %d deep", deepest)
		}
	}
	return nil
}

// step goes over a value or, of a list, its head, and returns how many values lie
// inside.
func step(data []byte) (inside uint64, rest []byte, err error) {
	switch msgp.NextType(data) {
	case msgp.ArrayType:
		n, rest, err := msgp.ReadArrayHeaderBytes(data)
		return uint64(n), rest, err
	case msgp.MapType:
		n, rest, err := msgp.ReadMapHeaderBytes(data)
		return 2 * uint64(n), rest, err
	}
	rest, err = msgp.Skip(data)
	return 0, rest, err
}
