package ui

import (
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// letters appends what was typed by the keys that went down just now: what comes
// without one is a key that is held. On a keyboard of another script, where a key
// types a letter that no pit has, it is the key's place that counts.
func letters(to, typed []rune, down []ebiten.Key, shift bool) []rune {
	n := 0
	for _, k := range down {
		if !modifies(k) {
			down[n] = k
			n++
		}
	}
	down = down[:n]
	typed = typed[max(0, len(typed)-n):]
	down = down[n-len(typed):]
	for i, r := range typed {
		if r > unicode.MaxASCII {
			if r = placed(down[i], shift); r == 0 {
				continue
			}
		}
		to = append(to, r)
	}
	return to
}

// modifies reports whether a key types nothing by itself.
func modifies(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight,
		ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight,
		ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock:
		return true
	}
	return false
}

// placed returns what a key types on the keyboard that key names come from, 0 for
// one that types nothing the program knows.
func placed(k ebiten.Key, shift bool) rune {
	both := ""
	switch k {
	case ebiten.KeyBracketLeft:
		both = "[{"
	case ebiten.KeyBracketRight:
		both = "]}"
	case ebiten.KeyComma:
		both = ",<"
	case ebiten.KeyPeriod:
		both = ".>"
	case ebiten.KeySlash:
		both = "/?"
	case ebiten.KeyMinus:
		both = "-_"
	case ebiten.KeyEqual:
		both = "=+"
	}
	switch {
	case ebiten.KeyA <= k && k <= ebiten.KeyZ:
		return 'a' + rune(k-ebiten.KeyA)
	case ebiten.KeyDigit0 <= k && k <= ebiten.KeyDigit9:
		return '0' + rune(k-ebiten.KeyDigit0)
	case both == "":
		return 0
	case shift:
		return rune(both[1])
	}
	return rune(both[0])
}
