package main

import (
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ayoayo/game/words"
	"ayoayo/game/words/tables"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	printing "golang.org/x/text/message"
)

// others are the codes of the languages beside the first.
func others() []string {
	var codes []string
	for _, l := range words.AllLanguages()[1:] {
		codes = append(codes, l.Code)
	}
	return codes
}

// What a translator has written is what the program says.
func TestTablesAreThoseOfTheFiles(t *testing.T) {
	for _, code := range others() {
		text, err := os.ReadFile(code + ".po")
		if err != nil {
			t.Fatal(err)
		}
		had, err := parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		f := &file{code: code, messages: had[1:]}
		if f.text() != string(text) {
			t.Errorf("%s.po is not as it would be written: go generate ./game/words", code)
		}
		table, report := f.table()
		if table != tables.Of(code) {
			t.Errorf("the table of %s is not that of its file: go generate ./game/words", code)
		}
		for _, err := range report.wrong {
			t.Error(err)
		}
	}
}

// Who can't see the program is told what stands for each argument.
func TestArgumentsAreExplained(t *testing.T) {
	for _, m := range template().messages {
		told := strings.Join(m.notes, " ")
		for _, a := range append(arguments(m.id), arguments(m.plural)...) {
			if a != "%%" && !strings.Contains(told, a) && !strings.HasPrefix(m.context, "chip.") {
				t.Errorf("%s: notes.go does not say what %s is in %q", m.context, a, m.id)
			}
		}
	}
}

// A note that is about no sentence is one too many.
func TestNotesAreAboutSentences(t *testing.T) {
	all, used := notes(), map[string]bool{}
	for _, m := range template().messages {
		k := words.Key(m.context)
		used[noteOf(all, k)] = true
	}
	for name := range all {
		if !used[name] {
			t.Errorf("no sentence has the note of %q", name)
		}
	}
}

// The rule of plurals that translators' programs go by is that of the program.
func TestPluralForms(t *testing.T) {
	names := [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}
	for _, code := range others() {
		rule := regexp.MustCompile(`^nplurals=(\d); plural=(.*);$`).FindStringSubmatch(pluralForms(code))
		all := categories(code)
		if rule == nil || rule[1] != strconv.Itoa(len(all)) {
			t.Errorf("%s: %d categories, and the rule %q", code, len(all), pluralForms(code))
			continue
		}
		for n := range 212 {
			want := names[plural.Cardinal.MatchPlural(language.Make(code), n, 0, 0, 0, 0)]
			if got := all[choose(t, rule[2], n)].name; got != want {
				t.Fatalf("%s: %d has the form %s by the rule, want %s", code, n, got, want)
			}
		}
	}
}

// choose is what a rule of plurals gives for a number.
func choose(t *testing.T, rule string, n int) int {
	t.Helper()
	value := func(expression string) constant.Value {
		if strings.Count(expression, "(") == strings.Count(expression, ")")+1 {
			expression = strings.TrimPrefix(expression, "(")
		}
		v, err := types.Eval(token.NewFileSet(), nil, token.NoPos, strings.ReplaceAll(expression, "n", strconv.Itoa(n)))
		if err != nil {
			t.Fatal(err)
		}
		return v.Value
	}
	for {
		condition, rest, more := strings.Cut(rule, "?")
		if !more {
			v := value(strings.TrimSuffix(strings.TrimSpace(condition), ")"))
			if v.Kind() == constant.Bool {
				return map[bool]int{true: 1}[constant.BoolVal(v)]
			}
			i, _ := constant.Int64Val(v)
			return int(i)
		}
		yes, no, _ := strings.Cut(rest, ":")
		if constant.BoolVal(value(strings.TrimSpace(condition))) {
			i, _ := constant.Int64Val(value(strings.TrimSpace(yes)))
			return int(i)
		}
		rule = no
	}
}

// entry is a file of one sentence.
const entry = `msgid ""
msgstr "Language: cs\n"

# ? not sure
#. told
#, fuzzy
#| msgid "a seed"
msgctxt "seeds"
msgid "%[1]d seed"
msgid_plural "%[1]d seeds"
msgstr[0] "one \"%[1]d\""
msgstr[1] "few "
"%[1]d"
msgstr[2] "other %[1]d"

#~ msgctxt "gone"
#~ msgid "gone"
#~ msgstr "pryč"
`

func TestFilesAreRead(t *testing.T) {
	list, err := parse(entry)
	if err != nil || len(list) != 2 {
		t.Fatalf("read %d entries, and %v", len(list), err)
	}
	want := message{
		comments: []string{"? not sure"}, notes: []string{"told"}, flags: []string{"fuzzy"}, previous: []string{`msgid "a seed"`},
		context: "seeds", id: "%[1]d seed", plural: "%[1]d seeds", text: []string{`one "%[1]d"`, "few %[1]d", "other %[1]d"},
	}
	if fmt.Sprintf("%+q", list[1]) != fmt.Sprintf("%+q", want) || !list[1].isUncertain() || !list[1].isFuzzy() {
		t.Errorf("read %+q\nwant %+q", list[1], want)
	}
	again, err := parse(list[1].String())
	if err != nil || len(again) != 1 || again[0].String() != list[1].String() {
		t.Errorf("what was written is read as %+q, %v", again, err)
	}
	for _, broken := range []string{"msgid a", "msgstr[1] \"a\"", "\"a\"", "hello", "msgid \"a\"b\""} {
		if _, err := parse(broken); err == nil {
			t.Errorf("%q is read", broken)
		}
	}
}

