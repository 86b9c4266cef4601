package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// The messages write and read themselves rather than by code that the msgp tool
// makes: its run-time library, which draws in encoding/json, would be a sixth
// of the worker that every player downloads. A test holds the bytes against
// that library.

// field is a field of a message: its name and a pointer to its value.
type field struct {
	name  string
	value any
}

func (q *Request) fields() []field {
	return []field{
		{"id", &q.ID},
		{"rules", &q.Rules},
		{"start", &q.Start},
		{"moves", &q.Moves},
		{"level", &q.Level},
		{"seed", &q.Seed},
		{"time", &q.Time},
		{"depth", &q.Depth},
		{"nodes", &q.Nodes},
		{"lines", &q.Lines},
	}
}

func (i *Info) fields() []field {
	return []field{
		{"id", &i.ID},
		{"depth", &i.Depth},
		{"score", &i.Score},
		{"line", &i.Line},
		{"nodes", &i.Nodes},
		{"exact", &i.Exact},
	}
}

func (r *Reply) fields() []field {
	return []field{
		{"id", &r.ID},
		{"move", &r.Move},
		{"info", &r.Info},
		{"lines", &r.Lines},
		{"error", &r.Error},
	}
}

func (b *Building) fields() []field {
	return []field{
		{"rules", &b.Rules},
		{"seeds", &b.Seeds},
		{"done", &b.Done},
		{"all", &b.All},
	}
}

func (m *Message) fields() []field {
	return []field{{"info", &m.Info}, {"reply", &m.Reply}, {"building", &m.Building}}
}

// MarshalMsg appends the request's bytes to b. It never fails.
func (q *Request) MarshalMsg(b []byte) ([]byte, error) { return appendMap(b, q.fields()), nil }

// UnmarshalMsg reads a request and returns the bytes after it. The error says
// what is wrong; the request is then partly read.
func (q *Request) UnmarshalMsg(b []byte) ([]byte, error) { return unmarshal(b, q.fields()) }

// MarshalMsg appends the message's bytes to b. It never fails.
func (m *Message) MarshalMsg(b []byte) ([]byte, error) { return appendMap(b, m.fields()), nil }

// UnmarshalMsg reads a message and returns the bytes after it. The error says
// what is wrong; the message is then partly read.
func (m *Message) UnmarshalMsg(b []byte) ([]byte, error) { return unmarshal(b, m.fields()) }

// The first bytes of msgp values that messages are made of. The values of some
// kinds lie in the first byte itself: fixMap, fixArray and fixStr carry a
// length, bytes below fixMap and above negative are small numbers.
const (
	fixMap   = 0x80
	fixArray = 0x90
	fixStr   = 0xa0
	null     = 0xc0
	no       = 0xc2
	yes      = 0xc3
	uint8s   = 0xcc // then 16, 32 and 64 bits
	uint64s  = 0xcf
	int8s    = 0xd0 // then 16, 32 and 64 bits
	int64s   = 0xd3
	str8     = 0xd9 // then 16 and 32 bits
	str32    = 0xdb
	array16  = 0xdc
	array32  = 0xdd
	map16    = 0xde
	map32    = 0xdf
	negative = 0xe0
)

// appendMap writes fields as a map.
func appendMap(b []byte, fields []field) []byte {
	b = append(b, fixMap|byte(len(fields)))
	for _, f := range fields {
		b = appendValue(appendString(b, f.name), f.value)
	}
	return b
}

// appendValue writes the value of a field.
func appendValue(b []byte, value any) []byte {
	switch v := value.(type) {
	case *uint64:
		return appendUint(b, *v)
	case *int64:
		return appendInt(b, *v)
	case *int:
		return appendInt(b, int64(*v))
	case *string:
		return appendString(b, *v)
	case *bool:
		if *v {
			return append(b, yes)
		}
		return append(b, no)
	case *Info:
		return appendMap(b, v.fields())
	case **Info:
		if *v != nil {
			return appendMap(b, (*v).fields())
		}
	case **Reply:
		if *v != nil {
			return appendMap(b, (*v).fields())
		}
	case **Building:
		if *v != nil {
			return appendMap(b, (*v).fields())
		}
	case *[]Info:
		b = binary.BigEndian.AppendUint32(append(b, array32), uint32(len(*v)))
		for i := range *v {
			b = appendMap(b, (*v)[i].fields())
		}
		return b
	}
	return append(b, null)
}

func appendUint(b []byte, n uint64) []byte {
	if n < fixMap {
		return append(b, byte(n))
	}
	return binary.BigEndian.AppendUint64(append(b, uint64s), n)
}

func appendInt(b []byte, n int64) []byte {
	if n >= 0 {
		return appendUint(b, uint64(n))
	}
	return binary.BigEndian.AppendUint64(append(b, int64s), uint64(n))
}

