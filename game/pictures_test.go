//go:build !js

package game

import (
	"bufio"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ayoayo/render"
)

// Pictures are taken when a folder is given for them:
//
//	go test ./game -run TakePictures -shots FOLDER [-parts 'table 390x844 sand dark']
//	go test ./game -run TakePictures -readme FOLDER
//
// With parts of names only those are taken whose names have all of them; without,
// every scene in every size, theme and surroundings. -language cs has the program speak
// Czech. The README has two pictures:
// table.jpg, and relay.gif, which moves.
var (
	shotsFolder  = flag.String("shots", "", "write pictures of every scene into this `folder`")
	shotsParts   = flag.String("parts", "", "take only the pictures whose names have all of these `parts`")
	spoken       = flag.String("language", "en", "take pictures, and look whether scenes fit, in the language with this `code`")
	readmeFolder = flag.String("readme", "", "write the pictures of the README into this `folder`")
)

func TestTakePictures(t *testing.T) {
	emptyFolder(t)
	s := newStudio(t, 64, 64)
	fake(s.app).Directory = "/home/ade/Documents/Ayoayo"
	take := func(folder string, into func(folder string) error) {
		err := os.MkdirAll(folder, 0o755)
		if err == nil {
			err = into(folder)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	all := func(parts string) func(string) error {
		return func(folder string) error { return takeAll(t, s, folder, strings.Fields(parts)) }
	}
	if *shotsFolder != "" {
		take(*shotsFolder, all(*shotsParts))
	}
	if *readmeFolder != "" {
		take(*readmeFolder, func(folder string) error { return takeReadme(s, folder) })
	}
	folder := t.TempDir()
	take(folder, all("home- 320x568 sand light"))
	for _, name := range []string{"home-running", "home-over"} {
		if _, err := os.Stat(filepath.Join(folder, name+"-320x568-sand-light.png")); err != nil {
			t.Error(err)
		}
	}
}

// takeAll takes every picture that is wanted.
func takeAll(t *testing.T, s *studio, folder string, parts []string) error {
	began, taken := time.Now(), 0
	for _, c := range shots() {
		if c.alike {
			continue
		}
		before := taken
		for _, size := range windows() {
			set := false
			for _, theme := range render.Themes() {
				for _, light := range []string{"dark", "light"} {
					name := fmt.Sprintf("%s-%dx%d-%s-%s", c.name, size.X, size.Y, theme, light)
					if !wanted(name, parts) {
						continue
					}
					if !set {
						if err := s.set(c, size); err != nil {
							return fmt.Errorf("the scene %s: %w", c.name, err)
						}
						set = true
					}
					s.setBoard(theme, light == "dark")
					if err := write(filepath.Join(folder, name+".png"), s.picture(), encodePNG); err != nil {
						return err
					}
					taken++
				}
			}
		}
		if taken > before {
			t.Logf("%s: %d pictures so far, %v", c.name, taken, time.Since(began).Round(time.Second))
		}
	}
	if taken == 0 {
		return fmt.Errorf("no picture has a name with all of %q", parts)
	}
	return nil
}

// wanted reports whether a name has all of some parts.
func wanted(name string, parts []string) bool {
	for _, p := range parts {
		if !strings.Contains(name, p) {
			return false
		}
	}
	return true
}

// takeReadme takes a picture of a table and a relay that moves.
func takeReadme(s *studio, folder string) error {
	for _, c := range shots() {
		switch c.name {
		case "preview":
			if err := s.set(c, image.Pt(1280, 720)); err != nil {
				return err
			}
			s.setBoard(render.Themes()[0], true)
			if err := write(filepath.Join(folder, "table.jpg"), s.picture(), encodeJPEG); err != nil {
				return err
			}
		case "relay":
			if err := s.set(c, image.Pt(480, 270)); err != nil {
				return err
			}
			s.setBoard(render.Themes()[0], true)
			if err := write(filepath.Join(folder, "relay.gif"), film(s), encodeGIF); err != nil {
				return err
			}
		}
	}
	return nil
}

// write writes a picture to a file.
func write[P any](file string, picture P, encode func(io.Writer, P) error) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(f)
	err = encode(out, picture)
	if err == nil {
		err = out.Flush()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

func encodePNG(w io.Writer, p *image.RGBA) error {
	e := png.Encoder{CompressionLevel: png.BestSpeed}
	return e.Encode(w, p)
}

func encodeJPEG(w io.Writer, p *image.RGBA) error {
	return jpeg.Encode(w, p, &jpeg.Options{Quality: 88})
}

func TestPicturesAreChosenByAllParts(t *testing.T) {
	const name = "table-oware-390x844-sand-dark"
	for _, c := range []struct {
		parts []string
		want  bool
	}{
		{nil, true},
		{[]string{"sand", "table"}, true},
		{[]string{"sand", "light"}, false},
	} {
		if got := wanted(name, c.parts); got != c.want {
			t.Errorf("%s is wanted for %v: %v", name, c.parts, got)
		}
	}
}

func TestScenesHaveNamesOfTheirOwn(t *testing.T) {
	var names []string
	for _, c := range shots() {
		if slices.Contains(names, c.name) {
			t.Errorf("two scenes are called %s", c.name)
		}
		names = append(names, c.name)
	}
}

func TestAPictureIsTheSameAgainAndDressesDiffer(t *testing.T) {
	emptyFolder(t)
	s := newStudio(t, 390, 844)
	size := image.Pt(320, 200)
	i := slices.IndexFunc(shots(), func(c shot) bool { return c.name == "preview" })
	take := func(theme string, dark bool) []byte {
		if err := s.set(shots()[i], size); err != nil {
			t.Fatal(err)
		}
		s.setBoard(theme, dark)
		p := s.picture()
		if p.Rect.Size() != size {
			t.Fatalf("the picture is %v", p.Rect)
		}
		return p.Pix
	}
	first := take("wood", true)
	if !slices.Equal(first, take("wood", true)) {
		t.Error("the same picture is another one the second time")
	}
	for _, theme := range render.Themes() {
		if slices.Equal(first, take(theme, false)) {
			t.Errorf("%s in the light looks like wood in the dark", theme)
		}
	}
}
