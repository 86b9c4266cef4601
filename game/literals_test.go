package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// sentence is what only words may hold: two words in a row, or one with a
// capital.
var sentence = regexp.MustCompile(`[\pL’']+ [\pL’']+|^\p{Lu}\p{Ll}+`)

func TestNoSceneHoldsSentences(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{"credits", "editor", "keeper", "keys", "lesson", "library", "lobby", "menu", "narration", "picture", "records", "settings", "table", "ui", "voice"} {
		some, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil || len(some) == 0 {
			t.Fatalf("%s: %v %v", folder, some, err)
		}
		names = append(names, some...)
	}
	files := token.NewFileSet()
	seen := 0
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.CallExpr:
				// A fault of the program is told to who mends it.
				if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "panic" {
					return false
				}
			case *ast.BasicLit:
				if n.Kind != token.STRING {
					return true
				}
				seen++
				if text, err := strconv.Unquote(n.Value); err == nil && sentence.MatchString(text) {
					t.Errorf("%v: %q belongs into the catalogue of words", files.Position(n.Pos()), text)
				}
			}
			return true
		})
	}
	if seen < 50 {
		t.Fatalf("the test saw only %d strings: it looks in the wrong place", seen)
	}
}
