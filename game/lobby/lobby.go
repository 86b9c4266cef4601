// Package lobby is where games are chosen: the first scene, the questions that find
// a game, the rules of one, and who plays it. A scene leads to another by way of
// the program, and knows none.
package lobby

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scenes need of the program around them, beside the screen that
// shows them.
type App interface {
	// Games are those to come back to, the latest first; one may be over. Resume
	// shows the table of one.
	Games() []session.Kept
	Resume(game session.Kept)
	// Choice is how a game was set up last, or usually is, Preset the rules of that;
	// Choose keeps another one.
	Choice(game string) save.Choice
	Preset(game string) *engine.Rules
	Choose(c save.Choice)
	// Latest is the key of the game that was played last, "" for none.
	Latest() string
	// TallyOf returns how games between two at some seats have ended, and false where
	// that is not counted.
	TallyOf(game string, seats [2]seat.Seat) (session.Tally, bool)
	// Begin starts a game and shows its table.
	Begin(setup session.Setup) error

	// OpenLesson begins the lesson of a game, or goes on with it, and reports whether there
	// is one.
	OpenLesson(game string) bool
	// LearntOf is how many steps of a game's lesson are done.
	LearntOf(game string) int
	// OpenTrainer has the moves of a game counted out.
	OpenTrainer(game string)
	// OpenPuzzles shows the puzzles of a game.
	OpenPuzzles(game string)
	OpenFinder()
	// OpenGames shows all games that are kept.
	OpenGames()
	// OpenSetup asks who plays a game, from a position or, for nil, from its start.
	OpenSetup(r *engine.Rules, from *engine.Position)
	// OpenRules explains a game. Whoever is told of the rules chosen lets the reader
	// choose them; nil is for a game that is being played. On is the button that goes on
	// from there, whose Press is nil where there is none.
	OpenRules(r *engine.Rules, chosen func(*engine.Rules), on ui.Control)
}

// scene is what the scenes have in common.
type scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
}

// explain shows the rules of a game, and begins it from there as it was set up last, by
// the options that were chosen there.
func (s *scene) explain(r *engine.Rules) { NewSetup(s.screen, s.say, s.app, r, nil).explain() }

// showLesson shows how a game is played: in its lesson or, where it has none, in its rules.
func (s *scene) showLesson(r *engine.Rules) {
	if !s.app.OpenLesson(r.Key()) {
		s.explain(r)
	}
}

// The distance between cards, and how narrow one may be.
const (
	cardGap   = 2 * render.Gap
	cardLeast = 290
)

// cards lays out a number of cards, of the same height on each row, on some columns.
// What lays one out from the top of a box returns its height.
func cards(p *ui.Page, f *ui.Flow, columns, n int, card func(i int, box render.Rect) float64) {
	w := (f.Width - float64(columns-1)*cardGap) / float64(columns)
	for first := 0; first < n; first += columns {
		if first > 0 {
			f.Gap(cardGap)
		}
		var row []int
		tallest := 0.0
		for i := first; i < min(n, first+columns); i++ {
			row = append(row, len(p.Controls))
			tallest = max(tallest, card(i, render.Rect{X: f.X + float64(i-first)*(w+cardGap), Y: f.Y, W: w}))
		}
		p.Even(row, tallest)
		f.Gap(tallest)
	}
}

// columns is how many cards of a least width find room beside each other, three at
// most.
func columns(width float64, n int) int {
	return max(1, min(n, 3, int((width+cardGap)/(cardLeast+cardGap))))
}

// optionQuestion asks for the value of an option.
func optionQuestion(say *words.Printer, r *engine.Rules, name string, choose func(*engine.Rules)) ui.Question {
	q := ui.Question{ID: "option:" + name, Text: say.Say(words.OptionName.Of(name))}
	for _, o := range r.Spec().Options {
		if o.Name != name {
			continue
		}
		for _, v := range o.Values {
			q.Answers = append(q.Answers, ui.Answer{
				ID: v, Text: say.Say(words.OptionValue.Of(name + "." + v)), Chosen: r.Value(name) == v,
				Choose: func() {
					if changed, err := r.With(name, v); err == nil {
						choose(changed)
					}
				},
			})
		}
	}
	return q
}
