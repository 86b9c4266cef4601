package narration

import (
	"slices"

	"ayoayo/engine"
	"ayoayo/game/words"
)

// capture is what a move took by one rule.
type capture struct {
	why engine.Why
	// lifted says that the seeds were sown on, along that the last seed was taken too.
	lifted, along bool
	events        []engine.Event
	// end is where the last seed had fallen before the last of the events.
	end engine.Pit
}

// captures lists by which rules a move took seeds, in the order in which they first did.
func captures(events []engine.Event) []capture {
	var list []capture
	end := engine.NoPit
	for _, e := range events {
		switch e.Kind {
		case engine.Dropped:
			end = e.Pit
		case engine.Captured:
			at := slices.IndexFunc(list, func(c capture) bool { return c.why == e.Why && c.lifted == e.Lifts() })
			if at < 0 {
				at = len(list)
				list = append(list, capture{why: e.Why, lifted: e.Lifts()})
			}
			if opposite := slices.IndexFunc(list, func(c capture) bool { return c.why == engine.WhyOpposite }); opposite >= 0 && e.Why == engine.WhyCapturer {
				list[opposite].along = true
			}
			list[at].events, list[at].end = append(list[at].events, e), end
		}
	}
	return list
}

// rule is the name of the rule.
func (c *capture) rule() string {
	switch {
	case c.lifted:
		return c.why.String() + ".lifted"
	case c.along:
		return c.why.String() + ".along"
	}
	return c.why.String()
}

// pits are those that were taken from.
func (c *capture) pits() []engine.Pit {
	var pits []engine.Pit
	for _, e := range c.events {
		if e.Pit != engine.Hand {
			pits = append(pits, e.Pit)
		}
	}
	return pits
}

// seeds is how many were taken.
func (c *capture) seeds() int {
	n := 0
	for _, e := range c.events {
		n += int(e.Count)
	}
	return n
}

// taken tells the captures that the last seed has made.
func (a *account) taken(events []engine.Event) {
	list := captures(events)
	for _, c := range list {
		last := c.events[len(c.events)-1]
		switch c.why {
		case engine.WhyOpposite:
			told := words.ToldAcross
			if c.along {
				told = words.ToldAcrossToo
			}
			a.addTakes(a.Say.Say(told, last.Count, a.Pit(last.Pit)))
		case engine.WhyTwoOrThree:
			var made []string
			for _, e := range c.events {
				made = append(made, a.Say.Say(words.ToldSome, e.Count, a.Pit(e.Pit)))
			}
			a.addTakes(a.Say.Say(words.ToldMade, words.List(a.Say, made)))
		case engine.WhyMoversFour:
			a.addTakes(a.Say.Say(words.ToldFour, last.Count, a.Pit(last.Pit)))
		case engine.WhyLastFour:
			a.addTakes(a.Say.Say(words.ToldRest, c.seeds()))
		}
	}
}

// Captures says why a move took what it did: a sentence for each rule by which it
// captured, with the pits that were taken by it and the one in which the last seed fell
// before, in full and in a shorter form.
func (t *Teller) Captures(trace *engine.Trace, by engine.Player) (full, short []string) {
	for _, c := range captures(trace.Events) {
		if c.why == engine.WhyCapturer { // which goes along
			continue
		}
		pits, end := c.pits(), t.Pit(c.end)
		full = append(full, t.Of(words.Family(words.TookBy.Of(c.rule())), by, len(pits), t.Pits(pits), end))
		short = append(short, t.Say.Say(words.TookByShort.Of(c.rule()), len(pits), t.Pits(pits), end, t.Name(by)))
	}
	return full, short
}
