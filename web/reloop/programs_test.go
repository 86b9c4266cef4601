//go:build !js

package reloop_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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
		trimmed, functions, err := reloop.Trim(shaped)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		// The few that the linker writes itself have no lines.
		if all := counts.Reshaped + counts.Plain; functions < all*9/10 {
			t.Errorf("%s: lines of %d functions were found, of %d", name, functions, all)
		}
		for text, want := range map[string]bool{"ayoayo/engine/sow.go": false, "ayoayo/engine.": true} {
			if !bytes.Contains(shaped, []byte(text)) || bytes.Contains(trimmed, []byte(text)) != want {
				t.Errorf("%s: %q is in it: %v, expected %v, and before: true", name, text, !want, want)
			}
		}
	}
}

// The tests of this package pass without lines too, where goroutines wait, stacks
// grow, garbage is collected, and panics are recovered, and what crashes says where.
func TestTrimmedProgramsRun(t *testing.T) {
	node, err := web.WASMFolder(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "reloop.wasm")
	run := func(name string, args ...string) string {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), name, args...)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		said, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, said)
		}
		return string(said)
	}
	run("go", "test", "-c", "-o", program, ".")
	whole, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	trimmed, _, err := reloop.Trim(whole)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(program, trimmed, 0o644); err != nil {
		t.Fatal(err)
	}
	said := run(filepath.Join(node, "go_js_wasm_exec"), program, "-test.v")
	if passed := strings.Count(said, "\n--- PASS"); passed < 10 || !strings.HasSuffix(said, "\nPASS\n") {
		t.Errorf("%d tests passed:\n%s", passed, said)
	}
}
