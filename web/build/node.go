package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"ayoayo/web"
)

// node runs a WASM program under node in the shape in which programs are
// published, with all its functions as the hot ones are. It serves go test as -exec.
func node(ctx context.Context, program string, args []string) error {
	dir, err := os.MkdirTemp("", "ayoayo-node-")
	if err != nil {
		return fmt.Errorf("running %s: %w", program, err)
	}
	defer os.RemoveAll(dir)
	shaped := filepath.Join(dir, "program.wasm")
	all := func(string) bool { return true }
	if err := shapeFile(program, shaped, all); err != nil {
		return err
	}
	run, err := nodeScript(ctx)
	if err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, run, append([]string{shaped}, args...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd.Run()
}

// nodeScript returns the script by which Go runs WASM programs under node.
func nodeScript(ctx context.Context) (string, error) {
	tools, err := web.WASMFolder(ctx)
	return filepath.Join(tools, "go_js_wasm_exec"), err
}

// shapeFile writes the program of a file in the shape in which programs are
// published: in its own, which it says, if that can't be changed.
func shapeFile(from, to string, hot func(string) bool) error {
	program, err := os.ReadFile(from)
	if err != nil {
		return fmt.Errorf("reading a WASM program: %w", err)
	}
	if shaped, why := web.Shape(program, hot); why == nil {
		program = shaped
	} else {
		fmt.Fprintf(os.Stderr, "%s keeps the shape that Go gave it: %v.\n", filepath.Base(from), why)
	}
	if err := os.WriteFile(to, program, 0o644); err != nil {
		return fmt.Errorf("writing a WASM program: %w", err)
	}
	return nil
}
