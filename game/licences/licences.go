// Package licences tells what the program is made of, and by whose leave.
package licences

import _ "embed" // the texts are a file

//go:generate go run ./make

// Part is something that is in the program, or in one of its builds.
type Part struct {
	// Name is where a module is found, or what a font is called.
	Name string
	// Version is a module's, "" for what has none.
	Version string
	// Licence is the usual name of its licence.
	Licence string
}

// File is what the texts are called where they are published.
const File = "LICENCES.txt"

// Texts are the licences of all the parts, to be published with the program.
//
//go:embed LICENCES.txt
var Texts []byte
