//go:build !js

package web_test

import (
	"regexp"
	"testing"
)

// A hint and the analysis come from a worker beside the computer's, and are there
// for those who can't see the board.
func TestHintAndAnalysis(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/#rules=ayoayo")
	p.waitWorker()
	p.setSpeed("Instant")

	p.pressID("hint")
	p.until("a hint", func() bool { return isHint(p.control("status").Name) })
	if said := p.said(); said != p.control("status").Name && !isHint(said) {
		t.Errorf("the page says %q", said)
	}
	p.shot("hint")
	p.pressID("hint")
	p.until("the hint to be put away", func() bool { return p.control("status").Name == "Your turn" })

	p.press("Menu")
	p.press("Analysis")
	valued := regexp.MustCompile(`can be sown, (ahead|behind|about even|far|proven)`)
	p.until("a value at every pit", func() bool {
		pits := p.playable()
		for _, pit := range pits {
			if !valued.MatchString(pit.Name) {
				return false
			}
		}
		return len(pits) == 6
	})
	p.shot("analysis")
	p.pressID("line")
	p.pressID("move:on")
	p.pressID("back")
	p.waitBoard("ayoayo", "")
	p.move("C")
	p.waitTurn()
	p.until("values in the next position", func() bool {
		pits := p.playable()
		return len(pits) > 0 && valued.MatchString(pits[0].Name)
	})
	p.press("Menu")
	p.press("Analysis")
	p.until("the values to go", func() bool {
		pits := p.playable()
		return len(pits) > 0 && !valued.MatchString(pits[0].Name)
	})
	p.wantWorker()
}

// isHint reports whether a sentence is a hint as it is spoken: a pit and why.
func isHint(said string) bool { return regexp.MustCompile(`^south [a-f], .+`).MatchString(said) }
