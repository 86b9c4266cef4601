// Package lobby is where games are chosen: the first scene, the questions that find
// a game, the rules of one, and who plays it. A scene leads to another by way of
// the program, and knows none.
package lobby

import (
	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scenes need of the program around them, beside the screen that
// shows them.
type App interface {
	// Left returns the game to come back to, which may be over, nil if there is
	// none.
	Left() *session.Session
	// Settings are the player's, Preset the rules that a game was last played by.
	Settings() *save.Settings
	Preset(key string) *engine.Rules
	// Fair says whether new games begin with an even opening, where one is known;
	// SetFair changes it.
	Fair() bool
	SetFair(bool)
	// Begin starts a game and shows its table, OpenTable shows that of the game to
	// come back to.
	Begin(setup session.Setup) error
	OpenTable()

	OpenSettings()
	OpenFinder()
	OpenRecords()
	OpenEditor()
	// OpenSetup asks who plays a game, from a position or, for nil, from its start.
	OpenSetup(r *engine.Rules, from *engine.Position)
	// OpenRules explains a game. Whoever is told of the rules chosen lets the reader
	// choose them; nil is for a game that is being played.
	OpenRules(r *engine.Rules, chosen func(*engine.Rules))
}

// scene is what the scenes have in common.
type scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
}

// The distance between cards, and how narrow one may be.
const (
	cardGap   = 2 * render.Gap
	cardLeast = 290
)

// cards lays out cards of the same height, three on a row or as many as fit. What
// lays one out from the top of a box returns its height.
func cards(p *ui.Page, box render.Rect, n int, card func(i int, box render.Rect) float64) {
	columns := max(1, min(n, 3, int((box.W+cardGap)/(cardLeast+cardGap))))
	w := (box.W - float64(columns-1)*cardGap) / float64(columns)
	y, tallest := box.Y, 0.0
	var row []int
	for i := range n {
		row = append(row, len(p.Controls))
		tallest = max(tallest, card(i, render.Rect{X: box.X + float64(i%columns)*(w+cardGap), Y: y, W: w}))
		if i%columns == columns-1 {
			p.Even(row, tallest)
			y += tallest + cardGap
			row, tallest = nil, 0
		}
	}
	p.Even(row, tallest)
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
