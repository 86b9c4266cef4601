//go:build !js

package host

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"ayoayo/game/desktop"
	_ "ayoayo/game/display" // says that there is none
	"ayoayo/game/puzzles"
	"ayoayo/game/shelf"
	"ayoayo/game/words/tables"
	"ayoayo/render"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// window is a window on a desktop, which has no address and asks for no mirror of
// the controls. Texts come and go by a folder of records, the clipboard, and files
// dropped on the window.
type window struct {
	likes desktop.Likings
	shelf *shelf.Shelf
	// shelfErr says why there is no shelf.
	shelfErr error

	mu   sync.Mutex
	came []Delivery
}

// New returns the desktop that the program runs on, which delivers the first of what is
// given: a file, by its path, or else a link.
func New(given ...string) Host {
	w := &window{likes: desktop.Ask()}
	w.shelf, w.shelfErr = shelf.Open()
	if len(given) > 0 {
		w.later(func() Delivery { return open(given[0]) })
	}
	return w
}

// open delivers a file, or a link.
func open(given string) Delivery {
	if strings.Contains(given, "#") {
		if _, err := os.Stat(given); err != nil {
			return Delivery{Text: given}
		}
	}
	return read(filepath.Base(given), func(name string, most int) (string, error) {
		return shelf.ReadFile(os.DirFS(filepath.Dir(given)), name, most)
	})
}

// Events takes up what was dropped on the window and pasted by the keyboard, too.
func (w *window) Events() Events {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		w.drop(dropped)
	}
	command := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	if command && inpututil.IsKeyJustPressed(ebiten.KeyV) {
		w.PasteText("", Sheet{})
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	came := Events{Deliveries: w.came}
	w.came = nil
	return came
}

func (w *window) Mirror([]Element)           {}
func (w *window) Focus(string)               {}
func (w *window) Announce(string)            {}
func (w *window) Alert(string)               {}
func (w *window) SetTitle(title string)      { ebiten.SetWindowTitle(title) }
func (w *window) SetAway(bool)               {}
func (w *window) SetLanguage(string)         {}
func (w *window) Ready()                     {}
func (w *window) Address() string            { return "" }
func (w *window) SetAddress(string)          {}
func (w *window) Tell(string)                {}
func (w *window) Base() string               { return "" }
func (w *window) PrefersDark() bool          { return !w.likes.Light }
func (w *window) PrefersReducedMotion() bool { return w.likes.Reduced }
func (w *window) PrefersContrast() bool      { return w.likes.Contrast }
func (w *window) TextScale() float64         { return max(1, w.likes.Text) }
func (w *window) KeepForGood()               {}
func (w *window) Lasting() Lasting           { return Lasts }
func (w *window) Insets() render.Insets      { return render.Insets{} }
func (w *window) CanVibrate() bool           { return false }
func (w *window) Vibrate(time.Duration)      {}

func (w *window) Rest(bool) time.Duration { return 0 }

func (w *window) Puzzles() (file string, here bool, err error) { return puzzles.File, true, nil }

func (w *window) Measure(width, height float64) (cssWidth, cssHeight, density float64) {
	return width, height, ebiten.Monitor().DeviceScaleFactor()
}

func (w *window) Languages() []string { return desktop.Languages() }

func (w *window) Sentences(language string) (table string, here bool) {
	return tables.Of(language), true
}

// later does something beside the game and delivers what came of it.
func (w *window) later(do func() Delivery) {
	go func() {
		d := do()
		w.mu.Lock()
		defer w.mu.Unlock()
		w.came = append(w.came, d)
	}()
}

// drop reads the first of the files that were dropped.
func (w *window) drop(dropped fs.FS) {
	w.later(func() Delivery {
		entries, err := fs.ReadDir(dropped, ".")
		if err != nil || len(entries) == 0 {
			return Delivery{Outcome: Unreadable}
		}
		return read(entries[0].Name(), func(name string, most int) (string, error) {
			return shelf.ReadFile(dropped, name, most)
		})
	})
}

// read delivers a file.
func read(name string, from func(name string, most int) (string, error)) Delivery {
	text, err := from(name, LongestFile+1)
	if err != nil {
		return Delivery{Outcome: Unreadable, About: name}
	}
	return Delivery{Name: name, Text: text}
}

func (w *window) CanChooseFile() bool { return false }

func (w *window) ChooseFile() {}

func (w *window) Folder() string {
	if w.shelfErr != nil {
		return ""
	}
	return w.shelf.Folder()
}

func (w *window) Records() []string {
	if w.shelfErr != nil {
		return nil
	}
	return w.shelf.List()
}

func (w *window) OpenFile(name string) {
	w.later(func() Delivery { return read(name, w.shelf.Read) })
}

func (w *window) SaveFile(name, text string) {
	w.later(func() Delivery {
		if w.shelfErr != nil {
			return Delivery{Outcome: NotSaved, About: w.shelfErr.Error()}
		}
		path, err := w.shelf.Write(name, text)
		if err != nil {
			return Delivery{Outcome: NotSaved, About: err.Error()}
		}
		return Delivery{Outcome: Saved, About: path}
	})
}

func (w *window) CopyText(text string, _ Sheet) {
	w.later(func() Delivery {
		if shelf.Copy(text) != nil {
			return Delivery{Outcome: NoClipboard}
		}
		return Delivery{Outcome: Copied}
	})
}

func (w *window) CanShare() bool { return false }

func (w *window) Share(string, string, Sheet) {}

func (w *window) CanEnterText() bool { return false }

func (w *window) PasteText(string, Sheet) {
	w.later(func() Delivery {
		text, err := shelf.Paste()
		switch {
		case errors.Is(err, shelf.ErrNoClipboard):
			return Delivery{Outcome: NoClipboard}
		case text == "":
			return Delivery{Outcome: NothingCopied}
		}
		return Delivery{Text: text[:min(len(text), LongestFile+1)]}
	})
}

// Report tells the player what no window can: on Windows in a box, elsewhere on the
// terminal.
func Report(text string) { desktop.Report(text) }
