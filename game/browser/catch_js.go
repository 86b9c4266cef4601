// Package browser is what calls into the browser have in common.
package browser

import (
	"fmt"
	"syscall/js"
)

// Catch, deferred, turns what a call into the browser threw into an error that
// begins with what went wrong.
func Catch(err *error, wrong string) {
	switch thrown := recover().(type) {
	case nil:
	case js.Error:
		*err = fmt.Errorf("%s: %w", wrong, thrown)
	default:
		panic(thrown)
	}
}
