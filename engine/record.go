package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Record is a game written down, in text that a person can read:
//
//	[Rules "ayoayo"]
//	[South "Ade"]
//	[North "Computer, level 6"]
//	[Result "S"]
//	[End "seeds"]
//
//	1. F c 2. A dx7 {the row is bare} 3. B d ... S
//
// Tags come first, one a line. Rules names the rule-set; Start, left out when
// it is the game's own, the position the game started from. Result is S, N,
// draw or *, for a game that goes on, and End the way it ended (see
// [End.String]). Other tags are kept as they are. Then come the moves: a number
// and a point before each turn of South, xN behind a move that captures N seeds
// and oN behind one in which the opponent captures N, comments in braces, and
// the result once more.
type Record struct {
	// Tags are the tags other than Rules, Start, Result and End, in order.
	Tags []Tag
	// Game is the game, at its last ply.
	Game *Game
	// Comments holds comments by the number of plies before them.
	Comments map[int]string
}

// Tag is a named value of a record.
type Tag struct {
	// Name is made of letters, digits and underscores.
	Name string
	// Value is any text without line breaks.
	Value string
}

// Text returns the word that a record uses for a result: S, N or draw.
func (r Result) Text() string {
	if r.Winner == Nobody {
		return "draw"
	}
	return r.Winner.String()
}

// Tag returns the value of a tag, "" for one that the record has not.
func (rec *Record) Tag(name string) string {
	for _, t := range rec.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// Text writes the record. Plies that were undone are left out.
func (rec *Record) Text() string {
	g := rec.Game
	var b strings.Builder
	tag := func(name, value string) {
		value = strings.Join(strings.Fields(value), " ")
		value = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value)
		fmt.Fprintf(&b, "[%s \"%s\"]\n", name, value)
	}
	tag("Rules", g.rules.String())
	if g.start != g.rules.start {
		tag("Start", g.rules.FormatPosition(&g.start))
	}
	for _, t := range rec.Tags {
		tag(t.Name, t.Value)
	}
	result := "*"
	if res, over := g.Result(); over {
		result = res.Text()
		tag("Result", result)
		tag("End", res.End.String())
	} else {
		tag("Result", result)
	}
	b.WriteString("\n")
	w := wrapper{b: &b}
	rec.writeMoves(&w)
	w.word(result)
	b.WriteString("\n")
	return b.String()
}

// writeMoves writes numbered moves and comments.
func (rec *Record) writeMoves(w *wrapper) {
	g := rec.Game
	number, mover := 0, Nobody
	for i := 0; ; i++ {
		if c := rec.Comments[i]; c != "" {
			for _, word := range strings.Fields("{" + strings.Map(unbrace, c) + "}") {
				w.word(word)
			}
		}
		if i == g.at {
			return
		}
		before := g.After(i)
		switch {
		case before.turn == South && mover != South:
			number++
			w.word(strconv.Itoa(number) + ".")
		case number == 0:
			number++
			w.word(strconv.Itoa(number) + "...")
		}
		mover = before.turn
		w.word(g.rules.FormatMove(g.plies[i].move) + captured(g.Trace(i), mover))
	}
}

// unbrace keeps a comment from ending early.
func unbrace(c rune) rune {
	switch c {
	case '{':
		return '('
	case '}':
		return ')'
	}
	return c
}

// captured writes what a move captured.
func captured(t *Trace, mover Player) string {
	mine, others := t.Captures(mover)
	s := ""
	if mine > 0 {
		s += "x" + strconv.Itoa(mine)
	}
	if others > 0 {
		s += "o" + strconv.Itoa(others)
	}
	return s
}

// Captures returns how many seeds the mover captured in a move and how many
// the opponent did, which happens in Nam Nam. Sweeps and seeds sown into a
// store do not count.
func (t *Trace) Captures(mover Player) (mine, others int) {
	for _, e := range t.Events {
		switch {
		case e.Kind != Captured:
		case e.To == StoreOf(mover.Other()):
			others += int(e.Count)
		default:
			mine += int(e.Count)
		}
	}
	return mine, others
}

// wrapper writes words on lines of at most 80 columns.
type wrapper struct {
	b   *strings.Builder
	col int
}

