package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
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
	// limits, infinite and clock are those of a go.
	limits   cli.Limits
	infinite bool
	clock    clock
}

// clock is the time that players have left for their next moves.
type clock struct {
	left, more [2]time.Duration
	// moves is the number of moves that the time has to last for, 0 for the whole
	// game.
	moves int
}

// usualMoves is how many moves the time is shared out among that has to last for
// the whole game.
const usualMoves = 25

// limitsFor are the limits of a go for a player to move.
func (in *instruction) limitsFor(mover engine.Player) cli.Limits {
	l, left := in.limits, in.clock.left[mover]
	if left == 0 || l.Time > 0 {
		return l
	}
	moves := in.clock.moves
	if moves == 0 {
		moves = usualMoves
	}
	// Something is left for the way to and fro.
	l.Time = max(time.Millisecond, min(left/time.Duration(moves)+in.clock.more[mover]/2, left*4/5))
	return l
}

// parseInstruction reads a line that is not empty. The error says what was
// expected.
func parseInstruction(line string) (instruction, error) {
	verb, rest, _ := strings.Cut(line, " ")
	in := instruction{verb: verb}
	var err error
	switch verb {
	case "uci", "isready", "ucinewgame", "stop", "ponderhit", "quit":
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

// parseGo reads the words that follow go. The error is about the first that makes
// no sense; the others count all the same.
func (in *instruction) parseGo(words []string) (first error) {
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		switch word {
		case "infinite", "ponder":
			in.infinite = true
			continue
		case "searchmoves":
			for len(words) > 0 && !isLimit(words[0]) {
				words = words[1:]
			}
			continue
		}
		value := ""
		if isLimit(word) && len(words) > 0 {
			value, words = words[0], words[1:]
		}
		if err := in.limit(word, value); err != nil && first == nil {
			first = fmt.Errorf("go %q %q: %w", engine.Clip(word), engine.Clip(value), err)
		}
	}
	return first
}

// isLimit reports whether a word of a go has a value after it, or ends a list of
// moves.
func isLimit(word string) bool {
	return slices.Contains([]string{
		"depth", "nodes", "mate", "movetime", "wtime", "btime", "winc", "binc", "movestogo", "infinite", "ponder",
	}, word)
}

func (in *instruction) limit(word, value string) (err error) {
	switch word {
	case "depth":
		in.limits.Depth, err = cli.ParseWhole(value, 1, cli.MaxDepth)
	case "nodes":
		in.limits.Nodes, err = cli.ParseWhole(value, 1, cli.MaxNodes)
	case "mate":
		var moves int
		moves, err = cli.ParseWhole(value, 1, cli.MaxDepth)
		in.limits.Depth = 2*moves - 1
	case "movestogo":
		in.clock.moves, err = cli.ParseWhole(value, 1, cli.MaxDepth)
	case "movetime":
		in.limits.Time, err = parseMilliseconds(value, 1)
	case "wtime":
		in.clock.left[engine.South], err = parseMilliseconds(value, 0)
	case "btime":
		in.clock.left[engine.North], err = parseMilliseconds(value, 0)
	case "winc":
		in.clock.more[engine.South], err = parseMilliseconds(value, 0)
	case "binc":
		in.clock.more[engine.North], err = parseMilliseconds(value, 0)
	default:
		err = errors.New("expected depth N, movetime MS, nodes N or infinite")
	}
	return err
}

// parseMilliseconds reads a time, at least so many milliseconds.
func parseMilliseconds(value string, least int64) (time.Duration, error) {
	ms, err := cli.ParseWhole(value, least, cli.MaxTime.Milliseconds())
	return time.Duration(max(ms, 1)) * time.Millisecond, err
}

// readLine reads a line without its end. Of one that is too long it returns the
// error errLong, and goes on with the next line.
func readLine(r *bufio.Reader) (string, error) {
	var line []byte
	long := false
	for {
		piece, err := r.ReadSlice('\n')
		long = long || len(line)+len(piece) > cli.MaxLine
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
			return strings.TrimSpace(strings.TrimPrefix(string(line), byteOrderMark)), nil
		}
	}
}

// byteOrderMark is what some programs write before a text.
const byteOrderMark = "\ufeff"

// errLong is the error of a line that is too long.
var errLong = fmt.Errorf("the line is longer than %d bytes", cli.MaxLine)
