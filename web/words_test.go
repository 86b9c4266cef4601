//go:build !js

package web

import (
	"encoding/json"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ayoayo/game/words"
)

// The scripts say what there are sentences for, and nothing else; some are in the page
// without a script.
func TestThePageSaysItsSentences(t *testing.T) {
	said := map[string]bool{"name": true, "description": true, "idle": true, "noScript": true}
	scripts, err := fs.Glob(pages, "page/*.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range scripts {
		script, err := pages.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`\bwords\.(\w+)`).FindAllSubmatch(script, -1) {
			said[string(m[1])] = true
		}
	}
	has := map[string]bool{}
	for k := range words.PageEnglish() {
		has[strings.TrimSuffix(strings.TrimPrefix(string(k), "page."), ".text")] = true
	}
	if a, b := slices.Sorted(maps.Keys(said)), slices.Sorted(maps.Keys(has)); !slices.Equal(a, b) {
		t.Errorf("the page says %q, and has sentences for %q", a, b)
	}
}

func TestWhatThePageLacksIsLeftToEnglish(t *testing.T) {
	one := func(text string) words.Sentence { return words.Sentence{{Text: text}} }
	got := spoken(map[words.Key]words.Sentence{
		"page.retry": one("Znovu"), "page.tooOld": one("Starý"), "page.stopped": one("Stop"), "page.stopped.text": one("Chyba"), "undo": one("Zpět"),
	})
	text, err := json.Marshal(got)
	if want := `{"retry":"Znovu","stopped":["Stop","Chyba"]}`; err != nil || string(text) != want {
		t.Errorf("the page says %s, want %s", text, want)
	}
	all := map[string]speech{"en": {"idle": "a < b"}, "cs": {"idle": "č"}}
	if got, want := inEachLanguage(all, "idle"), `<p lang="en">a &lt; b</p><p lang="cs">č</p>`; got != want {
		t.Errorf("without a script it says %s, want %s", got, want)
	}
}

// The program is installed under a name in the player's language.
func TestEachLanguageHasAManifest(t *testing.T) {
	files, err := manifests()
	if err != nil || len(files) != len(words.Languages()) {
		t.Fatalf("%d manifests, and %v", len(files), err)
	}
	for i, l := range words.Languages() {
		var app struct{ Lang, Name, Description string }
		if err := json.Unmarshal(files[i].Data, &app); err != nil || app.Lang != l.Code || app.Name == "" || app.Description == "" {
			t.Errorf("%s: %+v, %v", files[i].Name, app, err)
		}
	}
}
