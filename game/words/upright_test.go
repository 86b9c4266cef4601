package words

import (
	"regexp"
	"strings"
	"testing"
)

// What is true only of a board that lies, and only of one that stands upright.
var (
	lyingOnly   = regexp.MustCompile(`(?i)\bnear (you|row)|\bfar row|\bto the (right|left)\b|\b(right|left)(most| hand| end)|across the board|\b(upper|lower) rows?\b`)
	uprightOnly = regexp.MustCompile(`(?i)\bon the (right|left)\b|\bat the (top|bottom)\b|\b(up|down)wards\b|\b(up|down) (the row|that|your row)\b`)
)

// No sentence speaks of a board otherwise than it is on the screen.
func TestSentencesFollowTheBoard(t *testing.T) {
	for _, upright := range []bool{false, true} {
		p, err := New()
		if err != nil {
			t.Fatal(err)
		}
		p.Turn(upright)
		never, own := uprightOnly, lyingOnly
		if upright {
			never, own = own, never
		}
		turned := 0
		for k := range English() {
			if strings.HasSuffix(string(k), uprightMark) {
				continue
			}
			said := p.Say(k, 1, 2, 3, 4, 5, 6)
			if wrong := never.FindString(said); wrong != "" {
				t.Errorf("upright %v: %s says %q: %s", upright, k, wrong, said)
			}
			if own.MatchString(said) {
				turned++
			}
		}
		if turned < 8 {
			t.Errorf("upright %v: %d sentences only tell how the board is there", upright, turned)
		}
	}
}

// What is said of upright boards stands beside a sentence about lying ones.
func TestUprightSentencesStandBesideOthers(t *testing.T) {
	has := English()
	for k := range has {
		if base, turned := strings.CutSuffix(string(k), uprightMark); turned && has[Key(base)] == nil {
			t.Errorf("%q is said of upright boards only", base)
		}
	}
}
