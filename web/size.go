package web

import (
	"fmt"
	"strings"
)

// A Size is how much of a player's connection a program takes.
type Size struct {
	Program string
	Packed  int // bytes, gzipped
	Budget  int // the most that it may be
}

// Err says so if a program has outgrown its budget.
func (s Size) Err() error {
	if s.Packed > s.Budget {
		return fmt.Errorf("the %s program has %d bytes gzipped, more than the %d allowed", s.Program, s.Packed, s.Budget)
	}
	return nil
}

// Sizes returns the sizes of the programs in a site.
func Sizes(site []File) []Size {
	sizes := []Size{
		{Program: "game", Budget: 4_100_000},
		{Program: "worker", Budget: 950_000},
	}
	for i := range sizes {
		for _, f := range site {
			if strings.HasPrefix(f.Name, sizes[i].Program+".") && strings.HasSuffix(f.Name, programExt+".gz") {
				sizes[i].Packed = len(f.Data)
			}
		}
	}
	return sizes
}
