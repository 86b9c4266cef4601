package main

import (
	"archive/zip"
	"bytes"
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
		if !f.Modified.Equal(published) {
			t.Errorf("%s is of %v, expected %v", f.Name, f.Modified, published)
		}
	}
}
