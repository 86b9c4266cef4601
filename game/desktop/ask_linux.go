package desktop

import (
	"context"
	"os/exec"
	"strconv"
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
	const look = "org.gnome.desktop.interface"
	scheme := setting(ctx, look, "color-scheme")
	text, err := strconv.ParseFloat(setting(ctx, look, "text-scaling-factor"), 64)
	if err != nil {
		text = 0
	}
	return Likings{
		Light:    scheme != "" && scheme != "prefer-dark",
		Reduced:  setting(ctx, look, "enable-animations") == "false",
		Contrast: setting(ctx, "org.gnome.desktop.a11y.interface", "high-contrast") == "true",
		Text:     text,
	}
}

// setting returns a setting of the desktop, "" where there is none.
func setting(ctx context.Context, schema, name string) string {
	answer, err := exec.CommandContext(ctx, "gsettings", "get", schema, name).Output()
	if err != nil {
		return ""
	}
	return strings.Trim(strings.TrimSpace(string(answer)), "'")
}
