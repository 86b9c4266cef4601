package wire

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/tinylib/msgp/msgp"
)

var long = strings.Repeat("C d ", 200)

func requests() []Request {
	return []Request{
		{},
		{ID: 1, Rules: "ayoayo", Moves: "C d", Level: 3, Seed: 200, Time: 1000, Depth: 70, Nodes: 40_000, Lines: 2},
		{ID: math.MaxUint64, Start: strings.Repeat("x", 31), Moves: long, Level: -1, Time: math.MinInt64, Nodes: math.MaxInt64, Depth: -40},
		{Rules: strings.Repeat("x", 32)},
	}
}

func messages() []Message {
	info := Info{ID: 7, Depth: 12, Score: -999_990, Line: "C d e", Nodes: 1 << 33, Exact: true}
	return []Message{
		{},
		{Info: &info},
		{Reply: &Reply{ID: 7, Move: "C", Info: info, Lines: []Info{info, {Line: long}}}},
		{Reply: &Reply{Error: "there is none"}},
		{Building: &Building{Rules: "oware;repetition=even", Seeds: -1, Done: 125_970, All: 2_704_156}},
	}
}

func TestRequestsComeBack(t *testing.T) {
	for _, q := range requests() {
		b, _ := q.MarshalMsg([]byte("x"))
		var back Request
		rest, err := back.UnmarshalMsg(append(b[1:], "rest"...))
		if err != nil || back != q || string(rest) != "rest" {
			t.Errorf("%.80v came back as %.80v, rest %q, error %v", q, back, rest, err)
		}
	}
}

func TestMessagesComeBack(t *testing.T) {
	for _, m := range messages() {
		b, _ := m.MarshalMsg(nil)
		var back Message
		rest, err := back.UnmarshalMsg(b)
		if err != nil || !reflect.DeepEqual(back, m) || len(rest) > 0 {
			t.Errorf("%.80v came back as %.80v, rest %q, error %v", m, back, rest, err)
		}
	}
}

// The msgp library reads what is written here.
func TestLibraryReads(t *testing.T) {
	for _, m := range messages() {
		b, _ := m.MarshalMsg(nil)
		var text bytes.Buffer
		if rest, err := msgp.UnmarshalAsJSON(&text, b); err != nil || len(rest) > 0 {
			t.Fatalf("the library can't read %.80v: %v", m, err)
		}
		var back Message
		err := json.Unmarshal(text.Bytes(), &back)
		if again, _ := back.MarshalMsg(nil); err != nil || !bytes.Equal(again, b) {
			t.Errorf("the library reads %.80v as %.200s", m, text.Bytes())
		}
	}
}

// What the msgp library writes, in the shortest form of each value, is read
// here.
func TestLibraryWrites(t *testing.T) {
	for _, q := range requests() {
		fields := q.fields()
		b := msgp.AppendMapHeader(nil, uint32(len(fields)))
		for _, f := range fields {
			b = msgp.AppendString(b, f.name)
			b, _ = msgp.AppendIntf(b, reflect.ValueOf(f.value).Elem().Interface())
		}
		var back Request
		if rest, err := back.UnmarshalMsg(b); err != nil || back != q || len(rest) > 0 {
			t.Errorf("%.80v came back as %.80v, error %v", q, back, err)
		}
	}
}

func TestErrorsNameThePlace(t *testing.T) {
	for _, c := range []struct{ bytes, want string }{
		{"", "the bytes end too soon"},
		{"\xa1x", "byte 0xa1 begins no map of fields"},
		{"\x81\xa3who\x01", `there is no field "who"`},
		{"\x81\xa2id\xff", "id: the number is negative"},
		{"\x81\xa4time\xcf\xff\xff\xff\xff\xff\xff\xff\xff", "time: the number is too large"},
		{"\x81\xa5rules\x01", "rules: byte 0x01 begins no text"},
		{"\x81\xa5rules\xdb\xff\xff\xff\xffx", "rules: the bytes end too soon"},
	} {
		var q Request
		if _, err := q.UnmarshalMsg([]byte(c.bytes)); err == nil || err.Error() != c.want {
			t.Errorf("%q: error %v; expected %s", c.bytes, err, c.want)
		}
	}
}

func FuzzUnmarshal(f *testing.F) {
	for _, m := range messages() {
		b, _ := m.MarshalMsg(nil)
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		var m Message
		if _, err := m.UnmarshalMsg(b); err != nil {
			return
		}
		out, _ := m.MarshalMsg(nil)
		var back Message
		if _, err := back.UnmarshalMsg(out); err != nil || !reflect.DeepEqual(back, m) {
			t.Errorf("%v came back as %v, error %v", m, back, err)
		}
	})
}
