//go:build !js

package web_test

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
)

// The page and its program speak the language that the browser names first of those that
// they know, another when that is chosen, and that one without a network too.
func TestLanguagesInTheBrowser(t *testing.T) {
	server := serve(t, http.FileServer(http.Dir(theBuild(t).site)))
	p := newTab(t)
	p.before(`Object.defineProperty(navigator, 'languages', { get: () => ['xx', 'cs-CZ', 'en'] })`)
	p.open(server.URL)
	speaks := func(code, title string) {
		t.Helper()
		p.until(code, func() bool {
			return eval[string](p, `document.documentElement.lang`) == code && strings.HasPrefix(eval[string](p, `document.title`), title)
		})
	}
	p.press("Nastavení")
	speaks("cs", "Nastavení")
	if app := eval[string](p, `fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json()).then(({ lang }) => lang)`); app != "cs" {
		t.Errorf("the app that is installed is in %q", app)
	}
	p.wait("a note in Czech", `document.getElementById('note').textContent.includes('bez sítě')`)
	p.press("Jazyk: English")
	speaks("en", "Settings")
	p.reload()
	p.press("Settings")
	speaks("en", "Settings")
	p.press("Language: Čeština")
	speaks("cs", "Nastavení")
	p.until("the sentences kept", func() bool {
		return slices.ContainsFunc(slices.Collect(maps.Keys(p.kept())), func(name string) bool { return strings.HasPrefix(name, "/sentences-cs.") })
	})
	p.waitKept(theBuild(t).site)
	server.CloseClientConnections()
	server.Close()
	p.reload()
	p.press("Nastavení")
	speaks("cs", "Nastavení")
}
