package lobby

import (
	"ayoayo/game/lessons"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Learn is the scene that leads to the rules of every game.
type Learn struct {
	scene
	gameList
}

// NewLearn returns the scene.
func NewLearn(screen *ui.Screen, say *words.Printer, app App) *Learn {
	return &Learn{scene: scene{screen, say, app}, gameList: newGameList()}
}

// Place is where the scene is.
func (l *Learn) Place() string { return "learn" }

// Back leaves the scene.
func (l *Learn) Back() { l.screen.Pop() }

// Build lays out the games.
func (l *Learn) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.CardColumn))
	f.Titled(l.say.Say(words.PlaceName.Of("learn")))
	f.Gap(render.Gap)
	l.lessons(f)
	f.Gap(3 * render.Gap)
	l.counting(f)
	f.Gap(3 * render.Gap)
	l.puzzles(f)
	f.Gap(3 * render.Gap)
	f.Set(ui.Text{ID: "rules", Role: ui.RoleHeading, Text: l.say.Say(words.RulesPage), Style: ui.HeadingStyle()})
	f.Set(ui.Text{ID: "about", Role: ui.RoleText, Text: l.say.Say(words.LearnLine), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	l.lay(&l.scene, f, p, false, l.explain)
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "find-line", Role: ui.RoleText, Text: l.say.Say(words.FindLine), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	f.Pills(ui.Control{ID: "find", Label: l.say.Say(words.Find), Press: l.app.OpenFinder})
}

// lessons leads to the lesson of each game, and says how far those have come that were
// begun.
func (l *Learn) lessons(f *ui.Flow) {
	f.Set(ui.Text{ID: "lessons", Role: ui.RoleHeading, Text: l.say.Say(words.LessonsTitle), Style: ui.HeadingStyle()})
	f.Set(ui.Text{ID: "lessons-line", Role: ui.RoleText, Text: l.say.Say(words.LessonsLine), Style: ui.TextStyle()})
	f.Gap(render.Gap)
	var list []ui.Control
	for _, spec := range l.games() {
		taught, ok := lessons.For(spec.Key)
		if !ok {
			continue
		}
		far := ""
		switch done := l.app.LearntOf(spec.Key); {
		case done >= len(taught.Steps):
			far = l.say.Say(words.LessonFinished)
		case done > 0:
			far = l.say.Say(words.LessonPlace, done, len(taught.Steps))
		}
		list = append(list, ui.Control{
			ID: "lesson:" + spec.Key, Label: words.Join(l.say.Say(words.GameName.Of(spec.Key)), far), Press: func() { l.app.OpenLesson(spec.Key) },
		})
	}
	f.Pills(list...)
}

// counting leads to where the moves of each game are counted out.
func (l *Learn) counting(f *ui.Flow) {
	l.section(f, "counting", words.CountingTitle, words.CountingLine, words.CountingOf, l.app.OpenTrainer)
}

// puzzles leads to the puzzles of each game.
func (l *Learn) puzzles(f *ui.Flow) {
	l.section(f, "puzzles", words.PuzzlesTitle, words.PuzzlesLine, words.PuzzlesOf, l.app.OpenPuzzles)
}

// section leads to something that each game has.
func (l *Learn) section(f *ui.Flow, id string, title, line, of words.Key, open func(game string)) {
	f.Set(ui.Text{ID: id, Role: ui.RoleHeading, Text: l.say.Say(title), Style: ui.HeadingStyle()})
	f.Set(ui.Text{ID: id + "-line", Role: ui.RoleText, Text: l.say.Say(line), Style: ui.TextStyle()})
	f.Gap(render.Gap)
	var list []ui.Control
	for _, spec := range l.games() {
		name := l.say.Say(words.GameName.Of(spec.Key))
		list = append(list, ui.Control{ID: id + ":" + spec.Key, Label: name, Said: l.say.Say(of, name), Press: func() { open(spec.Key) }})
	}
	f.Pills(list...)
}
