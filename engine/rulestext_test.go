package engine_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ayoayo/engine"
)

// rulesText is RULES.md, read.
type rulesText struct {
	all string
	// sections are the texts about a rule-set, by key.
	sections map[string]string
}

func readRulesText(t *testing.T) rulesText {
	t.Helper()
	data, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	text := rulesText{all: string(data), sections: map[string]string{}}
	key := regexp.MustCompile("`([a-z-]+)`")
	for _, section := range strings.Split(text.all, "\n## ")[1:] {
		title, body, _ := strings.Cut(section, "\n")
		for _, k := range key.FindAllStringSubmatch(title, -1) {
			text.sections[k[1]] = body
		}
	}
	return text
}

// rules returns how many rules a rule-set has; they are numbered from 1.
func (text rulesText) rules(t *testing.T, key string) int {
	t.Helper()
	n := 0
	for _, item := range regexp.MustCompile(`(?m)^(\d+)\. `).FindAllStringSubmatch(text.sections[key], -1) {
		if n++; item[1] != strconv.Itoa(n) {
			t.Errorf("%s: rule %s follows rule %d", key, item[1], n-1)
		}
	}
	return n
}

// TestRulesTextIsWhatIsPlayed holds the numbers and options of RULES.md against
// the rule-sets.
func TestRulesTextIsWhatIsPlayed(t *testing.T) {
	text := readRulesText(t)
	for _, sp := range engine.Specs() {
		row := fmt.Sprintf("\n| `%s` | %dx%d | %d, %d in all | ", sp.Key, sp.Rows, sp.Cols, sp.Deal, sp.Seeds())
		if !strings.Contains(text.all, row) {
			t.Errorf("no row of the table begins with %q", row)
		}
		for _, o := range sp.Options {
			want := "`" + o.Name + "=" + strings.Join(o.Values, "|") + "`"
			if !strings.Contains(text.sections[sp.Key], want) {
				t.Errorf("%s: the option %s is not described", sp.Key, want)
			}
		}
	}
}

// TestEveryRuleIsCarriedOutAndTried holds that the file of a game names each of
// its rules where it carries it out, and no other, and that a case of
// TestRules tries it.
func TestEveryRuleIsCarriedOutAndTried(t *testing.T) {
	text := readRulesText(t)
	for _, sp := range engine.Specs() {
		n := text.rules(t, sp.Key)
		if n < 3 {
			t.Errorf("%s: RULES.md has %d rules", sp.Key, n)
		}
		named := namedRules(t, gameFile(t, sp.Key))
		for rule := 1; rule <= n; rule++ {
			if !named[rule] {
				t.Errorf("%s: no line carries out rule %d", sp.Key, rule)
			}
			if sp.VariantOf == "" && !tried(sp.Key, rule) {
				t.Errorf("%s: no case of TestRules tries rule %d", sp.Key, rule)
			}
		}
		for rule := range named {
			if rule > n {
				t.Errorf("%s: rule %d is not in RULES.md", sp.Key, rule)
			}
		}
	}
}

func tried(key string, rule int) bool {
	for _, c := range ruleCases() {
		if strings.HasPrefix(c.rule, fmt.Sprintf("%s %d: ", key, rule)) {
			return true
		}
	}
	return false
}

// namedRules are the numbers of the rules that the comments of a file name.
func namedRules(t *testing.T, file string) map[int]bool {
	t.Helper()
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	numbers := map[int]bool{}
	name := regexp.MustCompile(`\b[Rr]ules? (\d+)(?: and (\d+))?`)
	for _, comment := range regexp.MustCompile(`//.*`).FindAllString(string(source), -1) {
		for _, m := range name.FindAllStringSubmatch(comment, -1) {
			for _, digits := range m[1:] {
				if n, err := strconv.Atoi(digits); err == nil {
					numbers[n] = true
				}
			}
		}
	}
	return numbers
}

// gameFile finds the file that holds a rule-set: the one with its key in it.
func gameFile(t *testing.T, key string) string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := ""
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if literal, ok := n.(*ast.BasicLit); ok && literal.Value == strconv.Quote(key) {
				found = file
			}
			return true
		})
	}
	if found == "" {
		t.Fatalf("no file holds the rule-set %s", key)
	}
	return found
}
