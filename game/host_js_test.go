package game

import "ayoayo/render"

// hostAt is what is around the program: in a browser the page knows its
// address.
func hostAt(string) *host { return newHost() }

// cover does nothing: in a browser the page knows what is covered.
func (h *host) cover(render.Insets) {}
