// Command subset cuts DejaVu Sans down to the letters that the program's
// languages need. It needs hb-subset (Debian: libharfbuzz-bin) and is run by
// go generate in the folder above.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

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

func main() {
	fonts := map[string][]byte{
		"DejaVuSans.ttf":      dejavusans.TTF,
		"DejaVuSans-Bold.ttf": dejavusansbold.TTF,
	}
	for name, whole := range fonts {
		if err := subset(name, whole); err != nil {
			fmt.Fprintf(os.Stderr, "%s was not made: %v\n", name, err)
			os.Exit(1)
		}
	}
}

// subset writes a font with the letters kept.
func subset(name string, whole []byte) error {
	dir, err := os.MkdirTemp("", "subset")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	from := filepath.Join(dir, name)
	if err := os.WriteFile(from, whole, 0o600); err != nil {
		return err
	}
	cmd := exec.Command("hb-subset", "--unicodes="+letters, "--no-hinting", "--desubroutinize",
		"--layout-features=kern,mark,mkmk,ccmp,locl", "--output-file="+name, from)
	cmd.Stderr = os.Stderr
	return cmd.Run()
}
