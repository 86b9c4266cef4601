// Package address reads what the end of a page's address asks for, in words that people
// write by hand: #rules=oware;level=5;moves=C c. What is wrong is left out and told; the
// rest holds.
package address

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"ayoayo/engine"
)

// The names of what an address can ask for.
const (
	Rules    = "rules"
	Position = "position"
	Moves    = "moves"
	Level    = "level"
	Side     = "side"
	Mode     = "mode"
	Menu     = "menu"
	Theme    = "theme"
	Lang     = "lang"
	Key      = "key"
)

// Names lists them, in the order in which they are explained.
func Names() []string {
	return []string{Rules, Position, Moves, Level, Side, Mode, Menu, Theme, Lang, Key}
}

// The modes: a game is played, only stepped through, or its moves are to be found.
const (
	Play  = "play"
	View  = "view"
	Solve = "solve"
)

// Modes lists them.
func Modes() []string { return []string{Play, View, Solve} }

// none is the value of a menu that is not shown.
const none = "none"

// longestKey is how many letters a key has at most.
const longestKey = 40

// Unknown is the name under which what is not known at all is told.
const Unknown = "unknown"

// Levels is how many levels the computer has.
const Levels = 10

// Themes lists what boards can be made of.
func Themes() []string { return []string{"own", "wood", "sand", "soapstone", "contrast"} }

// Choices lists what can be asked for by a name, "" where that is no list, in a program of
// some languages.
func Choices(name string, languages []string) string {
	var list []string
	switch name {
	case Rules:
		for _, spec := range engine.Specs() {
			list = append(list, spec.Key)
		}
	case Theme:
		list = Themes()
	case Lang:
		list = languages
	}
	return strings.Join(list, ", ")
}

// Asked is what an address asks for.
type Asked struct {
	// Rules are nil where no table is asked for.
	Rules *engine.Rules
	// Start is a position to begin at, nil for the rules' own; Moves follow it, as far as
	// they are legal.
	Start *engine.Position
	Moves []engine.Move
	// Level is that of the computer, 0 for whoever would play else; Side is the person's,
	// Nobody for the usual one.
	Level int
	Side  engine.Player
	// Mode is one of Modes. NoMenu says that nothing leads away from the board.
	Mode   string
	NoMenu bool
	// Theme and Language are "" for what the player has chosen.
	Theme, Language string
	// Slot names a place of its own for the games, "" for the usual one. Forgets says that
	// nothing is kept.
	Slot    string
	Forgets bool
	// Wrong is what was left out.
	Wrong []Wrong
}

// Wrong is something that was left out: the name of what was asked for, or Unknown, and
// how it was written.
type Wrong struct{ Name, Written string }

// Read reads the end of an address, from # on, in a program of some languages.
func Read(end string, languages []string) Asked {
	r := reader{languages: languages, asked: Asked{Side: engine.Nobody, Mode: Play}, values: map[string]string{}}
	for _, item := range strings.FieldsFunc(strings.TrimPrefix(end, "#"), func(c rune) bool { return c == ';' || c == '&' }) {
		name, value, ok := strings.Cut(item, "=")
		if !ok {
			continue // the name of a place in a page
		}
		if plain, err := url.PathUnescape(value); err == nil {
			value = plain
		}
		r.take(strings.ToLower(strings.TrimSpace(name)), strings.TrimSpace(value))
	}
	r.table()
	r.rest()
	return r.asked
}

// reader reads an address.
type reader struct {
	languages []string
	asked     Asked
	values    map[string]string
	// options are those of rules, as they are written.
	options []string
}

// take takes a name and its value. A name that is none of these is an option of the rules.
func (r *reader) take(name, value string) {
	if slices.Contains(Names(), name) {
		// Options may stand behind the rules in one value, as a program escapes them.
		if name == Rules {
			key, options, _ := strings.Cut(value, ";")
			value = key
			r.options = append(r.options, strings.FieldsFunc(options, func(c rune) bool { return c == ';' })...)
		}
		r.values[name] = value
		return
	}
	r.options = append(r.options, name+"="+value)
}