func (w *wrapper) word(s string) {
	n := utf8.RuneCountInString(s)
	switch {
	case w.col == 0:
	case w.col+1+n > 80:
		w.b.WriteByte('\n')
		w.col = 0
	default:
		w.b.WriteByte(' ')
		w.col++
	}
	w.b.WriteString(s)
	w.col += n
}

// CutRecord cuts the first record off a text of several: the next one begins with the
// first tag after its moves. What stands in a comment begins nothing.
func CutRecord(text string) (first, rest string) {
	moves, comment := false, false
	for at := 0; at < len(text); {
		end := len(text)
		if i := strings.IndexByte(text[at:], '\n'); i >= 0 {
			end = at + i + 1
		}
		line := text[at:end]
		switch tag := !comment && line[0] == '['; {
		case tag && moves:
			return text[:at], text[at:]
		case !tag:
			moves = moves || strings.TrimSpace(line) != ""
			comment = openComment(line, comment)
		}
		at = end
	}
	return text, ""
}

// openComment reports whether a comment is open after a line of moves.
func openComment(line string, open bool) bool {
	for i := range len(line) {
		open = line[i] == '{' || open && line[i] != '}'
	}
	return open
}

// ParseRecord reads a record and plays it through. The error names the line
// and, where moves are concerned, the ply, and says what was expected.
func ParseRecord(text string) (*Record, error) { return ParseRecordAt(text, 1) }

// ParseRecordAt is [ParseRecord] for a record that begins at a line of a file,
// which the lines in errors are counted from.
func ParseRecordAt(text string, line int) (*Record, error) {
	p := recordParser{s: text, line: line, comments: map[int][]string{}}
	if err := p.parse(); err != nil {
		if p.game != nil {
			return nil, fmt.Errorf("line %d, ply %d: %w", p.line, p.game.Ply()+1, err)
		}
		return nil, fmt.Errorf("line %d: %w", p.line, err)
	}
	return &Record{Tags: p.kept, Game: p.game, Comments: p.joined()}, nil
}

// recordParser reads a record from left to right.
type recordParser struct {
	s        string
	line     int
	kept     []Tag
	known    map[string]string
	game     *Game
	comments map[int][]string // the words, by ply
	closed   bool             // the result has been read
}

func (p *recordParser) parse() error {
	if !utf8.ValidString(p.s) {
		return p.invalid()
	}
	if err := p.tags(); err != nil {
		return err
	}
	if err := p.begin(); err != nil {
		return err
	}
	for p.space(); p.s != ""; p.space() {
		if err := p.step(); err != nil {
			return err
		}
	}
	if p.closed {
		return nil
	}
	return p.close(p.known["Result"])
}

// invalid finds the line at which the text stops being text.
func (p *recordParser) invalid() error {
	for i, c := range p.s {
		if c == '\n' {
			p.line++
		}
		if c == utf8.RuneError && !strings.HasPrefix(p.s[i:], "\uFFFD") {
			break
		}
	}
	return errors.New("this is not text; expected a game record in UTF-8")
}

// space skips white space and counts lines.
func (p *recordParser) space() {
	for p.s != "" && strings.IndexByte(" \t\r\n", p.s[0]) >= 0 {
		if p.s[0] == '\n' {
			p.line++
		}
		p.s = p.s[1:]
	}
}

func (p *recordParser) tags() error {
	p.known = map[string]string{}
	p.s = strings.TrimPrefix(p.s, "\uFEFF")
	for p.space(); strings.HasPrefix(p.s, "["); p.space() {
		t, err := p.tag()
		if err != nil {
			return err
		}
		switch t.Name {
		case "Rules", "Start", "Result", "End":
			if _, twice := p.known[t.Name]; twice {
				return fmt.Errorf("tag %s is given twice", t.Name)
			}
			p.known[t.Name] = t.Value
		default:
			p.kept = append(p.kept, t)
		}
	}
	return nil
}

func (p *recordParser) tag() (Tag, error) {
	line, _, _ := strings.Cut(p.s, "\n")
	name, rest, ok := strings.Cut(line[1:], " \"")
	if !ok || name == "" || strings.Trim(name, tagLetters) != "" {
		return Tag{}, notTag(line)
	}
	var value strings.Builder
	for i := 0; i < len(rest); i++ {
		switch c := rest[i]; {
		case c == '\\' && i+1 < len(rest):
			i++
			value.WriteByte(rest[i])
		case c == '"':
			if !strings.HasPrefix(rest[i:], `"]`) {
				return Tag{}, notTag(line)
			}
			p.s = p.s[len(line)-len(rest)+i+2:]
			return Tag{Name: name, Value: value.String()}, nil
		default:
			value.WriteByte(c)
		}
	}
	return Tag{}, notTag(line)
}

