// Package wordstest has a language for tests of what is laid out.
package wordstest

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"ayoayo/game/words"
)

// Pseudo returns a printer of no language: the first one, with words that are
// longer by two fifths and bear the marks of Yoruba above and below. What fits
// in it will fit in a language to come.
func Pseudo() (*words.Printer, error) {
	p, err := words.New()
	if err != nil {
		return nil, err
	}
	has := words.English()
	for k, sentence := range has {
		bent := slices.Clone(sentence)
		for i := range bent {
			bent[i].Text = pseudo(bent[i].Text)
		}
		has[k] = bent
	}
	// It goes by the name of Kiswahili, whose words bend with numbers as English ones do.
	table := words.Write(words.EnglishGrammar(), slices.Sorted(maps.Keys(has)), has)
	return p, p.Speak("sw", table)
}

// pseudo bends a sentence word by word. Numbers stay as they are, and so do arguments,
// and what was bent before.
func pseudo(sentence string) string {
	list := strings.Split(sentence, " ")
	for i, w := range list {
		if strings.IndexFunc(w, stays) < 0 {
			list[i] = stretch(w)
		}
	}
	return strings.Join(list, " ")
}

// stays reports whether a sign keeps its word from being bent.
func stays(r rune) bool {
	foreign := r > unicode.MaxASCII && unicode.IsLetter(r)
	return foreign || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r) || r == '…'
}

// marked are the letters with the marks that they get. The marks are letters of
// their own, as they are typed.
var marked = map[rune]string{
	'a': "a\u0300", 'e': "e\u0323\u0301", 'i': "i\u0301", 'o': "o\u0323\u0300", 'u': "u\u0301", 's': "s\u0323",
	'A': "A\u0301", 'E': "E\u0323\u0300", 'I': "I\u0300", 'O': "O\u0323\u0301", 'U': "U\u0300", 'S': "S\u0323",
}

// stretch marks the letters of a word and makes it longer by drawing its vowels
// out.
func stretch(word string) string {
	letters, vowels := 0, 0
	for _, r := range word {
		if unicode.IsLetter(r) {
			letters++
		}
		if vowel(r) {
			vowels++
		}
	}
	if letters < 2 || vowels == 0 {
		return word
	}
	more := (2*letters + 4) / 5
	var out strings.Builder
	for _, r := range word {
		m, ok := marked[r]
		if !ok {
			out.WriteRune(r)
			continue
		}
		out.WriteString(m)
		if vowel(r) {
			// What is left to add is shared by the vowels that are left.
			n := (more + vowels - 1) / vowels
			out.WriteString(strings.Repeat(marked[unicode.ToLower(r)], n))
			more, vowels = more-n, vowels-1
		}
	}
	return out.String()
}

// vowel reports whether a letter is one that can be drawn out.
func vowel(r rune) bool { return strings.ContainsRune("aeiouAEIOU", r) }
