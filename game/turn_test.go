package game

import (
	"math"
	"testing"
	"time"

	"ayoayo/game/save"
	"ayoayo/game/session"
)

func TestADotMarksTheTurnAndPulsesWhileTheComputerThinks(t *testing.T) {
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
			switch m := a.scene().(*table).mode.(type) {
			case *thinking:
				m.pulse(20 * time.Millisecond)
			default:
				m.update(20 * time.Millisecond)
			}
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
	at := a.scene().(*table)
	for pulse, want := range map[time.Duration]float64{0: 1, dotPulse / 2: 0.2, dotPulse: 1} {
		if at.pulse = pulse; math.Abs(at.dotOpacity()-want) > 0.01 {
			t.Errorf("after %v the dot's opacity is %.2f, want %.2f", pulse, at.dotOpacity(), want)
		}
	}
	a.theme.Reduced = true
	if n := draws(); n > 0 {
		t.Errorf("with reduced motion the dot is drawn %d times", n)
	}
}
