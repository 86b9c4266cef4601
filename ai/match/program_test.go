//go:build !js

package match

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"ayoayo/ai/cli"
	"ayoayo/engine/enginetest"
)

// silentProgram as its first argument makes the test program one that greets and
// then says no more, nor ends when it is asked to.
const silentProgram = "silent-program"

func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == silentProgram {
		fmt.Println("uciok\nreadyok")
		time.Sleep(time.Hour) // It must be killed.
	}
	os.Exit(m.Run())
}

func TestASilentProgram(t *testing.T) {
	r := enginetest.Rules(t, "ayoayo")
	p, err := startProgram(os.Args[0]+" "+silentProgram, r, cli.Limits{Depth: 1})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.ask(50*time.Millisecond, "bestmove", "go depth 1"); err == nil || !strings.Contains(err.Error(), "no bestmove came within 50ms") {
		t.Errorf("%v; want that no bestmove came", err)
	}
	p.close()
	if state := p.cmd.ProcessState; state == nil || state.Success() {
		t.Errorf("it ended by itself, or not at all: %v", state)
	}
}
