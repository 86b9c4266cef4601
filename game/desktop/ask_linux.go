package desktop

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// Ask asks the desktop, where there is one that answers, how its programs
// should look.
func Ask() Likings {
	ctx, stop := context.WithTimeout(context.Background(), wait)
	defer stop()
	return ask(ctx)
}

// wait is how long the program waits for the desktop when it starts.
const wait = 500 * time.Millisecond

func ask(ctx context.Context) Likings {
	// Its "default" is the light style; dark is asked for by name.
	scheme := setting(ctx, "color-scheme")
	return Likings{
		Light:   scheme != "" && scheme != "prefer-dark",
		Reduced: setting(ctx, "enable-animations") == "false",
	}
}

// setting returns a setting of the desktop, "" where there is none.
func setting(ctx context.Context, name string) string {
	answer, err := exec.CommandContext(ctx, "gsettings", "get", "org.gnome.desktop.interface", name).Output()
	if err != nil {
		return ""
	}
	return strings.Trim(strings.TrimSpace(string(answer)), "'")
}
