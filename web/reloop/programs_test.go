//go:build !js

package reloop_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
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
		for text, want := range map[string]bool{"ayoayo/engine/sow.go": false, "ayoayo/engine.(*": false, "runtime.mallocgc": true} {
			if before, after := bytes.Contains(shaped, []byte(text)), bytes.Contains(trimmed, []byte(text)); !before || after != want {
				t.Errorf("%s: %q is in it: %v and then %v, expected true and %v", name, text, before, after, want)
			}
		}
	}
}

// compiled is a package as a program for js, and a file with it trimmed.
func compiled(t *testing.T, args ...string) (whole []byte, file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "program.wasm")
	cmd := exec.CommandContext(t.Context(), "go", append(args[:1:1], append([]string{"-o", file}, args[1:]...)...)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("go %s: %v\n%s", args, err, said)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	trimmed, _, err := reloop.Trim(whole)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, trimmed, 0o644); err != nil {
		t.Fatal(err)
	}
	return whole, file
}

// underNode is what a program for js says under node, and how it ended.
func underNode(t *testing.T, program string, args ...string) (string, error) {
	t.Helper()
	tools, err := web.WASMFolder(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), filepath.Join(tools, "go_js_wasm_exec"), append([]string{program}, args...)...)
	cmd.Env = append(os.Environ(), "GOTRACEBACK=system")
	said, err := cmd.CombinedOutput()
	return string(said), err
}

// The tests of this package pass without lines too, where goroutines wait, stacks
// grow, garbage is collected, and panics are recovered.
func TestTrimmedProgramsRun(t *testing.T) {
	_, program := compiled(t, "test", "-c", ".")
	said, err := underNode(t, program, "-test.v")
	if passed := strings.Count(said, "\n--- PASS"); err != nil || passed < 10 || !strings.HasSuffix(said, "\nPASS\n") {
		t.Errorf("%d tests passed (%v):\n%s", passed, err, said)
	}
}

// A crash says in which instructions it was, of which the program that is not
// trimmed knows the functions and lines; and a method called with nil can be recovered.
func TestPlacesOfACrash(t *testing.T) {
	whole, program := compiled(t, "build", "./testdata/crash")
	said, err := underNode(t, program)
	if err == nil || !strings.HasPrefix(said, "value method nameless.type.method called using nil *type pointer\n") ||
		!strings.Contains(said, "index out of range [3] with length 3") || strings.Contains(said, "main.sow") {
		t.Errorf("the program ended with %v:\n%s", err, said)
	}
	places, err := reloop.ReadPlaces(whole)
	if err != nil {
		t.Fatal(err)
	}
	var were []string
	for _, found := range regexp.MustCompile(` pc=0x([0-9a-f]+)`).FindAllStringSubmatch(said, -1) {
		pc, err := strconv.ParseUint(found[1], 16, 64)
		if err != nil {
			t.Fatal(err)
		}
		if function, file, line := places.At(pc); strings.HasPrefix(function, "main.") {
			were = append(were, fmt.Sprintf("%s %s:%d", function, filepath.Base(file), line))
		}
	}
	if want := []string{"main.sow main.go:31", "main.main main.go:16"}; !slices.Equal(were, want) {
		t.Errorf("the crash was in %q, expected %q:\n%s", were, want, said)
	}
	if function, _, _ := places.At(1); function != "" {
		t.Errorf("%q is where no function is", function)
	}
}
