package game

import (
	"encoding/json"

	"ayoayo/engine"
	"ayoayo/game/host"
	"ayoayo/game/records"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// What follows is what the page around a frame asks and is told. It is told of games that
// have a place of their own, by a key or by none, and never of those that the visitor
// plays elsewhere.

// What a page is told of: the first state of the board, each move and the end of a game,
// what was left out, and the answer to what it has asked.
const (
	saidReady  = "ready"
	saidMove   = "move"
	saidEnd    = "end"
	saidError  = "error"
	saidAnswer = "answer"
)

// message is what a page is told, as its scripts take it.
type message struct {
	Type     string `json:"type"`
	ID       int    `json:"id,omitempty"`
	Error    string `json:"error,omitempty"`
	Record   string `json:"record,omitempty"`
	Rules    string `json:"rules,omitempty"`
	Position string `json:"position,omitempty"`
	Turn     string `json:"turn,omitempty"`
	Ply      int    `json:"ply"`
	Move     string `json:"move"`
	Result   string `json:"result"`
}

// toldState is what was told last.
type toldState struct {
	ready   bool
	session *session.Session
	ply     int
	over    bool
}

// speaks reports whether the page around is spoken with.
func (a *App) speaks() bool { return a.asked.Forgets || a.asked.Slot != "" }

// tell tells the page around something.
func (a *App) tell(m message) {
	if text, err := json.Marshal(m); err == nil {
		a.Host.Tell(string(text))
	}
}

// state is the game on the table, as it is told.
func (a *App) state(kind string) message {
	s := a.Session()
	if s == nil {
		return message{Type: kind}
	}
	r, pos := s.Rules(), s.Position()
	told := message{Type: kind, Record: records.Write(a.say, s), Rules: r.String(), Position: r.FormatPosition(&pos), Turn: s.Turn().String(), Ply: s.Ply()}
	if last, ok := s.Last(); ok {
		told.Move = r.FormatMove(last.Move)
	}
	if result, over := s.Result(); over {
		told.Result = result.Text()
	}
	return told
}

// tellAround tells the page around what has happened since it was told last.
func (a *App) tellAround() {
	s := a.Session()
	if s == nil || !a.speaks() {
		return
	}
	_, over := s.Result()
	now := toldState{true, s, s.Ply(), over}
	before := a.around
	if now == before {
		return
	}
	a.around = now
	switch {
	case !before.ready:
		a.tell(a.state(saidReady))
		for _, wrong := range a.asked.Wrong {
			a.tell(message{Type: saidError, Error: a.say.Say(words.AddressBad, wrong.Written, a.explain(wrong.Name))})
		}
	default:
		a.tell(a.state(saidMove))
	}
	if over && !before.over {
		a.tell(a.state(saidEnd))
	}
}

// answer does what the page around asks, and tells it how the game stands then, or why it
// was not done.
func (a *App) answer(q host.Question) {
	if !a.speaks() {
		return
	}
	err := a.obey(q)
	told := a.state(saidAnswer)
	told.ID = q.ID
	if err != "" {
		told.Error = err
	}
	a.tell(told)
}

// obey does what is asked, and returns why not, "" where it was done.
func (a *App) obey(q host.Question) string {
	s := a.Session()
	if s == nil || a.table == nil {
		return a.say.Say(words.NoTable)
	}
	switch q.Type {
	case "play":
		m, err := s.Rules().ParseMove(q.Value)
		switch {
		case err != nil:
			return a.say.Say(words.MoveBad, err)
		case !a.table.Play(m):
			return a.say.Say(words.NotNow)
		}
	case "undo":
		if !a.table.TakeBack() {
			return a.say.Say(words.NotNow)
		}
	case "position":
		p, err := s.Rules().ParsePosition(q.Value)
		if err != nil {
			return a.say.Say(words.PositionBad, err)
		}
		fresh, err := session.New(session.Setup{Rules: s.Rules().String(), Seats: s.Seats(), Start: s.Rules().FormatPosition(&p)}, a.seed())
		if err != nil {
			return a.say.Say(words.PositionBad, err)
		}
		a.show(fresh)
	case "record":
		if len(q.Value) > host.LongestText {
			return a.say.Say(words.RecordLong, host.LongestText>>10)
		}
		rec, err := engine.ParseRecord(q.Value)
		if err != nil {
			return a.say.Say(words.RecordBad, err)
		}
		a.show(session.Open(rec, a.seed()))
	}
	return ""
}

// show shows a game that the page around has set, in place of the one before: it has that
// board for itself.
func (a *App) show(s *session.Session) {
	viewed := a.table.Viewed()
	a.Replace(s)
	if viewed {
		a.table.View()
	}
}
