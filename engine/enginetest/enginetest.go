// Package enginetest reads rules and positions for tests, which fail where there are none.
package enginetest

import (
	"testing"

	"ayoayo/engine"
)

// Rules returns the rules of a rule-set string.
func Rules(t testing.TB, rules string) *engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Position returns a position that is written down.
func Position(t testing.TB, r *engine.Rules, position string) engine.Position {
	t.Helper()
	p, err := r.ParsePosition(position)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Game returns a game that begins at a position.
func Game(t testing.TB, rules, position string) *engine.Game {
	t.Helper()
	r := Rules(t, rules)
	return engine.NewGameFrom(r, Position(t, r, position))
}
