//go:build !js

package web_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// newOtherTab starts another browser for one test. Where it isn't installed the test is left
// out, but not under CI.
func newOtherTab(t *testing.T, start func(t *testing.T, dir string) (driver, error)) *tab {
	t.Helper()
	d, err := start(t, t.TempDir())
	if errors.Is(err, exec.ErrNotFound) && os.Getenv("CI") == "" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	p := &tab{TB: t, patience: lastResort, other: d}
	// A driver that is only stopped leaves its browser running, above that of the next test.
	t.Cleanup(func() {
		if _, err := d.call(endSession, map[string]any{}); err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the page says: %s", eval[string](p, `document.body.innerText`))
		}
	})
	return p
}

func (p *tab) command(c command, parameters any) {
	p.Helper()
	if _, err := p.other.call(c, parameters); err != nil {
		p.Fatal(err)
	}
}

// reloadElsewhere is reload in a browser that is not a Chromium. What a driver reloads
// Firefox fetches past its service workers, as players rarely do.
func (p *tab) reloadElsewhere() {
	p.Helper()
	p.ask(`document.documentElement.dataset.old = ''; setTimeout(() => location.reload())`)
	p.wait("the page anew", `!('old' in document.documentElement.dataset)`)
}

// evalElsewhere is eval in a browser that is not a Chromium.
func evalElsewhere[T any](p *tab, expression string) (v T) {
	value, err := p.other.call(executeAsync, map[string]any{"args": []any{}, "script": `
		const done = arguments[arguments.length - 1];
		Promise.resolve().then(() => (` + expression + `)).then(
			(value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify(null)));`})
	var text string
	if err == nil {
		err = json.Unmarshal(value, &text)
	}
	if err == nil {
		err = json.Unmarshal([]byte(text), &v)
	}
	if err != nil && !p.Failed() {
		p.Logf("%s: %v", expression, err)
	}
	return v
}

// pressPits presses the buttons of pits that can be sown, until the game is over.
func (p *tab) pressPits() {
	p.Helper()
	over := func() bool { return len(p.find("Again")) > 0 }
	for !over() {
		before := p.board()
		p.until("a move", func() bool {
			if pits := p.playable(); len(pits) > 0 { // it may be gone by now
				p.ask(`document.querySelector('[data-id="` + pits[len(pits)-1].ID + `"]')?.click()`)
			}
			return over() || !p.board().equal(before)
		})
	}
}

// Browsers with other engines load the game, play a whole one against the computer, keep
// it, go on with it without a network, and show it in the page of another host.
func TestOtherBrowsers(t *testing.T) {
	for name, start := range otherEngines() {
		t.Run(name, func(t *testing.T) {
			p := newOtherTab(t, start)
			server := serveSite(t)
			game := server.URL + "/some/folder/#rules=ayoayo"
			p.open(game)
			p.pressID("menu")
			p.pressID("settings")
			p.pressID("speed:instant")
			p.pressID("back")
			p.pressID("back")
			p.pressPits()
			if seeds := p.board().sum(t); seeds != 48 {
				t.Errorf("the board and the stores have %d seeds at the end, expected 48", seeds)
			}
			p.pressID(p.find("Again")[0].ID)
			p.waitTurn()
			start := p.board()
			p.pressID(p.playable()[0].ID)
			p.until("the move", func() bool { return !p.board().equal(start) })
			p.waitTurn()

			p.waitOffline()
			before := p.board()
			server.CloseClientConnections()
			server.Close()
			p.reload()
			p.waitTurn()
			if after := p.board(); !after.equal(before) {
				t.Errorf("offline the board is %v, expected %v", after, before)
			}
			p.pressPits() // against the worker, which is kept too

			p.embed(serveSite(t).URL + "/some/folder/#rules=ayoayo")
			p.waitTurn()
		})
	}
}

