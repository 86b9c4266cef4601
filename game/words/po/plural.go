package main

import (
	"slices"
	"strconv"
	"strings"

	"ayoayo/game/words"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	printing "golang.org/x/text/message"
)

// category is a plural category of a language.
type category struct {
	name string
	// single is whether it has one number alone, which then need not be said.
	single bool
}

// most is up to which number the categories of numbers are looked at. No sentence counts
// higher.
const most = 1000

// categories returns the plural categories of a language in which whole numbers are, in
// the order of the forms in its file.
func categories(code string) []category {
	names := [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}
	var numbers [len(names)]int
	for n := range most + 1 {
		numbers[plural.Cardinal.MatchPlural(language.Make(code), n, 0, 0, 0, 0)]++
	}
	var used []category
	for _, form := range []plural.Form{plural.Zero, plural.One, plural.Two, plural.Few, plural.Many, plural.Other} {
		if numbers[form] > 0 {
			used = append(used, category{names[form], numbers[form] == 1})
		}
	}
	return used
}

// grammar returns what a language does with numbers.
func grammar(code string) words.Grammar {
	var g words.Grammar
	tag := language.Make(code)
	names := [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}
	for _, c := range categories(code) {
		g.Categories = append(g.Categories, c.name)
	}
	for n := range 200 {
		name := names[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]
		g.Rule += strconv.Itoa(slices.Index(g.Categories, name))
	}
	say := printing.NewPrinter(tag)
	// The fonts have the wider of the spaces that may not be broken.
	between := func(format string, n any, before, after string) string {
		text := strings.TrimSuffix(strings.TrimPrefix(say.Sprintf(format, n), before), after)
		return strings.ReplaceAll(text, "\u202f", "\u00a0")
	}
	g.Group, g.Decimal = between("%d", 1222, "1", "222"), between("%.1f", 1.5, "1", "5")
	return g
}

// pluralForms is the rule of a language for the programs that translators use: which form
// a number has. A test holds that it is the one by which the program speaks.
func pluralForms(code string) string {
	switch code {
	case "cs":
		return "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
	case "ru", "be":
		return "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
	case "yo":
		return "nplurals=1; plural=0;"
	case "fr":
		return "nplurals=2; plural=(n > 1);"
	}
	return "nplurals=2; plural=(n != 1);"
}
