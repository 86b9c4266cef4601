//go:build !js

package web

import (
	"strings"
	"testing"
)

func TestTestedVersionsOfGo(t *testing.T) {
	for version, want := range map[string]bool{
		tested: true, tested + ".0": true, tested + ".12": true,
		tested + "0.1": false, tested + "rc1": false, "go1.25.4": false, "go2.0": false, "devel " + tested: false, "": false,
	} {
		if err := isTested(version); (err == nil) != want {
			t.Errorf("%q: %v", version, err)
		}
	}
}

func TestProgramsThatCantBeShaped(t *testing.T) {
	none := func(string) bool { return false }
	for program, want := range map[string]string{
		"<!DOCTYPE html>":         "does not begin",
		"\x00asm\x01\x00\x00\x00": "no function",
	} {
		if _, err := Shape([]byte(program), none); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("of %q it says %v, expected %q in it", program, err, want)
		}
	}
}
