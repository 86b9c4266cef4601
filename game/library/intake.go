package library

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/save"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Intake is what came in a file with many games. First each is replayed, some in a
// step, then the player is asked, and only then is anything added, some in a step
// again. What is here already stays as it is.
type Intake struct {
	screen *ui.Screen
	say    *words.Printer
	app    IntakeApp
	stage  stage
	// archive and text are what is still to be read, line is where the text has come to,
	// and all how much there was of both.
	archive save.Archive
	text    string
	line    int
	all     int
	// finished and games are what is to be added; seen are those of the file, by their
	// identities.
	finished []save.Finished
	games    []running
	seen     map[string]bool
	// held is how many are here already, unread how many can't be read, fault why the
	// first of them can't.
	held, unread int
	fault        error
}

// IntakeApp is what the scene needs of the program around it.
type IntakeApp interface {
	Library() *save.Library
	// HasGame reports whether a game that goes on is at a table, TakeGame puts one there,
	// TakeFinished puts one into the library; TakeTally, TakeProgress and TakeSettings take
	// those, and TallyAdds and ProgressAdds report whether the first two would change
	// anything.
	HasGame(rec *save.Game) bool
	TakeGame(rec save.Game, g *engine.Game)
	TakeFinished(f save.Finished)
	TallyAdds(t save.Tally) bool
	TakeTally(t save.Tally)
	ProgressAdds(p save.Progress) bool
	TakeProgress(p save.Progress)
	TakeSettings(s save.Settings)
	// OpenGames shows all games.
	OpenGames()
}

// running is a game that goes on.
type running struct {
	rec  save.Game
	game *engine.Game
}

// stage is how far an intake is.
type stage uint8

const (
	reading stage = iota
	asking
	adding
	done
)

// NewIntake returns the scene for an archive, or for a text of several records.
func NewIntake(screen *ui.Screen, say *words.Printer, app IntakeApp, archive save.Archive, text string) *Intake {
	i := &Intake{screen: screen, say: say, app: app, archive: archive, text: text, line: 1, unread: archive.Unread, seen: map[string]bool{}}
	i.all = i.left()
	return i
}

// left is how much is still to be read or added: games, or bytes of a text.
func (i *Intake) left() int {
	if i.stage == adding {
		return len(i.finished) + len(i.games)
	}
	return len(i.archive.Finished) + len(i.archive.Games) + len(i.text)
}

// Back leaves the scene. Games that are not added yet stay away.
func (i *Intake) Back() { i.screen.Pop() }

// What is done in a step: so many plies are replayed, or so many games added.
const (
	pliesAtOnce = 2000
	addedAtOnce = 8
)

// Update reads or adds some more.
func (i *Intake) Update(time.Duration) {
	switch {
	case !i.app.Library().Ready() || i.stage == asking || i.stage == done:
		return
	case i.stage == adding:
		i.add()
	default:
		for plies := 0; plies < pliesAtOnce && i.left() > 0; {
			plies += i.read()
		}
		if i.left() == 0 {
			i.stage = asking
		}
	}
	i.screen.Relayout()
}

// read reads the next game, and returns about how many plies that took.
func (i *Intake) read() int {
	var next save.Finished
	var err error
	switch {
	case i.text != "":
		first, rest := engine.CutRecord(i.text)
		next, err = i.written(first, i.line)
		i.text, i.line = rest, i.line+strings.Count(first, "\n")
	case len(i.archive.Finished) > 0:
		next = i.archive.Finished[0]
		i.archive.Finished = i.archive.Finished[1:]
	default:
		next.Game = i.archive.Games[0]
		i.archive.Games = i.archive.Games[1:]
	}
	var g *engine.Game
	if err == nil {
		next, g, err = next.Checked()
	}
	if err != nil {
		i.refuse(err)
		return 1
	}
	i.take(next, g)
	return 1 + g.Len()
}

// written reads a record of a text, at a line.
func (i *Intake) written(text string, line int) (save.Finished, error) {
	if len(text) > host.LongestText {
		return save.Finished{}, errors.New(i.say.Say(words.IntakeLong, line, host.LongestText>>10))
	}
	rec, err := engine.ParseRecordAt(text, line)
	if err != nil {
		return save.Finished{}, err
	}
	return save.Written(rec), nil
}

