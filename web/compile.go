package web

import (
	"bytes"
	"context"
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
}

// Compile compiles the programs of the module whose root folder is given.
func Compile(ctx context.Context, module string) (*Programs, error) {
	hot, err := Hot(module)
	if err != nil {
		return nil, err
	}
	game, err := compileWASM(ctx, module, ".", hot, smallFlags()...)
	if err != nil {
		return nil, err
	}
	// The worker meets the page only in messages, a few for a move.
	rare := []string{"-gcflags=syscall/js=-l", "-gcflags=ayoayo/ai/wire=-l"}
	worker, err := compileWASM(ctx, module, "./web/worker", hot, append(smallFlags(), rare...)...)
	if err != nil {
		return nil, err
	}
	exec, err := goExec(ctx)
	if err != nil {
		return nil, err
	}
	return &Programs{Game: game, Worker: worker, Exec: exec}, nil
}

// BuildFlags are the flags with which everything that is published is built:
// no paths and no history of the machine in the program, so that the same
// source gives the same bytes.
func BuildFlags() []string {
	return []string{"-trimpath", "-buildvcs=false", "-ldflags=-s -w"}
}

// smallFlags keep functions of the libraries from being copied to where they
// are called, which takes a twelfth off the download and costs no time that a
// player could notice. What runs for every frame, every seed or every move keeps
// it, and so does what is smaller with it: later flags win.
func smallFlags() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, fast := range []string{
		"runtime/...", "internal/...", "sync/...", "math/...", "slices", "unicode/utf8", "syscall/js",
		"os", "bytes", "context", "io/...", "embed",
		"ayoayo/...", "github.com/hajimehoshi/ebiten/v2/...",
	} {
		flags = append(flags, "-gcflags="+fast+"=")
	}
	return flags
}

// compileWASM compiles a program and gives its functions a shape that browsers
// make fast code of, the more so those that hot picks.
func compileWASM(ctx context.Context, module, pkg string, hot func(string) bool, more ...string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "ayoayo-wasm-")
	if err != nil {
		return nil, fmt.Errorf("compiling %s for the browser: %w", pkg, err)
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "program.wasm")
	named := "-ldflags=-w" // The names of functions are needed once more.
	args := slices.Concat([]string{"build"}, BuildFlags(), more, []string{named, "-o", out, pkg})
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
	shaped, err := reloop.Reloop(program, hot)
	if err != nil {
		return nil, fmt.Errorf("compiling %s for the browser: %w", pkg, err)
	}
	return shaped, nil
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
