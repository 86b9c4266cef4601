package ui

import (
	"strings"
	"unicode"
)

// Names and remarks come from outside, in records, links and backups. What in them turns
// the direction of the text around it, or can't be seen, is neither drawn nor handed to
// the browser's page.

// plain is a text without that.
func plain(text string) string {
	if !strings.ContainsFunc(text, turnsText) { // as nearly always, and then nothing is made
		return text
	}
	return strings.Map(func(r rune) rune {
		if turnsText(r) {
			return -1
		}
		return r
	}, text)
}

func turnsText(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }

// makePlain leaves that out of all that is on a page.
func (p *Page) makePlain() {
	for i := range p.Lines {
		p.Lines[i].Text = plain(p.Lines[i].Text)
	}
	for i := range p.Controls {
		c := &p.Controls[i]
		for _, text := range []*string{&c.Label, &c.Short, &c.Said, &c.Brief, &c.About, &c.Group.Label} {
			*text = plain(*text)
		}
		for _, lines := range [][]string{c.Lines, c.Under} {
			for n := range lines {
				lines[n] = plain(lines[n])
			}
		}
	}
}
