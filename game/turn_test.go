package game

import (
	"testing"
	"time"

	"ayoayo/game/save"
	"ayoayo/game/session"
)

func TestADotMarksTheTurnAndBreathesWhileTheComputerThinks(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	begin(t, a, session.Setup{Rules: "oware", Seats: [2]save.Seat{{}, {Computer: true, Level: 1}}})
	mine := a.page.turn
	if !mine.shown || mine.x > 400 {
		t.Fatalf("on the player's turn the dot is %+v, want it on the left", mine)
	}
	draws := func() (n int) {
		for range 30 {
			a.dirty = false
			a.scene().(*table).breathe(20 * time.Millisecond)
			if a.dirty {
				n++
			}
		}
		return n
	}
	if n := draws(); n > 0 {
		t.Errorf("while a person thinks the dot is drawn %d times", n)
	}
	press(t, a, "pit:A")
	if !a.page.turn.shown || a.page.turn.x < 400 {
		t.Errorf("on the computer's turn the dot is %+v, want it on the right", a.page.turn)
	}
	if n := draws(); n < 10 || n > 13 {
		t.Errorf("in 600 ms in which the computer thinks the dot is drawn %d times", n)
	}
	if low, high := dotOpacity(dotBreath/2), dotOpacity(0); low > 0.3 || high < 0.99 {
		t.Errorf("the dot breathes from %.2f to %.2f", low, high)
	}
	a.theme.Reduced = true
	if n := draws(); n > 0 {
		t.Errorf("with reduced motion the dot is drawn %d times", n)
	}
}
