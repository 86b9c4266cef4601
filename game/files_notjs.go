//go:build !js

package game

import (
	"errors"
	"io/fs"
	"sync"

	"ayoayo/game/shelf"
	"ayoayo/game/words"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// files brings texts in and out by a folder of records, the clipboard, and
// files dropped on the window. Nothing waits for a disk or another program: what
// came of it is taken later.
type files struct {
	shelf *shelf.Shelf
	err   error

	mu   sync.Mutex
	came []delivery
}

func newFiles() *files {
	f := &files{}
	f.shelf, f.err = shelf.Open()
	return f
}

// take returns what came of texts since, and takes up what was dropped on the
// window and pasted by the keyboard.
func (f *files) take() []delivery {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		f.drop(dropped)
	}
	command := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	if command && inpututil.IsKeyJustPressed(ebiten.KeyV) {
		f.paste("", sheet{})
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	came := f.came
	f.came = nil
	return came
}

// later does something beside the game and delivers what came of it.
func (f *files) later(do func() delivery) {
	go func() {
		d := do()
		f.mu.Lock()
		defer f.mu.Unlock()
		f.came = append(f.came, d)
	}()
}

// drop reads the first of the files that were dropped.
func (f *files) drop(dropped fs.FS) {
	f.later(func() delivery {
		entries, err := fs.ReadDir(dropped, ".")
		if err != nil || len(entries) == 0 {
			return delivery{said: words.RecordUnread}
		}
		return read(entries[0].Name(), func(name string, most int) (string, error) {
			return shelf.ReadFile(dropped, name, most)
		})
	})
}

// read delivers a file.
func read(name string, from func(name string, most int) (string, error)) delivery {
	text, err := from(name, longestText+1)
	if err != nil {
		return delivery{said: words.RecordUnread, about: name}
	}
	return delivery{name: name, text: text}
}

// asks reports whether the player can be asked for a file; a list of the
// folder's stands in for that.
func (f *files) asks() bool { return false }

// choose asks the player for a file.
func (f *files) choose() {}

// folder is where records are saved, "" where there is no place.
func (f *files) folder() string {
	if f.err != nil {
		return ""
	}
	return f.shelf.Folder()
}

// list returns the records in the folder.
func (f *files) list() []string {
	if f.err != nil {
		return nil
	}
	return f.shelf.List()
}

// open reads a record of the list.
func (f *files) open(name string) {
	f.later(func() delivery { return read(name, f.shelf.Read) })
}

// save puts a text into the folder.
func (f *files) save(name, text string) {
	f.later(func() delivery {
		if f.err != nil {
			return delivery{said: words.RecordUnsaved, about: f.err.Error()}
		}
		path, err := f.shelf.Write(name, text)
		if err != nil {
			return delivery{said: words.RecordUnsaved, about: err.Error()}
		}
		return delivery{said: words.RecordSaved, about: path}
	})
}

// copy puts a text on the clipboard.
func (f *files) copy(text string, _ sheet) {
	f.later(func() delivery {
		if shelf.Copy(text) != nil {
			return delivery{said: words.NoClipboard}
		}
		return delivery{said: words.Copied}
	})
}

// paste takes the text on the clipboard.
func (f *files) paste(string, sheet) {
	f.later(func() delivery {
		text, err := shelf.Paste()
		switch {
		case errors.Is(err, shelf.ErrNoClipboard):
			return delivery{said: words.NoClipboard}
		case text == "":
			return delivery{said: words.NothingCopied}
		}
		return delivery{text: text[:min(len(text), longestText+1)]}
	})
}
