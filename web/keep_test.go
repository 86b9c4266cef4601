//go:build !js

package web_test

import (
	"fmt"
	"strconv"
	"testing"
)

// The browser is asked to keep what is saved when something is, once, and the settings
// say what it answered.
func TestTheBrowserIsAskedToKeepGames(t *testing.T) {
	for _, keeps := range []bool{true, false} {
		t.Run(strconv.FormatBool(keeps), func(t *testing.T) {
			p := newTab(t)
			p.before(fmt.Sprintf(`
				globalThis.asked = 0;
				navigator.storage.persisted = async () => false;
				navigator.storage.persist = async () => { asked++; return %t; };`, keeps))
			p.open(serveSite(t).URL + "/some/folder/#rules=oware")
			p.waitTurn()
			if n := eval[int](p, `asked`); n != 0 {
				t.Errorf("it was asked %d times before anything was played", n)
			}
			p.move("A")
			p.wait("the browser to be asked", `asked === 1`)
			p.pressID("menu")
			p.press("Settings")
			said := "keeps your games until you remove them"
			if !keeps {
				said = "may throw your games away"
			}
			p.waitNamed("lasting", said)
			p.reload()
			p.pressID("menu")
			p.press("Settings")
			p.waitNamed("lasting", "may throw your games away")
			if n := eval[int](p, `asked`); n != 0 {
				t.Error("after a reload it was asked again")
			}
		})
	}
}
