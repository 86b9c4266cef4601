//go:build !js

package web_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ayoayo/engine"
)

const (
	ebitenPath = "github.com/hajimehoshi/ebiten/v2"
	msgpPath   = "github.com/tinylib/msgp/msgp"
)

// A layer says what a package may import. A pattern that ends in /... stands for
// a package and all below it.
type layer struct {
	pkg    string   // a pattern
	ours   []string // patterns of packages of this module
	others []string // patterns of other modules' packages
	never  []string // packages of the standard library
}

// The first layer that fits a package is its.
var layers = []layer{
	{pkg: "ayoayo", ours: []string{"game"}},
	{pkg: "engine", never: []string{"syscall/js", "time", "math/rand", "math/rand/v2", "os"}},
	{pkg: "ai/eval", ours: []string{"engine"}, never: []string{"syscall/js"}},
	{pkg: "ai/cli", ours: []string{"engine", "ai/prove", "ai/wire"}, never: []string{"syscall/js"}},
	{pkg: "ai/parallel", never: []string{"syscall/js"}},
	{pkg: "engine/enginetest", ours: []string{"engine"}, never: []string{"syscall/js"}},
	{pkg: "engine/vectors", ours: []string{"engine"}, never: []string{"syscall/js"}},
	{pkg: "ai/endgame", ours: []string{"engine"}, never: []string{"syscall/js"}},
	{pkg: "ai/prove/verify", ours: []string{"engine"}, never: []string{"syscall/js"}},
	{pkg: "ai/prove/book", ours: []string{"engine", "ai/prove"}, never: []string{"syscall/js"}},
	{pkg: "ai/fair", ours: []string{"engine", "ai/prove"}, never: []string{"syscall/js"}},
	{pkg: "ai/match", ours: []string{"engine", "ai", "ai/cli", "ai/endgame", "ai/parallel", "ai/wire"}, never: []string{"syscall/js"}},
	{pkg: "ai/tune", ours: []string{"engine", "ai", "ai/eval", "ai/match", "ai/parallel", "ai/wire"}, never: []string{"syscall/js"}},
	{pkg: "ai/prove", ours: []string{"engine", "ai/endgame"}, never: []string{"syscall/js"}},
	{pkg: "ai/wire/clone", ours: []string{"ai/wire"}},
	{pkg: "ai/ayo", ours: []string{"engine", "engine/vectors", "ai/..."}, never: []string{"syscall/js"}},
	{pkg: "ai/lab", ours: []string{"engine", "ai/..."}, never: []string{"syscall/js"}},
	{pkg: "ai/wire", never: []string{"syscall/js"}},
	{pkg: "ai", ours: []string{"engine", "ai/endgame", "ai/eval", "ai/prove", "ai/prove/book", "ai/wire"}, never: []string{"syscall/js"}},
	{pkg: "render/fonts/make"},
	{pkg: "render/...", ours: []string{"engine", "render/..."}, others: []string{ebitenPath + "/...", "golang.org/x/image/...", "golang.org/x/text/..."}, never: []string{"syscall/js"}},
	{pkg: "game/atomicfile"},
	{pkg: "game/browser"},
	{pkg: "game/direction"},
	{pkg: "game/seat", others: []string{msgpPath}},
	{pkg: "game/save", ours: []string{"engine", "game/seat", "game/atomicfile", "game/browser"}, others: []string{msgpPath, "github.com/gofrs/flock"}},
	{pkg: "game/shelf", others: []string{"github.com/atotto/clipboard", "golang.org/x/sys/windows"}},
	{pkg: "game/desktop", others: []string{"golang.org/x/sys/windows/..."}},
	{pkg: "game/display", others: []string{"github.com/jezek/xgb"}},
	{pkg: "game/host/...", ours: []string{"render", "game/host", "game/desktop", "game/display", "game/puzzles", "game/shelf", "game/words/tables"}, others: []string{ebitenPath + "/..."}},
	{pkg: "game/ui", ours: []string{"render", "game/direction", "game/host"}, others: []string{ebitenPath + "/..."}},
	{pkg: "game/ui/uitest", ours: []string{"render", "game/host", "game/host/hosttest", "game/ui", "game/words"}, others: []string{ebitenPath}},
	{pkg: "game/licences/..."},
	{pkg: "game/lessons", ours: []string{"engine"}},
	{pkg: "game/narration", ours: []string{"engine", "game/seat", "game/voice", "game/words"}},
	{pkg: "game/leitner"},
	{pkg: "game/glicko"},
	{pkg: "game/puzzles"},
	{pkg: "game/puzzle", ours: []string{"engine", "ai", "ai/puzzle", "ai/wire", "render", "game/direction", "game/glicko", "game/narration", "game/save", "game/seat", "game/ui", "game/voice", "game/words"}},
	{pkg: "ai/puzzle", ours: []string{"engine", "ai", "ai/endgame", "ai/prove", "ai/wire"}, never: []string{"syscall/js"}},
	{pkg: "game/drill", ours: []string{"engine", "ai", "ai/wire"}},
	{pkg: "game/trainer", ours: []string{"engine", "render", "game/drill", "game/leitner", "game/narration", "game/save", "game/seat", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/lesson", ours: []string{"engine", "render", "game/direction", "game/lessons", "game/narration", "game/seat", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/credits", ours: []string{"render", "game/licences", "game/ui", "game/words"}},
	{pkg: "game/keys", ours: []string{"render", "game/ui", "game/words"}},
	{pkg: "game/picture", ours: []string{"engine", "render", "game/ui"}},
	{pkg: "game/settings", ours: []string{"engine", "render", "game/host", "game/picture", "game/save", "game/seat", "game/session", "game/ui", "game/words"}},
	{pkg: "game/records", ours: []string{"engine", "render", "game/host", "game/seat", "game/session", "game/ui", "game/words"}},
	{pkg: "game/library", ours: []string{"engine", "render", "game/host", "game/picture", "game/save", "game/seat", "game/session", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/share", ours: []string{"render", "game/picture", "game/session", "game/ui", "game/voice", "game/words"}, others: []string{"rsc.io/qr/coding"}},
	{pkg: "game/editor", ours: []string{"engine", "render", "game/picture", "game/seat", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/menu", ours: []string{"engine", "render", "game/session", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/lobby", ours: []string{"engine", "ai", "ai/fair", "ai/prove", "render", "game/host", "game/lessons", "game/picture", "game/rulebook", "game/save", "game/seat", "game/session", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/words/wordstest", ours: []string{"game/words"}},
	{pkg: "game/words/po", ours: []string{"game/words"}, others: []string{"golang.org/x/text/..."}},
	{pkg: "game/words/tables"},
	{pkg: "game/words"},
	{pkg: "game/keeper", ours: []string{"engine", "ai", "game/save", "game/seat", "game/session", "game/words"}},
	{pkg: "game/address", ours: []string{"engine"}},
	{pkg: "game/link", ours: []string{"engine"}, others: []string{msgpPath}},
	{pkg: "game/session", ours: []string{"engine", "game/link", "game/save", "game/seat"}},
	{pkg: "game/voice", ours: []string{"engine", "game/direction", "game/seat", "game/words"}},
	{pkg: "game/rulebook", ours: []string{"engine", "game/words"}},
	{pkg: "game/advice", ours: []string{"engine", "ai", "ai/prove", "ai/wire"}},
	{pkg: "game/opponent/opponenttest", ours: []string{"engine", "ai", "ai/wire", "game/opponent"}},
	{pkg: "game/opponent", ours: []string{"engine", "ai", "ai/wire/...", "game/atomicfile", "game/browser"}},
	{pkg: "game/table", ours: []string{"engine", "ai/fair", "ai/wire", "render", "game/advice", "game/direction", "game/narration", "game/opponent", "game/seat", "game/session", "game/ui", "game/voice", "game/words"}},
	{pkg: "game/sound", others: []string{"github.com/ebitengine/oto/v3"}},
	{pkg: "game", ours: []string{"engine", "ai", "ai/fair", "ai/prove", "ai/wire", "render", "game/..."}, others: []string{ebitenPath + "/..."}},
	{pkg: "web/worker", ours: []string{"engine", "ai/..."}},
	{pkg: "web/reloop"},
	{pkg: "web/...", ours: []string{"web/...", "game/address", "game/licences", "game/puzzles", "game/words", "game/words/tables"}, others: []string{"github.com/google/pprof/profile"}},
}

// windowed are the packages that may come to Ebitengine, themselves or through
// others. All else has to run where there is no display.
var windowed = []string{"ayoayo", "render/...", "game", "game/ui/...", "game/host/...", "game/picture", "game/settings", "game/keys", "game/credits", "game/lesson", "game/trainer", "game/puzzle", "game/lobby", "game/library", "game/menu", "game/records", "game/share", "game/editor", "game/table"}

func TestImportsKeepTheLayers(t *testing.T) {
	for _, target := range []string{"", "js/wasm"} {
		for _, p := range listPackages(t, target) {
			checkImports(t, target, p)
		}
	}
}

type goPackage struct {
	ImportPath    string
	Imports, Deps []string
}

func (p goPackage) path() string { return strings.TrimPrefix(p.ImportPath, "ayoayo/") }

func checkImports(t *testing.T, target string, p goPackage) {
	t.Helper()
	i := slices.IndexFunc(layers, func(l layer) bool { return matches(p.path(), l.pkg) })
	if i < 0 {
		t.Errorf("%s has no layer: what may it import?", p.path())
		return
	}
	may := layers[i]
	for _, imported := range p.Imports {
		ours, isOurs := strings.CutPrefix(imported, "ayoayo/")
		isOther := strings.Contains(imported, ".")
		switch {
		case isOurs && !anyMatches(ours, may.ours),
			isOther && !anyMatches(imported, may.others),
			slices.Contains(may.never, imported):
			t.Errorf("%s %s imports %s, which its layer does not allow", target, p.path(), imported)
		}
	}
	if slices.Contains(p.Deps, ebitenPath) && !anyMatches(p.path(), windowed) {
		t.Errorf("%s %s comes to Ebitengine, which needs a display to start", target, p.path())
	}
}

func anyMatches(path string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool { return matches(path, pattern) })
}

func matches(path, pattern string) bool {
	root, below := strings.CutSuffix(pattern, "/...")
	return path == root || below && strings.HasPrefix(path, root+"/")
}

// listPackages asks go for the packages of the module, natively or for another
// target.
func listPackages(t *testing.T, target string) []goPackage {
	t.Helper()
	cmd := exec.Command("go", "list", "-pgo=off", "-json=ImportPath,Imports,Deps", "./...")
	cmd.Dir = ".."
	if goos, goarch, ok := strings.Cut(target, "/"); ok {
		cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch)
	}
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var list []goPackage
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p goPackage
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		list = append(list, p)
	}
	if len(list) < 5 {
		t.Fatalf("go list found %d packages only", len(list))
	}
	return list
}

// The program asks a scene what it takes by an interface, and none which one it is.
func TestTheProgramAssertsNoScene(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "game", "*.go"))
	if err != nil || len(files) < 5 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range assertedTypes(parsed) {
			t.Errorf("%s asserts a type of another package; ask by an interface instead", set.Position(at))
		}
	}
}

