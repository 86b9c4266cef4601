//go:build !js

package web_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/pprof/profile"

	"ayoayo/web"
)

func TestHotFunctions(t *testing.T) {
	hot, err := web.Hot("..")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{
		"ayoayo_ai.__search_.visit":        true,
		"ayoayo_ai_prove.__Prover_.expand": true,
		"ayoayo_engine.__ayoayo_.canMove":  true,
		"ayoayo_engine.ParseRules":         false,
		"ayoayo_ai.__Mind_.Answer":         false,
		"":                                 false,
	} {
		if hot(name) != want {
			t.Errorf("that %q is hot is %v, expected %v", name, !want, want)
		}
	}
	if _, err := web.Hot(t.TempDir()); err == nil || !strings.Contains(err.Error(), "default.pgo") {
		t.Errorf("without a profile the error is %v", err)
	}
}

// The profile is published with the source.
func TestProfileDoesNotTellOfAMachine(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(web.Profile)))
	if err != nil {
		t.Fatal(err)
	}
	p, err := profile.ParseData(data)
	if err != nil {
		t.Fatal(err)
	}
	if p.TimeNanos != 0 || p.DurationNanos != 0 {
		t.Error("it tells when it was made")
	}
	for _, f := range p.Function {
		if filepath.IsAbs(f.Filename) {
			t.Errorf("it tells that %s stands in %s", f.Name, f.Filename)
		}
	}
	for _, m := range p.Mapping {
		if m.File != "" {
			t.Errorf("it tells of the program %s", m.File)
		}
	}
}
