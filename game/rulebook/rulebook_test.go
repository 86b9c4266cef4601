package rulebook

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/engine/vectors"
	"ayoayo/game/words"
)

func english(t *testing.T) *words.Printer {
	t.Helper()
	p, err := words.New()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func rules(t *testing.T, s string) *engine.Rules {
	t.Helper()
	r := enginetest.Rules(t, s)
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
		use := func(list ...words.Key) {
			for _, k := range list {
				if k != "" && !say.Has(k) {
					t.Errorf("%s: no sentence for %q", name, k)
				}
				used[k] = true
			}
		}
		use(page.Aim, page.Seat)
		for _, s := range page.Sections {
			use(s.Title, s.Count)
			for _, par := range s.Paragraphs {
				use(par.Text, par.Heading, par.Beside)
			}
		}
	}
	for _, f := range []words.Family{words.Rule, words.RuleName, words.RuleMore, words.Aim, words.Seat, words.Reading, words.About, words.Differ} {
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
		setup := page.Say(page.Sections[1].Paragraphs[0].Text)
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
		if len(e.Moves) != len(strings.Fields(s.moves)) {
			t.Errorf("%s: of the moves %s only %d are legal", name, s.moves, len(e.Moves))
		}
		if got := e.Rules.FormatPosition(&e.Position); got != s.position {
			t.Errorf("%s: the position settles to %s", name, got)
		}
		for _, m := range e.Moves {
			if m.Trace.Origin() != m.Move.Pit() || m.Trace.EndOf(1) == engine.NoPit {
				t.Errorf("%s: of %s no lap is shown", name, e.Rules.FormatMove(m.Move))
			}
		}
	}
}

// TestAPictureShowsItsRuleOnly holds that nothing moves in a picture that its rule does
// not speak of: relays where it is about sowing, captures where it is about laps, what
// is left where the game does not end.
func TestAPictureShowsItsRuleOnly(t *testing.T) {
	for _, c := range []struct {
		name     string
		laps     int
		captured int
		swept    bool
	}{
		{"ayoayo.1", 1, 0, false},
		{"ayoayo.2", 2, 0, false},
		{"ayoayo.3", 1, 5, false},
		{"ayoayo.5", 1, 4, false},
		{"ayoayo.6", 1, 4, true},
		{"oware.1", 1, 0, false},
		{"oware.2", 1, 5, false},
		{"oware.4", 1, 0, false},
		{"namnam.1", 1, 0, false},
		{"namnam.2", 1, 0, false},
		{"namnam.3", 2, 4, false},
		{"bao-laps.1", 2, 0, false},
		{"bao-laps.2", 1, 3, false},
		{"bao-kujifunza.1", 1, 0, false},
		{"bao-kujifunza.2", 2, 2, false},
		{"bao-kujifunza.5", 4, 0, false},
	} {
		e, err := newExample(rules(t, c.name[:strings.LastIndex(c.name, ".")]), examples()[c.name])
		if err != nil {
			t.Fatal(err)
		}
		trace := e.Moves[0].Trace
		captured, _ := trace.Captures(e.Position.Turn())
		swept := slices.ContainsFunc(trace.Events, func(e engine.Event) bool { return e.Kind == engine.Swept })
		if trace.Laps() != c.laps || captured != c.captured || swept != c.swept {
			t.Errorf("%s shows %d laps, %d seeds captured, and what is left taken: %v; want %d, %d and %v", c.name, trace.Laps(), captured, swept, c.laps, c.captured, c.swept)
		}
	}
}

// TestEveryRuleToBeginWithHasAPictureThatMoves holds that of every rule-set, whatever
// its options, and that every picture stands on a page.
func TestEveryRuleToBeginWithHasAPictureThatMoves(t *testing.T) {
	say := english(t)
	placed := map[*Example]bool{}
	for _, name := range vectors.RuleSets() {
		page := For(rules(t, name), say)
		if n := len(page.Sections[0].Paragraphs); n < 3 || n > 5 {
			t.Errorf("%s: %d rules are needed to begin", name, n)
		}
		for _, par := range page.Sections[0].Paragraphs {
			if par.Example == nil || len(par.Example.Moves) == 0 {
				t.Errorf("%s: rule %d has no picture that moves", name, par.Number)
			}
		}
		for _, s := range page.Sections {
			for _, par := range s.Paragraphs {
				if par.Example != nil && name == base(page.Rules) {
					placed[par.Example] = true
				}
			}
		}
	}
	if len(placed) != len(examples()) {
		t.Errorf("%d of %d pictures stand on a page", len(placed), len(examples()))
	}
}

// TestFinderEndsAtRules follows every way through the questions.
func TestFinderEndsAtRules(t *testing.T) {
	say := english(t)
	found, asked := map[string]bool{}, map[words.Key]bool{}
	var ask func(q *Question, depth int)
	ask = func(q *Question, depth int) {
		if depth > 4 {
			t.Errorf("%q is the fifth question", say.Say(q.Text))
		}
		if !say.Has(q.Text) || len(q.Answers) < 2 {
			t.Errorf("question %q", q.Text)
		}
		asked[q.Text] = true
		for _, a := range q.Answers {
			asked[a.Text] = true
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
	for _, k := range say.Keys(words.Finder) {
		if !asked[k] {
			t.Errorf("the sentence %q is in no question", k)
		}
	}
}
