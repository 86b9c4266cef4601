// Command make makes the fonts of the folder above, where go generate runs it. It needs
// node and npm, but only when there is something to do: what the fonts were made from,
// and what they are, is in fonts.sum beside them.
package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// sources are what fonts are made by, and from: the lock file pins the whole fonts and
// what cuts them.
var sources = []string{"make.js", "package.json", "package-lock.json"}

// sums is the file with the sum of the sources, and a line for each font with its own.
const sums = "fonts.sum"

func main() {
	if err := makeFonts(); err != nil {
		fmt.Fprintln(os.Stderr, "The fonts were not made:", err)
		os.Exit(1)
	}
}

// makeFonts makes the fonts unless they are what was last made of the sources.
func makeFonts() error {
	known, err := os.ReadFile(sums)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	if now, err := sumsNow(); err != nil || now == string(known) {
		return err
	}
	if err := cut(); err != nil {
		return err
	}
	now, err := sumsNow()
	if err != nil {
		return err
	}
	return os.WriteFile(sums, []byte(now), 0o644)
}

// sumsNow is what the sums are of the files as they are.
func sumsNow() (string, error) {
	hash := sha256.New()
	for _, name := range sources {
		source, err := os.ReadFile(filepath.Join("make", name))
		if err != nil {
			return "", err
		}
		hash.Write(source)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%x sources\n", hash.Sum(nil))
	fonts, err := filepath.Glob("*.ttf")
	if err != nil {
		return "", err
	}
	for _, name := range fonts {
		font, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "%x %s\n", sha256.Sum256(font), name)
	}
	return b.String(), nil
}

// cut makes the fonts, beside copies of the sources, so that what npm brings is not left
// here.
func cut() error {
	dir, err := os.MkdirTemp("", "fonts")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for _, name := range sources {
		source, err := os.ReadFile(filepath.Join("make", name))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name), source, 0o600); err != nil {
			return err
		}
	}
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	for _, command := range [][]string{{"npm", "ci", "--no-audit", "--no-fund"}, {"node", "make.js", here}} {
		cmd := exec.Command(command[0], command[1:]...)
		cmd.Dir, cmd.Stderr = dir, os.Stderr
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("%s: %w (Debian and Ubuntu have node and npm in nodejs and npm)", command[0], err)
		}
	}
	return nil
}