// wrong notes that something is left out.
func (r *reader) wrong(name string) {
	r.asked.Wrong = append(r.asked.Wrong, Wrong{name, name + "=" + r.values[name]})
}

// table reads the rules and what stands on the board.
func (r *reader) table() {
	key, ok := r.values[Rules]
	if !ok && (r.values[Position] != "" || r.values[Moves] != "" || r.values[Level] != "" || r.values[Side] != "") {
		key, ok = engine.Specs()[0].Key, true
	}
	if ok && key != "" {
		rules, err := engine.ParseRules(key)
		if err != nil {
			r.wrong(Rules)
			return
		}
		r.asked.Rules = rules
	}
	for _, option := range r.options {
		name, value, _ := strings.Cut(option, "=")
		if r.asked.Rules != nil {
			if with, err := r.asked.Rules.With(name, value); err == nil {
				r.asked.Rules = with
				continue
			}
		}
		r.asked.Wrong = append(r.asked.Wrong, Wrong{Unknown, option})
	}
	if r.asked.Rules != nil {
		r.board()
	}
}

// board reads the position and the moves.
func (r *reader) board() {
	rules := r.asked.Rules
	start := rules.Start()
	if text := r.values[Position]; text != "" {
		// A plus is how forms write a space.
		p, err := rules.ParsePosition(strings.Join(strings.Fields(strings.ReplaceAll(text, "+", " ")), " "))
		if err != nil {
			r.wrong(Position)
		} else {
			start, r.asked.Start = p, &p
		}
	}
	text := r.values[Moves]
	if !rules.Board().Rounds { // where a plus is a claim
		text = strings.ReplaceAll(text, "+", " ")
	}
	moves, err := rules.ParseMoves(text)
	if err != nil {
		r.wrong(Moves)
		return
	}
	g := engine.NewGameFrom(rules, start)
	for _, m := range moves {
		if _, err := g.Play(m); err != nil {
			r.wrong(Moves)
			break
		}
	}
	r.asked.Moves = g.Moves()
}

// rest reads what does not depend on the rules.
func (r *reader) rest() {
	a := &r.asked
	choose := func(name string, from []string, to *string) {
		value, ok := r.values[name]
		switch {
		case !ok || value == "":
		case slices.Contains(from, value):
			*to = value
		default:
			r.wrong(name)
		}
	}
	choose(Theme, Themes(), &a.Theme)
	choose(Mode, Modes(), &a.Mode)
	base, _, _ := strings.Cut(r.values[Lang], "-")
	if r.values[Lang] != "" {
		r.values[Lang] = base
	}
	choose(Lang, r.languages, &a.Language)
	var menu string
	choose(Menu, []string{none}, &menu)
	a.NoMenu = menu == none
	if text := r.values[Level]; text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > Levels {
			r.wrong(Level)
		} else {
			a.Level = n
		}
	}
	switch strings.ToLower(r.values[Side]) {
	case "":
	case "south", "s":
		a.Side = engine.South
	case "north", "n":
		a.Side = engine.North
	default:
		r.wrong(Side)
	}
	r.key()
}

// key reads where games are kept.
func (r *reader) key() {
	value, ok := r.values[Key]
	switch {
	case !ok:
	case value == "" || value == none:
		r.asked.Forgets = true
	case len(value) > longestKey || strings.Trim(value, keyLetters) != "":
		r.wrong(Key)
		r.asked.Forgets = true // rather than open the games of whoever looks at the page
	default:
		r.asked.Slot = value
	}
}

// keyLetters are what a key is made of.
const keyLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."

// With is the end of the address for another game: what is about the table's game is left
// out, and the rest stays.
func (a *Asked) With(rules *engine.Rules) string {
	end := "#" + Rules + "=" + rules.String()
	add := func(name, value string) {
		if value != "" {
			end += ";" + name + "=" + value
		}
	}
	if a.NoMenu {
		add(Menu, none)
	}
	add(Theme, a.Theme)
	add(Lang, a.Language)
	add(Key, a.Slot)
	if a.Forgets {
		add(Key, none)
	}
	return end
}
