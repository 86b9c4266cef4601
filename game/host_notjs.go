//go:build !js

package game

import (
	"os"
	"strings"
	"time"

	"ayoayo/game/desktop"
	"ayoayo/render"
)

// host is what is around the program: on a desktop, a window and nothing that
// asks for a mirror of the controls.
type host struct {
	// acts are what a test does in the place of the browser's page.
	acts []act
	// end is what a test has put at the end of the page's address.
	end string
	// hear is how a test listens to what is said, nil where none does.
	hear func(text string)
	// rim is what a test lets a phone's rim cover.
	rim render.Insets
	// likes is how the system likes its windows.
	likes desktop.Likings
}

func newHost() *host { return &host{likes: desktop.Ask()} }

// show mirrors the controls.
func (h *host) show([]mirrored) {}

// say speaks a sentence to those who can't see the window.
func (h *host) say(text string) {
	if h.hear != nil {
		h.hear(text)
	}
}

// ready tells that the first frame is drawn.
func (h *host) ready() {}

// take returns what was done since, and whether the surroundings changed.
func (h *host) take() (acts []act, changed bool) {
	acts, h.acts = h.acts, nil
	return acts, false
}

// address is the end of the page's address, from # on.
func (h *host) address() string { return h.end }

// setAddress changes that part.
func (h *host) setAddress(end string) { h.end = end }

// dark reports whether the system likes its windows dark.
func (h *host) dark() bool { return !h.likes.Light }

// reducedMotion reports whether the system asks for no movement.
func (h *host) reducedMotion() bool { return h.likes.Reduced }

// vibrates reports whether the machine can shake in the hand.
func (h *host) vibrates() bool { return false }

// vibrate shakes the machine for a time.
func (h *host) vibrate(time.Duration) {}

// insets are the parts of the window that a phone's rim covers.
func (h *host) insets() render.Insets { return h.rim }

// language is the language of the system.
func (h *host) language() string {
	tag, _, _ := strings.Cut(os.Getenv("LANG"), ".")
	return tag
}
