package library

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"ayoayo/engine"
	"ayoayo/game/save"
	"ayoayo/game/seat"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
	"ayoayo/render"
)

// Statistics is how the finished games against the computer ended: by game, by level, by
// first move, and over time. All of it comes from the list; no game is read for it.
type Statistics struct {
	screen *ui.Screen
	say    *words.Printer
	games  map[string]*record
	months [monthsShown]result
	now    time.Time
}

// record is how the games of one rule-set ended: all of them, by level and by first move.
type record struct {
	all      result
	levels   map[int]result
	openings map[opening]result
}

// opening is a first move, and whether the player made it.
type opening struct {
	move string
	mine bool
}

// result counts games that were won, drawn and lost.
type result [3]int

func (r result) all() int { return r[0] + r[1] + r[2] }

// monthsShown is how many months are shown, this one included.
const monthsShown = 12

// NewStatistics returns the scene for games, at some time.
func NewStatistics(screen *ui.Screen, say *words.Printer, entries []save.Entry, now time.Time) *Statistics {
	s := &Statistics{screen: screen, say: say, games: map[string]*record{}, now: now}
	for i := range entries {
		s.count(&entries[i])
	}
	return s
}

// count counts a game, if one person played a computer.
func (s *Statistics) count(e *save.Entry) {
	if e.Seats[0].Computer == e.Seats[1].Computer {
		return
	}
	me := near(e.Seats)
	how := 2
	switch e.Result().Winner {
	case me:
		how = 0
	case engine.Nobody:
		how = 1
	}
	key, _, _ := strings.Cut(e.Rules, ";")
	r := s.games[key]
	if r == nil {
		r = &record{levels: map[int]result{}, openings: map[opening]result{}}
		s.games[key] = r
	}
	r.all[how]++
	level := e.Seats[me.Other()].Level
	at := r.levels[level]
	at[how]++
	r.levels[level] = at
	if first := []rune(e.Opening); len(first) > 0 {
		began := opening{e.Opening, unicode.IsUpper(first[0]) == (me == engine.South)}
		with := r.openings[began]
		with[how]++
		r.openings[began] = with
	}
	if ended := time.UnixMilli(e.Ended).In(s.now.Location()); e.Ended != 0 {
		if ago := 12*(s.now.Year()-ended.Year()) + int(s.now.Month()) - int(ended.Month()); ago >= 0 && ago < monthsShown {
			s.months[monthsShown-1-ago][how]++
		}
	}
}

// Back leaves the scene.
func (s *Statistics) Back() { s.screen.Pop() }

// Build lays out the games over time, and then each game with its levels.
func (s *Statistics) Build(p *ui.Page) {
	f := p.Flow(p.Column(render.FormColumn))
	f.Titled(s.say.Say(words.Statistics))
	f.Gap(2 * render.Gap)
	if len(s.games) == 0 {
		f.Set(ui.Text{ID: "none", Role: ui.RoleText, Text: s.say.Say(words.StatisticsNone), Style: ui.TextStyle()})
		return
	}
	s.plot(p, f)
	for _, spec := range engine.Specs() {
		r := s.games[spec.Key]
		if r == nil {
			continue
		}
		f.Gap(2 * render.Gap)
		f.Set(ui.Text{ID: spec.Key, Role: ui.RoleHeading, Text: s.say.Say(words.GameName.Of(spec.Key)), Style: ui.BoldStyle()})
		bar(p, f.Take(barHigh), r.all)
		f.Set(ui.Text{ID: spec.Key + ".all", Role: ui.RoleText, Text: s.told(r.all), Style: ui.TextStyle()})
		part := func(id, text string) {
			f.Set(ui.Text{ID: spec.Key + "." + id, Role: ui.RoleText, Text: text, Style: ui.SmallStyle(), Muted: true})
		}
		for level := range maxLevel + 1 {
			if at := r.levels[level]; at.all() > 0 {
				who := voice.Level(s.say, seat.Seat{Computer: true, Level: level})
				part(who, s.say.Say(words.StatisticsLevel, who, s.told(at)))
			}
		}
		for _, began := range r.often() {
			key := words.StatisticsItBegan
			if began.mine {
				key = words.StatisticsYouBegan
			}
			part(fmt.Sprint(key, began.move), s.say.Say(key, began.move, s.told(r.openings[began])))
		}
	}
}

// often are the openings of which there are several games, those of most first.
func (r *record) often() []opening {
	var list []opening
	for began, ended := range r.openings {
		if ended.all() > 1 {
			list = append(list, began)
		}
	}
	slices.SortFunc(list, func(x, y opening) int {
		return cmp.Or(cmp.Compare(r.openings[y].all(), r.openings[x].all()), cmp.Compare(x.move, y.move))
	})
	return list[:min(len(list), mostOpenings)]
}

// mostOpenings is how many openings of a game are shown.
const mostOpenings = 6

// maxLevel is the highest level that is looked for, barHigh how high a bar is and
// plotHigh how high the columns are at most.
const (
	maxLevel = 10
	barHigh  = 12.0
	plotHigh = 96.0
)

// told says how games ended.
func (s *Statistics) told(r result) string {
	return s.say.Say(words.StatisticsResult, r[0], r[1], r[2])
}

// bar draws how games ended, beside each other.
func bar(p *ui.Page, box render.Rect, r result) {
	box.Y += barHigh / 4
	box.H = barHigh / 2
	x, wide := box.X, box.W/float64(max(r.all(), 1))
	for how, n := range r {
		if n == 0 {
			continue
		}
		p.Fills = append(p.Fills, ui.Fill{Bounds: render.Rect{X: x, Y: box.Y, W: max(1, float64(n)*wide-1), H: box.H}, On: how == 0, Half: how == 1})
		x += float64(n) * wide
	}
}

// plot draws the months as columns; who can't see them hears those with games.
func (s *Statistics) plot(p *ui.Page, f *ui.Flow) {
	most := 1
	for _, m := range s.months {
		most = max(most, m.all())
	}
	f.Set(ui.Text{ID: "months", Role: ui.RoleHeading, Text: s.say.Say(words.StatisticsMonths), Style: ui.SmallStyle(), Muted: true})
	f.Gap(render.Gap)
	box := f.Take(plotHigh)
	wide := box.W / monthsShown
	var heard []string
	for i, m := range s.months {
		y := box.Y + box.H
		for how, n := range m {
			if n == 0 {
				continue
			}
			high := float64(n) * (box.H - 2) / float64(most)
			y -= high
			p.Fills = append(p.Fills, ui.Fill{Bounds: render.Rect{X: box.X + float64(i)*wide, Y: y, W: wide - 4, H: max(1, high-1)}, On: how == 0, Half: how == 1})
		}
		if m.all() > 0 {
			month := time.Date(s.now.Year(), s.now.Month()-time.Month(monthsShown-1-i), 1, 0, 0, 0, 0, time.UTC)
			heard = append(heard, s.say.Say(words.StatisticsMonth, month.Format("2006-01"), s.told(m)))
		}
	}
	p.Rule(render.Rect{X: box.X, Y: box.Y + box.H, W: box.W, H: 1})
	p.Add(ui.Control{ID: "plot", Role: ui.RoleText, Label: words.Join(heard...), Bounds: box})
}
