package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"ayoayo/game/licences"
	"ayoayo/game/puzzles"
	"ayoayo/game/words"
	"ayoayo/game/words/tables"
)

//go:embed page
var pages embed.FS

// scripts are the parts of the page's script, in the order in which they are
// joined into one.
var scripts = [...]string{"words.js", "screen.js", "load.js", "languages.js", "mirror.js", "pointer.js", "pixels.js", "rest.js", "offline.js", "files.js", "back.js", "speak.js", "keep.js", "carry.js", "page.js", "start.js"}

// A File is one file of the static site.
type File struct {
	Name string
	Data []byte
}

// sum is the SHA-256 of the content in hexadecimal digits.
func (f File) sum() string {
	sum := sha256.Sum256(f.Data)
	return hex.EncodeToString(sum[:])
}

// resource is how the page finds a program or script: an address relative to
// the page, or a data address in the single file.
type resource struct {
	Packed string `json:"packed,omitempty"` // gzipped
	Plain  string `json:"plain,omitempty"`
	// The sizes of both, for the progress bar: a host need not tell.
	PackedSize int `json:"packedSize,omitempty"`
	PlainSize  int `json:"plainSize,omitempty"`
}

// manifest is what the page is told about the files beside it.
type manifest struct {
	Version      string   `json:"version"`
	Game         resource `json:"game"`
	Worker       resource `json:"worker"`
	WorkerScript string   `json:"workerScript"`
	// Sentences are the tables of the languages beside the first, by their codes.
	Sentences map[string]resource `json:"sentences"`
	// Puzzles is a file that is fetched when puzzles are first asked for.
	Puzzles string `json:"puzzles"`
	// ServiceWorker is empty where there can't be one.
	ServiceWorker string `json:"serviceWorker,omitempty"`
}

// Site returns the files of the static site. It works from any folder of any
// host: all addresses in it are relative.
func (p *Programs) Site() ([]File, error) {
	game, err := packedFiles("game", programExt, p.Game)
	if err != nil {
		return nil, err
	}
	worker, err := packedFiles("worker", programExt, p.Worker)
	if err != nil {
		return nil, err
	}
	sentences, err := tableFiles()
	if err != nil {
		return nil, err
	}
	workerScript, err := p.workerScript()
	if err != nil {
		return nil, err
	}
	start, think := hashed("wasm_exec", ".js", p.Exec), hashed("worker", ".js", workerScript)
	style, script, old, err := pageParts()
	if err != nil {
		return nil, err
	}
	look, run, oldRun := hashed("page", ".css", style), hashed("page", ".js", script), hashed("old", ".js", old)
	apps, err := manifests()
	if err != nil {
		return nil, err
	}
	kept := slices.Concat(Icons(), []File{look, start, run, think, posed()}, apps)
	version, err := siteVersion(slices.Concat(kept, []File{oldRun, game.packed, worker.packed}, sentences.files()))
	if err != nil {
		return nil, err
	}

	index, err := page(pageData{
		Policy: sitePolicy,
		Links:  siteLinks,
		Style:  `<link rel="stylesheet" href="` + look.Name + `">`,
		Old:    `<script nomodule src="` + oldRun.Name + `"></script>`,
		Exec:   `<script defer src="` + start.Name + `"></script>`,
		Script: `<script defer src="` + run.Name + `"></script>`,
	}, manifest{
		Version:       version,
		Game:          game.resource(),
		Worker:        worker.resource(),
		WorkerScript:  think.Name,
		Sentences:     sentences.resources(),
		Puzzles:       posed().Name,
		ServiceWorker: "sw.js",
	})
	if err != nil {
		return nil, err
	}
	offline, err := serviceWorker(version, kept, []packed{game, worker}, sentences)
	if err != nil {
		return nil, err
	}
	files := append(kept, oldRun, File{"index.html", index}, File{"sw.js", offline}, game.packed, game.plain, worker.packed, worker.plain, Licences())
	others, err := embedding()
	return append(append(files, sentences.files()...), others...), err
}

// posed is the file of the puzzles.
func posed() File { return hashed("puzzles", ".txt", []byte(puzzles.File)) }

// siteLinks are the files that belong to the page of the site.
const siteLinks = `<link rel="manifest" href="app.webmanifest">
<link rel="icon" href="icon-192.png">
<link rel="apple-touch-icon" href="icon-180.png">`

// packedTables are the tables of the languages beside the first, by their codes.
type packedTables map[string]packed