// refuse leaves a game out.
func (i *Intake) refuse(err error) {
	i.unread++
	if i.fault == nil {
		i.fault = err
	}
}

// take takes a game that can be read, unless it is here already or was in the file
// before.
func (i *Intake) take(f save.Finished, g *engine.Game) {
	id := f.Game.ID()
	_, over := g.Result()
	switch {
	case i.seen[id], over && i.app.Library().Same(&f.Game, g.Ply()) != "", !over && i.app.HasGame(&f.Game):
		i.held++
	case over:
		i.finished = append(i.finished, f)
	case g.Ply() > 0:
		i.games = append(i.games, running{f.Game, g})
	}
	i.seen[id] = true
}

// begin begins to add.
func (i *Intake) begin() {
	i.stage = adding
	i.all = i.left()
	i.app.TakeTally(i.archive.Tally)
	if i.app.ProgressAdds(i.archive.Progress) {
		i.app.TakeProgress(i.archive.Progress)
	}
	i.screen.Relayout()
}

// add adds some.
func (i *Intake) add() {
	for range addedAtOnce {
		switch {
		case len(i.games) > 0:
			i.app.TakeGame(i.games[0].rec, i.games[0].game)
			i.games = i.games[1:]
		case len(i.finished) > 0:
			i.app.TakeFinished(i.finished[0])
			i.finished = i.finished[1:]
		}
	}
	if i.left() == 0 {
		i.stage = done
	}
}

// Build lays out what is in the file, and the ways on.
func (i *Intake) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(i.say.Say(words.IntakeTitle))
	f.Gap(2 * render.Gap)
	for n, said := range i.said() {
		f.Set(ui.Text{ID: fmt.Sprint("said:", n), Role: ui.RoleText, Text: said, Style: ui.TextStyle()})
		f.Gap(render.Gap)
	}
	f.Gap(render.Gap)
	f.Pills(i.ways()...)
}

// said are the sentences about it.
func (i *Intake) said() []string {
	say := i.say.Say
	switch i.stage {
	case reading:
		return []string{say(words.IntakeReading, percent(i.all-i.left(), i.all))}
	case adding:
		return []string{say(words.IntakeAdding, i.all-i.left(), i.all)}
	case done:
		return []string{say(words.IntakeDone, i.all)}
	}
	var list []string
	if n := len(i.finished); n > 0 {
		list = append(list, say(words.IntakeFinished, n))
	}
	if n := len(i.games); n > 0 {
		list = append(list, say(words.IntakeRunning, n))
	}
	if i.held > 0 {
		list = append(list, say(words.IntakeHeld, i.held))
	}
	if i.unread > 0 {
		list = append(list, say(words.IntakeUnread, i.unread))
	}
	if i.fault != nil {
		list = append(list, say(words.IntakeFault, i.fault))
	}
	if i.app.TallyAdds(i.archive.Tally) {
		list = append(list, say(words.IntakeTally))
	}
	if i.app.ProgressAdds(i.archive.Progress) {
		list = append(list, say(words.IntakeProgress))
	}
	if i.archive.Settings != nil {
		list = append(list, say(words.IntakeSettings))
	}
	return append(list, say(words.IntakeSafe))
}

// ways are the ways on.
func (i *Intake) ways() []ui.Control {
	say := i.say.Say
	switch {
	case i.stage == done:
		return []ui.Control{{ID: "games", Label: say(words.IntakeGames), Face: ui.FacePrimary, Press: i.app.OpenGames}}
	case i.stage != asking:
		return nil
	}
	var list []ui.Control
	if len(i.finished)+len(i.games) > 0 || i.app.TallyAdds(i.archive.Tally) || i.app.ProgressAdds(i.archive.Progress) {
		list = append(list, ui.Control{ID: "add", Label: say(words.IntakeAdd), Face: ui.FacePrimary, Press: i.begin})
	}
	if i.archive.Settings != nil {
		list = append(list, ui.Control{ID: "add-settings", Label: say(words.IntakeAddSettings), Press: func() {
			i.begin()
			i.app.TakeSettings(*i.archive.Settings)
		}})
	}
	return append(list, ui.Control{ID: "leave", Label: say(words.IntakeLeave), Press: i.Back})
}

// percent is a part of a whole in hundredths.
func percent(part, all int) int { return 100 * part / max(all, 1) }
