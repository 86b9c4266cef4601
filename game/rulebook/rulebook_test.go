package rulebook

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/vectors"
	"ayoayo/game/words"
)

func english(t *testing.T) *words.Printer {
	t.Helper()
	p, err := words.New("en")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func rules(t *testing.T, s string) *engine.Rules {
	t.Helper()
	r, err := engine.ParseRules(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// text is all that a page says.
func text(p *Page) string {
	var lines []string
	for _, s := range p.Sections {
		for _, par := range s.Paragraphs {
			lines = append(lines, p.Say(par.Text))
		}
	}
	return strings.Join(lines, "\n")
}

// TestEverySentenceIsOnAPage holds that the pages ask for sentences that exist
// and that no sentence is left over.
func TestEverySentenceIsOnAPage(t *testing.T) {
	say := english(t)
	used := map[words.Key]bool{}
	for _, name := range vectors.RuleSets() {
		page := For(rules(t, name), say)
		for _, s := range page.Sections {
			for _, par := range s.Paragraphs {
				for _, k := range []words.Key{par.Text, par.Heading, par.Beside} {
					if k != "" && !say.Has(k) {
						t.Errorf("%s: no sentence for %q", name, k)
					}
					used[k] = true
				}
			}
		}
	}
	for _, f := range []words.Family{words.Rule, words.Reading, words.About, words.Differ} {
		for _, k := range say.Keys(f) {
			if !used[k] {
				t.Errorf("the sentence %q is on no page", k)
			}
		}
	}
}

// TestAnOptionChangesItsSentence changes each option and sees the page change.
func TestAnOptionChangesItsSentence(t *testing.T) {
	say := english(t)
	for _, sp := range engine.Specs() {
		plain := For(rules(t, sp.Key), say)
		for _, o := range sp.Options {
			seen := []string{}
			for _, v := range o.Values {
				r, err := plain.Rules.With(o.Name, v)
				if err != nil {
					t.Fatal(err)
				}
				page := For(r, say)
				said := text(&page)
				if slices.Contains(seen, said) {
					t.Errorf("%s: %s=%s reads like another value", sp.Key, o.Name, v)
				}
				seen = append(seen, said)
			}
		}
	}
}

// TestNumbersComeFromTheBoard holds the numbers a page names against the rules.
func TestNumbersComeFromTheBoard(t *testing.T) {
	say := english(t)
	for _, sp := range engine.Specs() {
		page := For(rules(t, sp.Key), say)
		setup := page.Say(page.Sections[0].Paragraphs[0].Text)
		for _, want := range []string{
			fmt.Sprintf("of %d pits", sp.Cols), fmt.Sprintf("with %d seeds", sp.Deal), fmt.Sprintf("%d in all", sp.Seeds()),
		} {
			if !strings.Contains(setup, want) {
				t.Errorf("%s: %q does not say %q", sp.Key, setup, want)
			}
		}
		if strings.Contains(text(&page), "%!") {
			t.Errorf("%s: a sentence lacks a number", sp.Key)
		}
	}
	page := For(rules(t, "bao-laps"), say)
	beside, err := page.SayOware(words.Differ.Of("end.oware"))
	if err != nil || !strings.Contains(beside, "25 seeds win") {
		t.Errorf("beside it stands %q, %v", beside, err)
	}
}

// TestEveryExampleCanBePlayed holds that the pictures are positions of their
// games and that, in the preset, their moves are legal.
func TestEveryExampleCanBePlayed(t *testing.T) {
	for name, s := range examples() {
		key := name[:strings.LastIndex(name, ".")]
		e, err := newExample(rules(t, key), s)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if e.Move == engine.NoMove {
			t.Errorf("%s: the move %s is not legal", name, s.move)
		}
		if got := e.Rules.FormatPosition(&e.Position); got != s.position {
			t.Errorf("%s: the position settles to %s", name, got)
		}
	}
}

// TestEveryExampleHasItsRule holds that no picture is without a rule.
func TestEveryExampleHasItsRule(t *testing.T) {
	say := english(t)
	shown := map[*engine.Rules]int{}
	total := 0
	for _, sp := range engine.Specs() {
		page := For(rules(t, sp.Key), say)
		for _, par := range page.Sections[1].Paragraphs {
			if par.Example != nil {
				shown[page.Rules]++
			}
		}
		if shown[page.Rules] < 2 {
			t.Errorf("%s: %d pictures, expected at least two", sp.Key, shown[page.Rules])
		}
		if base(page.Rules) == sp.Key {
			total += shown[page.Rules]
		}
	}
	if total != len(examples()) {
		t.Errorf("%d of %d pictures stand on a page", total, len(examples()))
	}
}

// TestFinderEndsAtRules follows every way through the questions.
func TestFinderEndsAtRules(t *testing.T) {
	say := english(t)
	found := map[string]bool{}
	var ask func(q *Question, depth int)
	ask = func(q *Question, depth int) {
		if depth > 4 {
			t.Errorf("%q is the fifth question", say.Say(q.Text))
		}
		if !say.Has(q.Text) || len(q.Answers) < 2 {
			t.Errorf("question %q", q.Text)
		}
		for _, a := range q.Answers {
			if e, err := a.Example(); err != nil || e == nil || !say.Has(a.Text) {
				t.Errorf("answer %q: %v", a.Text, err)
			}
			if (a.Next == nil) == (a.Rules == "") {
				t.Errorf("answer %q leads to %q and to another question %v", a.Text, a.Rules, a.Next != nil)
			}
			if a.Next != nil {
				ask(a.Next, depth+1)
				continue
			}
			if got := rules(t, a.Rules).String(); got != a.Rules {
				t.Errorf("answer %q leads to %q, which is written %q", a.Text, a.Rules, got)
			}
			found[strings.Split(a.Rules, ";")[0]] = true
		}
	}
	ask(Finder(), 1)
	for _, sp := range engine.Specs() {
		if !found[sp.Key] {
			t.Errorf("no answers lead to %s", sp.Key)
		}
	}
}
