//go:build !js

package save

import (
	"os"
	"time"

	"github.com/gofrs/flock"
)

// fileLock is a lock on a file, which the system takes from a program that ends.
// It can't be taken from one that runs: who wants it says so in a second file, and
// the owner gives it up when it sees that.
type fileLock struct {
	file   *flock.Flock
	wanted string
	// mine says that it is held here, taking that it is to be.
	mine, taking bool
	// none says that there are no locks on this disk.
	none bool
}

// fresh is how long a wish holds: who has it says so again and again.
const fresh = 3 * time.Second

func newFileLock(path string) *fileLock {
	return &fileLock{file: flock.New(path + ".lock"), wanted: path + ".wanted"}
}

func (l *fileLock) others() bool {
	switch {
	case l.none:
		return false
	case l.taking:
		l.take()
		return false
	case l.mine && l.isWanted():
		l.mine = false
		_ = l.file.Unlock()
	case !l.mine && !l.isWanted():
		l.try()
	}
	return !l.mine && !l.none
}

// try takes the lock if nobody has it.
func (l *fileLock) try() {
	mine, err := l.file.TryLock()
	l.mine, l.none = mine, err != nil
}

// isWanted reports whether another window wants the lock now.
func (l *fileLock) isWanted() bool {
	info, err := os.Stat(l.wanted)
	return err == nil && time.Since(info.ModTime()) < fresh
}

// take is done with the lock, or says that it is wanted. Until its owner has given
// it up both play, and no store writes over what it has not read.
func (l *fileLock) take() {
	if l.mine || l.none {
		return
	}
	l.try()
	l.taking = !l.mine && !l.none
	if l.taking {
		_ = os.WriteFile(l.wanted, nil, 0o600) // where that fails the owner sees that the game goes on
		return
	}
	_ = os.Remove(l.wanted)
}

// drop leaves the file: without it a lock on a removed one and a lock on a new one
// would be two.
func (l *fileLock) drop() {
	if l.taking {
		_ = os.Remove(l.wanted)
	}
	_ = l.file.Close()
	l.mine, l.taking = false, false
}
