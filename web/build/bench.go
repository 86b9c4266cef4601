package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"ayoayo/web"
)

// benchmarks are those of the report: how fast the rules are, the search, proofs,
// and the building of endgame tables.
func benchmarks() []benchmark {
	return []benchmark{
		{pkg: "./engine", run: "Perft", time: "1s"},
		{pkg: "./ai", run: "Search", time: "3000000x", work: "6000000x"},
		{pkg: "./ai/prove", run: "Prove", time: "1s", work: "1s"},
		{pkg: "./ai/endgame", run: "Build", time: "1x", work: "1x"},
	}
}

// benchmark is benchmarks of a package, by the pattern of their names, and how
// long each runs for the report, and, of what the worker does, for its profile, as go test
// takes it.
type benchmark struct{ pkg, run, time, work string }

// bench runs the benchmarks natively and, as WASM made in the way in which the
// worker is, under node, and prints a report.
func bench(ctx context.Context, module string) error {
	dir, err := os.MkdirTemp("", "ayoayo-bench-")
	if err != nil {
		return fmt.Errorf("measuring: %w", err)
	}
	defer os.RemoveAll(dir)
	hot, err := web.Hot(module)
	if err != nil {
		return err
	}
	run, err := nodeScript(ctx)
	if err != nil {
		return err
	}
	var r results
	for i, b := range benchmarks() {
		fmt.Fprintf(os.Stderr, "Measuring %s, %s\n", b.pkg, b.run)
		native := filepath.Join(dir, fmt.Sprintf("native-%d.test", i))
		wasm := filepath.Join(dir, fmt.Sprintf("wasm-%d.test", i))
		if err := compileTest(ctx, module, b.pkg, native, nil); err != nil {
			return err
		}
		inBrowsers := []string{"GOOS=js", "GOARCH=wasm"}
		if err := compileTest(ctx, module, b.pkg, wasm, inBrowsers, "-pgo="+filepath.Join(module, web.Profile)); err != nil {
			return err
		}
		if err := shapeFile(wasm, wasm, hot); err != nil {
			return err
		}
		for k, command := range [][]string{{native}, {run, wasm}} {
			text, err := b.measure(ctx, command)
			if err != nil {
				return err
			}
			r.read(text, k == 1)
		}
	}
	return r.write(os.Stdout)
}

// compileTest compiles the tests of a package with what is set in env.
func compileTest(ctx context.Context, module, pkg, out string, env []string, flags ...string) error {
	cmd := exec.CommandContext(ctx, "go", slices.Concat([]string{"test", "-c", "-o", out}, flags, []string{pkg})...)
	cmd.Dir, cmd.Env = module, append(os.Environ(), env...)
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("compiling the benchmarks of %s: %w\n%s", pkg, err, said)
	}
	return nil
}

// measure runs the benchmarks three times, of which the report takes the best:
// whatever else the machine does only makes them slower.
func (b benchmark) measure(ctx context.Context, command []string) (string, error) {
	args := append(command[1:], "-test.run=^$", "-test.bench="+b.run, "-test.benchtime="+b.time, "-test.count=3")
	cmd := exec.CommandContext(ctx, command[0], args...)
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("running the benchmarks of %s: %w\n%s", b.pkg, err, said.Bytes())
	}
	return string(out), nil
}

type results struct{ rows []*row }

// row is one thing that was measured: how often it happens a second, and how
// many allocations it takes, -1 where that was not measured.
type row struct {
	name, unit   string
	native, wasm float64
	// plain is the rate of a plain implementation, natively.
	plain       float64
	allocations float64
}

// measured is a line of a benchmark: its name, without the number of processors,
// and the measures.
var measured = regexp.MustCompile(`(?m)^Benchmark(\S+?)(?:-\d+)?\s+\d+\t(.+)$`)

// read adds what benchmarks have printed.
func (r *results) read(text string, wasm bool) {
	for _, line := range measured.FindAllStringSubmatch(text, -1) {
		name, plain := strings.CutSuffix(line[1], "/plain")
		name = strings.TrimSuffix(name, "/engine")
		to := r.row(name)
		for _, measure := range strings.Split(line[2], "\t") {
			fields := strings.Fields(measure)
			if len(fields) != 2 {
				continue
			}
			value, err := strconv.ParseFloat(fields[0], 64)
			if err != nil {
				continue
			}
			to.note(value, fields[1], plain, wasm)
		}
	}
}

// row returns the row of a name, a new one if there is none.
func (r *results) row(name string) *row {
	for _, old := range r.rows {
		if old.name == name {
			return old
		}
	}
	fresh := &row{name: name, allocations: -1}
	r.rows = append(r.rows, fresh)
	return fresh
}

// note keeps a measure, if it is one for the report: rates, of which the best
// counts, and allocations.
func (r *row) note(value float64, unit string, plain, wasm bool) {
	what, rate := strings.CutSuffix(unit, "/s")
	switch {
	case unit == "allocs/op" && !plain:
		r.allocations = max(r.allocations, value)
	case !rate:
	case plain && !wasm:
		r.plain = max(r.plain, value)
	case plain:
	case wasm:
		r.unit, r.wasm = what, max(r.wasm, value)
	default:
		r.unit, r.native = what, max(r.native, value)
	}
}

func (r *results) write(to io.Writer) error {
	w := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "what\tunit\tnative/s\tWASM/s\tnative to WASM\tto plain\tallocations")
	for _, row := range r.rows {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", row.name, row.unit, many(row.native), many(row.wasm),
			ratio(row.native, row.wasm), ratio(row.native, row.plain), number(row.allocations))
	}
	return w.Flush()
}

// many writes a rate in thousands or millions, 0 as not measured.
func many(n float64) string {
	switch {
	case n == 0:
		return "-"
	case n >= 1e6:
		return fmt.Sprintf("%.2f M", n/1e6)
	case n >= 1e3:
		return fmt.Sprintf("%.0f k", n/1e3)
	}
	return fmt.Sprintf("%.1f", n)
}

// ratio writes how many times b a is, if both were measured.
func ratio(a, b float64) string {
	if a == 0 || b == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f", a/b)
}

// number writes a whole number, a negative one as not measured.
func number(n float64) string {
	if n < 0 {
		return "-"
	}
	return fmt.Sprintf("%.0f", n)
}
