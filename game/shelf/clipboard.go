//go:build !js

package shelf

import (
	"errors"

	"github.com/atotto/clipboard"
)

// ErrNoClipboard says that the system gives no way to its clipboard.
var ErrNoClipboard = errors.New("there is no way to the clipboard")

// Copy puts a text on the clipboard.
func Copy(text string) error {
	if clipboard.Unsupported || clipboard.WriteAll(text) != nil {
		return ErrNoClipboard
	}
	return nil
}

// Paste returns the text on the clipboard, "" if there is none.
func Paste() (string, error) {
	if clipboard.Unsupported {
		return "", ErrNoClipboard
	}
	text, err := clipboard.ReadAll()
	if err != nil {
		return "", nil // the helper programs fail when there is no text
	}
	return text, nil
}
