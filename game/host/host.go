// Package host is what is around the program: the page of the browser that loaded
// it, or a desktop with a window, a folder of records and a clipboard. [New]
// returns the one that is there; hosttest has one for tests.
package host

import (
	"time"

	"ayoayo/render"
)

// Host is what the surroundings offer the program. Nothing in it waits: what comes
// of a request is among the events of a later step.
type Host interface {
	// Events returns what came from outside since it was asked last.
	Events() Events

	// Mirror gives those who can't see the picture the controls that are shown.
	Mirror(elements []Element)
	// Focus moves the page's focus to the element of a control.
	Focus(id string)
	// Announce speaks a sentence to those who can't see the picture, Alert does at
	// once, whatever is being spoken.
	Announce(text string)
	Alert(text string)
	// SetTitle names what is shown in the window's title.
	SetTitle(title string)
	// SetAway tells whether there is a scene to go back to: the browser's way back
	// leads there then, and else away from the page.
	SetAway(away bool)
	// Ready tells that the first frame is drawn.
	Ready()

	// Address is the end of the page's address, from # on.
	Address() string
	// SetAddress changes that part; the page stays as it is.
	SetAddress(end string)
	// Tell tells the page around a frame something, as JSON.
	Tell(json string)
	// Base is that address without its end, "" where there is none that others could open.
	Base() string

	// PrefersDark reports whether the system likes its windows dark.
	PrefersDark() bool
	// PrefersReducedMotion reports whether the system asks for no movement.
	PrefersReducedMotion() bool
	// PrefersContrast reports whether the system asks for strong contrast, or has
	// colours of its own for everything.
	PrefersContrast() bool
	// TextScale is how much larger than usual the system asks text to be, 1 for not.
	TextScale() float64
	// Languages are the tags of the languages that the system's user likes, the best first.
	Languages() []string
	// Sentences returns the table of a language, as package words reads it. A host that does
	// not have it yet fetches it, and says that the surroundings have changed when it is
	// here.
	Sentences(language string) (table string, here bool)
	// SetLanguage tells which language the program speaks.
	SetLanguage(code string)
	// Puzzles returns the file of the puzzles. A host that does not have it yet fetches it:
	// it is asked again, and then has it or knows why not.
	Puzzles() (file string, here bool, err error)
	// Measure returns the size in CSS pixels of a window of which Ebitengine says how large
	// it is, and how many of the screen's pixels a CSS pixel has now.
	Measure(width, height float64) (cssWidth, cssHeight, density float64)
	// Rest tells whether nothing moves. A host that then has the program step seldom, until
	// something comes to it, returns the longest time between two steps, others 0.
	Rest(isAtRest bool) time.Duration
	// Insets are the parts of the window that a phone's rim covers.
	Insets() render.Insets
	// KeepForGood asks that nothing that is saved be thrown away, the first time that it is
	// called.
	KeepForGood()
	// Lasting returns how long what is saved will be there.
	Lasting() Lasting
	// CanVibrate reports whether the machine can shake in the hand.
	CanVibrate() bool
	// Vibrate shakes the machine for a time.
	Vibrate(d time.Duration)

	Texts
}

// Texts is how texts come in and go out: files, and what is copied and pasted.
type Texts interface {
	// CanChooseFile reports whether the player can be asked for a file; where it can't,
	// Records stand in for that.
	CanChooseFile() bool
	// ChooseFile asks the player for a file.
	ChooseFile()
	// Folder is where records are saved, "" where there is no place or only the
	// browser knows.
	Folder() string
	// Records returns the names of the records in the folder, the latest first.
	Records() []string
	// OpenFile reads a record of the folder.
	OpenFile(name string)
	// SaveFile puts a text, or other bytes, into a file of a name, of which others may
	// have to change: what is there already stays.
	SaveFile(name, text string)
	// CopyText puts a text on the clipboard or, where that is not allowed, shows it in
	// a sheet to be copied by hand.
	CopyText(text string, s Sheet)
	// CanShare reports whether the system has a sheet from which Share sends an address
	// to others; where that fails it is copied, with a sheet as CopyText has.
	CanShare() bool
	Share(title, address string, s Sheet)
	// CanEnterText reports whether PasteText has a sheet in which a text can be written.
	CanEnterText() bool
	// PasteText takes the text on the clipboard or, where that is not allowed, asks for
	// one in a sheet, in which the given text stands.
	PasteText(text string, s Sheet)
}

