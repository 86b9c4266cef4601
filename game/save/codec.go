package save

import (
	"errors"
	"fmt"
	"hash/crc32"

	"github.com/tinylib/msgp/msgp"
)

//go:generate go tool msgp -io=false -tests=false -unexported -o codec_gen.go

// magic marks what this program wrote.
const magic = "ayoayo"

// envelope is what is stored of a record. It stays as it is, so that a program
// of any version can tell what it has before it.
type envelope struct {
	Magic   string `msg:"magic"`
	Kind    string `msg:"kind"`
	Version int    `msg:"version"`
	// Sum is the CRC-32 (IEEE) of Body.
	Sum  uint32 `msg:"sum"`
	Body []byte `msg:"body"`
}

// errNewer is the reason why a record of a newer version is not read.
var errNewer = errors.New("a newer version of the program wrote it")

// seal makes the bytes to store of a record.
func seal(k kind, rec msgp.Marshaler) ([]byte, error) {
	body, err := rec.MarshalMsg(nil)
	if err != nil {
		return nil, err
	}
	e := envelope{Magic: magic, Kind: k.name, Version: k.version, Sum: crc32.ChecksumIEEE(body), Body: body}
	return e.MarshalMsg(nil)
}

// upgrader is a record in which a field has come to mean something else.
type upgrader interface {
	// upgrade turns what a version of it meant into what is meant now.
	upgrade(version int)
}

// unseal reads stored bytes into a record. Fields that an older version did not
// have keep the values they come with.
func unseal(k kind, data []byte, rec msgp.Unmarshaler) error {
	var e envelope
	rest, err := e.UnmarshalMsg(data)
	switch {
	case err != nil:
		return fmt.Errorf("it is not a record of this program: %w", err)
	case e.Magic != magic || e.Kind != k.name:
		return fmt.Errorf("it is not a record of this program: %q, %q; expected %q, %q", e.Magic, e.Kind, magic, k.name)
	case len(rest) > 0:
		return fmt.Errorf("%d bytes follow the record", len(rest))
	case e.Sum != crc32.ChecksumIEEE(e.Body):
		return errors.New("its check sum is wrong")
	case e.Version > k.version:
		return errNewer
	case e.Version < 1:
		return fmt.Errorf("there is no version %d", e.Version)
	}
	if rest, err = rec.UnmarshalMsg(e.Body); err == nil && len(rest) > 0 {
		err = fmt.Errorf("%d bytes follow it", len(rest))
	}
	if err != nil {
		return fmt.Errorf("its contents can't be read: %w", err)
	}
	if u, ok := rec.(upgrader); ok {
		u.upgrade(e.Version)
	}
	return nil
}
