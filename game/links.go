package game

import (
	"net/url"

	"ayoayo/game/link"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/share"
	"ayoayo/game/words"
)

// What follows is how games go by links from device to device. What comes in never takes
// the place of a game that is here.

// OpenShare shows the ways to send the game on the table.
func (a *App) OpenShare() { a.Push(share.New(a.Screen, a.say, a)) }

// GameLink returns the address of the game on the table, which it is known by from here
// on.
func (a *App) GameLink() (string, error) {
	s := a.Session()
	known := s.Link() != 0
	end, err := link.Write(s.Share(a.seed(), func(seat seat.Seat) string {
		return a.say.Say(words.NameLevel, a.say.Say(words.Computer), seat.Level)
	}))
	if err == nil && !known && s.Ply() > 0 {
		a.Save()
	}
	return a.Host.Base() + end, err
}

// PositionLink returns the address of the position on the table.
func (a *App) PositionLink() string {
	s := a.Session()
	pos := s.Position()
	return a.Host.Base() + "#rules=" + s.Rules().String() + ";position=" + url.PathEscape(s.Rules().FormatPosition(&pos))
}

// openLink shows the game of a link: the one that is kept, gone on with as far as the link
// goes, or a game that is new here.
func (a *App) openLink(code string) {
	g, err := link.Read(code)
	if err != nil {
		a.inform(a.say.Say(words.LinkBad.Of(link.Reason(err))))
		return
	}
	kept, ok := a.keptOf(g)
	if !ok {
		a.Replace(session.Receive(g, a.seed()))
		return
	}
	a.Resume(kept)
	switch kin, shared := a.Session().Kin(g); kin {
	case session.Later:
		a.goOnWith(g)
	case session.Earlier:
		a.notice(words.LinkEarlier)
	case session.Branch:
		a.Push(share.NewParted(a.Screen, a.say, shared, func() { a.Replace(session.Receive(g, a.seed())) }))
	default:
		a.notice(words.LinkSame)
	}
}

// keptOf returns the game that is kept and is that of a link: of several, one that the
// link does not part from.
func (a *App) keptOf(g *link.Game) (found session.Kept, ok bool) {
	for _, kept := range a.AllGames() {
		kin, _ := kept.Kin(g)
		if kin != session.Stranger && kin != session.Branch {
			return kept, true
		}
		if kin == session.Branch && !ok {
			found, ok = kept, true
		}
	}
	return found, ok
}

// goOnWith plays in the game on the table what a link has more.
func (a *App) goOnWith(g *link.Game) {
	s := a.Session()
	err := s.GoOnWith(g)
	a.Save()
	a.OpenTable()
	if err != nil {
		a.notice(words.LinkBad.Of(link.Reason(err)))
		return
	}
	if a.table.CanReplay() {
		a.notice(words.LinkLater)
	}
}
