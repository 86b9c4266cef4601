package display

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/jezek/xgb"
)

// Ebitengine connects to the display while it is initialised, and panics where there
// is none. Packages are initialised in the order of their import paths as soon as
// what they import is; so this comes first as long as it imports nothing that
// Ebitengine's own connection does not.
func init() {
	if err := reach(); err != nil {
		fmt.Fprintln(os.Stderr, unreachable(os.Getenv("DISPLAY"), err))
		os.Exit(1)
	}
}

// reach connects to the display once, as Ebitengine will.
func reach() error {
	// What the connection writes on its own account is for programmers.
	xgb.Logger = log.New(io.Discard, "", 0)
	conn, err := xgb.NewConn()
	if err != nil {
		return err
	}
	conn.Close()
	return nil
}

// unreachable says what is missing, and what to do.
func unreachable(name string, err error) string {
	if name == "" {
		return "Ayoayo opens a window, and there is no display here: DISPLAY is not set. Start it from a desktop; " +
			"where that is Wayland, XWayland must be installed (Debian and Ubuntu: xwayland)."
	}
	return fmt.Sprintf("Ayoayo opens a window, and the display %q (DISPLAY) can't be reached: %v. "+
		"Start it as the user whose desktop that is.", name, err)
}
