package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ayoayo/ai/cli"
)

// TestProveAndVerify proves a game from the start, checks the certificate, and
// sees the check fail when the certificate is spoilt.
func TestProveAndVerify(t *testing.T) {
	file := filepath.Join(t.TempDir(), "cert")
	out := expectDone(t, "", "prove", "-rules", "bao-kujifunza", "-memory", "16", "-o", file)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 17 || !strings.HasPrefix(lines[16], "win\t") {
		t.Fatalf("%d lines, the last %q; expected 16 moves and a win", len(lines), lines[len(lines)-1])
	}
	var wins []string
	for _, line := range lines[:16] {
		if f := strings.Split(line, "\t"); f[1] == "win" {
			wins = append(wins, f[0])
		} else if f[1] != "loss" {
			t.Errorf("%q: expected a win or a loss", line)
		}
	}
	if got := strings.Join(wins, " "); got != "C1> C1< F1> F1<" {
		t.Errorf("the winning moves are %s", got)
	}
	if got := expectDone(t, "", "verify", file); !strings.HasPrefix(got, "proven: S wins from start in bao-kujifunza (") {
		t.Errorf("verify says %q", got)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	spoilt := strings.Replace(string(text), "S wins", "N wins", 1)
	if out, errs, code := ayo(spoilt, "verify", "-"); code != cli.ExitFailed || !strings.Contains(errs, "not proven: ") {
		t.Errorf("a spoilt certificate: exit code %d, output %q, errors %q", code, out, errs)
	}
}

// TestProveUnknown holds that a claim that is not decided gives no certificate.
func TestProveUnknown(t *testing.T) {
	file := filepath.Join(t.TempDir(), "cert")
	out, errs, code := ayo("", "prove", "-rules", "oware", "-nodes", "100", "-memory", "1", "-o", file)
	if code != cli.ExitFailed || !strings.Contains(out, "unknown\t") || !strings.Contains(errs, "the value is unknown") {
		t.Errorf("exit code %d, output %q, errors %q", code, out, errs)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a certificate was written all the same")
	}
}
