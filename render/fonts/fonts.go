// Package fonts holds the program's one family of type, DejaVu Sans in two
// weights, cut down to Latin (with Czech and the Yoruba letters with dots
// below), Greek and Cyrillic. Its licence is in LICENSE beside the files.
package fonts

import _ "embed" // the fonts are files

//go:generate go run ./subset

// Regular is the family's plain weight, a TrueType font.
//
//go:embed DejaVuSans.ttf
var Regular []byte

// Bold is the family's heavy weight, a TrueType font.
//
//go:embed DejaVuSans-Bold.ttf
var Bold []byte
