package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// message is an entry of a PO file.
type message struct {
	// comments are the translator's, notes what the translator is told.
	comments, notes []string
	flags           []string
	// previous are lines about what the English was when it was translated.
	previous []string
	// context, id and plural are what is translated, text is what it is translated to: one
	// form or, where there is a plural, as many as the language has.
	context, id, plural string
	text                []string
}

// parse reads a PO file. Other programs write such files too, and break long lines; what
// is left of entries that are gone is not kept.
func parse(file string) ([]message, error) {
	var list []message
	m, to, open := message{}, (*string)(nil), false
	end := func() {
		if open {
			list = append(list, m)
		}
		m, to, open = message{}, nil, false
	}
	for i, line := range strings.Split(file, "\n") {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if open && (word == "" || strings.HasPrefix(word, "#") || word == "msgctxt") {
			end()
		}
		switch {
		case word == "", word == "#~":
			continue
		case strings.HasPrefix(word, "#"):
			m.remark(word, rest)
			continue
		case strings.HasPrefix(word, `"`):
			rest = strings.TrimSpace(line)
		default:
			open = open || word != "msgctxt"
			if to = m.part(word); to == nil {
				return nil, fmt.Errorf("line %d begins with what no line begins with: %q", i+1, word)
			}
		}
		text, err := strconv.Unquote(strings.TrimSpace(rest))
		if err != nil || to == nil {
			return nil, fmt.Errorf("line %d has no text between two \", in which a \" is written \\\": %s", i+1, line)
		}
		*to += text
	}
	end()
	return list, nil
}

// remark takes a line of comments.
func (m *message) remark(word, rest string) {
	switch word {
	case "#.":
		m.notes = append(m.notes, rest)
	case "#,":
		for flag := range strings.SplitSeq(rest, ",") {
			m.flags = append(m.flags, strings.TrimSpace(flag))
		}
	case "#|":
		m.previous = append(m.previous, rest)
	case "#:": // where a sentence is said, which is not noted here
	default:
		m.comments = append(m.comments, strings.TrimPrefix(word+" "+rest, "# "))
	}
}

// part returns where the text of a line goes that begins with a word, nil for nowhere.
func (m *message) part(word string) *string {
	switch word {
	case "msgctxt":
		return &m.context
	case "msgid":
		return &m.id
	case "msgid_plural":
		return &m.plural
	case "msgstr", fmt.Sprintf("msgstr[%d]", len(m.text)):
		m.text = append(m.text, "")
		return &m.text[len(m.text)-1]
	}
	return nil
}

// String is the entry as it is written: a text a line, so that versions of it are
// compared easily.
func (m message) String() string {
	var b strings.Builder
	for _, part := range []struct {
		sign  string
		lines []string
	}{{"# ", m.comments}, {"#. ", m.notes}, {"#, ", m.flags}, {"#| ", m.previous}} {
		if part.sign == "#, " && len(part.lines) > 0 {
			part.lines = []string{strings.Join(part.lines, ", ")}
		}
		for _, line := range part.lines {
			b.WriteString(strings.TrimSpace(part.sign+line) + "\n")
		}
	}
	if m.context != "" {
		fmt.Fprintf(&b, "msgctxt %s\n", quote(m.context))
	}
	fmt.Fprintf(&b, "msgid %s\n", quote(m.id))
	if m.plural == "" {
		fmt.Fprintf(&b, "msgstr %s\n", quote(m.text[0]))
		return b.String()
	}
	fmt.Fprintf(&b, "msgid_plural %s\n", quote(m.plural))
	for i, text := range m.text {
		fmt.Fprintf(&b, "msgstr[%d] %s\n", i, quote(text))
	}
	return b.String()
}

// quote puts a text between quotes, its letters as they are.
func quote(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`).Replace(text) + `"`
}

// fuzzy is the mark of a sentence that is not to be said before a translator has looked
// at it again.
const fuzzy = "fuzzy"

func (m *message) isFuzzy() bool { return slices.Contains(m.flags, fuzzy) }

// mark says that a translator has to look at a message again.
func (m *message) mark() {
	if !m.isFuzzy() {
		m.flags = append(slices.Clone(m.flags), fuzzy)
	}
}

// isWritten reports whether a message has anything of a translator's.
func (m *message) isWritten() bool {
	return slices.ContainsFunc(m.text, func(s string) bool { return s != "" })
}

// uncertain is how a translator's comment begins on a sentence that somebody else should
// look at.
const uncertain = "?"

func (m *message) isUncertain() bool {
	return slices.ContainsFunc(m.comments, func(s string) bool { return strings.HasPrefix(s, uncertain) })
}
