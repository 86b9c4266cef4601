package desktop

import (
	"os"
	"path/filepath"
	"testing"
)

// fakeDesktop puts a desktop with settings in the place of the machine's own, or
// none.
func fakeDesktop(t *testing.T, settings map[string]string) {
	t.Helper()
	folder := t.TempDir()
	t.Setenv("PATH", folder)
	if settings == nil {
		return
	}
	script := "#!/bin/sh\ncase $3 in\n"
	for name, value := range settings {
		script += name + ") echo \"" + value + "\" ;;\n"
	}
	script += "*) exit 1 ;;\nesac\n"
	if err := os.WriteFile(filepath.Join(folder, "gsettings"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
}

func TestWhatTheDesktopLikes(t *testing.T) {
	for name, c := range map[string]struct {
		settings map[string]string
		want     Likings
	}{
		"no desktop":    {nil, Likings{}},
		"dark":          {map[string]string{"color-scheme": "'prefer-dark'", "enable-animations": "true"}, Likings{}},
		"light":         {map[string]string{"color-scheme": "'default'", "enable-animations": "true"}, Likings{Light: true}},
		"light, still":  {map[string]string{"color-scheme": "'prefer-light'", "enable-animations": "false"}, Likings{Light: true, Reduced: true}},
		"large":         {map[string]string{"text-scaling-factor": "1.5"}, Likings{Text: 1.5}},
		"contrast":      {map[string]string{"high-contrast": "true", "text-scaling-factor": "large"}, Likings{Contrast: true}},
		"knows nothing": {map[string]string{}, Likings{}},
	} {
		t.Run(name, func(t *testing.T) {
			fakeDesktop(t, c.settings)
			if got := ask(t.Context()); got != c.want {
				t.Errorf("the system likes %+v, want %+v", got, c.want)
			}
		})
	}
}
