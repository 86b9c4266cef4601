// Package cli is what programs of several commands have in common: how the
// commands are listed, called and explained, their flags, and the exit codes.
package cli

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
	ExitDone   = 0
	ExitFailed = 1 // a check failed
	ExitMisuse = 2 // the command was used in a way that makes no sense
)

// Program is a program of several commands.
type Program struct {
	Name string
	// About is a sentence before the list of commands, Notes more after it.
	About, Notes string
	// Commands are in the order of the list.
	Commands []Command
}

// Command is one thing that a program can do.
type Command struct {
	Name string
	// Usage is what follows the name.
	Usage string
	// About is a line for the list of commands.
	About string
	// Help says more, in sentences.
	Help string
	// Flags defines the command's flags and returns what is done once they are
	// read.
	Flags func(*flag.FlagSet) Action
}

// Action carries a command out. Its arguments are those that are not flags.
type Action func(s Streams, args []string) error

// Streams are what a command reads and writes.
type Streams struct {
	In io.Reader
	// Out is flushed when the command is done, and before by commands whose
	// output is waited for.
	Out *bufio.Writer
	// Errs is for what is not part of the output.
	Errs io.Writer
}

// misuse is an error in how a command was called.
type misuse struct{ error }

// Misuse says of an error that it lies in how the command was called.
func Misuse(err error) error { return misuse{err} }

// Misusef makes a [Misuse] as fmt.Errorf makes an error.
func Misusef(format string, args ...any) error { return misuse{fmt.Errorf(format, args...)} }

// ErrFailed says that a check failed and that the output tells which.
var ErrFailed = errors.New("a check failed")

// Run carries out the command that args name and returns the exit code.
func (p Program) Run(args []string, in io.Reader, out, errs io.Writer) int {
	if len(args) == 0 {
		p.list(errs)
		return ExitMisuse
	}
	switch args[0] {
	case "help", "-h", "-help", "--help":
		p.list(out)
		return ExitDone
	}
	for _, c := range p.Commands {
		if c.Name == args[0] {
			return p.run(c, args[1:], out, Streams{in, bufio.NewWriter(out), errs})
		}
	}
	fmt.Fprintf(errs, "%s: there is no command %q; \"%s help\" lists those there are\n", p.Name, args[0], p.Name)
	return ExitMisuse
}

// run reads the flags, carries a command out and reports its error. Help goes to
// out.
func (p Program) run(c Command, args []string, out io.Writer, s Streams) int {
	fs := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	act := c.Flags(fs)
	err := fs.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		p.explain(c, out, fs)
		return ExitDone
	}
	if err != nil {
		return p.report(c, s.Errs, misuse{err})
	}
	err = act(s, fs.Args())
	if unwritten := s.Out.Flush(); unwritten != nil && err == nil {
		err = fmt.Errorf("the output can't be written: %w", unwritten)
	}
	return p.report(c, s.Errs, err)
}

// report writes an error and returns its exit code.
func (p Program) report(c Command, errs io.Writer, err error) int {
	var m misuse
	name := p.Name + " " + c.Name
	switch {
	case err == nil:
		return ExitDone
	case errors.Is(err, ErrFailed):
		return ExitFailed
	case errors.As(err, &m):
		fmt.Fprintf(errs, "%s: %v; see \"%s -h\"\n", name, err, name)
		return ExitMisuse
	}
	fmt.Fprintf(errs, "%s: %v\n", name, err)
	return ExitFailed
}

func (p Program) list(w io.Writer) {
	fmt.Fprintf(w, "%s\n\n", p.About)
	for _, c := range p.Commands {
		fmt.Fprintf(w, "  %s %-8s %s\n", p.Name, c.Name, c.About)
	}
	fmt.Fprintf(w, "\n\"%s COMMAND -h\" explains a command. %s\n"+
		"Exit codes: 0 done, 1 a check failed, 2 wrong use.\n", p.Name, p.Notes)
}

func (p Program) explain(c Command, w io.Writer, fs *flag.FlagSet) {
	fmt.Fprintf(w, "%s %s\n\n%s\n\n", p.Name, strings.TrimSpace(c.Name+" "+c.Usage), strings.TrimSpace(c.Help))
	fs.SetOutput(w)
	fs.PrintDefaults()
}