// assertedTypes finds where a value is asserted to be a pointer to a type of another
// package, in a switch or outside of one.
func assertedTypes(file *ast.File) []token.Pos {
	var found []token.Pos
	look := func(e ast.Expr) {
		if star, ok := e.(*ast.StarExpr); ok {
			if _, ok := star.X.(*ast.SelectorExpr); ok {
				found = append(found, e.Pos())
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.TypeAssertExpr:
			look(n.Type)
		case *ast.TypeSwitchStmt:
			for _, clause := range n.Body.List {
				for _, e := range clause.(*ast.CaseClause).List {
					look(e)
				}
			}
		}
		return true
	})
	return found
}

// The check itself finds what it looks for.
func TestAssertedTypesAreFound(t *testing.T) {
	const source = `package p
func f(s any) {
	_ = s.(*keys.Scene)
	_ = s.(interface{ Back() })
	switch s.(type) { case *own, *table.Table: case error: }
}`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	if found := assertedTypes(file); len(found) != 2 {
		t.Errorf("found %d assertions, expected 2", len(found))
	}
}

// rowsOfGames are the files that have a row for each rule-set, found by its key: what
// playing has taught the opponent, and what boards are made of, which no rule says.
var rowsOfGames = []string{filepath.Join("..", "ai", "games.go"), filepath.Join("..", "render", "games.go")}

