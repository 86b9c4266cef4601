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
// is in the file it is said to be in, and called by another one of the list.
func TestTheWayOfAClickIsAsTold(t *testing.T) {
	files, names := wayOfAClick(t)
	if len(files) < 5 || len(files) > longestPath {
		t.Errorf("the way of a click has %d files, want 5 to %d", len(files), longestPath)
	}
	// Ebitengine calls the first, and the last is where the control's Press is made.
	called := map[string]bool{"Update": true, "pits": true}
	declared := make([][]string, len(files))
	for i, file := range files {
		if slices.Contains(files[:i], file) {
			t.Errorf("the way of a click comes back to %s", file)
		}
		declared[i] = callsFrom(t, file, names[i], called)
	}
	for i, file := range files {
		for _, name := range names[i] {
			if !slices.Contains(declared[i], name) {
				t.Errorf("%s has no function %s", file, name)
			}
			if !called[name] {
				t.Errorf("nothing on the way of a click calls %s in %s", name, file)
			}
		}
	}
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

// callsFrom lists the functions of a file, and notes what those with a name call.
func callsFrom(t *testing.T, file string, names []string, called map[string]bool) (declared []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range parsed.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		declared = append(declared, f.Name.Name)
		if !slices.Contains(names, f.Name.Name) {
			continue
		}
		ast.Inspect(f.Body, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				switch f := call.Fun.(type) {
				case *ast.Ident:
					called[f.Name] = true
				case *ast.SelectorExpr:
					called[f.Sel.Name] = true
				}
			}
			return true
		})
	}
	return declared
}
