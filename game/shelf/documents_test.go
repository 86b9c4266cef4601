//go:build !js && !windows

package shelf

import "testing"

func TestTheDesktopNamesTheFolder(t *testing.T) {
	const list = "# a comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n"
	if got := named(list, "/home/ade"); got != "/home/ade/Dokumente" {
		t.Errorf("the folder is %q", got)
	}
	if got := named("XDG_MUSIC_DIR=\"$HOME/Musik\"\n", "/home/ade"); got != "" {
		t.Errorf("a list without documents gives %q", got)
	}
}
