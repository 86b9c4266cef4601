package web

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"ayoayo/web/reloop"
)

// Programs are the compiled parts of the browser version.
type Programs struct {
	Game   []byte // the game, WASM
	Worker []byte // the program of the web worker, WASM
	Exec   []byte // wasm_exec.js of the Go version that compiled them
	// Unshaped says why game and worker have the shape that Go gave them, in which
	// they are larger and slower; nil if package reloop has given them theirs.
	Unshaped error
}

// Compile compiles the programs of the module whose root folder is given.
func Compile(ctx context.Context, module string) (*Programs, error) {
	why := testedGo(ctx)
	if why == nil {
		p, err := CompileNamed(ctx, module)
		if err != nil {
			return nil, err
		}
		if why, err = p.shape(module); err != nil || why == nil {
			return p, err
		}
	}
	p, err := compilePrograms(ctx, module)
	if err != nil {
		return nil, err
	}
	p.Unshaped = why
	return p, nil
}

// CompileNamed compiles the programs in the shape that Go gives them, and with the
// names of their functions.
func CompileNamed(ctx context.Context, module string) (*Programs, error) {
	return compilePrograms(ctx, module, "-ldflags=-w")
}

// compilePrograms compiles the programs, with flags that win over the usual ones.
func compilePrograms(ctx context.Context, module string, flags ...string) (*Programs, error) {
	game, err := compileWASM(ctx, module, ".", append(smallFlags(), flags...))
	if err != nil {
		return nil, err
	}
	// The worker meets the page only in messages, a few for a move.
	rare := []string{"-gcflags=syscall/js=-l", "-gcflags=ayoayo/ai/wire/...=-l"}
	worker, err := compileWASM(ctx, module, "./web/worker", slices.Concat(smallFlags(), rare, flags))
	if err != nil {
		return nil, err
	}
	exec, err := goExec(ctx)
	if err != nil {
		return nil, err
	}
	return &Programs{Game: game, Worker: worker, Exec: exec}, nil
}

// shape gives the programs a shape that browsers make fast code of, or tells why
// that can't be.
func (p *Programs) shape(module string) (why, err error) {
	hot, err := Hot(module)
	if err != nil {
		return nil, err
	}
	game, why := shapeAndTrim(p.Game, hot)
	if why != nil {
		return fmt.Errorf("the game: %w", why), nil
	}
	worker, why := shapeAndTrim(p.Worker, hot)
	if why != nil {
		return fmt.Errorf("the worker: %w", why), nil
	}
	p.Game, p.Worker = game, worker
	return nil, nil
}

// shapeAndTrim gives a program its shape, and takes what only its maker would ask
// for out of it, which tests keep.
func shapeAndTrim(program []byte, hot func(string) bool) ([]byte, error) {
	program, err := Shape(program, hot)
	if err != nil {
		return nil, err
	}
	program, _, err = reloop.Trim(program)
	return program, err
}

// Shape gives the functions of a program a shape that browsers make fast code of,
// the more so those that hot picks. All or none: where one is not as Go made them
// when that was written, nothing is sure of the others either.
func Shape(program []byte, hot func(string) bool) ([]byte, error) {
	shaped, counts, err := reloop.Reloop(program, hot)
	switch {
	case err != nil:
		return nil, err
	case len(counts.Unknown) > 0:
		return nil, fmt.Errorf("web/reloop does not know the shape of %d functions, such as %s", len(counts.Unknown), counts.Unknown[0])
	case counts.Reshaped == 0:
		return nil, errors.New("web/reloop has found no function that Go has compiled")
	}
	return shaped, nil
}

// tested is the version of Go whose programs package reloop was tested with, up to
// patches. With another, what its runtime takes for granted may have changed.
const tested = "go1.26"

// testedGo says so if the version of Go that compiles is another.
func testedGo(ctx context.Context) error {
	out, err := exec.CommandContext(ctx, "go", "env", "GOVERSION").Output()
	if err != nil {
		return fmt.Errorf("asking go for its version: %w", err)
	}
	return isTested(strings.TrimSpace(string(out)))
}

func isTested(version string) error {
	after, found := strings.CutPrefix(version, tested)
	if !found || after != "" && after[0] != '.' {
		return fmt.Errorf("web/reloop was tested with %s, and this is %s", tested, version)
	}
	return nil
}

// BuildFlags are the flags with which everything that is published is built:
// no paths and no history of the machine in the program, so that the same
// source gives the same bytes.
func BuildFlags() []string {
	return []string{"-trimpath", "-buildvcs=false", "-ldflags=-s -w"}
}

// smallFlags keep functions of the libraries and of the scenes from being copied to where they
// are called, which takes a twelfth off the download and costs no time that a
// player could notice. What runs for every seed, every move or all that is drawn
// keeps it, and so does what is smaller with it: later flags win.
func smallFlags() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, fast := range []string{
		"runtime/...", "internal/...", "sync/...", "math/...", "slices", "unicode/utf8", "syscall/js",
		"os", "bytes", "context", "io/...", "embed",
		"ayoayo/engine", "ayoayo/ai/...", "ayoayo/render/...", "ayoayo/game/sound", "github.com/hajimehoshi/ebiten/v2/...",
	} {
		flags = append(flags, "-gcflags="+fast+"=")
	}
	return flags
}

func compileWASM(ctx context.Context, module, pkg string, flags []string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "ayoayo-wasm-")
	if err != nil {
		return nil, fmt.Errorf("compiling %s for the browser: %w", pkg, err)
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "program.wasm")
	args := slices.Concat([]string{"build"}, BuildFlags(), flags, []string{"-o", out, pkg})
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = module
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("compiling %s for the browser: %w\n%s", pkg, err, said)
	}
	program, err := os.ReadFile(out)
	if err != nil {
		return nil, fmt.Errorf("compiling %s for the browser: %w", pkg, err)
	}
	return program, nil
}

// WASMFolder returns the folder in which the Go version that compiles has what
// runs its WASM programs: wasm_exec.js for a page, go_js_wasm_exec for node.
func WASMFolder(ctx context.Context) (string, error) {
	root, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("asking go for its root folder: %w", err)
	}
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm"), nil
}

// goExec reads the script by which a page starts a Go program; it has to be
// of the version that compiled the program.
func goExec(ctx context.Context) ([]byte, error) {
	dir, err := WASMFolder(ctx)
	if err != nil {
		return nil, err
	}
	script, err := os.ReadFile(filepath.Join(dir, "wasm_exec.js"))
	if err != nil {
		return nil, fmt.Errorf("reading the script that starts Go programs in a browser: %w", err)
	}
	return bytes.TrimSpace(script), nil
}
