package words

import "strings"

// beside stands between pieces of a description, where a comma is heard.
const beside = " · "

// Join puts pieces of a description side by side, leaving out empty ones.
func Join(pieces ...string) string { return Glue(beside, pieces...) }

// Heard is a text of joined pieces as it is read out.
func Heard(text string) string { return strings.ReplaceAll(text, beside, ", ") }

// Glue joins the pieces that are not empty.
func Glue(between string, pieces ...string) string {
	var some []string
	for _, p := range pieces {
		if p != "" {
			some = append(some, p)
		}
	}
	return strings.Join(some, between)
}

// More stands for what was left out of a text.
const More = "…"
