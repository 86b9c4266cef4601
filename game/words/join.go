package words

import "strings"

// Join puts pieces of a description side by side, leaving out empty ones.
func Join(pieces ...string) string { return Glue(" · ", pieces...) }

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