func appendString(b []byte, s string) []byte {
	if len(s) < null-fixStr {
		b = append(b, fixStr|byte(len(s)))
	} else {
		b = binary.BigEndian.AppendUint32(append(b, str32), uint32(len(s)))
	}
	return append(b, s...)
}

// unmarshal reads the fields of a message and returns the bytes after it.
func unmarshal(b []byte, fields []field) ([]byte, error) {
	r := reader{rest: b}
	r.fields(fields)
	return r.rest, r.err
}

// reader takes values from bytes. After the first error it takes nothing more.
type reader struct {
	rest []byte
	err  error
}

// take returns the next n bytes.
func (r *reader) take(n uint64) []byte {
	if r.err == nil && n > uint64(len(r.rest)) {
		r.fail(errors.New("the bytes end too soon"))
	}
	if r.err != nil {
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

// first returns the first byte of the next value, of no kind after an error.
func (r *reader) first() byte {
	if b := r.take(1); r.err == nil {
		return b[0]
	}
	return null
}

// number returns the number in the next bytes, of which there are a power of
// two.
func (r *reader) number(power byte) uint64 {
	n := uint64(0)
	for _, b := range r.take(1 << power) {
		n = n<<8 | uint64(b)
	}
	return n
}

func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

func (r *reader) wrong(first byte, want string) {
	r.fail(fmt.Errorf("byte 0x%02x begins no %s", first, want))
}

// fields reads a map into fields; those that it does not name keep their
// values.
func (r *reader) fields(fields []field) {
	first := r.first()
	n := uint64(first & 0xf)
	switch {
	case first>>4 == fixMap>>4:
	case first == map16 || first == map32:
		n = r.number(first - map16 + 1)
	default:
		r.wrong(first, "map of fields")
	}
	for ; n > 0 && r.err == nil; n-- {
		r.field(fields)
	}
}

// field reads a name and a value.
func (r *reader) field(fields []field) {
	name := r.string()
	for _, f := range fields {
		if f.name != name {
			continue
		}
		if r.value(f.value); r.err != nil {
			r.err = fmt.Errorf("%s: %w", name, r.err)
		}
		return
	}
	r.fail(fmt.Errorf("there is no field %.20q", name))
}

// value reads the value of a field.
func (r *reader) value(value any) {
	switch v := value.(type) {
	case *uint64:
		*v = r.uint()
	case *int64:
		*v = r.int()
	case *int:
		*v = int(r.int())
	case *string:
		*v = r.string()
	case *bool:
		*v = r.bool()
	case *Info:
		r.fields(v.fields())
	case **Info:
		*v = optional(r, *v, (*Info).fields)
	case **Reply:
		*v = optional(r, *v, (*Reply).fields)
	case **Building:
		*v = optional(r, *v, (*Building).fields)
	case *[]Info:
		*v = r.infos()
	}
}

// optional reads a message or nil.
func optional[T any](r *reader, _ *T, fields func(*T) []field) *T {
	if len(r.rest) > 0 && r.rest[0] == null {
		r.rest = r.rest[1:]
		return nil
	}
	v := new(T)
	r.fields(fields(v))
	return v
}

func (r *reader) infos() []Info {
	first := r.first()
	n := uint64(first & 0xf)
	switch {
	case first>>4 == fixArray>>4:
	case first == array16 || first == array32:
		n = r.number(first - array16 + 1)
	default:
		r.wrong(first, "list")
	}
	var infos []Info
	for ; n > 0 && r.err == nil; n-- {
		var i Info
		r.fields(i.fields())
		infos = append(infos, i)
	}
	return infos
}

func (r *reader) bool() bool {
	first := r.first()
	if first != yes && first != no {
		r.wrong(first, "true or false")
	}
	return first == yes
}

func (r *reader) string() string {
	first := r.first()
	n := uint64(first & 0x1f)
	switch {
	case first>>5 == fixStr>>5:
	case first >= str8 && first <= str32:
		n = r.number(first - str8)
	default:
		r.wrong(first, "text")
	}
	return string(r.take(n))
}

func (r *reader) uint() uint64 {
	n, below := r.integer()
	if below {
		r.fail(errors.New("the number is negative"))
	}
	return n
}

func (r *reader) int() int64 {
	n, below := r.integer()
	if !below && n > 1<<63-1 {
		r.fail(errors.New("the number is too large"))
	}
	return int64(n)
}

// integer reads a whole number of any size and whether it is below zero.
func (r *reader) integer() (n uint64, below bool) {
	first := r.first()
	switch {
	case first < fixMap:
		return uint64(first), false
	case first >= negative:
		return uint64(int8(first)), true
	case first >= uint8s && first <= uint64s:
		return r.number(first - uint8s), false
	case first >= int8s && first <= int64s:
		unused := 64 - 8<<(first-int8s)
		signed := int64(r.number(first-int8s)<<unused) >> unused
		return uint64(signed), signed < 0
	}
	r.wrong(first, "number")
	return 0, false
}
