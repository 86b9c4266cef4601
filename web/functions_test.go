//go:build !js

package web_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// longestFunction is how many lines a function has at most, but for tables: those that do
// nothing else than return a list of values, and the lists in a test.
const longestFunction = 60

func TestFunctionsAreShort(t *testing.T) {
	found := 0
	err := filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_gen.go") {
			return err
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		if err != nil {
			return err
		}
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Body == nil {
				continue
			}
			found++
			n := lines(set, f) + 1
			if strings.HasSuffix(file, "_test.go") {
				n -= listed(set, f)
			}
			if n > longestFunction && !isTable(f) {
				t.Errorf("%s: %s has %d lines, at most %d are wanted", set.Position(f.Pos()), f.Name.Name, n, longestFunction)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if found < 3000 {
		t.Errorf("only %d functions were looked at", found)
	}
}

// lines is how many lines follow the first of what stands somewhere.
func lines(set *token.FileSet, n ast.Node) int {
	return set.Position(n.End()).Line - set.Position(n.Pos()).Line
}

// listed is how many lines of a function are lists of values.
func listed(set *token.FileSet, f *ast.FuncDecl) (n int) {
	ast.Inspect(f.Body, func(at ast.Node) bool {
		list, ok := at.(*ast.CompositeLit)
		if ok {
			n += lines(set, list)
		}
		return !ok
	})
	return n
}

// isTable reports whether all that a function does is return a list of values.
func isTable(f *ast.FuncDecl) bool {
	if len(f.Body.List) != 1 {
		return false
	}
	result, ok := f.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(result.Results) != 1 {
		return false
	}
	_, ok = result.Results[0].(*ast.CompositeLit)
	return ok
}
