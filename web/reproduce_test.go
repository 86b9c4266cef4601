//go:build !js

package web_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"ayoayo/web"
)

// The same source gives the same bytes, wherever it lies.
func TestBuildsAreReproducible(t *testing.T) {
	elsewhere := filepath.Join(t.TempDir(), "another folder")
	copySource(t, "..", elsewhere)
	programs, err := web.Compile(t.Context(), elsewhere)
	if err != nil {
		t.Fatal(err)
	}
	first := theBuild(t).programs
	for name, pair := range map[string][2][]byte{
		"game":         {first.Game, programs.Game},
		"worker":       {first.Worker, programs.Worker},
		"wasm_exec.js": {first.Exec, programs.Exec},
	} {
		if !bytes.Equal(pair[0], pair[1]) {
			t.Errorf("%s has %d bytes, and built elsewhere %d or others", name, len(pair[0]), len(pair[1]))
		}
	}
}

// copySource copies what is compiled, which is not what a build leaves.
func copySource(t *testing.T, from, to string) {
	t.Helper()
	entries, err := os.ReadDir(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		switch entry.Name() {
		case ".git", "bin", "dist", "shots", "proofs":
			continue
		}
		source, target := filepath.Join(from, entry.Name()), filepath.Join(to, entry.Name())
		if entry.IsDir() {
			err = os.CopyFS(target, os.DirFS(source))
		} else {
			var data []byte
			if data, err = os.ReadFile(source); err == nil {
				err = os.WriteFile(target, data, 0o644)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
