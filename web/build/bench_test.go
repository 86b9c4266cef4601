package main

import (
	"strings"
	"testing"
)

func TestReport(t *testing.T) {
	var r results
	r.read(`goos: linux
BenchmarkPerft/oware/engine-2         	      10	 100 ns/op	   2000000 leaves/s	     384 B/op	       2 allocs/op
BenchmarkPerft/oware/engine-2         	      10	 100 ns/op	   3000000 leaves/s	     384 B/op	       2 allocs/op
BenchmarkPerft/oware/plain-2          	      10	 100 ns/op	    200000 leaves/s
BenchmarkSearch/oware-masters         	 3000000	 100 ns/op	  10000000 moves/s	       0 B/op	       0 allocs/op
PASS
`, false)
	r.read("BenchmarkPerft/oware/engine         \t      10\t 100 ns/op\t   1500000 leaves/s\n", true)
	var b strings.Builder
	if err := r.write(&b); err != nil {
		t.Fatal(err)
	}
	var lines []string
	for line := range strings.SplitSeq(strings.TrimSpace(b.String()), "\n") {
		lines = append(lines, strings.Join(strings.Fields(line), " "))
	}
	want := []string{
		"what unit native/s WASM/s native to WASM to plain allocations",
		"Perft/oware leaves 3.00 M 1.50 M 2.0 15.0 2",
		"Search/oware-masters moves 10.00 M - - - 0",
	}
	if strings.Join(lines, "\n") != strings.Join(want, "\n") {
		t.Errorf("the report is\n%s\nexpected\n%s", strings.Join(lines, "\n"), strings.Join(want, "\n"))
	}
}
