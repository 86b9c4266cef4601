// Package share is the scene from which a game leaves as a link, and the question that is
// asked where one that comes in goes another way than the game that is kept.
package share

import (
	"ayoayo/game/picture"
	"ayoayo/game/session"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// App is what the scenes need of the program around them, beside the screen that
// shows them.
type App interface {
	// Session returns the game on the table.
	Session() *session.Session
	// GameLink is the address of that game, PositionLink that of its position alone; the
	// error of the first is one of package link.
	GameLink() (address string, err error)
	PositionLink() string
	// CopyText puts a text on the clipboard, ShareAddress hands an address to the system.
	CopyText(text string)
	ShareAddress(address string)
	OpenRecords()
}

// Scene is what sends a game.
type Scene struct {
	screen *ui.Screen
	say    *words.Printer
	app    App
	view   *render.BoardView
	// link is the address of the game, failed why there is none.
	link   string
	failed error
	// code is what cameras read, nil where there is none; whole says that it is all of
	// the game.
	code  *code
	whole bool
}

// New returns the scene for the game on the table. It goes by link from here on: what
// comes back is known by its identity.
func New(screen *ui.Screen, say *words.Printer, app App) *Scene {
	s := &Scene{screen: screen, say: say, app: app}
	s.link, s.failed = app.GameLink()
	switch {
	case s.failed != nil || screen.Host.Base() == "":
	case len(s.link) <= longestCode:
		s.code, s.whole = newCode(s.link), true
	default:
		s.code = newCode(app.PositionLink())
	}
	return s
}

// longestCode is the length of the longest address that is shown as a code: a camera reads
// no finer ones off a phone.
const longestCode = 1200

// Back goes back to the table.
func (s *Scene) Back() { s.screen.Pop() }

// Build lays out the game with what becomes of the link, the code, and the ways to send
// it, which stay.
func (s *Scene) Build(p *ui.Page) {
	most := render.FormColumn
	if p.TwoColumns() {
		most = render.CardColumn
	}
	col := p.Column(most)
	f := p.Flow(col)
	told := s.told()
	f.Gap(p.Titled(col, told[0]) + render.Gap)
	s.foot(p, col)
	down := s.layGame(p, f.Rest(), told[1:])
	if s.code == nil {
		return
	}
	right := f.Rest()
	if p.TwoColumns() {
		right.X, right.W = col.X+(col.W+p.Margin())/2, (col.W-p.Margin())/2
	} else {
		right.Y = down + render.Gap
	}
	s.layCode(p, p.Flow(right))
}

// The share of the width that a board has beside the words, and the share of the window's
// height that it has at most.
const (
	boardWide = 0.34
	boardHigh = 0.28
)

// layGame lays out the board with the words beside or below it, and returns how far down
// they go.
func (s *Scene) layGame(p *ui.Page, room render.Rect, told []string) float64 {
	game := s.app.Session()
	shape := picture.ShapeOf(game.Rules().Board())
	board, beside := room, room
	if p.TwoColumns() {
		board.W = min((room.W-p.Margin())/2, p.Window.H*boardHigh*shape)
		board.H = board.W / shape
		beside.Y, beside.W = board.Y+board.H+render.Gap, (room.W-p.Margin())/2
	} else {
		board.H = min(room.W*boardWide*shape, p.Window.H*boardHigh)
		board.W = board.H / shape
		beside.X, beside.W = room.X+board.W+2*render.Gap, room.W-board.W-2*render.Gap
	}
	s.view = picture.Position(p, s.view, game.Rules(), game.Position(), game.Near(), board)
	f := p.Flow(beside)
	for i, text := range told {
		style := ui.SmallStyle()
		if i == 0 {
			style = ui.TextStyle()
		}
		f.Set(ui.Text{ID: []string{"how", "kept", "where"}[i], Role: ui.RoleText, Text: text, Style: style, Muted: i > 0})
		f.Gap(render.Gap / 2)
	}
	return max(f.Y, board.Y+board.H)
}

// How large the code is: as the page has room, within these.
const (
	codeLeast = 176
	codeMost  = 320
)

// layCode lays out the code and what it is for.
func (s *Scene) layCode(p *ui.Page, f *ui.Flow) {
	text := words.ShareCamera
	if !s.whole {
		text = words.ShareCodePosition
	}
	said := s.say.Say(text)
	style := ui.Aligned(ui.SmallStyle(), render.Middle)
	room := p.Pane.Y + p.Pane.H - f.Y - render.Gap - float64(len(p.Wrap(said, style, f.Width)))*style.LineHeight()
	size := max(codeLeast, min(codeMost, f.Width, room))
	box := f.Take(size)
	box.X, box.W = box.X+(box.W-size)/2, size
	p.Code(ui.Code{Bounds: box, Size: s.code.Size, Dark: s.code.Black})
	f.Gap(render.Gap)
	f.Set(ui.Text{ID: "code", Role: ui.RoleText, Text: said, Style: style, Muted: true})
}

// told is what is said of the link, after a title: what to do, what the other one does, where the game
// is kept, and what becomes of a link without a page.
func (s *Scene) told() []string {
	say, game := s.say.Say, s.app.Session()
	if s.failed != nil {
		return []string{say(words.ShareTitle), say(words.ShareLong)}
	}
	list := []string{say(words.ShareShow), say(words.ShareShowHow)}
	if game.Away() {
		name := voice.Name(s.say, game.Players(), game.Near().Other())
		list = []string{say(words.ShareTurn, name), say(words.ShareTurnHow, name)}
		if _, over := game.Result(); !over && !game.AwayToMove() {
			list = []string{say(words.ShareYours), say(words.ShareYoursHow, name)}
		}
	}
	list = append(list, say(words.ShareKept))
	if s.screen.Host.Base() == "" {
		list = append(list, say(words.ShareNoPage))
	}
	return list
}

// foot lays out the ways to send the link.
func (s *Scene) foot(p *ui.Page, col render.Rect) {
	first := ui.Control{ID: "copy-link", Label: s.say.Say(words.ShareCopy), Press: func() { s.app.CopyText(s.link) }}
	others := []ui.Control{{ID: "as-text", Label: s.say.Say(words.ShareAsText), Press: s.app.OpenRecords}}
	switch {
	case s.failed != nil:
		first, others = others[0], nil
	case s.screen.Host.CanShare():
		others = append([]ui.Control{first}, others...)
		first = ui.Control{ID: "send-link", Label: s.say.Say(words.ShareSend), Press: func() { s.app.ShareAddress(s.link) }}
	}
	first.Face, p.First = ui.FacePrimary, first.ID
	height := render.Touch + 4.0
	if !p.TwoColumns() {
		height += rows(p, col.W, others) * (render.Gap + render.Touch)
	}
	p.Foot(col, height, func(box render.Rect) {
		f := p.Flow(box)
		if p.TwoColumns() {
			f.Pills(append([]ui.Control{first}, others...)...)
			return
		}
		f.List(first)
		f.Gap(render.Gap)
		if len(others) > 0 {
			f.Pills(others...)
		}
	})
}

// rows is how many rows buttons take beside each other.
func rows(p *ui.Page, width float64, buttons []ui.Control) float64 {
	n, x := 0.0, 0.0
	for _, b := range buttons {
		w := p.PillWidth(b.Label)
		if n == 0 || x+w > width {
			n, x = n+1, 0
		}
		x += w + render.Gap
	}
	return n
}

// Parted asks what becomes of a link that goes another way than the game that is kept.
type Parted struct {
	screen *ui.Screen
	say    *words.Printer
	// shared is how many plies both share.
	shared int
	beside func()
}

// NewParted returns the question. Beside opens the link's game beside the other one.
func NewParted(screen *ui.Screen, say *words.Printer, shared int, beside func()) *Parted {
	return &Parted{screen, say, shared, beside}
}

// Sheet says that the table is seen around the question.
func (q *Parted) Sheet() {}

// Back keeps on with the game on the table.
func (q *Parted) Back() { q.screen.Pop() }

// Build lays out the question.
func (q *Parted) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(q.say.Say(words.LinkParted))
	f.Gap(2 * render.Gap)
	f.Set(ui.Text{ID: "parted", Role: ui.RoleText, Text: q.say.Say(words.LinkPartedAt, q.shared), Style: ui.TextStyle()})
	f.Gap(2 * render.Gap)
	f.List(
		ui.Control{ID: "keep-mine", Label: q.say.Say(words.LinkKeepMine), Face: ui.FacePrimary, Press: q.Back},
		ui.Control{ID: "open-beside", Label: q.say.Say(words.LinkBeside), Press: q.beside},
	)
}
