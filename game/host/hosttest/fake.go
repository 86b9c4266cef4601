// Package hosttest has surroundings for tests of the program.
package hosttest

import (
	"time"

	"ayoayo/game/host"
	"ayoayo/game/words/tables"
	"ayoayo/render"
)

// Fake is a [host.Host] that does nothing but keep what it is told, and answer
// what a test has set.
type Fake struct {
	// Next are the events that come next, once.
	Next host.Events
	// Elements are those mirrored last.
	Elements []host.Element
	// Focused is the control that the page's focus was moved to last.
	Focused string
	// Announced are the sentences spoken, in their order, Alerts those of them that
	// were spoken at once. OnAnnounce, if there is one, is called after each.
	Announced, Alerts []string
	OnAnnounce        func(text string)
	// Title is that of the window, Away whether there is a scene to go back to.
	Title string
	Away  bool
	// IsReady says that the first frame is drawn.
	IsReady bool
	// End is the end of the page's address.
	End string
	// Light, Reduced and Contrast are what the system prefers, Text how much larger text
	// is to be, 0 for not, Rim what a phone's rim covers.
	Light, Reduced, Contrast bool
	Text                     float64
	Rim                      render.Insets
	// Buzzed is how long the machine shook, of which it is able where Buzzes says
	// so.
	Buzzes bool
	Buzzed time.Duration
	// AtRest is whether nothing moves, Rests whether the program then steps less often.
	AtRest, Rests bool
	// Asked says that what is saved is to be kept for good, Last how long it is kept.
	Asked bool
	Last  host.Lasting
	// Directory is the folder of records, Files those in it, the latest first; Saved
	// and Copied are the texts saved and copied last.
	Directory     string
	Files         []string
	Saved, Copied string
	// PuzzleFile is the file of the puzzles, NoPuzzles why there is none.
	PuzzleFile string
	NoPuzzles  error
	// SavedAs is the name of the file saved last.
	SavedAs string
	// Told is what the page around was told, as JSON.
	Told []string
	// Page is the address of the page, Shares whether it can be shared, Shared what was.
	Page   string
	Shares bool
	Shared string
	// Liked are the languages that the system's user likes, Spoken is the one that the
	// program speaks, and Fetched one whose table is not here.
	Liked           []string
	Spoken, Fetched string
	// Sheets says that there is a sheet in which a text can be written.
	Sheets bool
}

var _ host.Host = (*Fake)(nil)

// What follows keeps what it is told and answers what a test has set, unless it says
// otherwise.

// Events returns the next events, once.
func (f *Fake) Events() host.Events {
	came := f.Next
	f.Next = host.Events{}
	return came
}

func (f *Fake) Mirror(elements []host.Element) { f.Elements = elements }
func (f *Fake) Focus(id string)                { f.Focused = id }

func (f *Fake) Announce(text string) {
	f.Announced = append(f.Announced, text)
	if f.OnAnnounce != nil {
		f.OnAnnounce(text)
	}
}

// Alert keeps the sentence, twice.
func (f *Fake) Alert(text string) {
	f.Alerts = append(f.Alerts, text)
	f.Announce(text)
}

func (f *Fake) SetTitle(title string)      { f.Title = title }
func (f *Fake) SetAway(away bool)          { f.Away = away }
func (f *Fake) Ready()                     { f.IsReady = true }
func (f *Fake) Address() string            { return f.End }
func (f *Fake) SetAddress(end string)      { f.End = end }
func (f *Fake) Tell(json string)           { f.Told = append(f.Told, json) }
func (f *Fake) Base() string               { return f.Page }
func (f *Fake) PrefersDark() bool          { return !f.Light }
func (f *Fake) PrefersReducedMotion() bool { return f.Reduced }
func (f *Fake) PrefersContrast() bool      { return f.Contrast }
func (f *Fake) TextScale() float64         { return max(1, f.Text) }
func (f *Fake) Languages() []string        { return f.Liked }
func (f *Fake) SetLanguage(code string)    { f.Spoken = code }

// Sentences has the tables of all languages but one that is on its way.
func (f *Fake) Sentences(language string) (table string, here bool) {
	return tables.Of(language), language != f.Fetched
}

// Puzzles has the file that it was given.
func (f *Fake) Puzzles() (file string, here bool, err error) {
	return f.PuzzleFile, f.PuzzleFile != "", f.NoPuzzles
}

// Rest keeps whether nothing moves.
func (f *Fake) Rest(isAtRest bool) time.Duration {
	f.AtRest = isAtRest
	if !isAtRest || !f.Rests {
		return 0
	}
	return time.Second
}

// Measure knows screens of one pixel for each of the window's.
func (f *Fake) Measure(width, height float64) (cssWidth, cssHeight, density float64) {
	return width, height, 1
}

func (f *Fake) KeepForGood()            { f.Asked = true }
func (f *Fake) Lasting() host.Lasting   { return f.Last }
func (f *Fake) Insets() render.Insets   { return f.Rim }
func (f *Fake) CanVibrate() bool        { return f.Buzzes }
func (f *Fake) Vibrate(d time.Duration) { f.Buzzed += d }
func (f *Fake) CanChooseFile() bool     { return false }
func (f *Fake) ChooseFile()             {}
func (f *Fake) Folder() string          { return f.Directory }
func (f *Fake) Records() []string       { return f.Files }

// OpenFile delivers nothing.
func (f *Fake) OpenFile(string) {}

func (f *Fake) SaveFile(name, text string)            { f.SavedAs, f.Saved = name, text }
func (f *Fake) CopyText(text string, _ host.Sheet)    { f.Copied = text }
func (f *Fake) CanShare() bool                        { return f.Shares }
func (f *Fake) Share(_, address string, _ host.Sheet) { f.Shared = address }
func (f *Fake) CanEnterText() bool                    { return f.Sheets }

// PasteText delivers nothing.
func (f *Fake) PasteText(string, host.Sheet) {}
