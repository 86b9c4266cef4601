//go:build !js

package web_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// longestPath is how many files a reader opens at most on the way of a click.
const longestPath = 10

// The way of a click that CONTRIBUTING.md tells is the one that it goes: each function
// is in the file it is said to be in, and called by another one of that file, or by one of
// a file before it.
func TestTheWayOfAClickIsAsTold(t *testing.T) {
	files, names := wayOfAClick(t)
	if len(files) < 5 || len(files) > longestPath {
		t.Errorf("the way of a click has %d files, want 5 to %d", len(files), longestPath)
	}
	// Ebitengine calls the first, and the last is where the control's Press is made.
	before := map[string]bool{"Update": true, "pits": true}
	for i, file := range files {
		if slices.Contains(files[:i], file) {
			t.Errorf("the way of a click comes back to %s", file)
		}
		declared, calls := callsIn(t, file)
		for _, name := range names[i] {
			if !declared[name] {
				t.Errorf("%s has no function %s", file, name)
			}
			if !before[name] && !calledBeside(name, names[i], calls) {
				t.Errorf("nothing on the way of a click up to %s calls its %s", file, name)
			}
		}
		for _, name := range names[i] {
			for called := range calls[name] {
				before[called] = true
			}
		}
	}
}

// calledBeside reports whether another one of some functions calls a function.
func calledBeside(name string, names []string, calls map[string]map[string]bool) bool {
	return slices.ContainsFunc(names, func(caller string) bool { return caller != name && calls[caller][name] })
}

// wayOfAClick reads the list: files, and the functions of each.
func wayOfAClick(t *testing.T) (files []string, names [][]string) {
	t.Helper()
	guide, err := os.ReadFile(filepath.Join("..", "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(guide), "### From a click to the saved game\n")
	list, _, _ = strings.Cut(list, "\nA test finds")
	quoted := regexp.MustCompile("`([^`]+)`")
	for _, item := range regexp.MustCompile(`(?m)^\d+\. `).Split(list, -1)[1:] {
		words := quoted.FindAllStringSubmatch(item, -1)
		files = append(files, words[0][1])
		names = append(names, nil)
		for _, word := range words[1:] {
			names[len(names)-1] = append(names[len(names)-1], word[1])
		}
	}
	return files, names
}

// callsIn lists the functions of a file, and the names of those that each of them calls.
func callsIn(t *testing.T, file string) (declared map[string]bool, calls map[string]map[string]bool) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	declared, calls = map[string]bool{}, map[string]map[string]bool{}
	for _, d := range parsed.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		caller := f.Name.Name
		declared[caller] = true
		if calls[caller] == nil { // of methods of several types that have one name
			calls[caller] = map[string]bool{}
		}
		ast.Inspect(f.Body, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				switch f := call.Fun.(type) {
				case *ast.Ident:
					calls[caller][f.Name] = true
				case *ast.SelectorExpr:
					calls[caller][f.Sel.Name] = true
				}
			}
			return true
		})
	}
	return declared, calls
}
