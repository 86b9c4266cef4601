//go:build !js

package host

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"testing"
)

// scripts is the folder of the page's scripts.
var scripts = filepath.Join("..", "..", "web", "page")

// What the program asks of the page is what the page offers, and the other way
// round. Nobody else says so: the two are in two languages.
func TestThePageOffersWhatIsAsked(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(scripts, "page.js"))
	if err != nil {
		t.Fatal(err)
	}
	object := regexp.MustCompile(`(?s)globalThis\.ayoayoPage = \{\n(.*?)\n\};`).FindSubmatch(page)
	if object == nil {
		t.Fatal("page.js has no ayoayoPage")
	}
	offered := names(regexp.MustCompile(`(?m)^  (\w+)(?:[,:]|\()`), object[1])
	callers, err := filepath.Glob(filepath.Join("..", "*", "*_js.go"))
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	for _, file := range callers {
		maps.Copy(asked, called(t, file))
	}
	compare(t, "the page offers", offered, asked)
}

// So is what the page tells the program.
func TestTheProgramHearsWhatThePageTells(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(scripts, "*.js"))
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for _, file := range files {
		script, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		maps.Copy(told, names(regexp.MustCompile(`\b(?:globalThis\.ayoayoGame|program)\??\.(\w+)`), script))
	}
	source, err := os.ReadFile("page_js.go")
	if err != nil {
		t.Fatal(err)
	}
	heard := names(regexp.MustCompile(`(?m)^\t\t"(\w+)": +(?:p\.on\(|Longest)`), source)
	compare(t, "the program hears", heard, told)
}

// names are what a pattern finds in a text.
func names(pattern *regexp.Regexp, text []byte) map[string]bool {
	found := map[string]bool{}
	for _, m := range pattern.FindAllSubmatch(text, -1) {
		found[string(m[1])] = true
	}
	return found
}

// called are the functions that a Go file calls of the page.
func called(t *testing.T, file string) map[string]bool {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	ast.Inspect(parsed, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) == 0 {
			return true
		}
		method, ok := call.Fun.(*ast.SelectorExpr)
		name, literal := call.Args[0].(*ast.BasicLit)
		if !ok || !literal || method.Sel.Name != "Call" || !isPage(method.X) {
			return true
		}
		text, err := strconv.Unquote(name.Value)
		found[text] = err == nil
		return true
	})
	return found
}

// isPage reports whether an expression is the page's object.
func isPage(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name == "page"
	case *ast.SelectorExpr:
		return e.Sel.Name == "page"
	}
	return false
}

// compare reports what is in one of two sets alone.
func compare(t *testing.T, does string, offered, asked map[string]bool) {
	t.Helper()
	a, b := slices.Sorted(maps.Keys(offered)), slices.Sorted(maps.Keys(asked))
	if len(b) == 0 || !slices.Equal(a, b) {
		t.Errorf("%s %q, but asked for is %q", does, a, b)
	}
}
