package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"

	"ayoayo/web"
	"ayoayo/web/reloop"
)

// trace reads the trace of a crash of the published game or worker, as a browser's
// console shows it, and writes it with the functions and lines that it was in. The
// source has to be the one that was published.
func trace(ctx context.Context, module, program string) error {
	programs, err := web.CompileNamed(ctx, module)
	if err != nil {
		return err
	}
	named := map[string][]byte{"game": programs.Game, "worker": programs.Worker}[program]
	if named == nil {
		return fmt.Errorf("expected game or worker, whose trace it is, not %q", program)
	}
	places, err := reloop.ReadPlaces(named)
	if err != nil {
		return err
	}
	return namePlaces(os.Stdin, os.Stdout, places.At)
}

// namePlaces copies a trace, with what at says of the instructions in it.
func namePlaces(from io.Reader, to io.Writer, at func(pc uint64) (function, file string, line int)) error {
	instruction := regexp.MustCompile(` pc=0x([0-9a-f]+)`)
	lines := bufio.NewScanner(from)
	for lines.Scan() {
		text := lines.Text()
		if found := instruction.FindStringSubmatch(text); found != nil {
			if pc, err := strconv.ParseUint(found[1], 16, 64); err == nil {
				if function, file, line := at(pc); function != "" {
					text = fmt.Sprintf("\t%s (%s:%d)", function, file, line)
				}
			}
		}
		if _, err := fmt.Fprintln(to, text); err != nil {
			return fmt.Errorf("writing a trace: %w", err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("reading a trace: %w", err)
	}
	return nil
}
