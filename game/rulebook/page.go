// Package rulebook makes the rules pages: which sentences and pictures stand on
// the page of a rule-set, chosen by the rule-set's own board and option values,
// so that the page can't say something else than the engine plays. It also
// holds the questions that lead from the game a player grew up with to a
// rule-set.
package rulebook

import (
	"strconv"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/words"
)

// Page is the rules of one rule-set.
type Page struct {
	// Rules is the rule-set the page is about.
	Rules *engine.Rules
	// Aim is what the game is about, Seat which part of the board is the reader's.
	Aim, Seat words.Key
	// Sections follow each other on the page.
	Sections []Section
	say      *words.Printer
}

// Section is a part of a page under a heading.
type Section struct {
	Title words.Key
	// Count says how many paragraphs there are, "" where their number says nothing.
	Count      words.Key
	Paragraphs []Paragraph
}

// Paragraph is a sentence or a few, with what stands beside them.
type Paragraph struct {
	// Number is the number of a rule, 0 where there is none.
	Number int
	// Heading stands before the text, "" where there is none.
	Heading words.Key
	// Text is said with the page's numbers: see [Page.Say].
	Text words.Key
	// Beside is the text of the same aspect in Oware, "" outside that table.
	Beside words.Key
	// Option is the option that the paragraph explains, "" where it is none.
	Option string
	// Example is a picture of the rule, or nil.
	Example *Example
}

// Example is a position and moves that are played from it, as a picture shows them.
type Example struct {
	Rules    *engine.Rules
	Position engine.Position
	// Moves are played one after the other, each from the position; none where the
	// picture shows the position alone.
	Moves []Played
	// Choice says that it matters which pits may be sown.
	Choice bool
}

// Played is a move, and what a picture shows of what happens in it.
type Played struct {
	Move  engine.Move
	Trace *engine.Trace
}

// First returns the first move of a picture, NoMove where it has none.
func (e *Example) First() engine.Move {
	if len(e.Moves) == 0 {
		return engine.NoMove
	}
	return e.Moves[0].Move
}

// For makes the page of a rule-set in the printer's language: what one needs to begin
// is the first section, the others are for later.
func For(r *engine.Rules, say *words.Printer) Page {
	p := Page{Rules: r, Aim: words.Aim.Of(base(r)), Seat: words.Seat.Of("two"), say: say}
	if r.Board().Rows == 4 {
		p.Seat = words.Seat.Of("four")
	}
	begin, rest := p.rules()
	p.add(words.RulesPlay, "", begin)
	p.add(words.RulesRest, words.RulesPoints, rest)
	p.add(words.RulesOptions, words.RulesWays, options(r))
	p.add(words.RulesDiffer, "", differences(r))
	p.add(words.RulesReadings, words.RulesPoints, append(p.numbered(words.Reading, base(r)), common(r)...))
	p.add(words.RulesAbout, "", p.numbered(words.About, base(r)))
	return p
}

// Say returns a sentence of the page with the numbers of the rule-set's board.
func (p *Page) Say(k words.Key) string {
	b := p.Rules.Board()
	half := b.Seeds() / 2
	return p.say.Say(k, b.Cols, b.Deal, b.Seeds(), half, half+1, 2*b.Cols)
}

// SayOware is Say for the sentences about Oware that stand beside the page's
// own: their numbers are those of its board.
func (p *Page) SayOware(k words.Key) (string, error) {
	oware, err := engine.ParseRules(Beside)
	if err != nil {
		return "", err
	}
	beside := Page{Rules: oware, say: p.say}
	return beside.Say(k), nil
}

// Beside is the key of the rule-set that the others are set beside.
const Beside = "oware"

// base is the name under which the sentences of a rule-set are kept: presets of
// one game share theirs.
func base(r *engine.Rules) string {
	if b := r.Spec().VariantOf; b != "" {
		return b
	}
	return r.Key()
}

// add appends a section that has something to say.
func (p *Page) add(title, count words.Key, paragraphs []Paragraph) {
	if len(paragraphs) > 0 {
		p.Sections = append(p.Sections, Section{Title: title, Count: count, Paragraphs: paragraphs})
	}
}

// rules lists the rules in order, the sentence of each chosen by the options: those
// that one needs to begin, and after the board the rest, with what else there is to
// know about the first.
func (p *Page) rules() (begin, rest []Paragraph) {
	name := base(p.Rules)
	rest = append(rest, Paragraph{Text: words.Rule.Of(name + ".setup")})
	for n := 1; ; n++ {
		k, ok := p.rule(n)
		if !ok {
			return begin, rest
		}
		of := name + "." + strconv.Itoa(n)
		rule := Paragraph{Number: n, Heading: words.RuleName.Of(of), Text: k, Example: example(p.Rules, name, n)}
		if !isNeededToBegin(of) {
			rest = append(rest, rule)
			continue
		}
		begin = append(begin, rule)
		if more := words.RuleMore.Of(of); p.say.Has(more) {
			rest = append(rest, Paragraph{Number: n, Heading: rule.Heading, Text: more})
		}
	}
}

// rule finds the sentence of the n-th rule: one that holds in any case, or that
// of the value an option has.
func (p *Page) rule(n int) (words.Key, bool) {
	name := base(p.Rules) + "." + strconv.Itoa(n)
	if k := words.Rule.Of(name); p.say.Has(k) {
		return k, true
	}
	for _, o := range p.Rules.Spec().Options {
		k := words.Rule.Of(strings.Join([]string{name, o.Name, p.Rules.Value(o.Name)}, "."))
		if p.say.Has(k) {
			return k, true
		}
	}
	return "", false
}

// numbered lists the sentences of a family that are numbered from 1.
func (p *Page) numbered(f words.Family, name string) []Paragraph {
	var list []Paragraph
	for n := 1; p.say.Has(f.Of(name + "." + strconv.Itoa(n))); n++ {
		list = append(list, Paragraph{Text: f.Of(name + "." + strconv.Itoa(n))})
	}
	return list
}

// options explains each option of a rule-set.
func options(r *engine.Rules) []Paragraph {
	var list []Paragraph
	for _, o := range r.Spec().Options {
		list = append(list, Paragraph{Heading: words.OptionName.Of(o.Name), Text: words.OptionWhy.Of(o.Name), Option: o.Name})
	}
	return list
}

// differences sets a game beside Oware, aspect by aspect.
func differences(r *engine.Rules) []Paragraph {
	if base(r) == Beside {
		return nil
	}
	var list []Paragraph
	for _, aspect := range words.Aspects() {
		list = append(list, Paragraph{
			Heading: words.DifferRow.Of(aspect),
			Text:    words.Differ.Of(aspect + "." + base(r)),
			Beside:  words.Differ.Of(aspect + "." + Beside),
		})
	}
	return list
}

// common lists the readings that hold for every game to which they apply.
func common(r *engine.Rules) []Paragraph {
	b := r.Board()
	list := []Paragraph{}
	if b.Circles {
		list = append(list, Paragraph{Text: words.Reading.Of("common.repetition")})
	}
	if b.Stores && !b.SownStores {
		// A store that is sown is where the sowing needs it.
		list = append(list, Paragraph{Text: words.Reading.Of("common.stores")})
	}
	if b.Laps {
		list = append(list, Paragraph{Text: words.Reading.Of("common.endless")})
	}
	return list
}
