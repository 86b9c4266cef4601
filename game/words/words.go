// Package words holds every sentence that a player reads, in every language,
// and the plural rules that go with them. A sentence is asked for by its key;
// nothing else in the program holds words.
package words

import (
	"fmt"
	"slices"
	"strings"
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
type sentences map[Key]Sentence

// A Sentence is what is said: in one form or, where a number bends a word in it, in one
// for each plural category of the language.
type Sentence []Form

// A Form is a sentence for the numbers of a plural category, "" for all of them.
type Form struct{ Category, Text string }

// one is a sentence without a counted word. Its arguments are numbered as in
// the fmt package: %[1]s.
func one(format string) Sentence { return Sentence{{Text: format}} }

// count is a sentence whose first argument is a number that bends a word in it.
// The forms are pairs of a plural category of the language ("one", "few",
// "many", "other") and a sentence.
func count(forms ...string) Sentence {
	var s Sentence
	for i := 0; i < len(forms); i += 2 {
		s = append(s, Form{forms[i], forms[i+1]})
	}
	return s
}

// English returns the sentences of the first language, which are written in Go. Every
// other language's have the same keys.
func English() map[Key]Sentence {
	return join(englishUpright(), english(), englishRules(), englishRecords(), englishStudy(), englishLobby(), englishLibrary(), englishHeard(), englishKeyboard(), englishLessons(), englishTrainer(), englishPuzzles(), englishLinks())
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
	code string
	// own says in the language what it has a sentence for, first says the rest in the
	// first one, which has them all.
	own, first speaker
	// stands says that boards stand upright on the screen.
	stands bool
}

// New returns a printer for the first language.
func New() (*Printer, error) {
	english := speaker{English(), EnglishGrammar()}
	return &Printer{code: first, own: english, first: english}, nil
}

// Speak has the printer speak another language, of which it is given the table; that of
// the first is not asked for. What the table lacks is said in the first language.
func (p *Printer) Speak(code, table string) error {
	if code == first {
		p.code, p.own = code, p.first
		return nil
	}
	grammar, has, err := Read(table)
	if err != nil {
		return fmt.Errorf("reading the sentences of the language %q: %w", code, err)
	}
	p.code, p.own = code, speaker{has, grammar}
	return nil
}

// Code returns the tag of the language that the printer speaks.
func (p *Printer) Code() string { return p.code }

// speaker says the sentences of one language.
type speaker struct {
	has sentences
	Grammar
}

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
	by := p.first
	if _, own := p.own.has[k]; own {
		by = p.own
	}
	return by.say(by.has[k], args)
}

// Keys returns the keys of all sentences that begin with a family's name; what they are
// about upright boards goes with them.
func (p *Printer) Keys(f Family) []Key {
	var keys []Key
	for k := range p.first.has {
		if strings.HasPrefix(string(k), string(f)+".") && !strings.HasSuffix(string(k), uprightMark) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys
}

// Has reports whether there is a sentence for a key.
func (p *Printer) Has(k Key) bool {
	_, first := p.first.has[k]
	return first
}
