package main

import "syscall/js"

// store is a store of the mind in the browser's database, which the script that
// starts the program looks after (web/page/worker.js).
type store struct{ kept js.Value }

// Load returns what was saved under a name, or nil.
func (s store) Load(name string) []byte {
	array := await(s.kept.Call("load", name))
	if !array.Truthy() {
		return nil
	}
	data := make([]byte, array.Get("length").Int())
	js.CopyBytesToGo(data, array)
	return data
}

// Save keeps data under a name.
func (s store) Save(name string, data []byte) {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	await(s.kept.Call("save", name, array))
}

// await waits for a promise that is kept.
func await(promise js.Value) js.Value {
	done := make(chan js.Value, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		done <- args[0]
		return nil
	})
	defer then.Release()
	promise.Call("then", then)
	return <-done
}
