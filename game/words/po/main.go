// Command po keeps what translators write. The sentences of the first language are in Go,
// in the folder above; of them it makes the template ayoayo.pot, brings the file of each
// language up to it, and makes of that the table which the program reads, in the folder
// tables. go generate runs it for all languages.
//
//	go run ./game/words/po         all languages
//	go run ./game/words/po cs el   these, and says what they lack
//
// A sentence whose English has changed is marked fuzzy, with the former one beside it, and
// said in English until a translator has looked at it and taken the mark away.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"ayoayo/game/words"
)

func main() {
	here, err := exec.Command("go", "list", "-f", "{{.Dir}}", "ayoayo/game/words/po").Output()
	if err == nil {
		err = run(strings.TrimSpace(string(here)), os.Args[1:])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run does what the arguments ask in the folder with the translators' files.
func run(folder string, codes []string) error {
	asked := len(codes) > 0
	if !asked {
		if err := os.WriteFile(filepath.Join(folder, "ayoayo.pot"), []byte(template().text()), 0o644); err != nil {
			return err
		}
		for _, l := range words.Languages()[1:] {
			codes = append(codes, l.Code)
		}
	}
	var wrong []error
	for _, code := range codes {
		report, err := keep(folder, code)
		if err != nil {
			return err
		}
		fmt.Println(report)
		if asked {
			report.list(os.Stdout)
		}
		wrong = append(wrong, report.wrong...)
	}
	return errors.Join(wrong...)
}

// keep brings the file of a language up to date and makes its table.
func keep(folder, code string) (*report, error) {
	name := filepath.Join(folder, code+".po")
	var had []message
	text, err := os.ReadFile(name)
	if err == nil {
		had, err = parse(string(text))
	}
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	has := merge(code, had)
	if err := os.WriteFile(name, []byte(has.text()), 0o644); err != nil {
		return nil, err
	}
	table, report := has.table()
	return report, os.WriteFile(filepath.Join(folder, "..", "tables", code+".txt"), []byte(table), 0o644)
}
