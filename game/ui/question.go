package ui

import (
	"cmp"

	"ayoayo/render"
)

// Question is a choice of one among some answers, and a Note about what is
// chosen, if it is not "".
type Question struct {
	ID, Text string
	Answers  []Answer
	Note     string
}

// Answer is one of the answers, chosen or not. What is drawn of it is Short, if
// that is not "".
type Answer struct {
	ID, Text, Short string
	Chosen          bool
	Choose          func()
}

// beside sets questions beside each other, as many on a row as fit, and returns
// the height used.
func (p *Page) beside(questions []Question, box render.Rect) float64 {
	at, top, height := box, box.Y, 0.0
	for _, q := range questions {
		w := p.questionWidth(q)
		if at.X > box.X && at.X+w > box.X+box.W {
			at.X, at.Y, height = box.X, at.Y+height+render.Gap, 0
		}
		at.W = box.X + box.W - at.X
		height = max(height, p.question(q, at))
		at.X += w + render.Margin
	}
	return at.Y + height - top
}

// questionWidth is how wide a question is with its answers on one row.
func (p *Page) questionWidth(q Question) float64 {
	w := 0.0
	for _, n := range q.Answers {
		w += p.PillWidth(cmp.Or(n.Short, n.Text)) + render.Gap // at most
	}
	return max(w-render.Gap, p.Wide(q.Text, p.LabelStyle()))
}

// question sets a question and its answers and returns the height used.
func (p *Page) question(q Question, box render.Rect) float64 {
	f := p.Flow(box)
	f.Set(Text{Text: q.Text, Style: p.LabelStyle(), Muted: true})
	f.Gap(render.Gap / 2)
	buttons := make([]Control, len(q.Answers))
	for i, n := range q.Answers {
		buttons[i] = Control{
			ID: q.ID + ":" + n.ID, Label: n.Text, Short: n.Short, Group: Group{ID: q.ID, Kind: GroupAnswer, Label: q.Text},
			Toggle: true, Pressed: n.Chosen, Press: n.Choose,
		}
	}
	f.Pills(buttons...)
	if q.Note != "" {
		f.Gap(render.Gap / 2)
		f.Set(Text{ID: q.ID + ":note", Role: RoleText, Text: q.Note, Style: SmallStyle(), Muted: true})
	}
	return f.Y - box.Y
}
