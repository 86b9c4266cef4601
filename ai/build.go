package ai

import (
	"bytes"
	"context"
	"time"

	"ayoayo/ai/endgame"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

const (
	// buildSlice is how long BuildTables keeps a request waiting at most, buildPause
	// how long it then leaves the way free.
	buildSlice = 15 * time.Millisecond
	buildPause = time.Millisecond
	// reportGap is the least time between two reports.
	reportGap = 100 * time.Millisecond
	// keptFrom is the number of seeds from which on a table is kept in the
	// store: a smaller one is sooner built than read.
	keptFrom = 8
)

// BuildTables builds what makes later answers better, the endgame tables of the
// rule-set asked about last, until the context ends. It runs in a goroutine of
// its own beside [Mind.Answer]: while a request is answered it waits, and a
// request waits for it no longer than a frame. The tables are used as they grow
// and kept in the store. Report is called now and then, when there is
// another to keep, and when there are no more to build; it may be nil.
func (m *Mind) BuildTables(ctx context.Context, report func(wire.Building)) {
	if report == nil {
		report = func(wire.Building) {}
	}
	for {
		select {
		case <-ctx.Done():
			return
		case <-m.wake:
			m.buildWanted(ctx, report)
		}
	}
}

// buildWanted builds the tables that are wanted, until others are.
func (m *Mind) buildWanted(ctx context.Context, report func(wire.Building)) {
	m.mu.Lock()
	r := m.wanted
	m.mu.Unlock()
	kept := m.load(r)
	b, err := endgame.NewBuilder(r, kept, endgame.MaxSeeds)
	if err != nil {
		return // Only tables that can be built are wanted.
	}
	seeds, reported := max(b.Table().Seeds(), keptFrom-1), time.Time{}
	for more := true; more && ctx.Err() == nil; time.Sleep(buildPause) {
		if more = m.buildMore(r, b); !more && !m.needsTables(r) {
			return
		}
		t := b.Table()
		grown := t.Seeds() > seeds
		if grown {
			seeds = t.Seeds()
			m.save(t)
		}
		if !more || grown || time.Since(reported) > reportGap {
			reported = time.Now()
			done, all := b.Progress()
			report(wire.Building{Rules: r.String(), Seeds: t.Seeds(), Done: done, All: all})
		}
	}
}

// buildMore builds for a moment and reports whether there is more to build. It
// stops early when another table can be used.
func (m *Mind) buildMore(r *engine.Rules, b *endgame.Builder) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.wanted != r {
		return false
	}
	before, until := b.Seeds(), time.Now().Add(buildSlice)
	more := b.Step()
	for more && b.Seeds() == before && time.Now().Before(until) {
		more = b.Step()
	}
	m.endgames = b.Table()
	return more
}

// needsTables reports whether the tables of a rule-set are still needed.
func (m *Mind) needsTables(r *engine.Rules) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.wanted == r
}

// tableName is the name of a rule-set's table in the store.
func tableName(r *engine.Rules) string { return "table " + r.String() }

// load returns the table that the store has of a rule-set, nil if it has none
// that is whole and of this version.
func (m *Mind) load(r *engine.Rules) *endgame.Table {
	if m.store == nil {
		return nil
	}
	t, err := endgame.Read(r, m.store.Load(tableName(r)))
	if err != nil {
		return nil
	}
	return t
}

// save keeps a table in the store.
func (m *Mind) save(t *endgame.Table) {
	if m.store == nil {
		return
	}
	var data bytes.Buffer
	if _, err := t.WriteTo(&data); err == nil {
		m.store.Save(tableName(t.Rules()), data.Bytes())
	}
}
