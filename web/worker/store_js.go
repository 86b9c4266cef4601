package main

import (
	"errors"
	"syscall/js"
	"time"
)

// database is a store of the mind in the browser's IndexedDB. Where there is
// none, as in a sandboxed frame, or where it fails, nothing is kept, and nobody
// hears of it: what is kept can be made again.
type database struct {
	// value is the open database, undefined before it is opened.
	value  js.Value
	broken bool
}

const (
	databaseName    = "ayoayo"
	databaseVersion = 1
	// objects is the database's one object store, of which saved is an index by
	// the time of saving.
	objects, saved = "kept", "saved"
	// most is the number of things kept; a table for the most seeds takes 2.7 MB.
	most = 8
	// patience is how long the browser may take over a request: another page may
	// block it for ever.
	patience = 3 * time.Second
)

var errBlocked = errors.New("the database does not answer")

// Load returns what was saved under a name, or nil.
func (d *database) Load(name string) (data []byte) {
	d.try(func() error {
		entry, err := result(d.objects("readonly").Call("get", name))
		if err != nil || !entry.Truthy() {
			return err
		}
		array := entry.Get("data")
		data = make([]byte, array.Get("length").Int())
		js.CopyBytesToGo(data, array)
		return nil
	})
	return data
}

// Save keeps data under a name, and of all else only the latest.
func (d *database) Save(name string, data []byte) {
	d.try(func() error {
		array := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(array, data)
		store := d.objects("readwrite")
		entry := map[string]any{"data": array, saved: js.Global().Get("Date").Call("now")}
		if _, err := result(store.Call("put", entry, name)); err != nil {
			return err
		}
		oldest, err := result(d.objects("readonly").Call("index", saved).Call("getAllKeys"))
		if err != nil {
			return err
		}
		for i := range oldest.Length() - most {
			if _, err := result(d.objects("readwrite").Call("delete", oldest.Index(i))); err != nil {
				return err
			}
		}
		return nil
	})
}

// try does something with the open database, after whose failure nothing is
// tried any more.
func (d *database) try(do func() error) {
	if d.broken {
		return
	}
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error: // SecurityError, QuotaExceededError and their like
			d.broken = true
		default:
			panic(thrown)
		}
	}()
	err := d.open()
	if err == nil {
		err = do()
	}
	d.broken = err != nil
}

// open opens the database if it is not open.
func (d *database) open() error {
	if !d.value.IsUndefined() {
		return nil
	}
	// A getter that throws is caught only when it is called.
	factory := js.Global().Get("Reflect").Call("get", js.Global(), "indexedDB")
	if !factory.Truthy() {
		return errBlocked
	}
	request := factory.Call("open", databaseName, databaseVersion)
	upgrade := js.FuncOf(func(js.Value, []js.Value) any {
		store := request.Get("result").Call("createObjectStore", objects)
		store.Call("createIndex", saved, saved)
		return nil
	})
	defer upgrade.Release()
	request.Set("onupgradeneeded", upgrade)
	value, err := result(request)
	if err != nil {
		return err
	}
	d.value = value
	// A page of a later version must be able to change the database.
	value.Set("onversionchange", js.FuncOf(func(js.Value, []js.Value) any {
		d.broken = true
		value.Call("close")
		return nil
	}))
	return nil
}

// objects is the object store in a transaction of its own.
func (d *database) objects(mode string) js.Value {
	return d.value.Call("transaction", objects, mode).Call("objectStore", objects)
}

// result waits for the result of a request.
func result(request js.Value) (js.Value, error) {
	done := make(chan error, 1)
	succeed := js.FuncOf(func(js.Value, []js.Value) any { done <- nil; return nil })
	fail := js.FuncOf(func(js.Value, []js.Value) any { done <- errBlocked; return nil })
	request.Set("onsuccess", succeed)
	request.Set("onerror", fail)
	defer func() {
		request.Set("onsuccess", js.Null())
		request.Set("onerror", js.Null())
		succeed.Release()
		fail.Release()
	}()
	select {
	case err := <-done:
		if err != nil {
			return js.Undefined(), err
		}
		return request.Get("result"), nil
	case <-time.After(patience):
		return js.Undefined(), errBlocked
	}
}
