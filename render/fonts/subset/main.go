// Command subset cuts DejaVu Sans down to the letters that the program's
// languages need. It is run by go generate in the folder above, and needs
// hb-subset (Debian: libharfbuzz-bin), but only when there is something to do:
// versions of it write fonts that differ. What the fonts were made from, and what they
// are, is in subset.sum beside them.
package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/go-fonts/dejavu/dejavusans"
	"github.com/go-fonts/dejavu/dejavusansbold"
)

// letters are the ranges kept: Latin, Latin-1 and Latin Extended-A; combining
// accents and the dot below; Greek; Cyrillic; the Yoruba letters with dots
// below and stacked accents; punctuation; arrows, a minus and a tick.
const letters = "20-7e,a0-17f,218-21b,300-304,306-30c,323,329," +
	"370-3ff,400-45f,490,491," +
	"1e62,1e63,1eb8-1ebd,1ecc,1ecd,1ee4,1ee5," +
	"2010-2015,2018-201e,2020-2022,2026,2030,2032,2033,2039,203a,20ac,2116," +
	"2190-2193,2212,2713"

// options are how hb-subset is asked to cut.
func options() []string {
	return []string{
		"--unicodes=" + letters, "--no-hinting", "--desubroutinize",
		"--layout-features=kern,mark,mkmk,ccmp,locl",
	}
}

// sums is the file with a line for each font: the sum of what it was made from, its
// own, its name.
const sums = "subset.sum"

type font struct {
	name  string
	whole []byte
}

func main() {
	fonts := []font{{"DejaVuSans.ttf", dejavusans.TTF}, {"DejaVuSans-Bold.ttf", dejavusansbold.TTF}}
	if err := makeAll(fonts); err != nil {
		fmt.Fprintln(os.Stderr, "The fonts were not made:", err)
		os.Exit(1)
	}
}

// makeAll makes the fonts that are not what was last made of what they are made from.
func makeAll(fonts []font) error {
	known, err := os.ReadFile(sums)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	var now strings.Builder
	for _, f := range fonts {
		line, err := f.line()
		if err != nil || !slices.Contains(strings.Split(string(known), "\n"), line) {
			if err := f.subset(); err != nil {
				return err
			}
			if line, err = f.line(); err != nil {
				return err
			}
		}
		now.WriteString(line + "\n")
	}
	if now.String() == string(known) {
		return nil
	}
	return os.WriteFile(sums, []byte(now.String()), 0o644)
}

// line is the line of the sums for the font as its file is now.
func (f font) line() (string, error) {
	made, err := os.ReadFile(f.name)
	from := sha256.Sum256(append([]byte(strings.Join(options(), " ")), f.whole...))
	return fmt.Sprintf("%x %x %s", from, sha256.Sum256(made), f.name), err
}

// subset writes a font with the letters kept.
func (f font) subset() error {
	tool, err := exec.LookPath("hb-subset")
	if err != nil {
		return fmt.Errorf("%w (Debian and Ubuntu have it in libharfbuzz-bin)", err)
	}
	dir, err := os.MkdirTemp("", "subset")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	from := filepath.Join(dir, f.name)
	if err := os.WriteFile(from, f.whole, 0o600); err != nil {
		return err
	}
	cmd := exec.Command(tool, append(options(), "--output-file="+f.name, from)...)
	cmd.Stderr = os.Stderr
	return cmd.Run()
}
