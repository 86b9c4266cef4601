//go:build !js

package web_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	downloads "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// aRecord is a game with everything that must not get lost when it is opened
// and saved.
const aRecord = `[Rules "oware"]
[South "Adé"]
[North "Ọlá"]
[Weather "harmattan"]
[Result "*"]

{a quiet start} 1. C d {both reply} 2. E f 3. B *
`

// brokenRecord is the same game with a move that can't be played.
var brokenRecord = strings.Replace(aRecord, "2. E", "2. C", 1)

// give writes a file and chooses it in the page.
func (p *tab) give(name, text string) {
	p.Helper()
	file := filepath.Join(p.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		p.Fatal(err)
	}
	p.do(chromedp.SetUploadFiles("#file", []string{file}))
}

// quoted is a text as an expression of the page's script.
func quoted(text string) string {
	literal, err := json.Marshal(text)
	if err != nil {
		panic(err) // a text always has one
	}
	return string(literal)
}

// drop lets go of a file over the canvas; an expression of the page's script
// makes what is in it.
func (p *tab) drop(name, content string) {
	p.Helper()
	eval[bool](p, `(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([`+content+`], `+quoted(name)+`));
		return document.querySelector('canvas').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
	})()`)
}

// paste presses Ctrl+V, as far as a page can tell.
func (p *tab) paste(text string) {
	p.Helper()
	eval[bool](p, `(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', `+quoted(text)+`);
		return document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	})()`)
}

// named is the name of a control, "" if it is not there.
func (p *tab) named(id string) string {
	p.Helper()
	for _, c := range p.controls() {
		if c.ID == id {
			return c.Name
		}
	}
	return ""
}

// waitNamed waits for a control whose name has a part.
func (p *tab) waitNamed(id, part string) {
	p.Helper()
	name := ""
	defer func() {
		if p.Failed() {
			p.Logf("%s is %q, expected %q in it", id, name, part)
		}
	}()
	p.until(id+" with "+part, func() bool {
		name = p.named(id)
		return strings.Contains(name, part)
	})
}

// openFile opens a record from the home screen.
func (p *tab) openFile() {
	p.Helper()
	p.press("Games")
	p.waitNamed("title", "Games")
	p.give("game.txt", aRecord)
	p.waitNamed("player:S", "Adé")
}

// saved is the game on the table as the page saves it, and the name of the file.
func (p *tab) saved() (name, text string) {
	p.Helper()
	return p.download(".txt", "Menu", "Records", "Save as a file")
}

// download presses some buttons, and returns the file that the page then saves, of which
// the end of the name is known.
func (p *tab) download(end string, buttons ...string) (name, text string) {
	p.Helper()
	dir := p.TempDir()
	_, err := chromedp.Call(p.ctx, downloads.SetDownloadBehavior, downloads.SetDownloadBehaviorParams{
		Behavior: downloads.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir, BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
	})
	if err != nil {
		p.Fatal(err)
	}
	for _, name := range buttons {
		p.press(name)
	}
	p.until("the file", func() bool {
		files, err := filepath.Glob(filepath.Join(dir, "*"+end))
		if err != nil || len(files) == 0 {
			return false
		}
		data, err := os.ReadFile(files[0])
		name, text = filepath.Base(files[0]), string(data)
		return err == nil && text != ""
	})
	p.waitNamed("said", "downloads")
	return name, text
}

// A record that was opened is saved as it was, also from the middle of the game
// and after a reload.
func TestRecordIsOpenedAndSaved(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.openFile()
	p.waitNamed("status", "Ọlá’s turn")
	p.waitNamed("player:S:more", "played south b")
	p.shot("opened")
	p.press("Undo")
	p.waitNamed("status", "Adé’s turn")
	p.reload()
	p.press("Go on")
	if name, text := p.saved(); name != "oware.txt" || text != aRecord {
		t.Errorf("%s was saved as\n%s\nexpected\n%s", name, text, aRecord)
	}
	p.shot("saved")
}