func tableFiles() (packedTables, error) {
	files := packedTables{}
	for _, l := range words.Languages()[1:] {
		table, err := packedFiles(tablePrefix+l.Code, ".txt", []byte(tables.Of(l.Code)))
		if err != nil {
			return nil, err
		}
		files[l.Code] = table
	}
	return files, nil
}

// tablePrefix is how the name of a file with sentences begins.
const tablePrefix = "sentences-"

// files lists them in the order of the codes.
func (t packedTables) files() []File {
	var list []File
	for _, code := range slices.Sorted(maps.Keys(t)) {
		list = append(list, t[code].packed, t[code].plain)
	}
	return list
}

// resources are how the page finds them.
func (t packedTables) resources() map[string]resource {
	all := map[string]resource{}
	for code, f := range t {
		all[code] = f.resource()
	}
	return all
}

// Licences is the file that is published with the program: by whose leave it has its parts.
func Licences() File { return File{licences.File, licences.Texts} }

// sitePolicy is what the page of the site allows itself. In a sandboxed frame workers
// can be made from blobs only.
const sitePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'"

// singlePolicy is what the single page allows itself: what is in it, by its sums,
// which are put in.
const singlePolicy = "default-src 'none'; script-src %s 'wasm-unsafe-eval'; style-src %s; img-src data:; " +
	"connect-src data:; worker-src blob:; base-uri 'none'; form-action 'none'"

// siteVersion names what is published: the same for the same files and page,
// another when anything in them changes.
func siteVersion(files []File) (string, error) {
	sum := sha256.New()
	for _, f := range files {
		fmt.Fprintf(sum, "%s %d\n", f.Name, len(f.Data))
		sum.Write(f.Data)
	}
	err := fs.WalkDir(pages, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		source, err := pages.ReadFile(name)
		fmt.Fprintf(sum, "%s %d\n", name, len(source))
		sum.Write(source)
		return err
	})
	return hex.EncodeToString(sum.Sum(nil)[:8]), err
}

