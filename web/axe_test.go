//go:build !js

package web_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

var errNoNPM = errors.New("there is no npm here, which brings axe (./build.sh test installs it)")

// axe is the script that looks for faults of accessibility in a page, of the version
// that the lock file pins. Nothing of it is published.
var axe = sync.OnceValues(func() (string, error) {
	if _, err := exec.LookPath("npm"); err != nil {
		return "", errNoNPM
	}
	dir, err := os.MkdirTemp("", "ayoayo-axe-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, os.DirFS("axe")); err != nil {
		return "", err
	}
	cmd := exec.Command("npm", "ci", "--no-audit", "--no-fund")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("npm ci: %w\n%s", err, out)
	}
	script, err := os.ReadFile(filepath.Join(dir, "node_modules", "axe-core", "axe.min.js"))
	return string(script), err
})

// loadAxe gives the page axe, whatever the page's own policy allows.
func (p *tab) loadAxe() {
	p.Helper()
	script, err := axe()
	if errors.Is(err, errNoNPM) && os.Getenv("CI") == "" {
		p.Skip(err)
	}
	if err != nil {
		p.Fatal(err)
	}
	p.do(chromedp.Evaluate[chromedp.Void](script + "\n;undefined"))
}

// wantAccessible holds that axe finds no fault in what the page is now.
func (p *tab) wantAccessible(scene string) {
	p.Helper()
	const run = `axe.run().then(({ violations, passes }) => JSON.stringify({
		Passes: passes.length,
		Faults: violations.map(({ id, help, nodes }) => id + ': ' + help + nodes.map(({ html }) => '\n\t' + html).join('')),
	}))`
	var found struct {
		Passes int
		Faults []string
	}
	p.until("what axe finds", func() bool { return json.Unmarshal([]byte(eval[string](p, run)), &found) == nil })
	if found.Passes < 10 {
		p.Errorf("%s: only %d rules of axe fit", scene, found.Passes)
	}
	for _, fault := range found.Faults {
		p.Errorf("%s: %s", scene, fault)
	}
}

// TestScenesAreAccessible goes through the scenes as who uses the page's own buttons
// does, and has axe look at each.
func TestScenesAreAccessible(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.loadAxe()
	visit := func(scene, there string, steps ...func()) {
		t.Helper()
		for _, step := range steps {
			step()
		}
		p.control(there)
		p.wantAccessible(scene)
	}
	press := func(name string) func() { return func() { t.Helper(); p.press(name) } }
	pressID := func(id string) func() { return func() { t.Helper(); p.pressID(id) } }
	back := func(there string) { t.Helper(); p.pressID("back"); p.control(there) }

	visit("home", "game:oware")
	visit("learn", "find", press("Learn"))
	visit("a lesson", "help", pressID("lesson:oware"))
	visit("a step of a lesson that is done", "next", pressID("pit:F"))
	back("find")
	visit("a question of the finder", "answer:0", pressID("find"))
	visit("what the finder found", "rules", pressID("answer:2"))
	visit("rules", "fold:rules.rest", pressID("rules"))
	visit("rules unfolded", "fold:rules.about", pressID("fold:rules.rest"), pressID("fold:rules.about"))
	back("found")
	back("answer:0")
	back("find")
	visit("games", "records", press("Games"))
	visit("records", "paste", pressID("records"))
	p.pressID("paste")
	p.wait("the field", `document.getElementById('sheet').open`)
	p.wantAccessible("a field for a record")
	p.do(chromedp.Evaluate[chromedp.Void](`document.getElementById('sheet-leave').click()`))
	visit("a position that is set up", "back", press("Set up a position"))
	back("paste")
	back("records")
	visit("settings", "keys", press("Settings"))
	visit("keys", "back", pressID("keys"))
	back("keys")
	visit("a new game", "start", press("Play"), pressID("game:ayoayo"))
	visit("a new game with all choices", "start", press("More"))
	visit("a table", "pit:A", press("Who plays?: Two people"), pressID("start"))
	visit("a menu", "analysis", press("Menu"))
	visit("an analysis", "line", press("Analysis"))
	visit("a line of moves", "back", pressID("line"))
}
