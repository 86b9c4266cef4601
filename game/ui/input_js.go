package ui

// ownPointer is nothing: the page tells what the pointer does.
type ownPointer struct{}

func (in *Input) readPointer(float64) {}
