//go:build !js && !windows

package desktop

import (
	"fmt"
	"os"
)

// Report writes a text to the terminal.
func Report(text string) { fmt.Fprintln(os.Stderr, text) }
