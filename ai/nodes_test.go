package ai

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

var updateNodes = flag.Bool("update-nodes", false, "write anew how many moves each rule-set's search looks at")

// TestNodeSignature holds how many moves a search to a depth looks at from the start
// of each rule-set. A change that should change nothing leaves the numbers as they
// are; for one that should, and for a new game, -update-nodes writes them.
func TestNodeSignature(t *testing.T) {
	var now bytes.Buffer
	for _, spec := range engine.Specs() {
		s := searched(engine.NewGame(enginetest.Rules(t, spec.Key)), 8, 1<<20)
		fmt.Fprintf(&now, "%s\t%d\n", spec.Key, s.clock.spent)
	}
	file := filepath.Join("testdata", "nodes.tsv")
	if *updateNodes {
		if err := os.WriteFile(file, now.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	held, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(held, now.Bytes()) {
		t.Errorf("searches look at\n%s%s holds\n%s", now.Bytes(), file, held)
	}
}
