// Package puzzles is the file of the puzzles. The browser's page fetches it; the native
// program has it in it.
package puzzles

import _ "embed" // the puzzles are a file

// File has a puzzle a line, as package ai/puzzle reads it. "lab puzzles" makes it.
//
//go:embed puzzles.txt
var File string
