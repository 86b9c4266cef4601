package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
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
	if out, errs, code := ayo(spoilt, "verify", "-"); code != exitFailed || !strings.Contains(errs, "not proven: ") {
		t.Errorf("a spoilt certificate: exit code %d, output %q, errors %q", code, out, errs)
	}
}

// TestProveUnknown holds that a claim that is not settled gives no certificate.
func TestProveUnknown(t *testing.T) {
	file := filepath.Join(t.TempDir(), "cert")
	out, errs, code := ayo("", "prove", "-rules", "oware", "-nodes", "100", "-memory", "1", "-o", file)
	if code != exitFailed || !strings.Contains(out, "unknown\t") || !strings.Contains(errs, "the value is unknown") {
		t.Errorf("exit code %d, output %q, errors %q", code, out, errs)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a certificate was written all the same")
	}
}

// TestTable builds a small table, writes it, and refuses what has none.
func TestTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "table")
	out := expectDone(t, "", "table", "-rules", "ayoayo", "-seeds", "6", "-o", file)
	lines := strings.Split(out, "\n")
	if lines[0] != "0\t1\t1" || !strings.HasPrefix(lines[6], "6\t12376\t") {
		t.Errorf("table says %q", out)
	}
	if info, err := os.Stat(file); err != nil || info.Size() < 18564 {
		t.Errorf("the table's file: %v, %v", info, err)
	}
	for _, args := range []string{"-rules bao-laps -seeds 4", "-rules ayoayo", "-rules ayoayo -seeds 99", "-seeds 4"} {
		if _, errs, code := ayo("", append([]string{"table"}, strings.Fields(args)...)...); code != exitMisuse || errs == "" {
			t.Errorf("table %s: exit code %d, errors %q", args, code, errs)
		}
	}
}

// TestChampion has the champion win a few games and reads the sums; on the other
// side it wins all those that begin with a move that loses, and of others it
// can't win all, which is no failure.
func TestChampion(t *testing.T) {
	out := expectDone(t, "", "champion", "-rules", "bao-kujifunza", "-games", "6")
	if !strings.HasPrefix(out, "6 games\t6 wins\t0 draws\t0 losses\t") {
		t.Errorf("champion says %q", out)
	}
	out = expectDone(t, "", "champion", "-rules", "bao-kujifunza", "-games", "1", "-side", "N")
	if !strings.HasPrefix(out, "1 games\t") {
		t.Errorf("champion says %q", out)
	}
	out = expectDone(t, "", "champion", "-rules", "bao-kujifunza", "-games", "3", "-side", "N", "-first", "A1>")
	if !strings.HasPrefix(out, "3 games\t3 wins\t") || !strings.HasSuffix(out, "certain in 3, after 1.0 plies\n") {
		t.Errorf("champion says %q", out)
	}
	for _, args := range []string{
		"-games 3", "-rules ayoayo -side X", "-rules ayoayo -first A", "-rules ayoayo -side N -first G",
	} {
		if _, errs, code := ayo("", append([]string{"champion"}, strings.Fields(args)...)...); code != exitMisuse || errs == "" {
			t.Errorf("champion %s: exit code %d, errors %q", args, code, errs)
		}
	}
}

// TestBook makes a book and compares it with the one that is shipped.
func TestBook(t *testing.T) {
	file := filepath.Join(t.TempDir(), "book")
	expectDone(t, "", "book", "-rules", "bao-kujifunza", "-memory", "16", "-o", file)
	made, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	shipped, err := os.ReadFile("../prove/book/bao-kujifunza.book")
	if err != nil || string(made) != string(shipped) {
		t.Errorf("the book is not the one that is shipped (%v): make the books anew, ./build.sh prove books", err)
	}
}
