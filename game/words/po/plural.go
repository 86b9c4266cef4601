package main

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
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
