//go:build !js

package web_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// A package in a table of promises and the tests of it that are named after it.
var (
	promised  = regexp.MustCompile("`([a-z/]+)`((?:,? `(?:Test|Fuzz)[A-Za-z]+`)+)")
	namedTest = regexp.MustCompile("(?:Test|Fuzz)[A-Za-z]+")
)

// What is promised is held by tests that there are.
func TestPromisesAreHeldByTests(t *testing.T) {
	for _, name := range []string{"ACCESSIBILITY.md", "RELIABILITY.md", "SECURITY.md"} {
		text, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, m := range promised.FindAllStringSubmatch(string(text), -1) {
			tests := testsOf(t, filepath.Join("..", m[1]))
			for _, test := range namedTest.FindAllString(m[2], -1) {
				found++
				if !tests[test] {
					t.Errorf("%s: %s has no test %s", name, m[1], test)
				}
			}
		}
		if found == 0 || found != len(namedTest.FindAllString(string(text), -1)) {
			t.Errorf("%s names %d tests, %d of them after a package", name, len(namedTest.FindAllString(string(text), -1)), found)
		}
	}
}

// testsOf returns the names of the functions in a folder's tests.
func testsOf(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s has no tests: %v", folder, err)
	}
	tests := map[string]bool{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil {
				tests[f.Name.Name] = true
			}
		}
	}
	return tests
}
