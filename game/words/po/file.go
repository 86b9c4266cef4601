package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"ayoayo/game/words"
)

// file is what translators write of one language, or the template, which is of none. Its
// messages have the key of a sentence as their context.
type file struct {
	code     string
	messages []message
}

// template returns the sentences of the first language in the order of their keys, with
// what is to be known of them.
func template() *file {
	english, told := words.English(), notes()
	maps.Copy(english, words.PageEnglish())
	f := &file{}
	for _, k := range slices.Sorted(maps.Keys(english)) {
		forms := english[k]
		m := message{context: string(k), id: forms[0].Text, text: make([]string, 1)}
		if n := noteOf(told, k); n != "" {
			m.notes = []string{told[n]}
		}
		if forms[0].Category != "" {
			m.plural, m.text = forms[len(forms)-1].Text, make([]string, 2)
		}
		f.messages = append(f.messages, m)
	}
	return f
}

// merge returns the template filled with what translators wrote of a language. What was
// written for other English is marked; a sentence that is new, but in the English of one
// that is gone, gets what that one had, marked too.
func merge(code string, had []message) *file {
	f := template()
	f.code = code
	written, gone := map[string]message{}, map[string]message{}
	for _, m := range had {
		written[m.context], gone[m.id] = m, m
	}
	for _, m := range f.messages {
		delete(gone, written[m.context].id)
	}
	for i := range f.messages {
		m := &f.messages[i]
		old, ok := written[m.context]
		if !ok {
			old = gone[m.id]
		}
		m.fill(old, len(categories(code)))
		if !ok && m.isWritten() {
			m.mark()
		}
	}
	return f
}

// fill gives a message what was written, in so many forms where it has several.
func (m *message) fill(old message, forms int) {
	m.comments, m.flags, m.previous = old.comments, old.flags, old.previous
	if m.plural != "" {
		m.text = make([]string, forms)
	}
	switch {
	case (m.plural == "") == (old.plural == ""):
		copy(m.text, old.text)
	case len(old.text) > 0: // the form of most numbers
		m.text[len(m.text)-1] = old.text[len(old.text)-1]
	}
	if m.isWritten() && (m.id != old.id || m.plural != old.plural) {
		m.mark()
		if len(m.previous) == 0 {
			m.previous = []string{"msgid " + quote(old.id)}
		}
	}
	if !m.isFuzzy() {
		m.previous = nil
	}
}

// text is the file as it is written: the same for the same sentences.
func (f *file) text() string {
	head := "Project-Id-Version: Ayoayo\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
	if f.code != "" {
		head += "Language: " + f.code + "\nPlural-Forms: " + pluralForms(f.code) + "\n"
	}
	var b strings.Builder
	fmt.Fprint(&b, message{text: []string{head}})
	for _, m := range f.messages {
		fmt.Fprintf(&b, "\n%s", m)
	}
	return b.String()
}
