//go:build !js

package game

import "ayoayo/render"

// hostAt is what is around the program in a page whose address ends in a way.
func hostAt(end string) *host { return &host{end: end} }

// cover lets a phone's rim cover parts of the window.
func (h *host) cover(rim render.Insets) { h.rim = rim }
