package lobby

import (
	"cmp"
	"slices"
	"strings"

	"ayoayo/engine"
	"ayoayo/game/picture"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Home is the first scene: what the program is, the games to go on with, and the
// games to choose from.
type Home struct {
	scene
	gameList
	// kept show the games to go on with, less is what is left out of them.
	kept []keptBoard
	less less
}

// keptBoard is the board of a game to go on with.
type keptBoard struct {
	view  *render.BoardView
	rules *engine.Rules
}

// NewHome returns the scene.
func NewHome(screen *ui.Screen, say *words.Printer, app App) *Home {
	return &Home{scene: scene{screen, say, app}, gameList: newGameList()}
}

// Place is where the scene is.
func (h *Home) Place() string { return "play" }

// Back does nothing: there is no scene before this one.
func (h *Home) Back() {}

// roomy is how wide a page is at least that says what the program is beside the
// games.
const roomy = 900

// low is the height below which games are small, so that more than a row is seen.
const low = 500

// Build lays out the games to go on with, or without one the first ways in, and the
// games: with fewer games, and a smaller board, where none would be seen of these.
func (h *Home) Build(p *ui.Page) {
	for _, h.less = range []less{{}, {others: true}, {others: true, board: true}} {
		p.Clear()
		h.layOut(p, 0)
		if h.seen(p) {
			break
		}
	}
	if more := h.unseen(p); more > 0 {
		p.Clear()
		h.layOut(p, more)
	}
}

// less is what is left out: the boards of other games than the latest, and the title,
// with a smaller board.
type less struct{ others, board bool }

// seen reports whether a part of a game is seen, large enough to be known as one.
func (h *Home) seen(p *ui.Page) bool {
	edge := p.Pane.Y + p.Pane.H
	return slices.ContainsFunc(p.Controls, func(c ui.Control) bool {
		return strings.HasPrefix(c.ID, gameID) && c.Bounds.Y < edge-cutBy/2
	})
}

// cutBy is how much of a game the edge of the page cuts at least where games follow
// that are not seen.
const cutBy = 20

// unseen returns how much further down the games have to be for the edge of the page
// to cut one, so that it is seen that they go on; 0 where it does or all are seen.
func (h *Home) unseen(p *ui.Page) float64 {
	edge := p.Pane.Y + p.Pane.H
	hidden, last := false, 0.0
	for i := range p.Controls {
		c := &p.Controls[i]
		switch bottom := c.Bounds.Y + c.Bounds.H; {
		case !strings.HasPrefix(c.ID, gameID):
		case bottom <= edge:
			last = max(last, bottom)
		case c.Bounds.Y < edge-cutBy/2 && bottom > edge+cutBy/2:
			return 0
		default:
			hidden = true
		}
	}
	if !hidden || last == 0 {
		return 0
	}
	return edge - last + cutBy
}

// layOut lays everything out, with some room more above the games.
func (h *Home) layOut(p *ui.Page, more float64) {
	col := p.Column(render.CardColumn)
	games := h.app.Games()
	if len(games) == 0 && col.W >= roomy && p.Window.H >= low {
		h.beside(p, col, more)
		return
	}
	f := p.Flow(col)
	if len(games) == 0 {
		h.welcome(p, f)
		f.Gap(p.Margin() + more)
		f.Set(ui.Text{ID: "tables", Role: ui.RoleText, Text: h.say.Say(words.AllTables, len(h.games())), Style: ui.SmallStyle(), Muted: true})
	} else {
		if !h.less.board {
			f.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: h.say.Say(words.HomeTitle), Style: ui.TitleStyle()})
			f.Gap(render.Gap)
		}
		h.goOn(p, f, games)
		f.Gap(p.Margin() + more)
		f.Set(ui.Text{ID: "choose", Role: ui.RoleHeading, Text: h.say.Say(words.Choose), Style: ui.BoldStyle()})
	}
	f.Gap(render.Gap)
	h.lay(&h.scene, f, p, len(games) > 0 || p.Window.H < low, h.setUp)
	f.Gap(2 * render.Gap)
	f.Pills(h.finder())
}

// setUp asks who plays a game.
func (h *Home) setUp(r *engine.Rules) { h.app.OpenSetup(r, nil) }

// finder leads to the questions that find a game.
func (h *Home) finder() ui.Control {
	return ui.Control{ID: "find", Label: h.say.Say(words.Find), Press: h.app.OpenFinder}
}

