package game

import (
	"testing"

	"ayoayo/render"
)

func TestAThemeIsChosenAndKept(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	press(t, a, "settings")
	for _, name := range render.Themes() {
		press(t, a, "theme:"+name)
		for _, other := range render.Themes() {
			if c := find(a.page.controls, "theme:"+other); c.Pressed != (other == name) {
				t.Errorf("after choosing %s, %s is shown as chosen: %v", name, other, c.Pressed)
			}
		}
	}
	press(t, a, "theme:sand")
	b := open(t, 800, 600)
	if b.theme.Theme != "sand" {
		t.Errorf("the next time the theme is %q, want sand", b.theme.Theme)
	}
}