// What is not a record is refused with its place, and the game goes on as it
// was.
func TestBrokenRecordKeepsTheGame(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.openFile()
	before := p.named("player:S:more")
	for _, c := range []struct{ content, says string }{
		{quoted(brokenRecord), "broken.txt was not opened: line 7, ply 3: C is not a legal move here"},
		{quoted(aRecord + "c"), "line 8, ply 6: \"c\" follows the result"},
		{`'noise \\0'.repeat(1.5e6)`, "The text is too long for a record: the limit is 256 KB."},
		{`new Uint8Array([0, 255, 254])`, "line 1: this is not text"},
	} {
		p.drop("broken.txt", c.content)
		p.waitNamed("notice:0", c.says)
		p.shot("refused")
		if got := p.named("player:S:more"); got != before {
			t.Errorf("after %q South %s, expected %s", c.says, got, before)
		}
		p.press("Close")
		p.until("the notice to go", func() bool { return p.named("notice:0") == "" })
	}
	p.pressID("pit:c") // North plays on
	p.waitNamed("status", "Adé’s turn")
}

// A record that is opened leaves the game that is played, which goes on from the first
// scene.
func TestRecordLeavesTheGameThatIsPlayed(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.openFile()
	p.paste(`[Rules "bao-children"]` + "\n\nA *")
	p.waitNamed("title", "Children’s Bao")
	p.press("Menu")
	p.press("Home")
	p.shot("two-games")
	p.press("Go on · Oware")
	p.waitNamed("title", "Oware")
}

// A position is pasted into the page's field, corrected by hand, and played
// from.
func TestPositionIsPastedAndPlayed(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	p.press("Games")
	p.press("Open a record")
	p.press("Set up a position")
	p.waitNamed("state", "Ready")

	enter := func(text string) {
		t.Helper()
		p.press("Paste or type")
		p.wait("the field", `document.getElementById('sheet').open`)
		p.shot("sheet")
		eval[bool](p, `(document.getElementById('sheet-text').value = `+quoted(text)+`) !== ''`)
		p.press("Open it")
	}
	enter("0,0,0,0,2,1/1,1,0,0,0,0 22,22 S")
	p.waitNamed("state", "49 seeds in pits and stores; expected 48")
	if got := p.named("pit:A"); !strings.Contains(got, "4 seeds") {
		t.Errorf("after a position that is none there is %q", got)
	}
	enter("0,0,0,0,2,1/1,1,0,0,0,0 21,22 S")
	p.waitNamed("state", "Ready: South is to move")

	p.press("A tap on a pit: takes one")
	p.waitRest() // the press may have scrolled the board
	p.click(p.control("pit:E"))
	p.waitNamed("state", "1 seed left to place")
	if len(p.find("Play from here")) > 0 {
		t.Error("a board with a seed missing can be played")
	}
	p.press("The rest into South’s store")
	p.waitNamed("text", "0,0,0,0,1,1/1,1,0,0,0,0 22,22 S")
	p.shot("ready")
	p.press("Play from here")
	p.waitNamed("title", "Ayoayo")
	p.press("Play")
	p.waitNamed("store:S", "22 seeds")
	p.pressID("pit:F")
	p.waitNamed("pit:F", "0 seeds")
}

// Where the page may not use the clipboard the text is shown to be copied by
// hand.
func TestCopyByHand(t *testing.T) {
	p := newTab(t)
	p.before(`delete Navigator.prototype.clipboard`)
	p.open(serveSite(t).URL + "/some/folder/")
	p.openFile()
	p.press("Menu")
	p.press("Records")
	p.press("Copy the record")
	p.wait("the field", `document.getElementById('sheet').open`)
	if got := eval[string](p, `document.getElementById('sheet-text').value`); got != aRecord {
		t.Errorf("the field holds\n%s\nexpected\n%s", got, aRecord)
	}
	if !eval[bool](p, `document.getElementById('sheet-text').readOnly && getSelection().toString().length > 0`) {
		t.Error("the text is not selected, or can be changed")
	}
	p.press("Close")
	p.wait("the field to close", `!document.getElementById('sheet').open`)
}

// The field for text fits a small phone.
func TestFieldFitsAPhone(t *testing.T) {
	p := newTab(t)
	p.open(serveSite(t).URL + "/some/folder/")
	_, err := chromedp.Call(p.ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: 320, Height: 480, DeviceScaleFactor: 1, Mobile: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	p.press("Games")
	p.press("Open a record")
	p.press("Paste")
	p.wait("the field", `document.getElementById('sheet').open`)
	p.shot("phone")
	if !eval[bool](p, `[...document.querySelectorAll('#sheet *:not([hidden])')].every((e) => {
		const r = e.getBoundingClientRect();
		return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
	})`) {
		t.Error("the field leaves the window")
	}
}
