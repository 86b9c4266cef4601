package save

import (
	"errors"
	"io/fs"
	"strings"
	"syscall/js"

	"ayoayo/game/browser"
)

// cabinet is a database of the browser, which has room for all games. Where there is
// none they lie in localStorage with the rest, as far as they find room.
func (l local) cabinet(later func(do func())) cabinet {
	return &database{later: later, local: prompt{medium: local{l.storage, l.changed, l.prefix + "library/"}, little: true}}
}

// database is the browser's IndexedDB, with the bytes of each name.
type database struct {
	later func(do func())
	// open is the database once it is open, waiting is what is to be done then.
	open    js.Value
	waiting []func()
	// local is used in its place where there is none.
	local  prompt
	absent bool
}

// drawer is the name of the database's one store.
const drawer = "games"

// errDatabase is what is wrong where the browser does not say.
var errDatabase = errors.New("the browser's database refused")

func (d *database) small() bool { return d.absent }

// whenOpen does something with the database, or without where there is none.
func (d *database) whenOpen(do, without func()) {
	next := func() {
		if d.absent {
			without()
			return
		}
		do()
	}
	if d.absent || d.open.Truthy() {
		next()
		return
	}
	if d.waiting = append(d.waiting, next); len(d.waiting) == 1 && d.begin() != nil {
		d.settle(js.Undefined())
	}
}

// begin begins to open the database.
func (d *database) begin() (err error) {
	defer browser.Catch(&err, "the browser's database refused")
	factory := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB")
	if !factory.Truthy() {
		return errDatabase
	}
	request := factory.Call("open", prefix+"library", 1)
	var made, opened, failed js.Func
	done := func(db js.Value) {
		made.Release()
		opened.Release()
		failed.Release()
		d.later(func() { d.settle(db) })
	}
	made = js.FuncOf(func(js.Value, []js.Value) any {
		request.Get("result").Call("createObjectStore", drawer)
		return nil
	})
	opened = js.FuncOf(func(js.Value, []js.Value) any {
		done(request.Get("result"))
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		done(js.Undefined())
		return nil
	})
	request.Set("onupgradeneeded", made)
	request.Set("onsuccess", opened)
	request.Set("onerror", failed)
	return nil
}

// settle does what has waited for the database. One that the browser closes is opened
// again when it is asked for.
func (d *database) settle(db js.Value) {
	d.open, d.absent = db, !db.Truthy()
	if !d.absent {
		closed := js.FuncOf(func(js.Value, []js.Value) any {
			d.open.Call("close")
			d.open = js.Undefined()
			return nil
		})
		db.Set("onclose", closed)
		db.Set("onversionchange", closed)
		d.moveIn()
	}
	waiting := d.waiting
	d.waiting = nil
	for _, do := range waiting {
		do()
	}
}

// moveIn takes into the database what was kept in its place when there was none.
func (d *database) moveIn() {
	names, _ := d.local.medium.list()
	for _, name := range names {
		data, err := d.local.medium.read(name)
		if err != nil {
			continue
		}
		d.write(name, data, func(err error) {
			if err == nil {
				_ = d.local.medium.remove(name) // it is moved in again next time
			}
		})
	}
}

// ask asks the database for something, and is answered when it is done for good.
func (d *database) ask(mode string, request func(store js.Value) js.Value, done func(js.Value, error)) {
	if err := d.transact(mode, request, done); err != nil {
		done(js.Undefined(), err)
	}
}

func (d *database) transact(mode string, request func(store js.Value) js.Value, done func(js.Value, error)) (err error) {
	defer browser.Catch(&err, "the browser's database refused")
	transaction := d.open.Call("transaction", drawer, mode, map[string]any{"durability": "strict"})
	asked := request(transaction.Call("objectStore", drawer))
	var complete, failed js.Func
	answer := func(err error) any {
		complete.Release()
		failed.Release()
		d.later(func() {
			if err != nil {
				done(js.Undefined(), err)
				return
			}
			done(asked.Get("result"), nil)
		})
		return nil
	}
	complete = js.FuncOf(func(js.Value, []js.Value) any { return answer(nil) })
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		if reason := transaction.Get("error"); reason.Truthy() {
			return answer(errors.Join(errDatabase, js.Error{Value: reason}))
		}
		return answer(errDatabase)
	})
	transaction.Set("oncomplete", complete)
	transaction.Set("onabort", failed)
	return nil
}

func (d *database) list(done func([]string, error)) {
	d.whenOpen(func() {
		d.ask("readonly", func(store js.Value) js.Value { return store.Call("getAllKeys") }, func(keys js.Value, err error) {
			if err != nil {
				done(nil, err)
				return
			}
			done(strings.Fields(keys.Call("join", " ").String()), nil) // at once: asking for each takes long
		})
	}, func() { d.local.list(done) })
}

func (d *database) read(name string, done func([]byte, error)) {
	d.whenOpen(func() {
		d.ask("readonly", func(store js.Value) js.Value { return store.Call("get", name) }, func(kept js.Value, err error) {
			switch {
			case err != nil:
				done(nil, err)
			case !kept.InstanceOf(js.Global().Get("Uint8Array")):
				done(nil, fs.ErrNotExist)
			default:
				data := make([]byte, kept.Length())
				js.CopyBytesToGo(data, kept)
				done(data, nil)
			}
		})
	}, func() { d.local.read(name, done) })
}

func (d *database) write(name string, data []byte, done func(error)) {
	d.whenOpen(func() {
		kept := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(kept, data)
		d.ask("readwrite", func(store js.Value) js.Value { return store.Call("put", kept, name) }, func(_ js.Value, err error) { done(err) })
	}, func() { d.local.write(name, data, done) })
}

func (d *database) remove(name string, done func(error)) {
	d.whenOpen(func() {
		d.ask("readwrite", func(store js.Value) js.Value { return store.Call("delete", name) }, func(_ js.Value, err error) { done(err) })
	}, func() { d.local.remove(name, done) })
}
