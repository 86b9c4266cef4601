package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestLettersOfEveryKeyboard(t *testing.T) {
	for _, c := range []struct {
		keyboard, typed string
		down            []ebiten.Key
		shift           bool
		want            string
	}{
		{"Latin", "c", []ebiten.Key{ebiten.KeyC}, false, "c"},
		{"AZERTY, by what is typed", "a", []ebiten.Key{ebiten.KeyQ}, false, "a"},
		{"Russian", "с", []ebiten.Key{ebiten.KeyC}, false, "c"},
		{"Greek", "ψ", []ebiten.Key{ebiten.KeyC}, false, "c"},
		{"Greek, upper case", "Ψ", []ebiten.Key{ebiten.KeyC, ebiten.KeyShift, ebiten.KeyShiftLeft}, true, "c"},
		{"Russian bracket", "х", []ebiten.Key{ebiten.KeyBracketLeft}, false, "["},
		{"Russian brace", "Ъ", []ebiten.Key{ebiten.KeyBracketRight, ebiten.KeyShift}, true, "}"},
		{"Czech digit", "ě", []ebiten.Key{ebiten.KeyDigit2}, false, "2"},
		{"Czech bracket by AltGr", "[", []ebiten.Key{ebiten.KeyF, ebiten.KeyAlt, ebiten.KeyAltRight}, false, "["},
		{"a key that means nothing", "ö", []ebiten.Key{ebiten.KeySemicolon}, false, ""},
		{"a held key", "c", nil, false, ""},
		{"a held key, and Shift goes down", "c", []ebiten.Key{ebiten.KeyShift, ebiten.KeyShiftLeft}, false, ""},
		{"a held key, and another one goes down", "cd", []ebiten.Key{ebiten.KeyD}, false, "d"},
		{"two at once", "ab", []ebiten.Key{ebiten.KeyA, ebiten.KeyB}, false, "ab"},
		{"a key without a letter", "", []ebiten.Key{ebiten.KeyF1}, false, ""},
	} {
		if got := string(letters(nil, []rune(c.typed), c.down, c.shift)); got != c.want {
			t.Errorf("%s: %q by %v is taken for %q, want %q", c.keyboard, c.typed, c.down, got, c.want)
		}
	}
}
