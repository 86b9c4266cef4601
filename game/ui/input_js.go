package ui

import "ayoayo/game/host"

// ownPointer is nothing: the page tells what the pointer does.
type ownPointer struct{}

// read adds nothing to what the pointer did.
func (ownPointer) read(touches []host.Touch, _ float64) []host.Touch { return touches }
