package trainer

import (
	"strconv"

	"ayoayo/engine"
	"ayoayo/game/drill"
	"ayoayo/game/narration"
	"ayoayo/game/ui"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// game is what the game is called.
func (s *Scene) game() string { return s.say.Say(words.GameName.Of(s.rules.Key())) }

// stepName says how hard a step is.
func (s *Scene) stepName(step drill.Step) string {
	kind := step.Kind.String()
	switch {
	case step.To == 0:
		return s.say.Say(words.CountingStep.Of(kind+".more"), step.From)
	case step.To == step.From:
		return s.say.Say(words.CountingStep.Of(kind+".one"), step.From)
	}
	return s.say.Say(words.CountingStep.Of(kind+".range"), step.From, step.To)
}

// move is what the move is called.
func (s *Scene) move(aloud bool) string {
	if aloud {
		return voice.HeardMove(s.say, s.rules, s.question.Move, engine.South)
	}
	return voice.Move(s.say, s.rules, s.question.Move, engine.South)
}

// teller tells moves, for the eye or for the ear.
func (s *Scene) teller(aloud bool) *narration.Teller {
	return &narration.Teller{Say: s.say, Rules: s.rules, Players: s.players(), Aloud: aloud}
}

// place is what a pit or a store is called in a sentence.
func (s *Scene) place(at engine.Pit, aloud bool) string {
	if at.IsStore() {
		return voice.About(s.say, words.StoreName, s.players(), engine.Player(at-engine.SouthStore))
	}
	return s.teller(aloud).Pit(at)
}

// asks is the question.
func (s *Scene) asks(aloud bool) string { return s.say.Say(words.CountingAsk, s.move(aloud)) }

// hint says how to answer what is asked now.
func (s *Scene) hint(aloud bool) string {
	if s.stage == taking {
		return s.say.Say(words.CountingTake, s.place(s.question.End, aloud))
	}
	return s.say.Say(words.CountingTouch, s.move(aloud))
}

// verdict says what came of the answer.
func (s *Scene) verdict(aloud bool) string {
	switch {
	case s.answer.right:
		return s.say.Say(words.CountingYes)
	case s.late:
		return s.say.Say(words.CountingLate)
	case s.pit == s.question.End:
		return s.say.Say(words.CountingOther, s.takes)
	}
	name := s.place(s.pit, aloud)
	for _, l := range s.laps[:len(s.laps)-1] {
		if l.End == s.pit {
			return s.say.Say(words.CountingOn, name, l.Held)
		}
	}
	return s.say.Say(words.CountingNot, name)
}

// lap tells a lap, and what lay where it ended, "" for a store.
func (s *Scene) lap(l drill.Lap, aloud bool) (told, held string) {
	from, end := s.place(l.From, aloud), s.place(l.End, aloud)
	told = s.say.Say(words.CountingLap, from, l.Count, end)
	if l.Taken {
		told = s.say.Say(words.CountingSown, l.Count, from, end)
	}
	switch {
	case l.End.IsStore():
	case l.Held == 0:
		held = s.say.Say(words.CountingEmpty)
	default:
		held = s.say.Say(words.CountingHeld, l.Held)
	}
	return told, held
}

// lapsTold is the most laps of which captures are told one by one.
const lapsTold = 4

// sum says where the move ends and what it takes and why, and when it is asked again.
func (s *Scene) sum(aloud bool) string {
	told := []string{s.say.Say(words.CountingEnds, s.move(aloud), s.place(s.question.End, aloud))}
	if len(s.laps) <= lapsTold {
		for _, part := range s.teller(aloud).Move(s.question.Position, s.question.Trace) {
			if part.Takes {
				told = append(told, part.Text)
			}
		}
	}
	if s.question.Takes == 0 {
		told = append(told, s.say.Say(words.CountingNothing))
	} else {
		told = append(told, s.say.Say(words.CountingTakes, s.question.Takes))
	}
	switch {
	case s.days > 0:
		told = append(told, s.say.Say(words.CountingAgain, s.days))
	case s.learnt:
		told = append(told, s.say.Say(words.CountingLearnt))
	}
	return words.Glue(" ", told...)
}

// heard is the whole answer for the ear.
func (s *Scene) heard() string {
	told := []string{s.verdict(true) + "."}
	for _, l := range s.laps {
		lap, held := s.lap(l, true)
		told = append(told, words.Join(lap, held)+".")
	}
	return words.Glue(" ", append(told, s.sum(true))...)
}

// result says how the round went, outlook how hard the next one is.
func (s *Scene) result() string { return s.say.Say(words.CountingDone, s.right, s.asked) }

func (s *Scene) outlook() string {
	step := s.stepName(s.steps[s.kept.Step])
	switch {
	case s.moved > 0:
		return s.say.Say(words.CountingUp, step)
	case s.moved < 0:
		return s.say.Say(words.CountingDown, step)
	}
	return ""
}

// Type takes the letters of pits, each again for the next pit of that letter, and digits
// for the number that is taken.
func (s *Scene) Type(r rune) {
	switch {
	case s.stage == pointing:
		s.screen.FocusOn(s.lettered(r))
	case s.stage == taking && r >= '0' && r <= '9':
		s.digit(int(r - '0'))
	}
}

// lettered is the next control of a pit with a letter, after the one that has the focus.
func (s *Scene) lettered(r rune) string {
	first, next, passed := "", "", false
	for _, pit := range s.rules.Board().Pits() {
		if voice.Column(s.rules, pit) != string(r) {
			continue
		}
		id := ui.PitID(s.rules.PitName(pit))
		if first == "" {
			first = id
		}
		if passed && next == "" {
			next = id
		}
		passed = passed || id == s.screen.Focus()
	}
	if next != "" {
		return next
	}
	return first
}

// digit goes to the number that a digit makes, behind the one that was typed before.
func (s *Scene) digit(n int) {
	for before := range numbersShown {
		if s.screen.Focus() == numberID(before) && before > 0 && 10*before+n <= s.mostTaken() {
			n += 10 * before
			break
		}
	}
	if n >= s.page+numbersShown || n < s.page {
		s.page = n / numbersShown * numbersShown
		s.screen.Build()
	}
	s.screen.FocusOn(numberID(n))
}

// numberID is the control of a number.
func numberID(n int) string { return "takes:" + strconv.Itoa(n) }
