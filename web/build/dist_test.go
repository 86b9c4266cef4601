package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"strings"
	"testing"

	"ayoayo/web"
)

// The time of its files is the only thing in which a zip could differ.
func TestZipIsTheSameForTheSameFiles(t *testing.T) {
	files := []web.File{{Name: "index.html", Data: []byte("<!DOCTYPE html>")}, {Name: "sw.js", Data: []byte("//")}}
	one, err := zipped(files)
	if err != nil {
		t.Fatal(err)
	}
	read, err := zip.NewReader(bytes.NewReader(one), int64(len(one)))
	if err != nil {
		t.Fatal(err)
	}
	if len(read.File) != len(files) || read.File[0].Name != "index.html" {
		t.Errorf("the zip has %d files, expected %d, index.html first", len(read.File), len(files))
	}
	for _, f := range read.File {
		if !f.Modified.Equal(zipTime()) {
			t.Errorf("%s is dated %v, expected %v, whenever it is built", f.Name, f.Modified, zipTime())
		}
	}
}

// In the shape that Go gives programs they may be over their budgets.
func TestBudgetOfProgramsInGoShape(t *testing.T) {
	files := []web.File{{Name: "worker.0.wasm.gz", Data: make([]byte, 1_100_000)}}
	if err := withinBudget(files, nil); err == nil || !strings.Contains(err.Error(), "worker") {
		t.Errorf("with the worker over its budget the error is %v", err)
	}
	if err := withinBudget(files, errors.New("this is another Go")); err != nil {
		t.Errorf("with the worker over its budget in Go's own shape the error is %v, expected none", err)
	}
}
