package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"image/png"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ayoayo/game/licences"
)

// small are programs of a few bytes: the site is made of any.
func small() *Programs {
	return &Programs{Game: []byte("\x00asm game"), Worker: []byte("\x00asm worker"), Exec: []byte("// exec")}
}

func siteOf(t *testing.T, p *Programs) []File {
	t.Helper()
	files, err := p.Site()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func content(t *testing.T, files []File, name string) string {
	t.Helper()
	i := slices.IndexFunc(files, func(f File) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("the site has no %s", name)
	}
	return string(files[i].Data)
}

func TestSiteIsTheSameForTheSamePrograms(t *testing.T) {
	one, two := siteOf(t, small()), siteOf(t, small())
	if len(one) != len(two) {
		t.Fatalf("%d files, then %d", len(one), len(two))
	}
	for i := range one {
		if one[i].Name != two[i].Name || !bytes.Equal(one[i].Data, two[i].Data) {
			t.Errorf("%s, then %s, which differs", one[i].Name, two[i].Name)
		}
	}
}

// Any change of any part gives a service worker that differs, which is how a
// browser sees a new version.
func TestEveryChangeIsANewVersion(t *testing.T) {
	was := content(t, siteOf(t, small()), "sw.js")
	for name, change := range map[string]func(*Programs){
		"the game":   func(p *Programs) { p.Game = append(p.Game, 1) },
		"the worker": func(p *Programs) { p.Worker = append(p.Worker, 1) },
		"the script": func(p *Programs) { p.Exec = append(p.Exec, '\n') },
	} {
		p := small()
		change(p)
		if content(t, siteOf(t, p), "sw.js") == was {
			t.Errorf("a change of %s does not change the service worker", name)
		}
	}
}

// The site works in any folder and asks nobody else: there is no address in it
// that starts at a host or at a host's root.
func TestAddressesAreRelative(t *testing.T) {
	absolute := regexp.MustCompile(`(?:src|href|url)\s*[=:(]\s*["']?(?:/|https?:)`)
	example := regexp.MustCompile(`(?s)<pre>.*?</pre>`) // what others write into their pages
	for _, f := range siteOf(t, small()) {
		if strings.HasSuffix(f.Name, ".png") || strings.Contains(f.Name, ".wasm") {
			continue
		}
		data := example.ReplaceAll(f.Data, nil)
		if at := absolute.Find(data); at != nil {
			t.Errorf("%s has an address that is not relative: %s", f.Name, at)
		}
	}
}

// Files that the page and the service worker name are there.
func TestNamedFilesAreThere(t *testing.T) {
	files := siteOf(t, small())
	named := regexp.MustCompile(`"([\w-]+(?:\.[\w-]+)*\.(?:js|css|png|wasm|wasm\.gz|webmanifest))"`)
	for _, in := range []string{"index.html", "sw.js", "app.webmanifest"} {
		names := named.FindAllStringSubmatch(content(t, files, in), -1)
		if len(names) < 2 {
			t.Errorf("%s names %d files only", in, len(names))
		}
		for _, name := range names {
			content(t, files, name[1])
		}
	}
}

func TestProgramsArePackedWhole(t *testing.T) {
	p := small()
	found := 0
	for _, f := range siteOf(t, p) {
		if !strings.HasSuffix(f.Name, ".wasm.gz") {
			continue
		}
		found++
		r, err := gzip.NewReader(bytes.NewReader(f.Data))
		if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		plain, err := io.ReadAll(r)
		if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		if !bytes.Equal(plain, p.Game) && !bytes.Equal(plain, p.Worker) {
			t.Errorf("%s unpacks to %q", f.Name, plain)
		}
	}
	if found != 2 {
		t.Errorf("the site has %d packed programs, expected 2", found)
	}
}

func TestSinglePageNeedsNoOtherFile(t *testing.T) {
	single, err := small().SinglePage()
	if err != nil {
		t.Fatal(err)
	}
	if at := regexp.MustCompile(`<(?:script|link|img)[^>]* (?:src|href)="[^d][^"]*"`).Find(single); at != nil {
		t.Errorf("the single page asks for another file: %s", at)
	}
	if bytes.Contains(single, []byte(`"serviceWorker"`)) {
		t.Error("the single page names a service worker, which a file can't have")
	}
}

// What the page's scripts and its HTML name is used, and what is used is there.
func TestPageHasNothingUnused(t *testing.T) {
	all := new(strings.Builder)
	for _, name := range append(scripts[:], "index.html", "style.css") {
		part, err := pages.ReadFile("page/" + name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(part)
	}
	for what, pattern := range map[string]string{
		"function, variable or class": `(?m)^(?:async )?(?:function|const|let|class) (\w+)`,
		"element":                     `\bid="([\w-]+)"`,
	} {
		found := regexp.MustCompile(pattern).FindAllStringSubmatch(all.String(), -1)
		if len(found) < 10 {
			t.Errorf("%d times a %s, expected more", len(found), what)
		}
		for _, name := range found {
			word := regexp.MustCompile(`(?:^|[^\w-])` + regexp.QuoteMeta(name[1]) + `(?:[^\w-]|$)`)
			if len(word.FindAllString(all.String(), 2)) < 2 {
				t.Errorf("the %s %s is not used", what, name[1])
			}
		}
	}
	for _, id := range regexp.MustCompile(`element\('([\w-]+)'\)`).FindAllStringSubmatch(all.String(), -1) {
		if !strings.Contains(all.String(), `id="`+id[1]+`"`) {
			t.Errorf("there is no element %s", id[1])
		}
	}
}

// Hosts may forbid scripts and styles that stand in a page, and a page's own policy
// allows those only that are meant.
func TestPolicyOfThePages(t *testing.T) {
	site := content(t, siteOf(t, small()), "index.html")
	inPage := regexp.MustCompile(`(?s)<style|<script(?:\s+nomodule)?>|\s(?:style|on\w+)="`)
	if at := inPage.FindString(site); at != "" {
		t.Errorf("the page of the site has in it: %s", at)
	}
	single, err := small().SinglePage()
	if err != nil {
		t.Fatal(err)
	}
	for name, page := range map[string]string{"site": site, "single": string(single)} {
		policy := regexp.MustCompile(`http-equiv="Content-Security-Policy" content="([^"]+)"`).FindStringSubmatch(page)
		if policy == nil || !strings.HasPrefix(policy[1], "default-src 'none'; ") || strings.Contains(policy[1], "unsafe-inline") || strings.Contains(policy[1], "'unsafe-eval'") {
			t.Errorf("the policy of the %s page is %q", name, policy)
			continue
		}
		parts := regexp.MustCompile(`(?s)<(?:style|script)(?: nomodule)?>(.*?)</(?:style|script)>`).FindAllStringSubmatch(page, -1)
		if want := map[string]int{"site": 0, "single": 4}[name]; len(parts) != want {
			t.Errorf("the %s page has %d scripts and styles in it, expected %d", name, len(parts), want)
		}
		for _, part := range parts {
			sum := sha256.Sum256([]byte(part[1]))
			if !strings.Contains(policy[1], "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'") {
				t.Errorf("the policy of the %s page does not allow what begins %.60q", name, part[1])
			}
		}
	}
}

func TestIconsHaveTheSizesTheyAreNamedAfter(t *testing.T) {
	for _, size := range []int{64, 180, 192, 512} {
		config, err := png.DecodeConfig(bytes.NewReader(Icon(size)))
		if err != nil {
			t.Fatal(err)
		}
		if config.Width != size || config.Height != size {
			t.Errorf("the icon of %d pixels has %dx%d", size, config.Width, config.Height)
		}
	}
}

func TestProgramOverItsBudgetIsAnError(t *testing.T) {
	for _, s := range Sizes(siteOf(t, small())) {
		if s.Packed == 0 || s.Err() != nil {
			t.Errorf("the small %s program: %d bytes, %v", s.Program, s.Packed, s.Err())
		}
		s.Packed = s.Budget + 1
		if err := s.Err(); err == nil || !strings.Contains(err.Error(), s.Program) {
			t.Errorf("with the %s program a byte over, the error is %v", s.Program, err)
		}
	}
}

func TestLicencesOfAllPartsArePublished(t *testing.T) {
	texts := content(t, siteOf(t, small()), licences.File)
	for _, part := range licences.List() {
		if !strings.Contains(texts, "\n"+strings.TrimSpace(part.Name+" "+part.Version)+"\n") {
			t.Errorf("%s has nothing about %s", licences.File, part.Name)
		}
	}
}
