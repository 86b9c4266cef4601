package words

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Grammar is what a language does with numbers, as the Unicode consortium's CLDR has it. It
// comes with a language's table: the whole library has every language's, and takes more
// room than all of them.
type Grammar struct {
	// Categories are the plural categories in which whole numbers are.
	Categories []string
	// Rule has the category of each number below 200 as a digit. Above, a number is as the
	// one between 100 and 200 with the same last two digits.
	Rule string
	// Group parts the digits of large numbers by thousands, Decimal those of a fraction from
	// the others.
	Group, Decimal string
}

// EnglishGrammar returns that of the first language.
func EnglishGrammar() Grammar {
	return Grammar{[]string{"one", "other"}, "10" + strings.Repeat("1", 198), ",", "."}
}

// category is the plural category of a number.
func (g Grammar) category(n int64) string {
	n = max(n, -n)
	if n >= 200 {
		n = 100 + n%100
	}
	return g.Categories[g.Rule[n]-'0']
}

// form returns the form of a sentence for its arguments, the last one where none is for
// the category of the first.
func (g Grammar) form(s Sentence, args []any) string {
	if len(s) > 1 && len(args) > 0 {
		if n := reflect.ValueOf(args[0]); n.CanInt() {
			category := g.category(n.Int())
			for _, f := range s {
				if f.Category == category {
					return f.Text
				}
			}
		}
	}
	return s[len(s)-1].Text
}

// say returns a sentence with its arguments.
func (g Grammar) say(s Sentence, args []any) string {
	if len(s) == 0 {
		return ""
	}
	format := g.form(s, args)
	if !strings.Contains(format, "%") {
		return format
	}
	written := make([]any, len(args))
	for i, a := range args {
		switch a := a.(type) {
		case int:
			written[i] = number{a, g}
		case float64:
			written[i] = fraction{a, g}
		default:
			written[i] = a
		}
	}
	return fmt.Sprintf(format, written...)
}

// number is a whole number as a language writes it.
type number struct {
	n int
	g Grammar
}

// Format writes the number, in whatever way it is asked for.
func (n number) Format(s fmt.State, _ rune) {
	digits := strconv.Itoa(n.n)
	for at := len(digits) - 3; at > 0 && digits[at-1] != '-'; at -= 3 {
		digits = digits[:at] + n.g.Group + digits[at:]
	}
	fmt.Fprint(s, digits)
}

// fraction is a number that has a fraction, as a language writes it.
type fraction struct {
	f float64
	g Grammar
}

// Format writes the number with as many digits as are asked for.
func (f fraction) Format(s fmt.State, verb rune) {
	fmt.Fprint(s, strings.Replace(fmt.Sprintf(fmt.FormatString(s, verb), f.f), ".", f.g.Decimal, 1))
}
