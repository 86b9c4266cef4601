// Package vectors reads, checks and writes what the rules are held against:
// counts of move sequences, a line of perft.tsv each, and whole games, a line of
// games.jsonl each. The rules text (engine/RULES.md) describes both files.
package vectors

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

// The names of the files of a folder of vectors.
const (
	PerftFile = "perft.tsv"
	GamesFile = "games.jsonl"
)

// MaxLine is the length of the longest line that is read.
const MaxLine = 1 << 20

// EachLine calls visit with every line that is not empty and its number, from
// 1, until visit returns an error.
func EachLine(in io.Reader, visit func(n int, line []byte) error) error {
	sc := bufio.NewScanner(in)
	sc.Buffer(nil, MaxLine)
	n := 1
	for ; sc.Scan(); n++ {
		if len(sc.Bytes()) == 0 {
			continue
		}
		if err := visit(n, sc.Bytes()); err != nil {
			return err
		}
	}
	if errors.Is(sc.Err(), bufio.ErrTooLong) {
		return fmt.Errorf("line %d is longer than %d bytes", n, MaxLine)
	}
	return sc.Err()
}
