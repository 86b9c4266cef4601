package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"

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
	for _, part := range splitRecords(data) {
		rec, err := engine.ParseRecordAt(part.text, part.line)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(out, stateOf(rec.Game)); err != nil {
			return err
		}
	}
	return nil
}

// part is one record of a file.
type part struct {
	text string
	// line is the line at which it begins, from 1.
	line int
}

// splitRecords cuts a file of records apart: a record begins with the first tag
// after the moves of another. What stands in a comment begins nothing.
func splitRecords(data []byte) []part {
	var parts []part
	begin, first, line := 0, 1, 1
	moves, comment := false, false
	for at := 0; at < len(data); line++ {
		end := len(data)
		if i := bytes.IndexByte(data[at:], '\n'); i >= 0 {
			end = at + i + 1
		}
		text := data[at:end]
		tag := !comment && text[0] == '['
		if tag && moves {
			parts = append(parts, part{string(data[begin:at]), first})
			begin, first, moves = at, line, false
		}
		if !tag {
			moves = moves || len(bytes.TrimSpace(text)) > 0
			comment = openComment(text, comment)
		}
		at = end
	}
	return append(parts, part{string(data[begin:]), first})
}

// openComment reports whether a comment is open after a line of moves.
func openComment(line []byte, open bool) bool {
	for _, c := range line {
		open = c == '{' || open && c != '}'
	}
	return open
}
