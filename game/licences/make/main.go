// Command make lists the parts of the program with their licences in the folder above,
// where go generate runs it. The parts are the modules of which a published program
// has a package, Go's own, and the fonts.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"go/format"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	if err := list(); err != nil {
		fmt.Fprintln(os.Stderr, "The licences were not listed:", err)
		os.Exit(1)
	}
}

// published are the programs: for which system, and from which package.
var published = [][]string{
	{"GOOS=js", "GOARCH=wasm", "ayoayo"},
	{"GOOS=js", "GOARCH=wasm", "ayoayo/web/worker"},
	{"GOOS=linux", "GOARCH=amd64", "ayoayo"},
	{"GOOS=windows", "GOARCH=amd64", "ayoayo"},
}

// part is something that is in a program, with the text of its licence and what that is
// usually called.
type part struct{ name, version, text, licence string }

func list() error {
	parts, err := modules()
	if err != nil {
		return err
	}
	ours, err := os.ReadFile(filepath.Join("..", "..", "LICENSE"))
	if err != nil {
		return err
	}
	fontsText, err := os.ReadFile(filepath.Join("..", "..", "render", "fonts", "OFL.txt"))
	if err != nil {
		return err
	}
	all := []part{{name: "Ayoayo", text: string(ours)}, {name: "Andika, Gentium Book Plus, Noto Sans", text: string(fontsText)}}
	all = append(all, parts...)
	for i := range all {
		if err := all[i].read(); err != nil {
			return err
		}
	}
	if err := os.WriteFile("LICENCES.txt", texts(all), 0o644); err != nil {
		return err
	}
	source, err := format.Source(code(all))
	if err != nil {
		return err
	}
	return os.WriteFile("list_gen.go", source, 0o644)
}

// modules returns the parts that are Go modules, by their names.
func modules() ([]part, error) {
	found := map[string]part{}
	for _, program := range published {
		command := exec.Command("go", "list", "-deps", "-json=Standard,Module", program[2])
		command.Env = append(os.Environ(), "CGO_ENABLED=1", program[0], program[1])
		command.Stderr = os.Stderr
		out, err := command.Output()
		if err != nil {
			return nil, err
		}
		if err := collect(found, out); err != nil {
			return nil, err
		}
	}
	list := make([]part, 0, len(found))
	for _, p := range found {
		list = append(list, p)
	}
	slices.SortFunc(list, func(a, b part) int { return cmp.Compare(a.name, b.name) })
	return list, nil
}

// collect adds the modules of a list of packages. Go's own licence has the words of
// golang.org/x's, and is taken from there: not every system keeps it beside Go.
func collect(found map[string]part, packages []byte) error {
	for in := json.NewDecoder(bytes.NewReader(packages)); ; {
		var p struct {
			Standard bool
			Module   *struct {
				Path, Version, Dir string
				Main               bool
			}
		}
		if err := in.Decode(&p); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if p.Standard || p.Module == nil || p.Module.Main {
			continue
		}
		if _, known := found[p.Module.Path]; known {
			continue
		}
		text, err := licenceIn(p.Module.Dir)
		if err != nil {
			return err
		}
		found[p.Module.Path] = part{name: p.Module.Path, version: p.Module.Version, text: text}
		if p.Module.Path == "golang.org/x/text" {
			found["Go"] = part{name: "Go", text: text}
		}
	}
}

// licenceIn reads the licence in a module's folder.
func licenceIn(dir string) (string, error) {
	for _, name := range []string{"LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err == nil || !os.IsNotExist(err) {
			return string(text), err
		}
	}
	return "", fmt.Errorf("%s has no file with a licence", dir)
}

// known are licences by words that only they have.
var known = []struct{ words, name string }{
	{"SIL OPEN FONT LICENSE Version 1.1", "OFL 1.1"},
	{"Apache License", "Apache 2.0"},
	{"Permission is hereby granted, free of charge", "MIT"},
	{"Neither the name", "BSD 3-clause"},
	{"without specific prior written permission", "BSD 3-clause"},
	{"Redistribution and use in source and binary forms", "BSD 2-clause"},
	{"This is free and unencumbered software", "Unlicense"},
}

// read finds in the text what licence it is.
func (t *part) read() error {
	t.text = strings.TrimSpace(strings.ReplaceAll(t.text, "\r\n", "\n"))
	for _, k := range known {
		if strings.Contains(t.text, k.words) {
			t.licence = k.name
			break
		}
	}
	if t.licence == "" {
		return fmt.Errorf("the licence of %s is none of the known ones", t.name)
	}
	return nil
}

// texts is the file of all licences, each text once.
func texts(all []part) []byte {
	var b bytes.Buffer
	fmt.Fprintln(&b, "Ayoayo is made of what is listed here. Each licence stands below the parts that it is for.")
	done := map[string]bool{}
	for _, first := range all {
		if done[first.text] {
			continue
		}
		done[first.text] = true
		fmt.Fprintf(&b, "\n%s\n\n", strings.Repeat("=", 78))
		for _, t := range all {
			if t.text == first.text {
				fmt.Fprintln(&b, strings.TrimSpace(t.name+" "+t.version))
			}
		}
		fmt.Fprintf(&b, "\n%s\n", first.text)
	}
	return b.Bytes()
}

// code is the list as a source file.
func code(all []part) []byte {
	var b bytes.Buffer
	fmt.Fprint(&b, "// Code generated by game/licences/make. DO NOT EDIT.\n\npackage licences\n\n// List has the parts: the program itself, the fonts, then the modules by name.\nfunc List() []Part {\n\treturn []Part{\n")
	for _, t := range all {
		fmt.Fprintf(&b, "\t\t{Name: %q, Version: %q, Licence: %q},\n", t.name, t.version, t.licence)
	}
	fmt.Fprint(&b, "\t}\n}\n")
	return b.Bytes()
}
