//go:build !js

// Shots takes pictures of the game: every scene in every size, theme and
// surroundings. It needs a display, which may be Xvfb.
//
//	go run ./game/shots [-o folder] [part of a name]...
//	go run ./game/shots -readme -o web/readme
//
// With parts of names it takes only the pictures whose names have all of them:
// table 390x844 sand dark. With -readme it takes the two pictures of the README:
// table.jpg, and relay.gif, which moves.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"log"
	"os"
	"path/filepath"
	"strings"
	"time"

	"ayoayo/game"
	"ayoayo/render"
)

func main() {
	log.SetFlags(0)
	folder := flag.String("o", "shots", "write the pictures into this `folder`")
	readme := flag.Bool("readme", false, "take the pictures of the README")
	flag.Parse()
	if err := os.MkdirAll(*folder, 0o755); err != nil {
		log.Fatal(err)
	}
	take := func(s *game.Studio) error { return all(s, *folder, flag.Args()) }
	if *readme {
		take = func(s *game.Studio) error { return forReadme(s, *folder) }
	}
	if err := game.InStudio(take); err != nil {
		log.Fatal("shots: ", err)
	}
}

// all takes every picture that is wanted.
func all(s *game.Studio, folder string, parts []string) error {
	began, taken := time.Now(), 0
	for _, scene := range game.Scenes() {
		if scene.Alike {
			continue
		}
		before := taken
		for _, size := range game.Sizes() {
			set := false
			for _, theme := range render.Themes() {
				for _, light := range []string{"dark", "light"} {
					name := fmt.Sprintf("%s-%dx%d-%s-%s", scene.Name, size.X, size.Y, theme, light)
					if !wanted(name, parts) {
						continue
					}
					if !set {
						if err := s.Set(scene, size); err != nil {
							return fmt.Errorf("the scene %s: %w", scene.Name, err)
						}
						set = true
					}
					s.Dress(theme, light == "dark")
					if err := write(filepath.Join(folder, name+".png"), s.Picture(), encodePNG); err != nil {
						return err
					}
					taken++
				}
			}
		}
		if taken > before {
			fmt.Printf("%s: %d pictures so far, %v\n", scene.Name, taken, time.Since(began).Round(time.Second))
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

// forReadme takes a picture of a table and a relay that moves.
func forReadme(s *game.Studio, folder string) error {
	for _, scene := range game.Scenes() {
		switch scene.Name {
		case "preview":
			if err := s.Set(scene, image.Pt(1280, 720)); err != nil {
				return err
			}
			s.Dress(render.Themes()[0], true)
			if err := write(filepath.Join(folder, "table.jpg"), s.Picture(), encodeJPEG); err != nil {
				return err
			}
		case "relay":
			if err := s.Set(scene, image.Pt(480, 270)); err != nil {
				return err
			}
			s.Dress(render.Themes()[0], true)
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