// Events are what came from outside.
type Events struct {
	// Back says that the browser's way back was taken.
	Back bool
	// Actions are what was done through the page's own elements.
	Actions []Action
	// Touches are what the pointer did on the page's picture, in its order; none
	// where the program sees the pointer itself.
	Touches []Touch
	// Changed says that the surroundings are other ones now: what the system
	// prefers, or the insets.
	Changed bool
	// Deliveries are what came of texts.
	Deliveries []Delivery
	// Questions are what the page around a frame asks.
	Questions []Question
}

// Question is something that the page around a frame asks for: to play a move, to take one
// back, to show a position or a record, or only how the game stands.
type Question struct {
	ID          int
	Type, Value string
}

// Action is something done through the browser's page instead of the canvas.
type Action struct {
	// ID is the control: focused, pressed, or slid to a step.
	ID    string
	Press bool
	Slid  bool
	Step  int
}

// Touch is what a pointer says at one moment: a mouse, which hovers, or a
// finger, which does not.
type Touch struct {
	// X and Y are in CSS pixels.
	X, Y   float64
	Down   bool
	Finger bool
	// Here is false when there is no pointer over the window.
	Here bool
	// Taken says that the browser has taken the pointer away, to scroll the page
	// around with it: nothing was pressed.
	Taken bool
	// At is when it happened, however much later it is told.
	At time.Time
}

// Lasting is how long what is saved is kept.
type Lasting uint8

// What is saved lasts until the player removes it, as far as anybody knows; or surely, by
// promise of the browser; or until the browser throws it away to make room.
const (
	Lasts Lasting = iota
	LastsForGood
	LastsForNow
)

// Element is a control as the browser's page gets it, in CSS pixels.
type Element struct {
	ID    string `json:"id"`
	Role  string `json:"role"`
	Label string `json:"label"`
	// About is a description, Group what the element is in together with those
	// beside it. Stop says that Tab comes to it.
	About    string  `json:"about,omitempty"`
	Group    *Group  `json:"group,omitempty"`
	Stop     bool    `json:"stop,omitempty"`
	Disabled bool    `json:"disabled,omitempty"`
	Pressed  *bool   `json:"pressed,omitempty"`
	Expanded *bool   `json:"expanded,omitempty"`
	Slider   *Slider `json:"slider,omitempty"`
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	W        float64 `json:"w"`
	H        float64 `json:"h"`
}

// Slider is where a slider stands, from 0 to Most, and what that is called.
type Slider struct {
	Value int    `json:"value"`
	Most  int    `json:"most"`
	Told  string `json:"told"`
}

// Group is what elements beside each other are in: its role is ARIA's.
type Group struct {
	ID    string `json:"id"`
	Role  string `json:"role"`
	Label string `json:"label"`
}

// Sheet is what is said beside a field for text.
type Sheet struct{ Title, Done, Leave string }

// LongestText is the length in bytes of the longest record that is read, one of several
// thousand moves, and LongestFile that of the longest file: a backup, or many records.
// What is longer is not looked at, so that no file, whatever it is, makes the program
// wait.
const (
	LongestText = 256 << 10
	LongestFile = 16 << 20
)

// How the files end that are saved: a record, or several, and a backup.
const (
	RecordFile = ".txt"
	BackupFile = ".ayoayo"
)

// Delivery is what came of a text on its way into the program or out of it.
type Delivery struct {
	Outcome Outcome
	// Text is a text that arrived and Name the file it was in, "" for one that
	// was pasted. Of one that is too long a byte more than LongestFile is
	// there.
	Text, Name string
	// About is the file, the place or the fault that another outcome is about.
	About string
}

// Outcome is what came of a text.
type Outcome uint8

// The outcomes. About the file that it names are Unreadable and Downloaded, about
// a place Saved, and about a fault NotSaved.
const (
	Arrived Outcome = iota
	Unreadable
	Saved
	NotSaved
	Downloaded
	Copied
	NothingCopied
	NoClipboard
	outcomes
)

// Outcomes lists the outcomes, for tests that there is a sentence for each.
func Outcomes() []Outcome {
	list := make([]Outcome, outcomes)
	for i := range list {
		list[i] = Outcome(i)
	}
	return list
}
