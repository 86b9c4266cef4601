package lobby

import (
	"slices"
	"strconv"
	"time"

	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/rulebook"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Rules is the scene that explains a game: what one needs to begin, each rule with a
// board that plays it, and folded away the rest, its options, what it is beside Oware,
// and how the program reads the sources.
type Rules struct {
	screen *ui.Screen
	say    *words.Printer
	rules  *engine.Rules
	// chosen takes the rules when the reader has set options, nil where the
	// game is being played and they can't be changed.
	chosen func(*engine.Rules)
	// lesson shows the lesson of the game, nil where that is not offered.
	lesson func()
	// on is the button that goes on from here, none if it does nothing.
	on ui.Control
	// open are the sections that are unfolded.
	open map[words.Key]bool
	// pictures are the boards, by the identity of their rule, and laid those that are
	// on the page, in its order.
	pictures map[string]*rulePicture
	laid     []*rulePicture
	// rested is how long all boards have rested.
	rested time.Duration
}

// rulePicture is a board that plays a rule.
type rulePicture struct {
	*picture.Moving
	bounds render.Rect
	// told is what it shows, in words; played says that it has played.
	told   string
	played bool
}

// beforePlaying is how long the boards rest before the next one plays by itself.
const beforePlaying = 700 * time.Millisecond

// NewRules returns the scene. Whoever is told of the rules chosen lets the reader
// choose them; nil is for a game that is being played. On is the button that goes on
// from here, whose Press is nil where there is none; lesson shows the lesson of the game,
// nil where that is not offered.
func NewRules(screen *ui.Screen, say *words.Printer, r *engine.Rules, chosen func(*engine.Rules), lesson func(), on ui.Control) *Rules {
	return &Rules{screen: screen, say: say, rules: r, chosen: chosen, lesson: lesson, on: on, open: map[words.Key]bool{}, pictures: map[string]*rulePicture{}}
}

// Back leaves the scene.
func (s *Rules) Back() { s.screen.Pop() }

// Update lets the boards play that are in sight: each once by itself, one after the
// other, unless nothing is to fly about.
func (s *Rules) Update(dt time.Duration) {
	for _, p := range s.laid {
		if !p.Running() {
			continue
		}
		if !s.screen.InSight(p.bounds) {
			s.stop(p)
			return
		}
		if p.Update(dt) {
			s.screen.Redraw()
		}
		if !p.Running() {
			s.rested = 0
			s.screen.Relayout()
		}
		return
	}
	if s.rested += dt; s.rested < beforePlaying || s.screen.Look.Reduced {
		return
	}
	for _, p := range s.laid {
		if p.Moves() && !p.played && s.screen.InSight(p.bounds) {
			s.play(p)
			return
		}
	}
}

// play lets a board play its rule.
func (s *Rules) play(p *rulePicture) {
	p.played = true
	p.Play()
	s.screen.Relayout()
}

// stop ends what a board plays.
func (s *Rules) stop(p *rulePicture) {
	if p.Running() {
		p.Stop()
		s.rested = 0
		s.screen.Relayout()
	}
}

// touch lets a board play its rule from the beginning or, where nothing is to fly
// about, shows its next step.
func (s *Rules) touch(p *rulePicture) {
	for _, other := range s.laid {
		s.stop(other)
	}
	s.screen.Host.Announce(p.told)
	if s.screen.Look.Reduced {
		p.played = true
		p.Step()
		s.screen.Relayout()
		return
	}
	s.play(p)
}

// How wide the page is at most, and the column beside the boards where there is one.
const (
	rulesWide = 1240
	asideWide = 300
	columnGap = 4 * render.Gap
)

// Build lays out what one needs to begin, and what is folded away below it or, in a
// wide window, beside it.
func (s *Rules) Build(p *ui.Page) {
	upright := p.Upright()
	book := rulebook.For(s.rules, s.say)
	s.laid = s.laid[:0]
	f := p.Flow(p.Column(rulesWide))
	s.frame(p, f)
	f.Gap(2 * render.Gap)
	if upright || p.Window.W < 1000 {
		s.intro(f, &book)
		f.Gap(2 * render.Gap)
		s.grid(p, f, &book, upright)
		s.folds(p, f, &book, upright)
	} else {
		left := p.Flow(render.Rect{X: f.X, Y: f.Y, W: asideWide})
		right := p.Flow(render.Rect{X: f.X + asideWide + columnGap, Y: f.Y, W: f.Width - asideWide - columnGap})
		s.intro(left, &book)
		left.Gap(2 * render.Gap)
		s.folds(p, left, &book, upright)
		s.grid(p, right, &book, upright)
	}
	for _, shown := range s.pictures {
		if !slices.Contains(s.laid, shown) { // folded away
			shown.Stop()
		}
	}
}

// frame lays out what stays in sight: the title, and what goes on from here, at its end
// or below everything where the window is high.
func (s *Rules) frame(p *ui.Page, f *ui.Flow) {
	title := s.say.Say(words.RulesHow, s.say.Say(words.GameName.Of(s.rules.Key())))
	switch {
	case s.on.Press == nil:
		f.Titled(title)
		return
	case !p.Upright():
		f.Titled(title, s.on)
	default:
		f.Titled(title)
		p.Foot(p.Column(render.FormColumn), render.Touch+4, func(box render.Rect) { p.Flow(box).List(s.on) })
	}
	p.First = s.on.ID
}

// intro says what the game is about, and where the reader sits.
func (s *Rules) intro(f *ui.Flow, book *rulebook.Page) {
	f.Set(ui.Text{ID: "aim", Role: ui.RoleText, Text: words.Glue(" ", book.Say(book.Aim), book.Say(book.Seat)), Style: ui.TextStyle()})
	f.Gap(render.Gap / 2)
	f.Set(ui.Text{ID: "touch", Role: ui.RoleText, Text: s.say.Say(words.RulesTouch), Style: ui.SmallStyle(), Muted: true})
	if s.lesson != nil {
		f.Gap(render.Gap)
		f.Pills(ui.Control{ID: "lesson", Label: s.say.Say(words.LessonTry), Press: s.lesson})
	}
}

// grid lays out what one needs to begin, side by side where there is room.
func (s *Rules) grid(p *ui.Page, f *ui.Flow, book *rulebook.Page, upright bool) {
	columns := 1
	if f.Width >= 700 {
		columns = 2
	}
	w := (f.Width - float64(columns-1)*columnGap) / float64(columns)
	list := book.Sections[0].Paragraphs
	for i := 0; i < len(list); i += columns {
		height := 0.0
		for j := range min(columns, len(list)-i) {
			at := p.Flow(render.Rect{X: f.X + float64(j)*(w+columnGap), Y: f.Y, W: w})
			s.rule(p, at, book, &list[i+j], "rule:"+strconv.Itoa(list[i+j].Number), upright)
			height = max(height, at.Y-f.Y)
		}
		f.Gap(height + 3*render.Gap)
	}
}

// rule lays out a rule with its picture: above the words or, where boards stand
// upright, left of them.
func (s *Rules) rule(p *ui.Page, f *ui.Flow, book *rulebook.Page, par *rulebook.Paragraph, id string, upright bool) {
	name := s.say.Say(words.RulesNumber, par.Number, s.say.Say(par.Heading))
	heading := ui.Text{ID: id + ":name", Role: ui.RoleHeading, Text: name, Style: ui.HeadingStyle()}
	text := ui.Text{ID: id, Role: ui.RoleText, Text: book.Say(par.Text), Style: ui.TextStyle()}
	switch {
	case par.Example == nil:
		f.Set(heading)
		f.Set(text)
	case upright:
		box := f.Rest()
		box.W = min(uprightMost, box.W*uprightShare)
		box.H = box.W * uprightShape(par.Example.Rules.Board())
		s.picture(p, par.Example, id, name, box, true)
		beside := p.Flow(render.Rect{X: f.X + box.W + 2*render.Gap, Y: f.Y, W: f.Width - box.W - 2*render.Gap})
		beside.Set(heading)
		beside.Gap(render.Gap / 2)
		beside.Set(text)
		f.Gap(max(box.H, beside.Y-f.Y))
	default:
		f.Set(heading)
		f.Gap(render.Gap / 2)
		w := min(f.Width, lyingMost)
		box := f.Take(w / picture.ShapeOf(par.Example.Rules.Board()))
		box.W = w
		s.picture(p, par.Example, id, name, box, false)
		f.Gap(2 * render.Gap)
		f.Set(text)
	}
}

// How large boards are at most, and how much of the width those that stand upright
// have.
const (
	lyingMost    = 560
	uprightMost  = 190
	uprightShare = 0.42
)

// uprightShape is the height of a picture of an upright board for its width.
func uprightShape(b engine.Board) float64 {
	switch {
	case b.Rows == 4:
		return 1.6
	case b.Cols > 6:
		return 2.4
	}
	return 2
}

// picture lays out the board of a rule.
func (s *Rules) picture(p *ui.Page, e *rulebook.Example, id, name string, box render.Rect, upright bool) {
	shown := s.pictures[id]
	if shown == nil {
		traces := make([]*engine.Trace, len(e.Moves))
		for i, m := range e.Moves {
			traces[i] = m.Trace
		}
		shown = &rulePicture{Moving: picture.NewMoving(e.Rules, e.Position, traces, e.Choice), told: s.told(e)}
		s.pictures[id] = shown
	}
	s.laid = append(s.laid, shown)
	shown.bounds = shown.Lay(p, box, upright)
	c := ui.Control{
		ID: id + ":board", Role: ui.RoleButton, Face: ui.FacePicture, Label: s.say.Say(words.RulesPicture, name, shown.told), Bounds: shown.bounds,
		Icon: render.IconPlay, Press: func() { s.touch(shown) },
	}
	if shown.played {
		c.Icon = render.IconAgain
	}
	if shown.Running() {
		c.Face = ui.FaceNone
	}
	if !shown.Moves() {
		c.Role, c.Face, c.Press = ui.RoleText, ui.FaceNone, nil
	}
	p.Add(c)
}

// told is what a picture shows, in words.
func (s *Rules) told(e *rulebook.Example) string {
	who := s.say.Say(words.Name.Of(e.Position.Turn().String()))
	var told []string
	for _, m := range e.Moves {
		moved := []string{s.say.Say(words.RulesInExample, who, voice.Move(s.say, e.Rules, m.Move, engine.South))}
		if end := m.Trace.End(); end < engine.SouthStore {
			moved = append(moved, s.say.Say(words.EndsIn, voice.Move(s.say, e.Rules, m.Move, engine.South), e.Rules.PitName(end)))
		}
		if mine, _ := m.Trace.Captures(e.Position.Turn()); mine > 0 {
			moved = append(moved, s.say.Say(words.Captures, mine))
		}
		told = append(told, words.Glue(", ", moved...))
	}
	if len(told) == 0 {
		return e.Rules.FormatPosition(&e.Position)
	}
	return words.Glue("; ", told...)
}

// folds lays out the sections that are for later, folded away until they are asked for.
func (s *Rules) folds(p *ui.Page, f *ui.Flow, book *rulebook.Page, upright bool) {
	for _, section := range book.Sections[1:] {
		more := ""
		if section.Count != "" {
			more = s.say.Say(section.Count, len(section.Paragraphs))
		}
		open := s.open[section.Title]
		f.Fold(ui.Fold{
			ID: "fold:" + string(section.Title), Text: s.say.Say(section.Title), More: more, Open: open,
			Turn: func() { s.open[section.Title] = !open },
		})
		if !open {
			continue
		}
		for i := range section.Paragraphs {
			f.Gap(render.Gap)
			s.paragraph(p, f, book, &section.Paragraphs[i], string(section.Title)+":"+strconv.Itoa(i), upright)
			f.Gap(render.Gap)
		}
		f.Gap(render.Gap)
	}
}

// paragraph lays out a paragraph with what belongs to it.
func (s *Rules) paragraph(p *ui.Page, f *ui.Flow, book *rulebook.Page, par *rulebook.Paragraph, id string, upright bool) {
	line := func(id, text string, style render.TextStyle, muted bool) {
		f.Set(ui.Text{ID: id, Role: ui.RoleText, Text: text, Style: style, Muted: muted})
	}
	switch {
	case par.Number > 0:
		s.rule(p, f, book, par, id, upright)
		return
	case par.Option != "":
		s.option(f, book, par, id)
		return
	case par.Heading != "":
		line(id+":heading", s.say.Say(par.Heading), ui.BoldStyle(), false)
	}
	line(id, book.Say(par.Text), ui.TextStyle(), false)
	if par.Beside != "" {
		if beside, err := book.SayOware(par.Beside); err == nil {
			line(id+":beside", words.Join(s.say.Say(words.GameName.Of(rulebook.Beside)), beside), ui.SmallStyle(), true)
		}
	}
}

// option asks for an option's value where it can be chosen; else it says what holds,
// and what could.
func (s *Rules) option(f *ui.Flow, book *rulebook.Page, par *rulebook.Paragraph, id string) {
	q := optionQuestion(s.say, s.rules, par.Option, func(r *engine.Rules) {
		s.rules, s.pictures = r, map[string]*rulePicture{}
		s.chosen(r)
	})
	why := ui.Text{ID: id, Role: ui.RoleText, Text: book.Say(par.Text), Style: ui.SmallStyle(), Muted: true}
	if s.chosen != nil {
		f.Question(q)
		f.Gap(render.Gap / 2)
		f.Set(why)
		return
	}
	holds, others := "", []string{}
	for _, a := range q.Answers {
		if a.Chosen {
			holds = a.Text
		} else {
			others = append(others, a.Text)
		}
	}
	f.Set(ui.Text{ID: q.ID, Role: ui.RoleText, Text: words.Join(q.Text, holds), Style: ui.BoldStyle()})
	f.Set(ui.Text{ID: q.ID + ":others", Role: ui.RoleText, Text: s.say.Say(words.RulesOr, words.Glue(", ", others...)), Style: ui.TextStyle()})
	f.Set(why)
}
