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

// Every icon that can be drawn is shown somewhere.
func TestEveryIconIsShown(t *testing.T) {
	shown := map[string]bool{}
	err := filepath.WalkDir(filepath.Join("..", "game"), func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if named, ok := n.(*ast.SelectorExpr); ok {
				shown[named.Sel.Name] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", "render", "icons.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	icons := 0
	ast.Inspect(parsed, func(n ast.Node) bool {
		declared, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		for _, name := range declared.Names {
			if !strings.HasPrefix(name.Name, "Icon") || name.Name == "IconSize" {
				continue
			}
			if icons++; !shown[name.Name] {
				t.Errorf("nothing shows %s", name.Name)
			}
		}
		return true
	})
	if icons < 20 {
		t.Errorf("only %d icons were looked at", icons)
	}
}
