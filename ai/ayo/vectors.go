package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"ayoayo/ai/cli"
	"ayoayo/ai/parallel"
	"ayoayo/engine/vectors"
)

func vectorsCommand() cli.Command {
	return cli.Command{
		Name:  "vectors",
		Usage: "DIR",
		About: "check the rules against a folder of vectors",
		Help: `Checks every line of perft.tsv (rule-set, position or start, depth, sequences,
digest; see "ayo perft") and games.jsonl (whole games; see "ayo replay") in a
folder. Prints a line for each that does not hold, and in the end
"N passed, M failed". The exit code is 1 if any failed.`,
		Flags: func(*flag.FlagSet) cli.Action {
			return func(s cli.Streams, args []string) error {
				if len(args) != 1 {
					return cli.Misusef("%d folders are given; expected one", len(args))
				}
				checks, err := readVectors(args[0])
				if err != nil {
					return err
				}
				results := make([]error, len(checks))
				parallel.For(len(checks), func(i int) { results[i] = checks[i].run() })
				failed := 0
				for i, err := range results {
					if err != nil {
						failed++
						fmt.Fprintf(s.Out, "%s line %d: %v\n", checks[i].file, checks[i].line, err)
					}
				}
				fmt.Fprintf(s.Out, "%d passed, %d failed\n", len(checks)-failed, failed)
				if failed > 0 {
					return cli.ErrFailed
				}
				return nil
			}
		},
	}
}

// check is a line of vectors.
type check struct {
	file string
	line int
	text []byte
	hold func(line []byte) error
}

func (c check) run() error { return c.hold(c.text) }

// readVectors reads the lines of the files of a folder, at least one of which
// must be there.
func readVectors(dir string) ([]check, error) {
	var checks []check
	missing := 0
	files := []struct {
		name string
		hold func(line []byte) error
	}{{vectors.PerftFile, checkPerft}, {vectors.GamesFile, checkGame}}
	for _, file := range files {
		f, err := os.Open(filepath.Join(dir, file.name))
		if errors.Is(err, fs.ErrNotExist) {
			missing++
			continue
		}
		if err != nil {
			return nil, cli.Misuse(err)
		}
		err = vectors.EachLine(f, func(n int, line []byte) error {
			if line[0] != '#' {
				checks = append(checks, check{file.name, n, bytes.Clone(line), file.hold})
			}
			return nil
		})
		f.Close()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name(), err)
		}
	}
	if missing == len(files) {
		return nil, cli.Misusef("%s holds neither %s nor %s", dir, vectors.PerftFile, vectors.GamesFile)
	}
	return checks, nil
}

func checkPerft(line []byte) error {
	v, err := vectors.ParsePerft(string(line))
	if err != nil {
		return err
	}
	return v.Check()
}

func checkGame(line []byte) error {
	v, err := vectors.ParseGame(line)
	if err != nil {
		return err
	}
	_, err = v.Replay()
	return err
}
