package shelf

import "golang.org/x/sys/windows"

// documents returns the user's folder of documents, wherever it was moved.
func documents() (string, error) {
	return windows.KnownFolderPath(windows.FOLDERID_Documents, windows.KF_FLAG_DEFAULT)
}
