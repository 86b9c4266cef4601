//go:build !js

package web_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// longestPath is how many files a reader opens at most on the way of a click.
const longestPath = 10

// The way of a click that CONTRIBUTING.md tells is the one that it goes, in the browser:
// each function is in the file it is said to be in, and called by another one on the way;
// the first one of a file by one of a file before it.
func TestTheWayOfAClickIsAsTold(t *testing.T) {
	files, names := wayOfAClick(t)
	if len(files) < 5 || len(files) > longestPath {
		t.Errorf("the way of a click has %d files, want 5 to %d", len(files), longestPath)
	}
	way := make([][]wayFunc, len(files))
	all := []wayFunc{}
	load := newWayLoader(t)
	for i, file := range files {
		if slices.Contains(files[:i], file) {
			t.Errorf("the way of a click comes back to %s", file)
		}
		declared := load.functions(t, file)
		for _, name := range names[i] {
			way[i] = append(way[i], declared[name]...)
			if declared[name] == nil {
				t.Errorf("%s has no function %s", file, name)
			}
		}
		all = append(all, way[i]...)
	}
	before := []wayFunc{}
	for i, file := range files {
		for n, name := range names[i] {
			reached := isCalled(way[i], name, count(names[i], name), all)
			if n == 0 {
				reached = reached && isCalled(way[i], name, 1, before)
			}
			if !reached && !isRoot(name) {
				t.Errorf("nothing on the way of a click calls the %s of %s", name, file)
			}
		}
		before = append(before, way[i]...)
	}
}

// isRoot reports whether a function is called by what is not on the way: Ebitengine calls
// the first, and the other is where the control's Press is made.
func isRoot(name string) bool { return name == "Update" || name == "pits" }

func count(names []string, name string) (n int) {
	for _, other := range names {
		if other == name {
			n++
		}
	}
	return n
}

// isCalled reports whether so many functions of a name are called by some.
func isCalled(declared []wayFunc, name string, want int, from []wayFunc) bool {
	called := map[string]bool{}
	for _, f := range declared {
		if f.obj.Name() == name && slices.ContainsFunc(from, func(caller wayFunc) bool { return caller.calls(f.obj) }) {
			called[f.obj.FullName()] = true
		}
	}
	return len(called) >= want
}

// wayFunc is a function and what it calls.
type wayFunc struct {
	obj    *types.Func
	called []*types.Func
}

// calls reports whether a function calls another one: itself, or by an interface that
// has a method of that name and kind.
func (f wayFunc) calls(other *types.Func) bool {
	return f.obj.FullName() != other.FullName() && slices.ContainsFunc(f.called, func(called *types.Func) bool {
		if called.FullName() == other.FullName() {
			return true
		}
		receiver := called.Signature().Recv()
		return receiver != nil && types.IsInterface(receiver.Type()) && other.Signature().Recv() != nil && called.Name() == other.Name() &&
			kindOf(called) == kindOf(other)
	})
}

// kindOf writes down what a function takes and returns. Packages that are read one by one
// have types of their own, which are the same by their names.
func kindOf(f *types.Func) string {
	kind := ""
	for _, list := range []*types.Tuple{f.Signature().Params(), f.Signature().Results()} {
		for v := range list.Variables() {
			kind += types.TypeString(v.Type(), nil) + ","
		}
		kind += ";"
	}
	return kind
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

// wayLoader reads packages of the program with their types.
type wayLoader struct {
	set      *token.FileSet
	packages map[string]wayPackage
	importer types.Importer
	// read are the functions of the packages read, by file and name.
	read map[string]map[string]map[string][]wayFunc
}

type wayPackage struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// newWayLoader has everything compiled that the program is made of in a browser.
func newWayLoader(t *testing.T) *wayLoader {
	t.Helper()
	cmd := exec.Command("go", "list", "-export", "-deps", "-pgo=off", "-json=ImportPath,Dir,Export,GoFiles", "./game")
	cmd.Dir, cmd.Env, cmd.Stderr = "..", append(os.Environ(), "GOOS=js", "GOARCH=wasm"), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	l := &wayLoader{set: token.NewFileSet(), packages: map[string]wayPackage{}, read: map[string]map[string]map[string][]wayFunc{}}
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p wayPackage
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("go list: %v", err)
		}
		l.packages[p.ImportPath] = p
	}
	l.importer = importer.ForCompiler(l.set, "gc", func(path string) (io.ReadCloser, error) { return os.Open(l.packages[path].Export) })
	return l
}

// functions returns the functions and methods of a file by their names.
func (l *wayLoader) functions(t *testing.T, file string) map[string][]wayFunc {
	t.Helper()
	folder, name := filepath.Split(file)
	if l.read[folder] == nil {
		l.read[folder] = l.check(t, l.packages["ayoayo/"+strings.TrimSuffix(folder, "/")])
	}
	return l.read[folder][name]
}

// check reads a package.
func (l *wayLoader) check(t *testing.T, p wayPackage) map[string]map[string][]wayFunc {
	t.Helper()
	var files []*ast.File
	for _, name := range p.GoFiles {
		parsed, err := parser.ParseFile(l.set, filepath.Join(p.Dir, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, parsed)
	}
	info := &types.Info{Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	if _, err := (&types.Config{Importer: l.importer}).Check(p.ImportPath, l.set, files, info); err != nil {
		t.Fatal(err)
	}
	found := map[string]map[string][]wayFunc{}
	for i, parsed := range files {
		of := map[string][]wayFunc{}
		for _, d := range parsed.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
				of[f.Name.Name] = append(of[f.Name.Name], wayFunc{info.Defs[f.Name].(*types.Func), calledIn(f.Body, info)})
			}
		}
		found[p.GoFiles[i]] = of
	}
	return found
}

// calledIn lists the functions that a body calls.
func calledIn(body *ast.BlockStmt, info *types.Info) (called []*types.Func) {
	ast.Inspect(body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		name, _ := call.Fun.(*ast.Ident)
		if selected, ok := call.Fun.(*ast.SelectorExpr); ok {
			name = selected.Sel
		}
		if name == nil {
			return true
		}
		if f, ok := info.Uses[name].(*types.Func); ok {
			called = append(called, f)
		}
		return true
	})
	return called
}
