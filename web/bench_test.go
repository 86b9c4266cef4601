//go:build !js

package web_test

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ayoayo/web"

	"github.com/chromedp/chromedp"
)

// benchPage runs the benchmarks of a package that was compiled for the browser.
const benchPage = `<!DOCTYPE html><title>Benchmarks</title><body><script src="wasm_exec.js"></script><script>
globalThis.output = '';
globalThis.finished = false;
const decoder = new TextDecoder();
fs.writeSync = (fd, data) => { output += decoder.decode(data); return data.length; };
const go = new Go();
go.argv = ['test', '-test.run=^$', ...location.search.slice(1).split('&')];
WebAssembly.instantiateStreaming(fetch('test.wasm'), go.importObject)
	.then((program) => go.run(program.instance))
	.catch((fault) => { output += fault; })
	.finally(() => { finished = true; });
</script></body>`

// benchLine is a line of a benchmark's results: its name, without the number of
// processors, and the measures.
var benchLine = regexp.MustCompile(`(?m)^Benchmark(\S+)\s+\d+\t(.+)$`)

// BenchmarkInBrowser runs the benchmarks of what is drawn in Chromium, where the
// program is WASM, and prints their results. It is run once, however long it is
// asked to run:
//
//	go test ./web -run '^$' -bench InBrowser -benchtime 1x
func BenchmarkInBrowser(b *testing.B) {
	for _, pkg := range []string{"render", "game"} {
		b.Run(pkg, func(b *testing.B) {
			for range b.N {
				runInBrowser(b, pkg, "-test.bench=.", "-test.skip=Soak")
			}
		})
	}
}

// BenchmarkSoakInBrowser is long use in Chromium, see BenchmarkSoak of game, once.
func BenchmarkSoakInBrowser(b *testing.B) {
	for range b.N {
		runInBrowser(b, "game", "-test.bench=Soak", "-test.benchtime=1x")
	}
}

// runInBrowser runs benchmarks of a package and prints their results.
func runInBrowser(b *testing.B, pkg string, which ...string) {
	b.Helper()
	output := outputInBrowser(b, pkg, strings.Join(which, "&"))
	results := benchLine.FindAllStringSubmatch(output, -1)
	if len(results) == 0 || !strings.Contains(output, "PASS") {
		b.Fatalf("no results:\n%s", output)
	}
	for _, r := range results {
		fmt.Printf("%s in the browser: %s\t%s\n", pkg, r[1], strings.TrimSpace(r[2]))
	}
}

// outputInBrowser runs benchmarks of a package and returns what they print.
func outputInBrowser(b *testing.B, pkg, which string) string {
	b.Helper()
	dir := b.TempDir()
	args := append([]string{"test", "-c", "-o", filepath.Join(dir, "test.wasm")}, web.BuildFlags()...)
	compile := exec.Command("go", append(args, "./"+pkg)...)
	compile.Dir = ".."
	compile.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := compile.CombinedOutput(); err != nil {
		b.Fatalf("compiling the benchmarks of %s: %v\n%s", pkg, err, said)
	}
	compiled, err := os.ReadFile(filepath.Join(dir, "test.wasm"))
	if err != nil {
		b.Fatal(err)
	}
	shaped, err := web.Shape(compiled, func(string) bool { return false })
	if err != nil {
		b.Fatal(err)
	}
	write := func(name string, data []byte) {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			b.Fatal(err)
		}
	}
	tools, err := web.WASMFolder(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	script, err := os.ReadFile(filepath.Join(tools, "wasm_exec.js"))
	if err != nil {
		b.Fatal(err)
	}
	write("test.wasm", shaped)
	write("wasm_exec.js", script)
	write("index.html", []byte(benchPage))
	p := newTab(b)
	p.do(chromedp.Navigate(serve(b, http.FileServer(http.Dir(dir))).URL + "?" + which))
	p.wait("the end of the benchmarks of "+pkg, `finished`)
	return eval[string](p, `output`)
}
