package table

import (
	"math"
	"time"

	"ayoayo/engine"
	"ayoayo/game/advice"
	"ayoayo/game/ui"
	"ayoayo/game/words"
	"ayoayo/render"
)

// analysis shows what an [Analyst] finds out about the moves in the position that is shown.
type analysis struct {
	*stage
	screen  *ui.Screen
	reader  *reader
	analyst *Analyst
	// unread says that there are new values of the moves, sinceRead how long ago others
	// were shown, announced that the analysis is finished and has been read out.
	unread    bool
	sinceRead time.Duration
	announced bool
}

// inquiry is what the analyst is to look at now.
func (t *analysis) inquiry() inquiry {
	want := t.mode.wants()
	ply, shown := t.mode.shown()
	if want == nothing || !shown {
		return inquiry{}
	}
	at := t.session.Game().After(ply)
	if at.Over() {
		return inquiry{}
	}
	return inquiry{want: want, ply: ply, at: at}
}

// wantsValues is what the player wants to know of a position that is open to all.
func (t *analysis) wantsValues() want {
	if t.analyst.Analysing {
		return forAll
	}
	return t.wantsBar()
}

func (t *analysis) wantsBar() want {
	if t.app.ShowsBar() {
		return forBar
	}
	return nothing
}

// update lets the analyst look at what is shown.
func (t *analysis) update(dt time.Duration) {
	if t.analyst.update(t.inquiry(), t.session, dt) {
		t.unread = true
	}
	t.sinceRead += dt
}

// found is what has been found out about the position that is shown, nil for nothing; done
// says that nothing more will be.
func (t *analysis) found() (study *advice.Study, done bool) {
	return t.analyst.of(t.inquiry()), t.analyst.done
}

// show shows what is found: new numbers come a few times a second, so that they can be
// read.
func (t *analysis) show() {
	study, done := t.found()
	all := t.inquiry().want == forAll
	t.announce(all && done && study != nil)
	if t.unread && all && (t.sinceRead >= reading || done) {
		t.unread, t.sinceRead = false, 0
		t.screen.Relayout()
	}
}

// announce reads out what a finished analysis has found, once, when the seeds lie
// still.
func (t *analysis) announce(finished bool) {
	if finished && !t.announced && t.mode.still() {
		t.reader.announce(func() string { return t.words()[0] })
		t.announced = true
	}
	t.announced = t.announced && finished
}

// reading is how long numbers stay as they are while they are worked out.
const reading = 300 * time.Millisecond

// study is what is known about the moves in the position that is shown, nil
// without analysis and while seeds move.
func (t *analysis) study() *advice.Study {
	if t.mode.wants() != forAll || !t.mode.still() {
		return nil
	}
	return t.analyst.of(t.inquiry())
}

// words says what is known about the move that the player looks at, or
// about the best one, and what is expected to follow.
func (t *analysis) words() []string {
	say := t.say.Say
	study := t.study()
	if study == nil {
		return []string{say(words.AnalysisBusy)}
	}
	v, ok := t.lookedAt(study)
	if !ok {
		return []string{say(words.AnalysisBusy)}
	}
	named := func(text string) string { return text }
	if v.Move != t.previewed {
		named = func(text string) string { return t.sayOf(words.AnalysisBest, t.mover(), text) }
		if worth, _ := study.Verdict(); worth.Draw() && !v.Proven {
			named = func(text string) string { return say(words.AnalysisDraw, text) }
		}
	}
	mover := t.mover()
	short := say(words.AnalysisOf, t.written(v.Move), t.chipWords(v.Verdict, mover, false))
	text := named(short)
	if v.Proven {
		text = named(say(words.AnalysisOf, t.written(v.Move), t.valueWords(v.Verdict, mover)))
	}
	var written []string
	for _, m := range v.Line {
		written = append(written, t.written(m))
	}
	lines := shortened(written, func(line string) string { return words.Join(text, line) })
	wordings := lines
	if !v.Proven && len(lines) > 0 {
		wordings = append([]string{words.Join(lines[0], say(words.AnalysisDepth, v.Depth))}, lines...)
	}
	return append(wordings, text, short)
}

