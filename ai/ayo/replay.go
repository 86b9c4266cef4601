package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"ayoayo/ai/cli"
	"ayoayo/engine"
	"ayoayo/engine/vectors"
)

func replayCommand() cli.Command {
	return cli.Command{
		Name:  "replay",
		Usage: "[-json] FILE|-",
		About: "replay and check games that were written down",
		Help: `Replays the game records of a file, or with -json games written a line each in
JSON, and prints a line for every game, with tabs between the fields: the final
position, the result (S, N, draw, or * for a game that is not over) and the way
it ended (seeds, no-move, slam, rounds, front-row, blocked, repetition, resigned,
or none). The first game that is wrong ends it: an error names the line and the
ply, and the exit code is 1. - is the standard input.

A line of JSON has the fields rules, start (left out: the game's start), moves (a
list), and, to be compared if they are there, positions (after each of the first
six plies, then the last), result (S, N, draw or null) with end (end, repetition
or unfinished).`,
		Flags: func(fs *flag.FlagSet) cli.Action {
			asJSON := fs.Bool("json", false, "read lines of JSON")
			return func(s cli.Streams, args []string) error {
				if len(args) != 1 {
					return cli.Misusef("%d files are given; expected one, or - for the standard input", len(args))
				}
				in, name, err := openInput(args[0], s.In)
				if err != nil {
					return err
				}
				defer in.Close()
				if *asJSON {
					err = replayJSON(in, s.Out)
				} else {
					err = replayRecords(in, s.Out)
				}
				if err != nil {
					return fmt.Errorf("%s: %w", name, err)
				}
				return nil
			}
		},
	}
}

// openInput opens a file, or the standard input for -, and returns its name.
func openInput(name string, in io.Reader) (io.ReadCloser, string, error) {
	if name == "-" {
		return io.NopCloser(in), "standard input", nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, "", cli.Misuse(err)
	}
	return f, name, nil
}

func replayJSON(in io.Reader, out io.Writer) error {
	games := 0
	err := vectors.EachLine(in, func(n int, line []byte) error {
		v, err := vectors.ParseGame(line)
		if err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
		g, err := v.Replay()
		if err != nil {
			return fmt.Errorf("line %d, %w", n, err)
		}
		games++
		_, err = fmt.Fprintln(out, stateOf(g))
		return err
	})
	if err == nil && games == 0 {
		return fmt.Errorf("line 1: there is no game; expected one on every line")
	}
	return err
}

// maxRecords is the size of the largest file of records that is read.
const maxRecords = 64 << 20

// replayRecords replays the records of a file, one after the other.
func replayRecords(in io.Reader, out io.Writer) error {
	data, err := io.ReadAll(io.LimitReader(in, maxRecords+1))
	if err != nil {
		return err
	}
	if len(data) > maxRecords {
		return fmt.Errorf("the file is larger than %d bytes, the most that is read", maxRecords)
	}
	for text, line := string(data), 1; ; {
		first, rest := engine.CutRecord(text)
		rec, err := engine.ParseRecordAt(first, line)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(out, stateOf(rec.Game)); err != nil {
			return err
		}
		if rest == "" {
			return nil
		}
		text, line = rest, line+strings.Count(first, "\n")
	}
}
