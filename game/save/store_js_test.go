package save

import (
	"reflect"
	"strings"
	"syscall/js"
	"testing"
)

// setStorage makes the value of a JavaScript expression this page's
// localStorage; the expression runs when the program asks for it.
func setStorage(t *testing.T, expression string) {
	t.Helper()
	js.Global().Get("Function").New("make", `
		let made
		Object.defineProperty(globalThis, "localStorage", {configurable: true, get: () => made ??= make()})
	`).Invoke(js.Global().Get("Function").New(expression))
	t.Cleanup(func() { js.Global().Get("Reflect").Call("deleteProperty", js.Global(), "localStorage") })
}

// inMemory is a localStorage with a quota.
const inMemory = `
	const kept = new Map()
	return {
		getItem: k => kept.get(k) ?? null,
		setItem: (k, v) => {
			if (v.length > 5000) throw new Error("QuotaExceededError")
			kept.set(k, String(v))
		},
		removeItem: k => kept.delete(k),
	}`

func TestLocalStorageKeepsRecords(t *testing.T) {
	setStorage(t, inMemory)
	s := Open()
	rec := sample(t)
	if err := s.Try(); err != nil {
		t.Fatal(err)
	}
	if err := saveGame(s, rec); err != nil {
		t.Fatal(err)
	}
	if got, _, out := Open().LoadGame(); out.Status != Loaded || !reflect.DeepEqual(got, rec) {
		t.Errorf("%+v, %+v; want what was saved", got, out)
	}
}

func TestForeignKeysAreMovedAside(t *testing.T) {
	setStorage(t, inMemory)
	storage := js.Global().Get("localStorage")
	for _, text := range []string{"not base64!", "aGVsbG8=", ""} {
		storage.Call("setItem", "ayoayo/game", text)
		_, _, out := Open().LoadGame()
		if out.Status != Broken || out.Aside == "" {
			t.Fatalf("%q: %+v; want Broken and aside", text, out)
		}
		if got := storage.Call("getItem", "ayoayo/"+out.Aside).String(); got != text {
			t.Errorf("aside lies %q, want %q", got, text)
		}
		if !storage.Call("getItem", "ayoayo/game").IsNull() {
			t.Errorf("%q is still in the game's place", text)
		}
	}
}

func TestAFullStorageIsSaid(t *testing.T) {
	setStorage(t, inMemory)
	s := Open()
	rec := sample(t)
	rec.Moves = strings.Repeat("A", 6000)
	if err := saveGame(s, rec); err == nil || !strings.Contains(err.Error(), "Quota") {
		t.Errorf("saving gives %v; want the quota named", err)
	}
}

// Where a page lends its memory for the storage that there is not, records are kept in
// that, and it is known that they do not last.
func TestThePagesMemoryKeepsRecords(t *testing.T) {
	setStorage(t, `throw new Error("SecurityError")`)
	lend := js.Global().Get("Function").New("const kept = (() => {" + inMemory + "})(); return { memory: () => kept }")
	js.Global().Set("ayoayoPage", lend.Invoke())
	t.Cleanup(func() { js.Global().Get("Reflect").Call("deleteProperty", js.Global(), "ayoayoPage") })
	s := Open()
	rec := sample(t)
	if err := saveGame(s, rec); err != nil || s.Lasts() {
		t.Errorf("%v; and that it lasts is said to be %v", err, s.Lasts())
	}
	if got, _, out := Open().LoadGame(); out.Status != Loaded || !reflect.DeepEqual(got, rec) {
		t.Errorf("%+v, %+v; want what was saved", got, out)
	}
	setStorage(t, inMemory)
	if !Open().Lasts() {
		t.Error("localStorage does not last")
	}
}

func TestNoLocalStorageIsSaid(t *testing.T) {
	for name, expression := range map[string]string{
		"throwing":  `throw new Error("SecurityError")`,
		"null":      `return null`,
		"undefined": `return undefined`,
	} {
		setStorage(t, expression)
		s := Open()
		if s.Try() == nil || saveGame(s, sample(t)) == nil {
			t.Errorf("%s: no error", name)
		}
		if _, _, out := s.LoadGame(); out.Status != Unreadable {
			t.Errorf("%s: %+v; want Unreadable", name, out)
		}
	}
}
