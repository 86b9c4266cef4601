package main

import (
	"strings"
	"testing"
)

func TestTraceSaysWhere(t *testing.T) {
	at := func(pc uint64) (function, file string, line int) {
		if pc == 0x16fe0007 {
			return "ayoayo/engine.Rules.Play", "engine/play.go", 31
		}
		return "", "", 0
	}
	console := "goroutine 1 [running]:\nnameless.(*type).method()\n\t?:0 +0x7 fp=0x248ec8 sp=0x248eb0 pc=0x16fe0007\nmain.main()\n\t?:0 +0x1 fp=0x1 sp=0x1 pc=0x1\n"
	want := "goroutine 1 [running]:\nnameless.(*type).method()\n\tayoayo/engine.Rules.Play (engine/play.go:31)\nmain.main()\n\t?:0 +0x1 fp=0x1 sp=0x1 pc=0x1\n"
	var said strings.Builder
	if err := namePlaces(strings.NewReader(console), &said, at); err != nil || said.String() != want {
		t.Errorf("it says (%v)\n%s\nexpected\n%s", err, said.String(), want)
	}
}
