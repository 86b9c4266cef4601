package reloop_test

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// The tests of this file are about what they are made of: run as WASM in the new
// shape, they show that functions of every shape do what they did, also where
// goroutines wait in their middle, stacks grow, and panics are recovered.

func TestLoopsThatWait(t *testing.T) {
	numbers, never, sums := make(chan int), make(chan int), make(chan int)
	go func() {
		defer close(numbers)
		for i := range 100 {
			for range i % 3 {
				runtime.Gosched()
			}
			numbers <- i
		}
	}()
	go func() {
		sum := 0
	next:
		for {
			select {
			case n, more := <-numbers:
				if !more {
					break next
				}
				if n%7 == 0 {
					continue next
				}
				sum += n
			case sum = <-never:
			}
		}
		sums <- sum
	}()
	if got, want := <-sums, 99*100/2-7*(14*15/2); got != want {
		t.Errorf("the sum is %d, expected %d", got, want)
	}
}

func TestNestedLoopsThatWait(t *testing.T) {
	var lock sync.Mutex
	var group sync.WaitGroup
	seen := map[string]int{}
	for worker := range 4 {
		group.Go(func() {
			for i := range 5 {
				for j := i; j >= 0; j-- {
					if (i+j)%4 == worker {
						runtime.Gosched()
						continue
					}
					lock.Lock()
					seen[fmt.Sprint(i, j)]++
					runtime.Gosched()
					lock.Unlock()
				}
			}
		})
	}
	group.Wait()
	if len(seen) != 15 {
		t.Errorf("%d pairs, expected 15", len(seen))
	}
	for pair, n := range seen {
		if n != 3 {
			t.Errorf("pair %s was seen %d times, expected 3", pair, n)
		}
	}
}

func TestLoopsWithTwoEntrances(t *testing.T) {
	for _, c := range []struct {
		middle bool
		want   string
	}{{false, "abbbc"}, {true, "bbbbc"}} {
		if got := twoEntrances(c.middle, func() {}); got != c.want {
			t.Errorf("%q, expected %q", got, c.want)
		}
		if got := twoEntrances(c.middle, runtime.Gosched); got != c.want {
			t.Errorf("when it waits, %q, expected %q", got, c.want)
		}
	}
}

// twoEntrances has a loop that no structure of blocks has, since it can be entered
// at two places.
func twoEntrances(middle bool, wait func()) string {
	var b strings.Builder
	n := 0
	if middle {
		goto second
	}
first:
	if n == 0 {
		b.WriteByte('a')
		wait()
		n++
		goto second
	}
	if n == 4 {
		goto end
	}
second:
	b.WriteByte('b')
	wait()
	n++
	goto first
end:
	b.WriteByte('c')
	return b.String()
}

func TestStacksGrowInLoops(t *testing.T) {
	done := make(chan int)
	go func() { done <- climb(20_000) }()
	if got := <-done; got != 20_000*3 {
		t.Errorf("%d, expected %d", got, 20_000*3)
	}
}

// climb calls itself from within a loop, on a stack that has to grow on the way.
func climb(n int) int {
	sum := 0
	for i := range 3 {
		if n == 0 {
			break
		}
		var room [64]int
		room[i] = 1
		if i == 1 {
			sum += climb(n - 1)
		}
		for _, r := range room {
			sum += r
		}
	}
	return sum
}

func TestRecoveryInLoops(t *testing.T) {
	var got []string
	for i := range 6 {
		got = append(got, recovered(i))
	}
	want := []string{
		"0 fine", "1 index out of range", "2 nil pointer", "3 a word", "4 fine", "5 deep",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, expected %q", got, want)
	}
}

func recovered(i int) (said string) {
	said = fmt.Sprint(i, " fine")
	for round := range 3 {
		func() {
			defer func() {
				runtime.Gosched()
				if r := recover(); r != nil {
					said = fmt.Sprint(i, " ", short(r))
				}
			}()
			breaks(i, round)
		}()
	}
	return said
}

// breaks panics in the second round, in as many ways as there are.
func breaks(i, round int) {
	for step := range 4 {
		if step < 2 || round != 1 {
			runtime.Gosched()
			continue
		}
		var list []int
		var pointer *[4]int
		switch i {
		case 1:
			list[step]++
		case 2:
			pointer[step]++
		case 3:
			panic("a word")
		case 5:
			defer func() { panic("deep") }()
			panic(errors.New("not seen"))
		}
	}
}

func short(r any) string {
	text := fmt.Sprint(r)
	for _, known := range []string{"index out of range", "nil pointer"} {
		if strings.Contains(text, known) {
			return known
		}
	}
	return text
}

func TestManyCases(t *testing.T) {
	var b strings.Builder
	for i := range 40 {
		switch {
		case i%15 == 0:
			b.WriteByte('F')
			fallthrough
		case i%5 == 0:
			b.WriteByte('5')
		case i%3 == 0 && i%2 == 1 || i == 6:
			b.WriteByte('3')
			if i > 30 {
				break
			}
			b.WriteByte('.')
		default:
			switch i {
			case 1, 2, 4, 8, 16, 32:
				b.WriteByte('p')
			case 7, 11, 13:
				continue
			case 17:
				func() { b.WriteByte('x') }()
			}
		}
	}
	const want = "F5pp3.p53.p3.5F5px53.53.F5p353"
	if b.String() != want {
		t.Errorf("%q, expected %q", b.String(), want)
	}
}

func TestIterators(t *testing.T) {
	pairs := func(yield func(int, int) bool) {
		for i := range 10 {
			defer runtime.Gosched()
			for j := range i {
				if !yield(i, j) {
					return
				}
			}
		}
	}
	sum := 0
outer:
	for i, j := range pairs {
		switch {
		case j == 3:
			continue outer
		case i == 8:
			break outer
		}
		sum += i * j
	}
	if sum != 256 {
		t.Errorf("%d, expected %d", sum, 256)
	}
}

func TestRecoveryWhereThePanicIs(t *testing.T) {
	list := []int{3, 4, 5}
	for i, want := range []int{3, 4, 5, -1} {
		if got := at(list, i); got != want {
			t.Errorf("at %d is %d, expected %d", i, got, want)
		}
	}
}

// at returns a number of a list, or -1. Since a panic is the last that Go makes of
// it, nothing else leads to where it goes on once it has recovered.
func at(list []int, i int) (n int) {
	defer func() {
		if recover() != nil {
			n = -1
		}
	}()
	return list[i]
}
