package desktop

import "golang.org/x/sys/windows"

// Languages returns the tags of the languages that the player likes, the best first.
func Languages() []string {
	liked, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return nil
	}
	return liked
}
