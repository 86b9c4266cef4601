// Package words holds every sentence that a player reads, in every language,
// and the plural rules that go with them. A sentence is asked for by its key;
// nothing else in the program holds words.
package words

import (
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
)

// Key names a sentence.
type Key string

// Family is a group of keys that differ by a name known only at run time: a
// rule-set's key, an option's value, a voice.
type Family string

// Of returns the family's key for a name.
func (f Family) Of(name string) Key { return Key(string(f) + "." + name) }

// Upright returns the key of what a sentence is where boards stand upright on the
// screen, if it is another one there.
func (k Key) Upright() Key { return k + uprightMark }

const uprightMark = ".upright"

// sentences are those of one language.
type sentences map[Key]catalog.Message

// one is a sentence without a counted word. Its arguments are numbered as in
// the fmt package: %[1]s.
func one(format string) catalog.Message { return catalog.String(format) }

// count is a sentence whose first argument is a number that bends a word in it.
// The forms are pairs of a plural category of the language ("one", "few",
// "many", "other") and a sentence.
func count(forms ...any) catalog.Message { return plural.Selectf(1, "%d", forms...) }

// Language is one that the program speaks.
type Language struct {
	// Code is the language's tag, "en" for one.
	Code string
	// Name is what its speakers call it.
	Name string
	// sentences makes all of them.
	sentences func() sentences
}

// Languages returns the languages in the order in which a list shows them. The
// first one is complete and stands in where another has no sentence.
func Languages() []Language {
	return []Language{
		{Code: "en", Name: "English", sentences: func() sentences {
			return join(englishUpright(), english(), englishRules(), englishRecords(), englishStudy(), englishLobby(), englishLibrary(), englishHeard(), englishKeyboard(), englishLessons(), englishTrainer(), englishLinks())
		}},
	}
}

// join puts the parts of a language's sentences together.
func join(parts ...sentences) sentences {
	all := sentences{}
	for _, part := range parts {
		for k, m := range part {
			all[k] = m
		}
	}
	return all
}

// Printer says sentences in one language.
type Printer struct {
	language Language
	has      sentences
	fallback sentences
	printer  *message.Printer
	// stands says that boards stand upright on the screen.
	stands bool
	// bend changes what is said, nil as a rule.
	bend func(string) string
}

// New returns a printer for a language code, such as a browser or an operating
// system names it; an unknown one gives the first language.
func New(code string) (*Printer, error) {
	languages := Languages()
	spoken := languages[match(languages, code)]
	tag := language.Make(spoken.Code)
	p := &Printer{language: spoken, has: spoken.sentences(), fallback: languages[0].sentences()}
	b := catalog.NewBuilder(catalog.Fallback(language.Make(languages[0].Code)))
	for k, m := range p.fallback {
		if err := b.Set(language.Make(languages[0].Code), string(k), m); err != nil {
			return nil, err
		}
	}
	for k, m := range p.has {
		if err := b.Set(tag, string(k), m); err != nil {
			return nil, err
		}
	}
	p.printer = message.NewPrinter(tag, message.Catalog(b))
	return p, nil
}

// match returns the index of the language that suits a code best.
func match(languages []Language, code string) int {
	want, err := language.Parse(code)
	if err != nil {
		return 0
	}
	base, _ := want.Base()
	for i, l := range languages {
		if b, _ := language.Make(l.Code).Base(); b == base {
			return i
		}
	}
	return 0
}

// Language returns the language that the printer speaks.
func (p *Printer) Language() Language { return p.language }

// Turn has the printer speak of boards that stand upright on the screen, or of ones
// that lie there.
func (p *Printer) Turn(upright bool) { p.stands = upright }

// Upright reports whether the printer speaks of boards that stand upright.
func (p *Printer) Upright() bool { return p.stands }

// Say returns the sentence of a key with its arguments, as it is about boards as they
// stand on the screen.
func (p *Printer) Say(k Key, args ...any) string {
	if p.stands && p.Has(k.Upright()) {
		k = k.Upright()
	}
	text := p.printer.Sprintf(string(k), args...)
	if p.bend != nil {
		return p.bend(text)
	}
	return text
}

// Bent returns a printer of the same sentences as a function changes them, for tests of
// pages in a language that says all at greater length.
func (p *Printer) Bent(bend func(sentence string) string) *Printer {
	bent := *p
	bent.bend = bend
	return &bent
}

// Keys returns the keys of all sentences that begin with a family's name; what they are
// about upright boards goes with them.
func (p *Printer) Keys(f Family) []Key {
	var keys []Key
	for k := range p.fallback {
		if strings.HasPrefix(string(k), string(f)+".") && !strings.HasSuffix(string(k), uprightMark) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys
}

// Has reports whether there is a sentence for a key, in this language or in the
// first one.
func (p *Printer) Has(k Key) bool {
	_, own := p.has[k]
	_, first := p.fallback[k]
	return own || first
}
