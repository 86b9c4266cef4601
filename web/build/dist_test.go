package main

import (
	"archive/zip"
	"bytes"
	"strings"
	"testing"

	"ayoayo/web"
)

func TestZipIsTheSameForTheSameFiles(t *testing.T) {
	files := []web.File{{Name: "index.html", Data: []byte("<!DOCTYPE html>")}, {Name: "sw.js", Data: []byte("//")}}
	one, err := zipped(files)
	if err != nil {
		t.Fatal(err)
	}
	two, err := zipped(files)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(one, two) {
		t.Error("the same files give two zips")
	}
	read, err := zip.NewReader(bytes.NewReader(one), int64(len(one)))
	if err != nil {
		t.Fatal(err)
	}
	if len(read.File) != len(files) || read.File[0].Name != "index.html" {
		t.Errorf("the zip has %d files, expected %d, index.html first", len(read.File), len(files))
	}
}

func TestProgramOverItsBudgetFails(t *testing.T) {
	site := func(game, worker int) []web.File {
		return []web.File{
			{Name: "game.01234567.wasm.gz", Data: make([]byte, game)},
			{Name: "worker.01234567.wasm.gz", Data: make([]byte, worker)},
		}
	}
	if err := withinBudget(site(gameBudget, workerBudget)); err != nil {
		t.Errorf("at the budgets: %v", err)
	}
	for _, over := range []struct {
		name         string
		game, worker int
	}{{"game", gameBudget + 1, 1}, {"worker", 1, workerBudget + 1}} {
		if err := withinBudget(site(over.game, over.worker)); err == nil || !strings.Contains(err.Error(), over.name) {
			t.Errorf("with the %s a byte over, the error is %v", over.name, err)
		}
	}
}
