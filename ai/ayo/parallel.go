package main

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// inParallel calls do with 0 to n-1, as many at once as GOMAXPROCS allows.
func inParallel(n int, do func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	wg.Wait()
}
