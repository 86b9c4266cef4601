// Command build makes, serves and measures what players get. From the root of the
// module:
//
//	go run ./web/build play   builds the web version and serves it on this machine
//	go run ./web/build dist   builds everything there is to publish into dist/
//	go run ./web/build bench  measures rules, search, proofs and tables, natively and as WASM
//	go run ./web/build profile
//	                          finds out what the worker spends its time in, for the compiler
//	go run ./web/build trace game < TRACE
//	                          says where in the source a crash of the published game was; or of the worker
//	go run ./web/build node PROGRAM ARGUMENTS
//	                          runs a WASM program under node, in the shape in which programs are published
package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	if len(args) > 1 && args[0] == "node" {
		return node(ctx, args[1], args[2:])
	}
	module, err := moduleRoot(ctx)
	if err != nil {
		return err
	}
	if len(args) == 2 && args[0] == "trace" {
		return trace(ctx, module, args[1])
	}
	if len(args) != 1 {
		return fmt.Errorf("expected one word, play, dist, bench or profile, not %q", args)
	}
	switch args[0] {
	case "play":
		return play(ctx, module)
	case "dist":
		return dist(ctx, module)
	case "bench":
		return bench(ctx, module)
	case "profile":
		return profileWorker(ctx, module)
	default:
		return fmt.Errorf("expected play, dist, bench, profile, trace and which program, or node and a program, not %q", args[0])
	}
}

func moduleRoot(ctx context.Context) (string, error) {
	mod, err := exec.CommandContext(ctx, "go", "env", "GOMOD").Output()
	if err != nil {
		return "", fmt.Errorf("asking go for the module: %w", err)
	}
	file := strings.TrimSpace(string(mod))
	if filepath.Base(file) != "go.mod" {
		return "", fmt.Errorf("this is not a folder of the ayoayo module")
	}
	return filepath.Dir(file), nil
}
