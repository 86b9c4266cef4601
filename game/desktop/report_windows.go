package desktop

import "golang.org/x/sys/windows"

// Report shows a text in a box and waits until it is closed: the program has no
// terminal.
func Report(text string) {
	shown, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return // no text of ours has a zero in it
	}
	title, _ := windows.UTF16PtrFromString("Ayoayo")
	_, _ = windows.MessageBox(0, shown, title, windows.MB_OK|windows.MB_ICONERROR)
}