// embed shows an address in a frame of another host's page.
func (p *tab) embed(address string) {
	p.Helper()
	host := serve(p, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!DOCTYPE html><title>A page</title><iframe src="%s" title="Ayoayo" width="600" height="440"></iframe>`, address)
	}))
	p.command(navigateTo, map[string]string{"url": strings.Replace(host.URL, "127.0.0.1", "localhost", 1)})
	p.command(enterFrame, map[string]int{"id": 0})
	p.waitReady()
}

// otherEngines are those beside Chromium's: Firefox's, and the one of Safari and of
// all browsers of iPhones. The test script installs both.
func otherEngines() map[string]func(t *testing.T, dir string) (driver, error) {
	return map[string]func(t *testing.T, dir string) (driver, error){"Firefox": startFirefox, "WebKit": startWebKit}
}

// findProgram finds the first program that is here by one of several names.
func findProgram(names ...string) (path string, err error) {
	for _, name := range names {
		if path, err = exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s is not here (./build.sh test installs it): %w", names[0], err)
}

// startProgram starts a program that draws in software, until the test is over.
func startProgram(t *testing.T, path string, args ...string) error {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	cmd := exec.CommandContext(ctx, path, args...)
	// Where there is no right to namespaces, as for root, WebKit starts without its sandbox only.
	cmd.Env = append(os.Environ(), "LIBGL_ALWAYS_SOFTWARE=1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1")
	if err := cmd.Start(); err != nil {
		stop()
		return err
	}
	t.Cleanup(func() {
		stop()
		cmd.Wait()
	})
	return nil
}

// firefoxSettings have it draw in software, fetch nothing of its own, and choose a port.
const firefoxSettings = `user_pref("webgl.force-enabled", true);
user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`

func startFirefox(t *testing.T, dir string) (driver, error) {
	if err := os.WriteFile(filepath.Join(dir, "user.js"), []byte(firefoxSettings), 0o644); err != nil {
		return nil, err
	}
	path, err := findProgram("firefox-esr", "firefox")
	if err != nil {
		return nil, err
	}
	if err := startProgram(t, path, "--marionette", "--no-remote", "--profile", dir, "about:blank"); err != nil {
		return nil, err
	}
	var d *marionette
	eventually(t, "Firefox to listen", func() bool {
		port, err := os.ReadFile(filepath.Join(dir, "MarionetteActivePort"))
		if err == nil {
			d, err = dialMarionette("127.0.0.1:" + strings.TrimSpace(string(port)))
		}
		return err == nil
	})
	_, err = d.call(newSession, map[string]any{"timeouts": patient})
	return d, err
}

func startWebKit(t *testing.T, dir string) (driver, error) {
	browser, err := filepath.Glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
	if err == nil && len(browser) == 0 {
		err = fmt.Errorf("MiniBrowser is not here (./build.sh test installs it): %w", exec.ErrNotFound)
	}
	if err != nil {
		return nil, err
	}
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	path, err := findProgram("WebKitWebDriver")
	if err != nil {
		return nil, err
	}
	if err := startProgram(t, path, "--port="+port); err != nil {
		return nil, err
	}
	d := &overHTTP{"http://127.0.0.1:" + port}
	eventually(t, "WebKit's driver to listen", func() bool {
		response, err := http.Get(d.session + "/status")
		if err == nil {
			response.Body.Close()
		}
		return err == nil
	})
	_, err = d.call(newSession, map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{
		"timeouts":                 patient,
		"webkitgtk:browserOptions": map[string]any{"binary": browser[0], "args": []string{"--automation"}},
	}}})
	return d, err
}

// patient are the times after which a driver gives up.
var patient = map[string]int64{"script": lastResort.Milliseconds(), "pageLoad": lastResort.Milliseconds()}

// freePort is a port on which nobody listens.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	return port, err
}

func eventually(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(lastResort); !holds(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("waited %v for %s", lastResort, what)
		}
	}
}