// Games differ by what their rule-sets are, not by what they are called: only
// the file of a game may know its key, or another's.
func TestOnlyGameFilesKnowTheirKeys(t *testing.T) {
	keys := map[string]bool{}
	for _, spec := range engine.Specs() {
		keys[spec.Key] = true
	}
	if len(keys) == 0 {
		t.Fatal("the engine has no rule-sets")
	}
	err := filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			return err
		}
		if slices.Contains(rowsOfGames, file) || filepath.Dir(file) == filepath.Join("..", "engine") && definesGame(parsed, keys) {
			return nil
		}
		for _, at := range keyUses(parsed, keys) {
			t.Errorf("%s decides by the key of a game; ask its rule-set instead", set.Position(at))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// definesGame reports whether a file has a rule-set with its key in it.
func definesGame(file *ast.File, keys map[string]bool) bool {
	found := false
	ast.Inspect(file, func(n ast.Node) bool {
		if pair, ok := n.(*ast.KeyValueExpr); ok {
			name, ok := pair.Key.(*ast.Ident)
			found = found || ok && name.Name == "Key" && isKey(pair.Value, keys)
		}
		return true
	})
	return found
}

// keyUses finds where a file compares with a key, by ==, != or a case, and where
// it looks one up or has a table by them, which is a comparison as well.
func keyUses(file *ast.File, keys map[string]bool) []token.Pos {
	var found []token.Pos
	look := func(expressions ...ast.Expr) {
		for _, e := range expressions {
			if isKey(e, keys) {
				found = append(found, e.Pos())
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				look(n.X, n.Y)
			}
		case *ast.CaseClause:
			look(n.List...)
		case *ast.IndexExpr:
			look(n.Index)
		case *ast.KeyValueExpr:
			look(n.Key)
		}
		return true
	})
	return found
}

func isKey(e ast.Expr, keys map[string]bool) bool {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return false
	}
	text, err := strconv.Unquote(literal.Value)
	return err == nil && keys[text]
}

// The check itself finds what it looks for.
func TestKeyUsesAreFound(t *testing.T) {
	const source = `package p
func f(key string) {
	if key == "oware" || "oware" != key { return }
	switch key { case "x", "oware": }
	_ = map[string]int{"oware": 1}[key]
	_ = table["oware"] + table["x"]
	_ = spec{Name: "oware"}
}`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	if found := keyUses(file, map[string]bool{"oware": true}); len(found) != 5 {
		t.Errorf("found %d uses, expected 5", len(found))
	}
}
