package table

import (
	"math"
	"testing"
	"time"

	"ayoayo/game/seat"
	"ayoayo/game/session"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestADotMarksTheTurnAndPulsesWhileTheComputerThinks(t *testing.T) {
	a := open(t, 800, 600)
	openTable(t, a, session.Setup{Rules: "oware", Seats: [2]seat.Seat{{}, {Computer: true, Level: 1}}})
	screen := ebiten.NewImage(16, 16)
	t.Cleanup(screen.Deallocate)
	mine := a.Page.Dot
	if plank := boardOf(a).Bounds(); !mine.Shown || mine.Y < plank.Y+plank.H {
		t.Fatalf("on the player's turn the dot is %+v, want it below the board at %+v", mine, plank)
	}
	draws := func() (n int) {
		for range 30 {
			a.Draw(screen)
			switch m := a.Scene().(*Table).mode.(type) {
			case *thinking:
				m.pulse(20 * time.Millisecond)
			default:
				m.update(20 * time.Millisecond)
			}
			if a.Active() {
				n++
			}
		}
		return n
	}
	if n := draws(); n > 0 {
		t.Errorf("while a person thinks the dot is drawn %d times", n)
	}
	press(t, a, "pit:A")
	if plank := boardOf(a).Bounds(); !a.Page.Dot.Shown || a.Page.Dot.Y > plank.Y {
		t.Errorf("on the computer's turn the dot is %+v, want it above the board at %+v", a.Page.Dot, plank)
	}
	if n := draws(); n < 10 || n > 13 {
		t.Errorf("in 600 ms in which the computer thinks the dot is drawn %d times", n)
	}
	at := a.Scene().(*Table)
	for pulse, want := range map[time.Duration]float64{0: 1, dotPulse / 2: 0.2, dotPulse: 1} {
		if at.pulse = pulse; math.Abs(at.plates.dotOpacity()-want) > 0.01 {
			t.Errorf("after %v the dot's opacity is %.2f, want %.2f", pulse, at.plates.dotOpacity(), want)
		}
	}
	a.Look.Reduced = true
	if n := draws(); n > 0 {
		t.Errorf("with reduced motion the dot is drawn %d times", n)
	}
}