// What translators wrote is kept through every change of the English.
func TestWhatIsWrittenIsKept(t *testing.T) {
	find := func(f *file, key string) message {
		i := slices.IndexFunc(f.messages, func(m message) bool { return m.context == key })
		return f.messages[i]
	}
	for name, c := range map[string]struct {
		had   message
		key   string
		text  string
		fuzzy bool
	}{
		"as it is":         {message{context: "undo", id: "Undo", text: []string{"Zpět"}}, "undo", "Zpět", false},
		"other English":    {message{context: "undo", id: "Take back", text: []string{"Zpět"}}, "undo", "Zpět", true},
		"other key":        {message{context: "undone", id: "Undo", text: []string{"Zpět"}}, "undo", "Zpět", true},
		"counted now":      {message{context: "seeds", id: "%[1]d seeds", text: []string{"%[1]d semínek"}}, "seeds", "%[1]d semínek", true},
		"counted no more":  {message{context: "undo", id: "a", plural: "b", text: []string{"x", "y", "z"}}, "undo", "z", true},
		"nothing is there": {message{context: "undo", id: "Take back", text: []string{""}}, "undo", "", false},
	} {
		m := find(merge("cs", []message{c.had}), c.key)
		if got := m.text[len(m.text)-1]; got != c.text || m.isFuzzy() != c.fuzzy {
			t.Errorf("%s: %q, fuzzy %v", name, m.text, m.isFuzzy())
		}
		if asWritten := c.fuzzy && c.had.context == c.key; (len(m.previous) > 0) != asWritten {
			t.Errorf("%s: the English before is %q", name, m.previous)
		}
	}
}

// A sentence that would not be said as it should be is found.
func TestWrongSentencesAreFound(t *testing.T) {
	one := func(id string, text ...string) message { return message{id: id, text: text} }
	many := func(id, plural string, text ...string) message { return message{id: id, plural: plural, text: text} }
	for _, c := range []struct {
		m     message
		right bool
	}{
		{one("Undo", "Zpět"), true},
		{one("Undo", " Zpět"), false},
		{one("Undo", "Zpět\tdál"), false},
		{one("%[1]s ends in %[2]s", "v %[2]s končí %[1]s"), true},
		{one("%[1]s ends in %[2]s", "%[1]s končí"), false},
		{one("%[1]s ends in %[2]s", "%[1]s končí v %[2]d"), false},
		{one("%[1]s ends in %[2]s", "%[1]s končí v %s"), false},
		{one("%[1]d%%", "%[1]d %"), false},
		{many("%[1]d lap", "%[1]d laps", "%[1]d kolo", "%[1]d kola", "%[1]d kol"), true},
		{many("%[1]d lap", "%[1]d laps", "kolo", "%[1]d kola", "%[1]d kol"), true},
		{many("%[1]d lap", "%[1]d laps", "%[1]d kolo", "kola", "%[1]d kol"), false},
		{many("%[1]d lap", "%[1]d laps", "%[1]d kolo", "", "%[1]d kol"), false},
	} {
		if err := (&file{code: "cs"}).check(&c.m); (err == nil) != c.right {
			t.Errorf("%q: %v", c.m.text, err)
		}
	}
}

// A table has of the library what its sentences need: the forms that numbers take, and how
// they are written.
func TestGrammarIsThatOfTheLibrary(t *testing.T) {
	names := [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}
	for _, code := range append(others(), "en") {
		g, tag := grammar(code), language.Make(code)
		if code == "en" {
			if got := words.EnglishGrammar(); fmt.Sprint(got) != fmt.Sprint(g) {
				t.Errorf("the grammar of English is %v, want %v", got, g)
			}
		}
		keys := []words.Key{"forms", "fraction", "number"}
		has := map[words.Key]words.Sentence{"number": {{Text: "%[1]d"}}, "fraction": {{Text: "%+.1[1]f"}}}
		for _, c := range g.Categories {
			has["forms"] = append(has["forms"], words.Form{Text: c})
		}
		p, err := words.New()
		if err == nil {
			err = p.Speak(map[bool]string{true: "xx", false: code}[code == "en"], words.Write(g, keys, has))
		}
		if err != nil {
			t.Fatal(err)
		}
		say := printing.NewPrinter(tag)
		wide := func(s string) string { return strings.ReplaceAll(s, "\u202f", "\u00a0") }
		for n := range 2500 {
			if got, want := p.Say("forms", n), names[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]; got != want {
				t.Fatalf("%s: %d has the form %s, want %s", code, n, got, want)
			}
		}
		for _, n := range []int{0, -7, 999, 1000, -1234, 65536, 1234567} {
			if got, want := p.Say("number", n), wide(say.Sprintf("%d", n)); got != want {
				t.Errorf("%s: %d is written %q, want %q", code, n, got, want)
			}
		}
		for _, f := range []float64{0, 2.25, -3.5, 12} {
			if got, want := p.Say("fraction", f), wide(say.Sprintf("%+.1f", f)); got != want {
				t.Errorf("%s: %v is written %q, want %q", code, f, got, want)
			}
		}
	}
}
