// Command crash crashes twice: the first time it goes on.
package main

import "fmt"

type seeds int

func (s seeds) count() int { return int(s) }

type counter interface{ count() int }

func main() {
	fmt.Println(recovered(func() { count((*seeds)(nil)) }))
	var pits [3]seeds
	fmt.Print(count(pits[0]))
	sow(pits[:])
}

//go:noinline
func count(c counter) int { return c.count() }

func recovered(call func()) (said any) {
	defer func() { said = recover() }()
	call()
	return nil
}

//go:noinline
func sow(pits []seeds) {
	for i := range 4 {
		pits[i]++
	}
}
