package main

import (
	"archive/zip"
	"bytes"
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
