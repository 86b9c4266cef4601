package game

import (
	"strings"
	"testing"

	"ayoayo/game/host"
	"ayoayo/game/ui"
	"ayoayo/game/words"
)

// Who studies a record reads what it says about a move where it is stepped
// through.
func TestCommentsAreToldAtTheirPly(t *testing.T) {
	emptyFolder(t)
	a := open(t, 1280, 720)
	a.deliver(host.Delivery{Text: "[Rules \"oware\"]\n\n1. C {a quiet reply} d {" + strings.Repeat("and so on ", 40) + "} 2. A *"})
	a.advance(0)
	a.table.StartReplay(0)
	a.advance(0)
	says := func(id, want string) {
		t.Helper()
		settle(t, a)
		if got := label(t, a, id); !strings.Contains(got, want) {
			t.Errorf("%s says %q, want %q in it", id, got, want)
		}
	}
	for ui.Find(a.Page.Controls, "move:back").Works() {
		press(t, a, "move:back")
	}
	says("move", "Move 1: South plays C")
	if ui.Find(a.Page.Controls, "status") != nil {
		t.Error("a remark is made before the first move")
	}
	press(t, a, "move:on")
	says("status", "a quiet reply")
	press(t, a, "move:on")
	says("move", "Move 1: North plays ")
	says("status", "and so on")
	says("status", words.More)
}
