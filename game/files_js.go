package game

import (
	"sync"
	"syscall/js"

	"ayoayo/game/words"
)

// files brings texts in and out through the browser's page, which chooses
// files, downloads, and has fields to type in and to copy from.
type files struct {
	page js.Value

	mu   sync.Mutex
	came []delivery
}

func newFiles() *files {
	f := &files{page: js.Global().Get("ayoayoPage")}
	callback := func(made func(args []js.Value) delivery) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			d := made(args)
			f.mu.Lock()
			defer f.mu.Unlock()
			f.came = append(f.came, d)
			return nil
		})
	}
	js.Global().Set("ayoayoFiles", map[string]any{
		// most is how much of a text the page hands over.
		"most": longestText + 1,
		"arrived": callback(func(args []js.Value) delivery {
			bytes := make([]byte, args[1].Length())
			js.CopyBytesToGo(bytes, args[1])
			return delivery{name: args[0].String(), text: string(bytes)}
		}),
		"unreadable": callback(func(args []js.Value) delivery {
			return delivery{said: words.RecordUnread, about: args[0].String()}
		}),
		"copied": callback(func([]js.Value) delivery { return delivery{said: words.Copied} }),
	})
	return f
}

// take returns what came of texts since.
func (f *files) take() []delivery {
	f.mu.Lock()
	defer f.mu.Unlock()
	came := f.came
	f.came = nil
	return came
}

// asks reports whether the player can be asked for a file.
func (f *files) asks() bool { return true }

// choose asks the player for a file.
func (f *files) choose() { f.page.Call("chooseFile") }

// folder is where records are saved, "" where only the browser knows.
func (f *files) folder() string { return "" }

// list returns the records in the folder.
func (f *files) list() []string { return nil }

// open reads a record of the list.
func (f *files) open(string) {}

// save gives the player a text as a file.
func (f *files) save(name, text string) {
	name += ".txt"
	f.page.Call("saveFile", name, text)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.came = append(f.came, delivery{said: words.Downloaded, about: name})
}

// copy puts a text on the clipboard or, where that is not allowed, shows it to
// be copied by hand.
func (f *files) copy(text string, s sheet) {
	f.page.Call("copyText", text, s.title, s.leave)
}

// paste asks the player for a text, to be pasted or typed; text is what there is
// already.
func (f *files) paste(text string, s sheet) {
	f.page.Call("enterText", text, s.title, s.done, s.leave)
}
