package save

import (
	"syscall/js"

	"ayoayo/game/browser"
)

// webLock is one of the browser's locks, which a page has as long as a promise of
// its own is open and the page is there.
type webLock struct {
	locks js.Value
	name  string
	// other says that another window has it, queued that it is asked for, to be had
	// when that window ends.
	other, queued bool
	// takePending says that it is to be taken as soon as it is known who has it.
	takePending bool
	// release ends the promise, dropped says that the lock is not asked for any more.
	release js.Value
	dropped bool
}

// newWebLock asks for a lock, nil in a browser that has none, or none here.
func newWebLock(name string) lock {
	navigator := js.Global().Get("navigator")
	if !navigator.Truthy() || !navigator.Get("locks").Truthy() {
		return nil
	}
	l := &webLock{locks: navigator.Get("locks"), name: name}
	if l.request(map[string]any{"ifAvailable": true}) != nil {
		return nil
	}
	return l
}

// request asks for the lock.
func (l *webLock) request(options map[string]any) (err error) {
	defer browser.Catch(&err, "the browser refused a lock")
	var granted, ended, failed js.Func
	done := func() { granted.Release(); ended.Release(); failed.Release() }
	granted = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(options) == 0 {
			l.queued = false
		}
		return l.granted(args[0])
	})
	ended = js.FuncOf(func(js.Value, []js.Value) any {
		done()
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done()
		if args[0].Get("name").String() == "AbortError" { // another window has taken it
			l.missed()
		}
		return nil
	})
	l.locks.Call("request", l.name, options, granted).Call("then", ended, failed)
	return nil
}

// granted is told the lock, or null when it is not to be had now, and returns the
// promise for as long as which it is held.
func (l *webLock) granted(got js.Value) any {
	if got.IsNull() {
		l.missed()
		return nil
	}
	if l.dropped {
		return nil
	}
	l.other, l.takePending = false, false
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		l.release = args[0]
		return nil
	})
	defer executor.Release()
	return js.Global().Get("Promise").New(executor)
}

// missed waits for the lock that another window has.
func (l *webLock) missed() {
	if l.dropped {
		return
	}
	l.other = true
	if l.takePending {
		l.take()
		return
	}
	if !l.queued {
		l.queued = l.request(map[string]any{}) == nil
	}
}

func (l *webLock) others() bool { return l.other }

// take does not take the lock from this window itself, which would end it.
func (l *webLock) take() {
	if l.takePending = !l.other; l.other {
		l.other = l.request(map[string]any{"steal": true}) != nil
	}
}

func (l *webLock) drop() {
	l.dropped = true
	if l.release.Truthy() {
		l.release.Invoke()
	}
}