// notTag says that a line is not a tag.
func notTag(line string) error {
	return fmt.Errorf("%q is not a tag; expected [Name \"value\"]", Clip(strings.TrimSpace(line)))
}

// tagLetters are what a tag's name is made of.
const tagLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"

// begin makes the game that the tags describe.
func (p *recordParser) begin() error {
	name, ok := p.known["Rules"]
	if !ok {
		return errors.New("the record has no tag Rules; expected [Rules \"ayoayo\"] or another rule-set first")
	}
	r, err := ParseRules(name)
	if err != nil {
		return fmt.Errorf("tag Rules: %w", err)
	}
	start := r.Start()
	if text, ok := p.known["Start"]; ok {
		if start, err = r.ParsePosition(text); err != nil {
			return fmt.Errorf("tag Start: %w", err)
		}
	}
	p.game = NewGameFrom(r, start)
	return nil
}

// step reads a comment, a move number, a move or the result.
func (p *recordParser) step() error {
	if p.s[0] == '{' {
		return p.comment()
	}
	word := p.s
	if i := strings.IndexAny(word, " \t\r\n{"); i >= 0 {
		word = word[:i]
	}
	if p.closed {
		return fmt.Errorf("%q follows the result; expected the record to end there", Clip(word))
	}
	if number := strings.TrimRight(word, "."); number != word && strings.Trim(number, "0123456789") == "" {
		p.s = p.s[len(word):]
		return nil
	}
	switch word {
	case "S", "N", "draw", "*":
		if err := p.close(word); err != nil {
			return err
		}
		p.closed = true
	default:
		if err := p.move(word); err != nil {
			return err
		}
	}
	p.s = p.s[len(word):]
	return nil
}

// comment reads a comment in braces.
func (p *recordParser) comment() error {
	text, rest, ok := strings.Cut(p.s[1:], "}")
	if !ok {
		return errors.New("a comment is not closed; expected } after it")
	}
	p.line += strings.Count(text, "\n")
	p.s = rest
	ply := p.game.Ply()
	p.comments[ply] = append(p.comments[ply], strings.Fields(text)...)
	return nil
}

// joined returns the comments as text.
func (p *recordParser) joined() map[int]string {
	texts := map[int]string{}
	for ply, words := range p.comments {
		if len(words) > 0 {
			texts[ply] = strings.Join(words, " ")
		}
	}
	return texts
}

// move reads and plays a move, and holds the captures written behind it against
// those it makes.
func (p *recordParser) move(word string) error {
	m, rest, err := p.game.rules.parseMove(word)
	if err != nil {
		return err
	}
	before := p.game.Position()
	t, err := p.game.Play(m)
	if err != nil {
		return err
	}
	if did := captured(t, before.turn); rest != "" && rest != did {
		// The ply counted in the error is the one that was read, not the next.
		p.game.Undo()
		if did == "" {
			did = "nothing"
		}
		return fmt.Errorf("%q says that %s captures %s, but it captures %s",
			Clip(word), p.game.rules.FormatMove(m), Clip(rest), did)
	}
	return nil
}

// close compares the result that the record gives with the game's, and carries
// out a resignation.
func (p *recordParser) close(result string) error {
	if tag := p.known["Result"]; tag != "" && tag != result {
		return fmt.Errorf("the result is %q, but the tag Result says %q", Clip(result), Clip(tag))
	}
	end := p.known["End"]
	if end == EndResigned.String() {
		switch result {
		case "S":
			p.game.Resign(North)
		case "N":
			p.game.Resign(South)
		}
	}
	res, over := p.game.Result()
	if result == "" {
		return nil
	}
	did, how := "*", "none"
	if over {
		did, how = res.Text(), res.End.String()
	}
	if did != result {
		return fmt.Errorf("the result is given as %q, but the moves lead to %q", Clip(result), did)
	}
	if end != "" && end != how {
		return fmt.Errorf("the end is given as %q, but the moves lead to %q", Clip(end), how)
	}
	return nil
}
