// Package parallel does the same for many things, as many at once as there are
// cores.
package parallel

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// For calls do with 0 to n-1, as many at once as GOMAXPROCS allows, and returns
// when all are done.
func For(n int, do func(i int)) {
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
