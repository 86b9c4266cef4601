package main

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"ayoayo/game/words"
)

// report is what there is to say of a language's file.
type report struct {
	code string
	// all is how many sentences there are, missing the keys of those without a
	// translation, marked of those to be looked at again, and unsure of those of which the
	// translator is not certain.
	all                     int
	missing, marked, unsure []string
	// wrong is what is not right with sentences; they are not said.
	wrong []error
}

func (r *report) String() string {
	done := r.all - len(r.missing) - len(r.marked)
	return fmt.Sprintf("%s: %d of %d sentences, %d fuzzy, %d uncertain, %d wrong", r.code, done, r.all, len(r.marked), len(r.unsure), len(r.wrong))
}

// list writes the keys of what is missing, marked or not certain.
func (r *report) list(w io.Writer) {
	for _, part := range []struct {
		name string
		keys []string
	}{{"missing", r.missing}, {"fuzzy", r.marked}, {"uncertain", r.unsure}} {
		for _, key := range part.keys {
			fmt.Fprintf(w, "  %s: %s\n", part.name, key)
		}
	}
}

// table returns the table of a language, with the sentences of which nothing is wrong,
// and what there is to say of the others.
func (f *file) table() (string, *report) {
	r := &report{code: f.code, all: len(f.messages)}
	var keys []words.Key
	has := map[words.Key]words.Sentence{}
	for i := range f.messages {
		m := &f.messages[i]
		err := f.check(m)
		switch {
		case !m.isWritten():
			r.missing = append(r.missing, m.context)
		case m.isFuzzy():
			r.marked = append(r.marked, m.context)
		case err != nil:
			r.wrong = append(r.wrong, fmt.Errorf("%s: %s: %w", f.code, m.context, err))
		default:
			k := words.Key(m.context)
			keys = append(keys, k)
			for _, text := range m.text {
				has[k] = append(has[k], words.Form{Text: text})
			}
		}
		if m.isUncertain() {
			r.unsure = append(r.unsure, m.context)
		}
	}
	return words.Write(grammar(f.code), keys, has), r
}

// check returns what is wrong with the forms of a sentence.
func (f *file) check(m *message) error {
	needed := arguments(m.id)
	if m.plural != "" {
		needed = arguments(m.plural)
	}
	for i, text := range m.text {
		got := arguments(text)
		isCounted := m.plural != "" && slices.Contains(needed, counted)
		if isCounted && categories(f.code)[i].single && !slices.Contains(got, counted) {
			got = append([]string{counted}, got...)
		}
		switch {
		case text == "":
			return fmt.Errorf("form %d is missing", i)
		case !slices.Equal(got, needed):
			return fmt.Errorf("%q has the arguments %v, want %v", text, got, needed)
		case strings.TrimSpace(text) != text || strings.ContainsAny(text, "\t\n"):
			return fmt.Errorf("%q has spaces at an end, or is broken into lines", text)
		}
	}
	return nil
}

// counted is the argument that is counted in a sentence of several forms. Where a form is
// said of one number alone it need not be named.
const counted = "%[1]d"

// argument is what stands for one, and a sign for hundredths.
var argument = regexp.MustCompile(`%([+.\d]*\[\d+\]\w|.)`)

// arguments lists the arguments of a sentence, each once, in their order.
func arguments(text string) []string {
	found := argument.FindAllString(text, -1)
	slices.Sort(found)
	return slices.Compact(found)
}
