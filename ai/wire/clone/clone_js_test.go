package clone_test

import (
	"math"
	"reflect"
	"strings"
	"syscall/js"
	"testing"

	"ayoayo/ai/wire"
	"ayoayo/ai/wire/clone"
)

// sent is an object as it arrives on the other side.
func sent(object js.Value) js.Value { return js.Global().Call("structuredClone", object) }

func TestRequestsComeBack(t *testing.T) {
	for _, q := range []wire.Request{
		{},
		{ID: 1, Rules: "ayoayo", Moves: "C d", Level: 3, Seed: 200, Time: 1000, Depth: 70, Nodes: 40_000, Lines: 2},
		{ID: math.MaxUint64, Start: "Àyò", Moves: strings.Repeat("C d ", 200), Level: -1, Time: math.MinInt64, Nodes: math.MaxInt64, Depth: -40},
	} {
		back := wire.Request{Rules: "old", Lines: 9}
		if err := clone.Read(sent(clone.Object(q)), &back); err != nil || back != q {
			t.Errorf("%.80v came back as %.80v, error %v", q, back, err)
		}
	}
}

func TestMessagesComeBack(t *testing.T) {
	info := wire.Info{ID: 7, Depth: 12, Score: -999_990, Line: "C d e", Nodes: 1 << 60, Exact: true}
	for _, m := range []wire.Message{
		{},
		{Info: &info},
		{Reply: &wire.Reply{ID: 7, Move: "C", Info: info, Lines: []wire.Info{info, {Line: "d"}}}},
		{Reply: &wire.Reply{Error: "there is none"}},
		{Building: &wire.Building{Rules: "oware;repetition=even", Seeds: -1, Done: 125_970, All: 2_704_156}},
	} {
		var back wire.Message
		if err := clone.Read(sent(clone.Object(m)), &back); err != nil || !reflect.DeepEqual(back, m) {
			t.Errorf("%.80v came back as %.80v, error %v", m, back, err)
		}
	}
}

// Every field has a kind that is written and read.
func TestEveryFieldComesBack(t *testing.T) {
	for _, message := range []any{&wire.Request{}, &wire.Info{}, &wire.Building{}} {
		v := reflect.ValueOf(message).Elem()
		for i := range v.NumField() {
			switch f := v.Field(i); f.Kind() {
			case reflect.Bool:
				f.SetBool(true)
			case reflect.String:
				f.SetString("x")
			case reflect.Uint64:
				f.SetUint(uint64(i + 1))
			default:
				f.SetInt(int64(i + 1))
			}
		}
		back := reflect.New(v.Type())
		if err := clone.Read(sent(clone.Object(v.Interface())), back.Interface()); err != nil || back.Elem().Interface() != v.Interface() {
			t.Errorf("%+v came back as %+v, error %v", v, back.Elem(), err)
		}
	}
}

// Whatever comes that is no message is an error.
func TestWhatIsNoMessage(t *testing.T) {
	for _, script := range []string{
		"7", "7n", "'ready'", "null", "undefined", "true", "[]", "{}", "new Uint8Array(9)", "new Error('x')", "NaN",
		"{Info: 7, Reply: null, Building: null}",
		"{Info: {}, Reply: null, Building: null}",
		"{Info: null, Reply: null, Building: {Rules: 'oware', Seeds: 1.5, Done: 0, All: 0}}",
		"{Info: null, Reply: null, Building: {Rules: 'oware', Seeds: 1e300, Done: 0, All: 0}}",
		"{Info: null, Reply: null, Building: {Rules: 'oware', Seeds: NaN, Done: 0, All: 0}}",
		"{Info: null, Reply: null, Building: {Rules: 'oware', Seeds: 7n, Done: 0, All: 0}}",
		"{Info: null, Reply: null, Building: {Rules: 12, Seeds: 1, Done: 0, All: 0}}",
		"{Info: {ID: '-1', Depth: 1, Score: 1, Line: '', Nodes: '1', Exact: true}, Reply: null, Building: null}",
		"{Info: {ID: 1, Depth: 1, Score: 1, Line: '', Nodes: '1', Exact: true}, Reply: null, Building: null}",
		"{Info: {ID: '1', Depth: 1, Score: 1, Line: '', Nodes: '99999999999999999999', Exact: true}, Reply: null, Building: null}",
		"{Info: {ID: '1', Depth: 1, Score: 1, Line: '', Nodes: '1', Exact: 1}, Reply: null, Building: null}",
		"{Info: null, Building: null, Reply: {ID: '1', Move: 'C', Error: '', Lines: new Array(1e9), Info: {ID: '1', Depth: 1, Score: 1, Line: '', Nodes: '1', Exact: true}}}",
	} {
		object := js.Global().Get("Function").New("return (" + script + ")").Invoke()
		var m wire.Message
		if err := clone.Read(object, &m); err == nil || !strings.HasPrefix(err.Error(), "this is not a message: ") {
			t.Errorf("%s is read as %+v, error %v", script, m, err)
		}
	}
}

func BenchmarkClone(b *testing.B) {
	info := wire.Info{ID: 7, Depth: 12, Score: -999_990, Line: strings.Repeat("C d ", 10), Nodes: 1 << 33, Exact: true}
	m := wire.Message{Reply: &wire.Reply{ID: 7, Move: "C", Info: info, Lines: []wire.Info{info, info, info, info, info, info}}}
	for b.Loop() {
		var back wire.Message
		if err := clone.Read(sent(clone.Object(m)), &back); err != nil {
			b.Fatal(err)
		}
	}
}
