// Package display says in a sentence that there is no display to open a window on.
// It is imported for that alone: the program ends with the sentence before anything
// else is tried. Only Linux can be without one.
package display
