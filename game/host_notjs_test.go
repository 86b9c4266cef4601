//go:build !js

package game

// hostAt is what is around the program in a page whose address ends in a way.
func hostAt(end string) *host { return &host{end: end} }
