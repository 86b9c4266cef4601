package game

import (
	"slices"
	"testing"
	"time"

	"ayoayo/engine"
	"ayoayo/game/sound"
)

// ear is a speaker that a test listens to.
type ear struct {
	heard  []sound.Kind
	volume float64
}

func (e *ear) Play(k sound.Kind, _ float64) { e.heard = append(e.heard, k) }
func (e *ear) SetVolume(volume float64)     { e.volume = volume }

// count returns how often a sound was heard.
func (e *ear) count(k sound.Kind) int {
	n := 0
	for _, h := range e.heard {
		if h == k {
			n++
		}
	}
	return n
}

func TestAMoveIsHeardSeedBySeed(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	e := &ear{}
	a.sound = e
	begin(t, a, people("oware"))
	a.settings.Speed = "normal"
	a.advance(0)
	press(t, a, "pit:C")
	for range 200 {
		a.advance(20 * time.Millisecond)
	}
	if !slices.Equal(e.heard, []sound.Kind{sound.Lift, sound.OnSeeds, sound.OnSeeds, sound.OnSeeds, sound.OnSeeds}) {
		t.Errorf("a move of four seeds sounds like %v", e.heard)
	}
	e.heard = nil
	a.Activate("pit:A") // South's, in North's turn
	if !slices.Equal(e.heard, []sound.Kind{sound.Wrong}) {
		t.Errorf("a pit that can't be sown sounds like %v", e.heard)
	}
}

func TestAWonGameIsHeardOnce(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	e := &ear{}
	a.sound = e
	begin(t, a, people("ayoayo"))
	for range 2000 {
		moves := a.Session().Legal()
		if len(moves) == 0 {
			break
		}
		a.Activate(pitOf(a, moves[a.Session().Ply()*7%len(moves)]))
		a.advance(20 * time.Millisecond)
	}
	result, over := a.Session().Result()
	if !over || result.Winner == engine.Nobody {
		t.Fatalf("the game is not won: %v %v", result, over)
	}
	for range 50 {
		a.advance(20 * time.Millisecond)
	}
	if n := e.count(sound.Win); n != 1 {
		t.Errorf("a won game is cheered %d times", n)
	}
	if e.count(sound.Capture) == 0 {
		t.Error("no capture was heard")
	}
	e.heard = nil
	press(t, a, "undo")
	press(t, a, "redo")
	if n := e.count(sound.Win); n != 0 {
		t.Error("a game that was won before is cheered again")
	}
}

func TestVolumeIsSetAndKept(t *testing.T) {
	emptyFolder(t)
	a := open(t, 800, 600)
	e := &ear{}
	a.sound = e
	press(t, a, "settings")
	last := -1.0
	for _, v := range []string{"off", "soft", "medium", "loud"} {
		press(t, a, "sound:"+v)
		if e.volume <= last {
			t.Errorf("%s is as loud as %g, after %g", v, e.volume, last)
		}
		last = e.volume
	}
	press(t, a, "sound:off")
	if e.volume != 0 {
		t.Errorf("off, it is as loud as %g", e.volume)
	}
	if b := open(t, 800, 600); b.settings.Sound != "off" || !b.settings.Vibrate {
		t.Errorf("the next time the sound is %q and the vibration %v", b.settings.Sound, b.settings.Vibrate)
	}
}
