//go:build !js

package reloop_test

import (
	"testing"

	"ayoayo/web"
	"ayoayo/web/reloop"
)

// Of what Go makes of the programs that are published, nothing is unknown here.
func TestProgramsAreKnown(t *testing.T) {
	programs, err := web.CompileNamed(t.Context(), "../..")
	if err != nil {
		t.Fatal(err)
	}
	for name, program := range map[string][]byte{"game": programs.Game, "worker": programs.Worker} {
		shaped, counts, err := reloop.Reloop(program, func(string) bool { return false })
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		t.Logf("%s: %d functions reshaped, %d plain, %d bytes of %d", name, counts.Reshaped, counts.Plain, len(shaped), len(program))
		if len(counts.Unknown) > 0 {
			t.Errorf("%s: %d functions are not known: %q", name, len(counts.Unknown), counts.Unknown)
		}
		// Some two thirds of the functions of any program have loops or branches.
		if counts.Reshaped <= counts.Plain {
			t.Errorf("%s: %d functions were reshaped and %d found plain", name, counts.Reshaped, counts.Plain)
		}
	}
}
