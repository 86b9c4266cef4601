//go:build linux

package game

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
)

func TestWhatKeepsTheWindowAwayIsSaid(t *testing.T) {
	for name, c := range map[string]struct {
		env  []string
		says []string
	}{
		"no display":         {[]string{"DISPLAY="}, []string{"there is no display", "XWayland"}},
		"no such display":    {[]string{"DISPLAY=:32767"}, []string{`the display ":32767"`}},
		"no graphics driver": {[]string{"__EGL_VENDOR_LIBRARY_DIRS=/nowhere"}, []string{"can't draw its window", "libgl1-mesa-dri"}},
	} {
		t.Run(name, func(t *testing.T) {
			program := exec.Command(os.Args[0])
			program.Env = append(os.Environ(), asProgram+"=1", "HOME="+t.TempDir(), "XDG_DATA_HOME=", "XDG_CONFIG_HOME=")
			program.Env = append(program.Env, c.env...)
			var said bytes.Buffer
			program.Stderr = &said
			err := program.Run()
			var exit *exec.ExitError
			if !errors.As(err, &exit) || exit.ExitCode() != 1 {
				t.Errorf("it ended with %v, want exit code 1", err)
			}
			for _, want := range c.says {
				if !strings.Contains(said.String(), want) {
					t.Errorf("it said %q, want %q in it", said.String(), want)
				}
			}
			if strings.Contains(said.String(), "goroutine") {
				t.Errorf("it shows a trace: %s", said.String())
			}
		})
	}
}
