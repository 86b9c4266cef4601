package save

import (
	"encoding/base64"
	"errors"
	"io/fs"
	"strings"
	"syscall/js"

	"ayoayo/game/browser"
)

// prefix keeps this program's keys apart from those of other pages of the same
// origin.
const prefix = "ayoayo/"

// Open returns the store of this page's origin, in localStorage, or where there is
// none in the page's own memory. It always returns one; [Store.Try] says whether it
// can keep anything.
func Open() *Store {
	storage, err := localStorage()
	if err != nil {
		page := js.Global().Get("ayoayoPage")
		if !page.Truthy() {
			return newStore(nil, err)
		}
		storage = page.Call("memory")
	}
	s := newStore(local{storage, new(uint64), prefix}, err)
	s.medium.(local).watch()
	s.retryWhenLeft()
	return s
}

// retryWhenLeft saves what could not be saved before when the page is
// hidden or left: it may be the last chance.
func (s *Store) retryWhenLeft() {
	listen := js.Global().Get("addEventListener")
	if !listen.Truthy() {
		return
	}
	retry := js.FuncOf(func(js.Value, []js.Value) any {
		_ = s.Retry() // the program tries again too
		return nil
	})
	listen.Invoke("pagehide", retry)
	listen.Invoke("visibilitychange", retry)
}

// local is the browser's localStorage, with values in base64.
type local struct {
	storage js.Value
	// changed counts what other pages have stored.
	changed *uint64
	prefix  string
}

// watch counts what other pages of the origin store: the browser tells of it.
func (l local) watch() {
	if listen := js.Global().Get("addEventListener"); listen.Truthy() {
		listen.Invoke("storage", js.FuncOf(func(js.Value, []js.Value) any {
			*l.changed++
			return nil
		}))
	}
}

func (l local) changes() uint64 { return *l.changed }

// localStorage finds the storage. In a sandboxed frame the getter throws, which
// a plain Get turns into the end of the program; thrown through a call it is an
// error like any other.
func localStorage() (storage js.Value, err error) {
	defer browser.Catch(&err, refused)
	storage = js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !storage.Truthy() {
		return storage, errors.New("the browser offers no storage here")
	}
	return storage, nil
}

// refused is what went wrong when the browser throws.
const refused = "the browser's storage refused"

// read returns the bytes of a key. A value that is not base64 is not ours; it
// is returned as it stands, for the codec to say so.
func (l local) read(name string) (data []byte, err error) {
	defer browser.Catch(&err, refused)
	value := l.storage.Call("getItem", l.prefix+name)
	if value.IsNull() || value.IsUndefined() {
		return nil, fs.ErrNotExist
	}
	text := value.String()
	if data, err := base64.StdEncoding.DecodeString(text); err == nil {
		return data, nil
	}
	return []byte(text), nil
}

func (l local) write(name string, data []byte) (err error) {
	defer browser.Catch(&err, refused)
	l.storage.Call("setItem", l.prefix+name, base64.StdEncoding.EncodeToString(data))
	return nil
}

// move copies before it removes, so that the value is never nowhere.
func (l local) move(from, to string) (err error) {
	defer browser.Catch(&err, refused)
	l.storage.Call("setItem", l.prefix+to, l.storage.Call("getItem", l.prefix+from))
	l.storage.Call("removeItem", l.prefix+from)
	return nil
}

func (l local) remove(name string) (err error) {
	defer browser.Catch(&err, refused)
	l.storage.Call("removeItem", l.prefix+name)
	return nil
}

func (l local) list() (names []string, err error) {
	defer browser.Catch(&err, refused)
	for i := range l.storage.Get("length").Int() {
		if name, ok := strings.CutPrefix(l.storage.Call("key", i).String(), l.prefix); ok {
			names = append(names, name)
		}
	}
	return names, nil
}

func (l local) lock(name string) lock { return newWebLock(l.prefix + name) }
