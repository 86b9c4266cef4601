// Package tables holds the sentences of the languages that are not written in Go, a file
// each, as the command game/words/po makes them of what translators write. A program for
// the desktop has them in it; a page fetches the one that it needs.
package tables

import "embed"

//go:embed *.txt
var files embed.FS

// Of returns the table of a language for package words to read, "" for one that has none.
func Of(code string) string {
	table, err := files.ReadFile(code + ".txt")
	if err != nil {
		return ""
	}
	return string(table)
}