// SinglePage returns the whole browser version as one page that needs no
// server and no other file.
func (p *Programs) SinglePage() ([]byte, error) {
	game, err := pack(p.Game)
	if err != nil {
		return nil, err
	}
	worker, err := pack(p.Worker)
	if err != nil {
		return nil, err
	}
	workerScript, err := p.workerScript()
	if err != nil {
		return nil, err
	}
	style, script, old, err := pageParts()
	if err != nil {
		return nil, err
	}
	sentences := map[string]resource{}
	for _, l := range words.Languages()[1:] {
		table, err := pack([]byte(tables.Of(l.Code)))
		if err != nil {
			return nil, err
		}
		sentences[l.Code] = resource{Packed: dataURL("application/gzip", table), PackedSize: len(table)}
	}
	in := func(before string, text []byte, after string) (tag, source string) {
		sum := sha256.Sum256(text)
		return before + string(text) + after, "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	look, lookSum := in("<style>", style, "</style>")
	oldRun, oldSum := in("<script nomodule>", old, "</script>")
	start, startSum := in("<script>", p.Exec, "</script>")
	run, runSum := in("<script>", script, "</script>")
	return page(pageData{
		Policy: fmt.Sprintf(singlePolicy, strings.Join([]string{oldSum, startSum, runSum}, " "), lookSum),
		Links:  `<link rel="icon" href="` + dataURL("image/png", Icon(64)) + `">`,
		Style:  look, Old: oldRun, Exec: start, Script: run,
	}, manifest{
		Game:         resource{Packed: dataURL("application/gzip", game), PackedSize: len(game)},
		Worker:       resource{Packed: dataURL("application/gzip", worker), PackedSize: len(worker)},
		WorkerScript: dataURL("text/javascript", workerScript),
		Sentences:    sentences,
		Puzzles:      dataURL("text/plain", []byte(puzzles.File)),
	})
}

// WriteFiles writes the files into the folder, which is made anew: names
// change with the content, and what an earlier build left must not be
// published with this one.
func WriteFiles(dir string, files []File) error {
	if err := os.RemoveAll(dir); err != nil {
		return fmt.Errorf("clearing the folder of the site: %w", err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("making the folder of the site: %w", err)
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o644); err != nil {
			return fmt.Errorf("writing the site: %w", err)
		}
	}
	return nil
}

// pageData is what index.html has places for. The texts are put in as they
// are: all of it is ours.
type pageData struct {
	Policy, Links, Style, Files, Old, Exec, Script string
	// Idle and NoScript are what is said without the script.
	Idle, NoScript string
}

func page(data pageData, files manifest) ([]byte, error) {
	list, err := json.Marshal(files)
	if err != nil {
		return nil, err
	}
	data.Files = string(list)
	said, err := speeches()
	if err != nil {
		return nil, err
	}
	data.Idle, data.NoScript = inEachLanguage(said, "idle"), inEachLanguage(said, "noScript")
	index, err := template.ParseFS(pages, "page/index.html")
	if err != nil {
		return nil, err
	}
	out := new(bytes.Buffer)
	err = index.Execute(out, data)
	return out.Bytes(), err
}

// pageParts returns the style of the page, its script, and the script for browsers
// that can't read that one. It is no module: those can't be had from a disk, nor
// in a sandbox, where the page has something to say.
func pageParts() (style, script, old []byte, err error) {
	if style, err = pages.ReadFile("page/style.css"); err != nil {
		return nil, nil, nil, err
	}
	if script, old, err = pageWords(); err != nil {
		return nil, nil, nil, err
	}
	script = slices.Concat([]byte("(() => {\n'use strict';\n"), script)
	for _, name := range scripts {
		part, err := pages.ReadFile("page/" + name)
		if err != nil {
			return nil, nil, nil, err
		}
		script = append(script, part...)
	}
	return style, append(script, "})();\n"...), old, nil
}

// pageWords is what the page's script begins with, and the script for browsers that can't
// read that one.
func pageWords() (script, old []byte, err error) {
	said, err := speeches()
	if err != nil {
		return nil, nil, err
	}
	tooOld := map[string]any{}
	for code, s := range said {
		if s["tooOld"] != nil {
			tooOld[code] = s["tooOld"]
		}
	}
	if script, err = declared("const", "wordsIn", said); err != nil {
		return nil, nil, err
	}
	if old, err = declared("var", "tooOldIn", tooOld); err != nil {
		return nil, nil, err
	}
	rest, err := pages.ReadFile("page/old.js")
	return script, append(old, rest...), err
}

// workerScript is the script of the worker: Go's own, then what waits for the
// compiled program.
func (p *Programs) workerScript() ([]byte, error) {
	wait, err := pages.ReadFile("page/worker.js")
	if err != nil {
		return nil, err
	}
	return bytes.Join([][]byte{p.Exec, wait}, []byte("\n")), nil
}

// packed is a WASM program, or the sentences of a language, as two files: gzipped, because
// many hosts don't compress, and plain for browsers that can't unpack.
type packed struct{ packed, plain File }

func packedFiles(name, ext string, data []byte) (packed, error) {
	small, err := pack(data)
	if err != nil {
		return packed{}, err
	}
	return packed{hashed(name, ext+".gz", small), hashed(name, ext, data)}, nil
}

// programExt is how the name of a program ends.
const programExt = ".wasm"

func (p packed) resource() resource {
	return resource{p.packed.Name, p.plain.Name, len(p.packed.Data), len(p.plain.Data)}
}

// serviceWorker returns the service worker with the list of what it keeps beside the page
// itself; of the languages it keeps those that are spoken. The version is in it, so the script changes with any
// file, which is how a browser sees that there is something new.
func serviceWorker(version string, files []File, programs []packed, languages packedTables) ([]byte, error) {
	type entry struct {
		Name   string   `json:"name"`
		Packed string   `json:"packed,omitempty"` // instead of the name where the browser can unpack
		Sums   []string `json:"sums"`             // SHA-256 of the content, as it may arrive
		// Language is that of a file with sentences.
		Language string `json:"language,omitempty"`
	}
	var list []entry
	for _, f := range files {
		list = append(list, entry{Name: f.Name, Sums: []string{f.sum()}})
	}
	add := func(p packed, language string) {
		list = append(list, entry{p.plain.Name, p.packed.Name, []string{p.packed.sum(), p.plain.sum()}, language})
	}
	for _, p := range programs {
		add(p, "")
	}
	for _, code := range slices.Sorted(maps.Keys(languages)) {
		add(languages[code], code)
	}
	js, err := json.Marshal(list)
	if err != nil {
		return nil, err
	}
	script, err := pages.ReadFile("page/sw.js")
	if err != nil {
		return nil, err
	}
	head := fmt.Sprintf("const version = %q;\nconst files = %s;\n", version, js)
	return append([]byte(head), script...), nil
}

func hashed(name, ext string, data []byte) File {
	f := File{Data: data}
	f.Name = name + "." + f.sum()[:8] + ext
	return f
}

func pack(data []byte) ([]byte, error) {
	out := new(bytes.Buffer)
	w, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

func dataURL(mime string, data []byte) string {
	return "data:" + mime + ";base64," + base64.StdEncoding.EncodeToString(data)
}
