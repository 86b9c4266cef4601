package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

// The exit codes.
const (
	exitDone   = 0
	exitFailed = 1 // a check failed
	exitMisuse = 2 // the command was used in a way that makes no sense
)

// command is one thing that ayo can do.
type command struct {
	name string
	// usage is what follows the name.
	usage string
	// about is a line for the list of commands.
	about string
	// help says more, in sentences.
	help string
	// flags defines the command's flags and returns what is done once they are
	// read.
	flags func(*flag.FlagSet) action
}

// action carries a command out. Its arguments are those that are not flags.
type action func(s streams, args []string) error

// streams are what a command reads and writes.
type streams struct {
	in io.Reader
	// out is flushed when the command is done, and before by commands that are
	// listened to.
	out *bufio.Writer
	// errs is for what is not part of the output.
	errs io.Writer
}

// commands returns the commands in the order of the list.
func commands() []command {
	return []command{
		gamesCommand(), perftCommand(), movesCommand(), replayCommand(), vectorsCommand(),
		analyzeCommand(), engineCommand(), matchCommand(), ratingsCommand(), tuneCommand(),
		proveCommand(), verifyCommand(), bookCommand(), championCommand(), tableCommand(), fairCommand(),
	}
}

// misuse is an error in how a command was called.
type misuse struct{ error }

// misusef makes a misuse as fmt.Errorf makes an error.
func misusef(format string, args ...any) error { return misuse{fmt.Errorf(format, args...)} }

// errFailed says that a check failed and that the output tells which.
var errFailed = errors.New("a check failed")

// run carries out the command that args name and returns the exit code.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	if len(args) == 0 {
		printCommands(errs)
		return exitMisuse
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		printCommands(out)
		return exitDone
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run(args[1:], out, streams{in, bufio.NewWriter(out), errs})
		}
	}
	fmt.Fprintf(errs, "ayo: there is no command %q; \"ayo help\" lists those there are\n", args[0])
	return exitMisuse
}

// run reads the flags, carries the command out and reports its error. Help goes
// to out.
func (c command) run(args []string, out io.Writer, s streams) int {
	fs := flag.NewFlagSet(c.name, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	act := c.flags(fs)
	err := fs.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		c.print(out, fs)
		return exitDone
	}
	if err != nil {
		return c.report(s.errs, misuse{err})
	}
	err = act(s, fs.Args())
	if unwritten := s.out.Flush(); unwritten != nil && err == nil {
		err = fmt.Errorf("the output can't be written: %w", unwritten)
	}
	return c.report(s.errs, err)
}

// report writes an error and returns its exit code.
func (c command) report(errs io.Writer, err error) int {
	var m misuse
	switch {
	case err == nil:
		return exitDone
	case errors.Is(err, errFailed):
		return exitFailed
	case errors.As(err, &m):
		fmt.Fprintf(errs, "ayo %s: %v; see \"ayo %s -h\"\n", c.name, err, c.name)
		return exitMisuse
	}
	fmt.Fprintf(errs, "ayo %s: %v\n", c.name, err)
	return exitFailed
}

// printCommands lists the commands.
func printCommands(w io.Writer) {
	fmt.Fprint(w, "ayo is the engine of Ayoayo without a window.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  ayo %-8s %s\n", c.name, c.about)
	}
	fmt.Fprint(w, "\n\"ayo COMMAND -h\" explains a command. Rule-sets, positions and moves are written as the\n"+
		"program shows them: ayoayo;capturer=stays, 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S, C.\n"+
		"Exit codes: 0 done, 1 a check failed, 2 wrong use.\n")
}

// print explains the command.
func (c command) print(w io.Writer, fs *flag.FlagSet) {
	fmt.Fprintf(w, "%s\n\n%s\n\n", strings.TrimSpace("ayo "+c.name+" "+c.usage), strings.TrimSpace(c.help))
	fs.SetOutput(w)
	fs.PrintDefaults()
}
