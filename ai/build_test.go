package ai

import (
	"bytes"
	"context"
	"maps"
	"sync"
	"testing"
	"testing/synctest"

	"ayoayo/ai/endgame"
	"ayoayo/ai/wire"
	"ayoayo/engine/enginetest"
)

// memory is a store in memory.
type memory struct {
	mu   sync.Mutex
	data map[string][]byte
}

func (s *memory) Load(name string) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.data[name]
}

func (s *memory) Save(name string, data []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.data == nil {
		s.data = map[string][]byte{}
	}
	s.data[name] = bytes.Clone(data)
}

// buildUntil asks a mind once and lets it build until its tables hold a number of
// seeds. It returns what was told. In a bubble of synctest, where no time passes
// while something is worked out, each slice of the building ends with another table.
func buildUntil(t *testing.T, m *Mind, rules string, seeds int) []wire.Building {
	t.Helper()
	var told []wire.Building
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	if reply := m.Answer(ctx, wire.Request{Rules: rules, Depth: 1}, nil); reply.Error != "" {
		t.Fatal(reply.Error)
	}
	m.BuildTables(ctx, func(b wire.Building) {
		told = append(told, b)
		if b.Seeds >= seeds {
			cancel()
		}
	})
	return told
}

// wantTable holds that a mind's tables are those that are built in one go.
func wantTable(t *testing.T, m *Mind, rules string, seeds int) {
	t.Helper()
	r := enginetest.Rules(t, rules)
	want, err := endgame.Build(context.Background(), r, seeds, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := endgame.NewBuilder(r, m.endgames, seeds)
	if err != nil {
		t.Fatal(err)
	}
	var a, b bytes.Buffer
	want.WriteTo(&a)
	got.Table().WriteTo(&b)
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Errorf("the tables of %s are not those that are built in one go", rules)
	}
}

func TestBuildTablesBuildsAndKeepsTables(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := &memory{}
		const rules, seeds = "ayoayo;capturer=stays", 8
		m := NewMind(store)
		for i, b := range buildUntil(t, m, rules, seeds) {
			if b.Rules != rules || b.Done > b.All || b.All != 2_704_156 {
				t.Errorf("told %d: %+v", i, b)
			}
		}
		wantTable(t, m, rules, m.endgames.Seeds())
		kept := store.Load("table " + rules)
		if kept == nil {
			t.Fatalf("nothing was kept: %v", maps.Keys(store.data))
		}
		again := NewMind(store)
		first := buildUntil(t, again, rules, seeds)[0]
		if first.Seeds < seeds || first.Done < 125_970 {
			t.Errorf("what was kept is built anew: %+v", first)
		}
		wantTable(t, again, rules, again.endgames.Seeds())
	})
}

// A store may give back anything.
func TestDamagedTablesAreBuiltAnew(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const rules, seeds = "oware", 8
		sound := &memory{}
		buildUntil(t, NewMind(sound), rules, seeds)
		whole := sound.Load("table " + rules)
		for name, data := range map[string][]byte{
			"empty":         {},
			"cut off":       whole[:len(whole)/2],
			"one bit":       append(append(bytes.Clone(whole[:5000]), whole[5000]^1), whole[5001:]...),
			"other rules":   bytes.Replace(whole, []byte("oware"), []byte("owart"), 1),
			"other version": bytes.Replace(whole, []byte("table 3"), []byte("table 2"), 1),
		} {
			store := &memory{data: map[string][]byte{"table " + rules: data}}
			m := NewMind(store)
			if first := buildUntil(t, m, rules, seeds)[0]; first.Seeds >= seeds && first.Done > 200_000 {
				t.Errorf("%s: used: %+v", name, first)
			}
			wantTable(t, m, rules, m.endgames.Seeds())
			if !bytes.Equal(store.Load("table " + rules)[:len(whole)/2], whole[:len(whole)/2]) {
				t.Errorf("%s: not kept anew", name)
			}
		}
	})
}

// While tables are built requests are answered, and the rule-set whose tables are
// built is the one asked about last.
func TestBuildTablesLetsRequestsThrough(t *testing.T) {
	m := NewMind(&memory{})
	ctx, cancel := context.WithCancel(t.Context())
	var done sync.WaitGroup
	told := make(chan wire.Building)
	done.Go(func() {
		m.BuildTables(ctx, func(b wire.Building) {
			select {
			case told <- b:
			case <-ctx.Done():
			}
		})
	})
	for i := range 12 {
		q := wire.Request{Rules: []string{"ayoayo", "oware"}[i%2], Nodes: 2000, Level: i / 2 % 2 * Levels}
		if reply := m.Answer(t.Context(), q, nil); reply.Error != "" || reply.Move == "" {
			t.Errorf("answer %+v", reply)
		}
		for b := range told {
			if b.Rules == q.Rules {
				break
			}
		}
	}
	cancel()
	done.Wait()
}
