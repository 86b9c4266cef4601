package web

import (
	"bytes"
	"html"
	"strings"
	"text/template"

	"ayoayo/game/address"
	"ayoayo/game/words"
)

// What follows is for people who put boards on pages of their own: the element, its types,
// and the page that explains both.

// example is a board on that page, and what is copied from there: both are made of this.
type example struct {
	Title, About string
	Attributes   [][2]string
}

// examples are the usual cases.
func examples() []example {
	return []example{
		{"A level to beat", "The visitor plays South against the computer. The game is kept in the visitor’s browser under its key.", [][2]string{
			{"rules", "ayoayo"}, {"level", "3"}, {"side", "south"}, {"menu", "none"}, {"key", "level-3"},
		}},
		{"A position to discuss", "Two people at one board, from a position.", [][2]string{
			{"rules", "ayoayo"}, {"position", "1,2,1,1,0,0/3,0,4,0,0,0 14,22 S"}, {"menu", "none"},
		}},
		{"Moves to find", "The right moves are taken and answered, others are put back.", [][2]string{
			{"rules", "ayoayo"}, {"position", "1,2,1,1,0,0/3,0,4,0,0,0 14,22 S"}, {"moves", "B"}, {"mode", "solve"}, {"menu", "none"},
		}},
		{"A game to step through", "It can’t be played on, nor left.", [][2]string{
			{"rules", "ayoayo"}, {"moves", "C f B d C b B d D f C b"}, {"mode", "view"}, {"menu", "none"}, {"ratio", "16 / 9"},
		}},
	}
}

// Element is the example as it stands on a page.
func (e example) Element() string {
	out := "<ayo-board"
	for _, a := range e.Attributes {
		out += " " + a[0] + `="` + html.EscapeString(a[1]) + `"`
	}
	return out + ` title="` + html.EscapeString(e.Title) + `"></ayo-board>`
}

// attribute is something that a board can be asked for, with its explanation.
type attribute struct{ Name, About string }

// attributes are those of which the program knows, in its own words.
func attributes() ([]attribute, error) {
	say, err := words.New()
	if err != nil {
		return nil, err
	}
	var codes []string
	for _, l := range words.Languages() {
		codes = append(codes, l.Code)
	}
	var list []attribute
	for _, name := range address.Names() {
		list = append(list, attribute{name, say.Say(words.AddressOf.Of(name), address.Choices(name, codes), address.Levels)})
	}
	return list, nil
}

// embedding are the files for other people's pages. Their names stay the same.
func embedding() ([]File, error) {
	names, err := attributes()
	if err != nil {
		return nil, err
	}
	explained, err := template.ParseFS(pages, "page/embed.html")
	if err != nil {
		return nil, err
	}
	var page bytes.Buffer
	if err := explained.Execute(&page, struct {
		Boards []example
		Names  []attribute
	}{examples(), names}); err != nil {
		return nil, err
	}
	files := []File{{"embed.html", page.Bytes()}}
	for _, name := range strings.Fields("embed.js embed.d.ts embed.css") {
		data, err := pages.ReadFile("page/" + name)
		if err != nil {
			return nil, err
		}
		files = append(files, File{name, data})
	}
	return files, nil
}
