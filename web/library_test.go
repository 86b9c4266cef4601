//go:build !js

package web_test

import (
	"strings"
	"testing"
)

const overRecord = `[Rules "oware"]
[South "Adé"]
[North "Ọlá"]
[Result "N"]
[End "resigned"]

1. C d 2. E f
`

// waitFinished waits for a finished game of two players in the place of all games.
func (p *tab) waitFinished() {
	p.Helper()
	p.press("Games")
	p.until("a finished game", func() bool {
		for _, c := range p.controls() {
			if strings.HasPrefix(c.ID, "kept:") && strings.Contains(c.Name, "Ọlá won") {
				return true
			}
		}
		return false
	})
}

// A finished game lies in the browser's database, and comes back when all else is gone.
// Where there is none it lies beside the settings, which is said, until there is one.
func TestFinishedGamesAreKept(t *testing.T) {
	address := serveSite(t).URL + "/some/folder/"
	p := newTab(t)
	p.before(`if (sessionStorage.without) Object.defineProperty(window, 'indexedDB', { value: undefined })`)
	p.open(address)
	eval[string](p, `sessionStorage.without = 'yes'`)
	p.reload()
	p.press("Games")
	p.waitNamed("small", "room for a few hundred")
	p.give("game.txt", overRecord)
	p.control("player:S")
	p.reload()
	p.waitFinished()
	p.shot("small")

	eval[bool](p, `delete sessionStorage.without`)
	p.reload()
	p.waitFinished()
	if p.named("small") != "" {
		t.Error("there is a database, and little room")
	}
	p.until("the game in the database", func() bool {
		return eval[bool](p, `!Object.keys(localStorage).some((key) => key.startsWith('ayoayo/library/'))`)
	})
	eval[bool](p, `(localStorage.clear(), true)`)
	p.reload()
	p.waitFinished()
	p.shot("kept")
}

// A backup that was downloaded brings everything to another device, for which another
// address stands: nothing that is kept for the one is there for the other.
func TestABackupBringsEverythingElsewhere(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.give("game.txt", overRecord)
	p.control("player:S")
	p.reload()
	p.waitFinished()
	name, backup := p.download(".ayoayo", "Keep a copy", "Save a copy")
	p.open(serveSite(t).URL + "/some/folder/")
	p.press("Games")
	p.waitNamed("none", "are kept here")
	p.give(name, backup)
	p.press("Add the games")
	p.press("See all games")
	p.waitFinished()
	p.reload()
	p.waitFinished()
}