// beside lays out what the program is beside the games.
func (h *Home) beside(p *ui.Page, col render.Rect, more float64) {
	left := col
	left.W = min(col.W*0.3, 320)
	f := p.Flow(left)
	f.Gap(max(0, min(col.H*0.2, 130)))
	h.welcome(p, f)
	right := p.Flow(render.Rect{X: left.X + left.W + 2*render.Margin, Y: col.Y, W: col.W - left.W - 2*render.Margin})
	right.Set(ui.Text{ID: "tables", Role: ui.RoleText, Text: h.say.Say(words.AllTables, len(h.games())), Style: ui.SmallStyle(), Muted: true})
	right.Gap(render.Gap + more)
	h.lay(&h.scene, right, p, false, h.setUp)
	right.Gap(2 * render.Gap)
	right.Pills(h.finder())
}

// welcome says what the program is, and leads to the game that was played last or,
// who has played none, to one and to its lesson.
func (h *Home) welcome(p *ui.Page, f *ui.Flow) {
	name := ui.NameStyle()
	if p.Window.H < low {
		name = ui.TitleStyle()
	}
	f.Set(ui.Text{ID: "title", Role: ui.RoleHeading, Text: h.say.Say(words.AppName), Style: name})
	f.Set(ui.Text{ID: "about", Role: ui.RoleText, Text: h.say.Say(words.AppLine), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	latest := h.app.Latest()
	r := h.app.Preset(cmp.Or(latest, engine.Specs()[0].Key))
	play := ui.Control{
		ID: "play-now", Label: h.say.Say(words.PlayGame, h.say.Say(words.GameName.Of(r.Key()))), Face: ui.FacePrimary,
		Press: func() { h.play(r) },
	}
	p.First = play.ID
	buttons := []ui.Control{play}
	if latest == "" {
		buttons = append(buttons, ui.Control{ID: "show-me", Label: h.say.Say(words.ShowMe), Press: func() { h.showLesson(r) }})
	}
	f.Pills(buttons...)
}

// play begins a game as it was set up last.
func (h *Home) play(r *engine.Rules) { NewSetup(h.screen, h.say, h.app, r, nil).start() }

// goOn lays out the games to go on with: the latest large.
func (h *Home) goOn(p *ui.Page, f *ui.Flow, games []session.Kept) {
	for len(h.kept) < len(games) {
		h.kept = append(h.kept, keptBoard{})
	}
	h.latest(p, f, games[0])
	others := games[1:]
	columns := max(2, min(4, int((f.Width+cardGap)/(gameLeast+cardGap))))
	shown := min(len(others), columns)
	if h.less.others {
		shown = 0
	}
	if shown > 0 {
		f.Gap(2 * render.Gap)
		cards(p, f, columns, shown, func(i int, box render.Rect) float64 { return h.other(p, others[i], i+1, box) })
	}
	if n := len(others) - shown; n > 0 {
		f.Gap(render.Gap)
		h.toGames(p, f.Take(render.Touch), n)
	}
}

// toGames leads to all games that are kept.
func (h *Home) toGames(p *ui.Page, box render.Rect, n int) {
	text := h.say.Say(words.MoreGames, n)
	p.Add(ui.Control{ID: "more-games", Role: ui.RoleButton, Label: text, Face: ui.FaceBare, Bounds: box, Press: h.app.OpenGames})
	style := ui.TextStyle()
	p.Set(ui.Text{Text: text, Style: style}, render.Rect{X: box.X, Y: box.Y + (box.H-style.LineHeight())/2, W: box.W - render.IconSize})
	p.Signs = append(p.Signs, ui.Sign{Icon: render.IconOn, Muted: true, Bounds: signAt(box)})
}

// board puts the board of a game to go on with on the page.
func (h *Home) board(p *ui.Page, n int, s *session.Session, bounds render.Rect) {
	k := &h.kept[n]
	if k.rules != s.Rules() {
		*k = keptBoard{rules: s.Rules()}
	}
	k.view = picture.Position(p, k.view, s.Rules(), s.Position(), s.Near(), bounds)
}

// The share of the width that the board of the latest game has where words stand
// beside it, how wide it gets at most, and how wide the page is at least then; the
// share of the height that it has at most.
const (
	latestShare = 0.6
	latestMost  = 560
	latestWide  = 520
	latestHigh  = 0.42
)

// latest lays out the game that was played last. All of it leads there.
func (h *Home) latest(p *ui.Page, f *ui.Flow, game session.Kept) {
	s := game.Session
	box := f.Rest()
	board := box
	text := box
	wide := box.W >= latestWide || p.Window.W > p.Window.H
	if wide {
		board.W = min(box.W*latestShare, latestMost)
	}
	shape := picture.ShapeOf(s.Rules().Board())
	high := p.Pane.H * latestHigh
	if h.less.board {
		high /= 2
	}
	board.W = min(board.W, high*shape)
	if wide {
		text.X = board.X + board.W + 3*render.Gap
		text.W = box.X + box.W - text.X
	}
	board.H = board.W / shape
	h.board(p, 0, s, board)
	if wide {
		text.Y += max(0, board.H/2-72) // half of what is written there
	} else {
		text.Y += board.H + render.Gap/2
	}
	way := ui.Control{ID: "go-on", Label: h.say.Say(words.GoOn), Face: ui.FacePrimary, Press: func() { h.app.Resume(game) }}
	if _, over := s.Result(); over {
		way.Label, way.Face = h.say.Say(words.BackToGame), ui.FacePill
	} else {
		p.First = way.ID
	}
	down := p.Flow(text)
	name := h.say.Say(words.GameName.Of(s.Rules().Key()))
	down.Set(ui.Text{ID: "game", Role: ui.RoleHeading, Text: name, Style: p.Fit(name, down.Width, ui.TitleStyle(), ui.BoldStyle())})
	for i, line := range []string{h.state(s), words.Join(h.score(s), h.when(game))} {
		down.Set(ui.Text{ID: []string{"state", "score"}[i], Role: ui.RoleText, Text: line, Style: ui.SmallStyle(), Muted: i > 0})
	}
	down.Gap(render.Gap)
	down.Pills(way)
	bottom := max(down.Y, board.Y+board.H)
	if c := ui.Find(p.Controls, way.ID); c != nil {
		c.Reach = render.Rect{X: box.X, Y: box.Y, W: box.W, H: bottom - box.Y}
	}
	f.Gap(bottom - box.Y)
}

// other lays out another game to go on with and returns its height.
func (h *Home) other(p *ui.Page, game session.Kept, n int, box render.Rect) float64 {
	s := game.Session
	name := h.say.Say(words.GameName.Of(s.Rules().Key()))
	p.Add(ui.Control{
		ID: "game-kept:" + game.Slot, Role: ui.RoleButton, Label: words.Join(h.say.Say(words.GoOn), name, h.state(s), h.score(s), h.when(game)),
		Face: ui.FaceBare, Bounds: box, Press: func() { h.app.Resume(game) },
	})
	board := box
	board.H = box.W / picture.Shape
	h.board(p, n, s, board)
	f := p.Flow(render.Rect{X: box.X, Y: box.Y + board.H + render.Gap/2, W: box.W})
	f.Set(ui.Text{Text: name, Style: ui.BoldStyle()})
	for _, line := range p.Beside(box.W, ui.SmallStyle(), words.Join, h.state(s), h.score(s), h.when(game)) {
		f.Set(ui.Text{Text: line, Style: ui.SmallStyle(), Muted: true})
	}
	return f.Y + render.Gap/2 - box.Y
}

// state says whose turn it is in a game, or how it ended.
func (h *Home) state(s *session.Session) string {
	if res, over := s.Result(); over {
		return voice.Outcome(h.say, s.Players(), res)
	}
	if s.AwayToMove() {
		return h.say.Say(words.AwaitsLink, voice.Name(h.say, s.Players(), s.Turn()))
	}
	return voice.Turn(h.say, s.Players(), s.Turn())
}

// score says how many seeds both have.
func (h *Home) score(s *session.Session) string {
	pos := s.Position()
	held := func(side engine.Player) int { return s.Rules().Held(&pos, side) }
	near := s.Near()
	far := near.Other()
	return h.say.Say(words.BothScores, voice.Name(h.say, s.Players(), near), held(near), voice.Name(h.say, s.Players(), far), held(far))
}

// when says when a game was played last, "" where that is not known.
func (h *Home) when(game session.Kept) string { return voice.When(h.say, game.Days) }
