package web

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/google/pprof/profile"
)

// Profile is the file, from the root of the module, that tells which functions
// the worker spends its time in, as "go run ./web/build profile" has found. Go's compiler
// reads it too, for what to copy to where it is called.
const Profile = "web/worker/default.pgo"

// hotShare is the part of the time from which on a function is hot: a 500th.
const hotShare = 500

// Hot reads the profile of the module whose root folder is given. What it returns
// reports whether a function, by its name in a WASM program, is one of those in
// which the worker spends its time.
func Hot(module string) (func(name string) bool, error) {
	data, err := os.ReadFile(filepath.Join(module, filepath.FromSlash(Profile)))
	if err != nil {
		return nil, fmt.Errorf("reading what the worker does: %w", err)
	}
	p, err := profile.ParseData(data)
	if err != nil {
		return nil, fmt.Errorf("reading what the worker does, in %s: %w", Profile, err)
	}
	var all int64
	time := map[string]int64{}
	for _, s := range p.Sample {
		took := s.Value[len(s.Value)-1]
		all += took
		if len(s.Location) == 0 {
			continue
		}
		// One that was copied to where it is called counts for the caller too.
		for _, line := range s.Location[0].Line {
			time[wasmName(line.Function.Name)] += took
		}
	}
	return func(name string) bool { return time[name]*hotShare >= all && time[name] > 0 }, nil
}

// notInNames are the characters that Go writes as _ in the names of a WASM
// program.
var notInNames = regexp.MustCompile(`[^\w.]`)

func wasmName(name string) string { return notInNames.ReplaceAllString(name, "_") }
