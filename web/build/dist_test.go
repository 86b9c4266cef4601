package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
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

func TestSumsOfWhatIsPublished(t *testing.T) {
	dir := t.TempDir()
	files := []web.File{{Name: "a.js", Data: []byte("abc")}, {Name: "b.js", Data: nil}}
	if err := web.WriteFiles(filepath.Join(dir, "web"), files); err != nil {
		t.Fatal(err)
	}
	for range 2 { // The second time the sums are there already.
		if err := writeSums(dir); err != nil {
			t.Fatal(err)
		}
	}
	sums, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  web/a.js\n" +
		"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  web/b.js\n"
	if string(sums) != want {
		t.Errorf("the sums are\n%s, expected\n%s", sums, want)
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