// lookedAt is what is known about the move that the player looks at or else, where
// that is nothing, about the best one; false while nothing is known.
func (t *analysis) lookedAt(study *advice.Study) (advice.MoveVerdict, bool) {
	if v, ok := study.Of(t.previewed); ok {
		return v, true
	}
	return study.Best()
}

// notes puts the values of the moves on their pits, or the way of a hint.
func (t *analysis) notes(p *ui.Page) {
	study := t.study()
	if study == nil {
		if m := t.hinted(); m != engine.NoMove && t.session.Rules().Board().TwoWays {
			t.layChips(p, m.Pit(), []ui.Note{{Text: t.arrow(m), Best: true}})
		}
		return
	}
	best, ok := study.Best()
	if !ok || best.Move.IsClaim() {
		return
	}
	mover := t.mover()
	for _, pit := range t.session.Rules().Board().Pits() {
		var chips []ui.Note
		for _, v := range t.ofPit(study, pit) {
			chips = append(chips, ui.Note{
				Text: t.chipWords(v.Verdict, mover, t.room() < roomy) + t.arrow(v.Move),
				Best: v.Move == best.Move, Proven: v.Proven,
			})
		}
		t.layChips(p, pit, chips)
	}
}

// ofPit is what is known about the moves from a pit, in the order in which they
// lead across the screen.
func (t *analysis) ofPit(study *advice.Study, pit engine.Pit) []advice.MoveVerdict {
	var values []advice.MoveVerdict
	for _, m := range t.movesOf(pit) {
		if v, known := study.Of(m); known {
			values = append(values, v)
		}
	}
	return values
}

// How wide a pit has to be for values to a tenth of a seed, and for large ones.
const (
	roomy    = 54
	spacious = 100
)

// narrowCorner is how much larger the radius of a chip's corners may be than the
// room beside its words, so that these stand on it whole.
const narrowCorner = 5

// room is how wide chips on a pit may be, so that they leave those beside it
// alone: a little more than the pit.
func (t *analysis) room() float64 { return 2.2 * t.view.Radius() }

func (t *analysis) layChips(p *ui.Page, pit engine.Pit, chips []ui.Note) {
	if len(chips) == 0 {
		return
	}
	room := t.room()
	style, width, pad := ui.SmallBoldStyle(), 0.0, 5.0
	switch {
	case room >= spacious:
		style, pad = ui.BoldStyle(), 6
	case room < roomy:
		style, pad = ui.SmallStyle(), 1
	}
	height := math.Ceil(style.Size * 1.3)
	corner := min(height/2, pad+narrowCorner)
	for i := range chips {
		c := &chips[i]
		width = max(width, p.Wide(c.Text, style)+2*pad)
	}
	columns := 1
	if n := float64(len(chips)); n*width+(n-1)*2 <= room {
		columns = len(chips)
	}
	rows := (len(chips) + columns - 1) / columns
	at := t.view.NoteAt(pit, float64(columns)*(width+2)-2, float64(rows)*(height+1)-1)
	for i, c := range chips {
		c.Style, c.Corner = style, corner
		c.Bounds = render.Rect{
			X: at.X + float64(i%columns)*(width+2), Y: at.Y + float64(i/columns)*(height+1), W: width, H: height,
		}
		p.Notes = append(p.Notes, c)
	}
}

// arrow is the sign for the way of a move across the screen, "" where there is but
// one.
func (t *stage) arrow(m engine.Move) string {
	if !t.session.Rules().Board().TwoWays {
		return ""
	}
	return t.say.Say(words.MoveWay.Of(string(t.heading(m, t.tall))), "")
}

// pitValue adds to the label of a pit what its moves are worth.
func (t *analysis) pitValue(label string, pit engine.Pit) string {
	study := t.study()
	if study == nil {
		return label
	}
	values := t.ofPit(study, pit)
	for _, v := range values {
		text := t.valueWords(v.Verdict, t.mover())
		if len(values) > 1 {
			text = t.say.Say(words.AnalysisOf, t.written(v.Move), text)
		}
		label = t.say.Say(words.PitValue, label, text)
	}
	return label
}
