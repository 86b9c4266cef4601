// Package fonts holds the program's type, cut down to the letters it needs. Text is
// set in Andika, which is made for African languages and for people who learn to read,
// its Greek, which Andika has not, in Noto Sans, and titles in Gentium Book Plus. The
// licence is in OFL.txt beside them.
package fonts

import _ "embed" // the fonts are files

//go:generate go run ./make

// The fonts for text in the plain and in the heavy weight, without and with Greek
// letters, and the one for titles, which has all. They are TrueType.
var (
	//go:embed text.ttf
	Text []byte
	//go:embed text-bold.ttf
	Bold []byte
	//go:embed greek.ttf
	Greek []byte
	//go:embed greek-bold.ttf
	GreekBold []byte
	//go:embed title.ttf
	Title []byte
)
