package wordstest

import (
	"testing"
	"unicode"

	"ayoayo/game/words"
)

func TestPseudoWordsAreLongerAndMarked(t *testing.T) {
	p, err := Pseudo()
	if err != nil {
		t.Fatal(err)
	}
	for plain, want := range map[string]string{
		"Undo":             "Ùúndọ̀ọ̀", // 4 letters, 2 more
		"B ends in E · +3": "B ẹ́ẹ́ẹ́ndṣ íín E · +3",
	} {
		if got := pseudo(plain); got != want {
			t.Errorf("%q becomes %q, want %q", plain, got, want)
		}
		if again := pseudo(want); again != want {
			t.Errorf("what was bent is bent again: %q", again)
		}
	}
	if got := p.Say(words.Undo); got == "Undo" {
		t.Error("a printer of no language speaks English")
	}
	sum := func(s string) (n int) {
		for _, r := range s {
			if !unicode.Is(unicode.Mn, r) {
				n++
			}
		}
		return n
	}
	english, err := words.New()
	if err != nil {
		t.Fatal(err)
	}
	plain, long := 0, 0
	for _, family := range []words.Family{words.GameLine, words.GamePeople, words.LevelLooks, words.OptionName} {
		for _, k := range english.Keys(family) {
			plain += sum(english.Say(k))
			long += sum(p.Say(k))
		}
	}
	if plain == 0 || long < plain*13/10 {
		t.Errorf("the sentences have %d letters, those of the first language %d", long, plain)
	}
}
