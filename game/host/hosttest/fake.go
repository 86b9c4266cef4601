// Package hosttest has surroundings for tests of the program.
package hosttest

import (
	"time"

	"ayoayo/game/host"
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
	// Sheets says that there is a sheet in which a text can be written.
	Sheets bool
}

var _ host.Host = (*Fake)(nil)

// Events returns the next events, once.
func (f *Fake) Events() host.Events {
	came := f.Next
	f.Next = host.Events{}
	return came
}

// Mirror keeps the elements.
func (f *Fake) Mirror(elements []host.Element) { f.Elements = elements }

// Focus keeps the control.
func (f *Fake) Focus(id string) { f.Focused = id }

// Announce keeps the sentence.
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

// SetTitle keeps the title.
func (f *Fake) SetTitle(title string) { f.Title = title }

// SetAway keeps whether there is a scene to go back to.
func (f *Fake) SetAway(away bool) { f.Away = away }

// Ready notes that it was called.
func (f *Fake) Ready() { f.IsReady = true }

// Address returns End.
func (f *Fake) Address() string { return f.End }

// SetAddress sets End.
func (f *Fake) SetAddress(end string) { f.End = end }

// PrefersDark reports what Light says.
func (f *Fake) PrefersDark() bool { return !f.Light }

// PrefersReducedMotion reports what Reduced says.
func (f *Fake) PrefersReducedMotion() bool { return f.Reduced }

// PrefersContrast reports what Contrast says.
func (f *Fake) PrefersContrast() bool { return f.Contrast }

// TextScale returns Text.
func (f *Fake) TextScale() float64 { return max(1, f.Text) }

// Language is English.
func (f *Fake) Language() string { return "en" }

// Rest keeps whether nothing moves.
func (f *Fake) Rest(isAtRest bool) bool {
	f.AtRest = isAtRest
	return f.Rests
}

// Measure knows screens of one pixel for each of the window's.
func (f *Fake) Measure(width, height float64) (cssWidth, cssHeight, density float64) {
	return width, height, 1
}

// KeepForGood notes that it was asked for.
func (f *Fake) KeepForGood() { f.Asked = true }

// Lasting returns Last.
func (f *Fake) Lasting() host.Lasting { return f.Last }

// Insets returns Rim.
func (f *Fake) Insets() render.Insets { return f.Rim }

// CanVibrate reports what Buzzes says.
func (f *Fake) CanVibrate() bool { return f.Buzzes }

// Vibrate adds to Buzzed.
func (f *Fake) Vibrate(d time.Duration) { f.Buzzed += d }

// CanChooseFile reports that nobody can be asked for a file.
func (f *Fake) CanChooseFile() bool { return false }

// ChooseFile does nothing.
func (f *Fake) ChooseFile() {}

// Folder returns Directory.
func (f *Fake) Folder() string { return f.Directory }

// Records returns Files.
func (f *Fake) Records() []string { return f.Files }

// OpenFile delivers nothing.
func (f *Fake) OpenFile(string) {}

// SaveFile keeps the text.
func (f *Fake) SaveFile(_, text string) { f.Saved = text }

// CopyText keeps the text.
func (f *Fake) CopyText(text string, _ host.Sheet) { f.Copied = text }

// CanEnterText reports what Sheets says.
func (f *Fake) CanEnterText() bool { return f.Sheets }

// PasteText delivers nothing.
func (f *Fake) PasteText(string, host.Sheet) {}
