//go:build !js

package web_test

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
)

// Puzzles come with the page and are there without a network, and the counting trainer
// finds a question.
func TestPuzzlesInTheBrowser(t *testing.T) {
	server := serve(t, http.FileServer(http.Dir(theBuild(t).site)))
	p := newTab(t)
	p.open(server.URL)
	p.until("the puzzles kept", func() bool {
		return slices.ContainsFunc(slices.Collect(maps.Keys(p.kept())), func(name string) bool { return strings.HasPrefix(name, "/puzzles.") })
	})
	server.CloseClientConnections()
	server.Close()
	p.reload()
	p.press("Learn")
	p.press("Oware, puzzles")
	p.until("puzzles without a network", func() bool { return strings.Contains(p.named("theme:note"), "puzzles, 0 of them tried") })
	p.press("Next puzzle")
	p.waitNamed("title", "You are to move. One move")
	p.press("Close")
	p.press("Back")
	p.press("Ayoayo, counting")
	p.press("10 questions")
	p.waitNamed("title", "end, and what does it take?")
}
