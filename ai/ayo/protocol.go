package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"ayoayo/ai/cli"
	"ayoayo/engine"
)

// instruction is a line that the protocol's other side has sent.
type instruction struct {
	// verb is the first word.
	verb string
	// name and value are those of a setoption.
	name, value string
	// position is the text of a position, "" for the start, and moves what was
	// played from there.
	position, moves string
	// limits and infinite are those of a go.
	limits   cli.Limits
	infinite bool
}

// parseInstruction reads a line that is not empty. The error says what was
// expected.
func parseInstruction(line string) (instruction, error) {
	verb, rest, _ := strings.Cut(line, " ")
	in := instruction{verb: verb}
	var err error
	switch verb {
	case "uci", "isready", "ucinewgame", "stop", "quit":
		if rest != "" {
			err = fmt.Errorf("%q after %s; expected nothing", engine.Clip(rest), verb)
		}
	case "setoption":
		err = in.parseOption(rest)
	case "position":
		err = in.parsePosition(rest)
	case "go":
		err = in.parseGo(strings.Fields(rest))
	default:
		err = fmt.Errorf("%q is not a command; expected uci, isready, ucinewgame, setoption, position, go, stop or quit", engine.Clip(verb))
	}
	return in, err
}

// parseOption reads what follows setoption.
func (in *instruction) parseOption(rest string) error {
	named, ok := strings.CutPrefix(rest, "name ")
	name, value, valued := strings.Cut(named, " value ")
	if !ok || !valued {
		return fmt.Errorf("setoption %q; expected name NAME value VALUE", engine.Clip(rest))
	}
	in.name, in.value = strings.TrimSpace(name), strings.TrimSpace(value)
	return nil
}

// parsePosition reads what follows position.
func (in *instruction) parsePosition(rest string) error {
	before, moves, _ := strings.Cut(rest+" ", " moves ")
	in.moves = moves
	before = strings.TrimSpace(before)
	if before == "startpos" {
		return nil
	}
	text, ok := strings.CutPrefix(before, "fen ")
	if !ok {
		return fmt.Errorf("position %q; expected startpos or fen POSITION, then perhaps moves and the moves", engine.Clip(before))
	}
	in.position = text
	return nil
}

// parseGo reads the words that follow go.
func (in *instruction) parseGo(words []string) error {
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		if word == "infinite" || word == "ponder" {
			in.infinite = true
			continue
		}
		value := ""
		if len(words) > 0 {
			value, words = words[0], words[1:]
		}
		if err := in.limit(word, value); err != nil {
			return fmt.Errorf("go %s %q: %w", engine.Clip(word), engine.Clip(value), err)
		}
	}
	return nil
}

// limit sets a limit of a go.
func (in *instruction) limit(word, value string) (err error) {
	switch word {
	case "depth":
		in.limits.Depth, err = cli.ParseWhole(value, 1, cli.MaxDepth)
	case "nodes":
		in.limits.Nodes, err = cli.ParseWhole(value, 1, cli.MaxNodes)
	case "movetime":
		var ms int64
		ms, err = cli.ParseWhole(value, 1, cli.MaxTime.Milliseconds())
		in.limits.Time = time.Duration(ms) * time.Millisecond
	default:
		err = errors.New("expected depth N, movetime MS, nodes N or infinite")
	}
	return err
}

// maxLine is the length of the longest line that is read.
const maxLine = 1 << 20

// readLine reads a line without its end. Of one that is too long it returns the
// error errLong, and goes on with the next line.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	long := false
	for {
		piece, err := r.ReadSlice('\n')
		long = long || len(line)+len(piece) > maxLine
		if !long {
			line = append(line, piece...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
		case err != nil && (!errors.Is(err, io.EOF) || len(line) == 0 && !long):
			return "", err
		case long:
			return "", errLong
		default:
			return strings.TrimSpace(string(line)), nil
		}
	}
}

// errLong is the error of a line that is too long.
var errLong = fmt.Errorf("the line is longer than %d bytes", maxLine)
