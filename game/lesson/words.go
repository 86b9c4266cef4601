package lesson

import (
	"ayoayo/engine"
	"ayoayo/game/lessons"
	"ayoayo/game/narration"
	"ayoayo/game/voice"
	"ayoayo/game/words"
)

// teller tells moves, for the eye or for the ear.
func (s *Scene) teller(aloud bool) *narration.Teller {
	return &narration.Teller{Say: s.say, Rules: s.run.Rules, Players: s.players(), Aloud: aloud}
}

// game is what the game is called.
func (s *Scene) game() string { return s.say.Say(words.GameName.Of(s.run.Game)) }

// lessonTitle is what the lesson is called.
func (s *Scene) lessonTitle() string { return s.say.Say(words.LessonOf, s.game()) }

// numbers says a sentence of a step with the numbers of the board.
func (s *Scene) numbers(k words.Key) string {
	b := s.run.Rules.Board()
	half := b.Seeds() / 2
	return s.say.Say(k, b.Cols, b.Deal, b.Seeds(), half, half+1, 2*b.Cols)
}

// title is what the step is about or, when it is done, what it brought.
func (s *Scene) title() string {
	if s.stage == over {
		return s.say.Say(words.LessonDone, s.game())
	}
	if taken := s.taken(); s.stage == right && taken > 0 {
		return s.say.Say(words.LessonTook, taken)
	}
	return s.say.Say(words.LessonStep.Of(s.run.Step().Name))
}

// taken is how many seeds the move took.
func (s *Scene) taken() int {
	if s.trace == nil {
		return 0
	}
	mine, _ := s.trace.Captures(engine.South)
	return mine
}

// task is what is to be done.
func (s *Scene) task() string {
	if s.stage == over {
		return s.say.Say(words.LessonDoneLine)
	}
	return s.numbers(words.LessonTask.Of(s.run.Step().Name))
}

// news is what has happened in the step, "" while nothing has: what a move has done so
// far, why another pit can't be sown, or which one does what is asked for.
func (s *Scene) news(aloud bool) string {
	switch {
	case s.stage == over:
		return ""
	case s.stage == moving:
		return s.told(aloud, s.lap-1)
	case s.stage == right:
		return words.Glue(" ", s.told(aloud, s.trace.Laps()), s.moreTold(), s.sum(), s.point())
	case s.barred != engine.NoMove:
		return s.whyBarred(s.barred, s.move(s.barred, aloud), aloud)
	case s.refused != engine.NoPit:
		return s.whyRefused(s.refused, aloud)
	case s.played != engine.NoMove:
		return words.Glue(" ", s.why(aloud), s.back(aloud))
	case s.run.Helps():
		return s.marked(aloud)
	}
	return ""
}

// back says that the seeds are back, and which pit does what is asked for where enough
// has been tried.
func (s *Scene) back(aloud bool) string {
	if s.run.Helps() {
		return s.marked(aloud)
	}
	return s.say.Say(words.LessonBack)
}

// marked says which move does what is asked for.
func (s *Scene) marked(aloud bool) string {
	right := s.run.Right()
	if len(right) == 0 || right[0].IsClaim() {
		return ""
	}
	return s.say.Say(words.LessonMarked, s.move(right[0], aloud))
}

// move is what a move is called.
func (s *Scene) move(m engine.Move, aloud bool) string {
	if aloud {
		return voice.HeardMove(s.say, s.run.Rules, m, engine.South)
	}
	return voice.Move(s.say, s.run.Rules, m, engine.South)
}

// told is what the move has done up to a lap.
func (s *Scene) told(aloud bool, laps int) string {
	var told []string
	for _, part := range s.teller(aloud).Move(s.run.Position(), s.trace) {
		if part.Lap <= laps {
			told = append(told, part.Text)
		}
	}
	return words.Glue(" ", told...)
}

// moreTold says what else a move has brought: another turn, the end and why.
func (s *Scene) moreTold() string {
	after, teller := s.run.Position(), s.teller(false)
	s.run.Rules.Play(&after, s.played, nil)
	if after.Over() {
		result := engine.Result{Winner: after.Winner(), End: after.End(), By: engine.Nobody}
		if after.End().ByPlayer() {
			result.By = after.Turn()
		}
		told := append([]string{teller.Rule(result, after)}, teller.Swept(s.trace, engine.South)...)
		return words.Glue(" ", append(told, voice.Outcome(s.say, s.players(), result)+".")...)
	}
	for _, e := range s.trace.Events {
		if e.Kind == engine.Again {
			return s.say.Say(words.Again.For(words.VoiceYou)) + "."
		}
	}
	return ""
}

// sum is what the store holds after a capture.
func (s *Scene) sum() string {
	taken, b := s.taken(), s.run.Rules.Board()
	after := s.run.Position()
	s.run.Rules.Play(&after, s.played, nil)
	if taken == 0 || !b.Stores || b.Rounds || after.Over() {
		return ""
	}
	before := s.run.Position()
	held := before.Seeds(engine.SouthStore)
	return s.say.Say(words.LessonSum, held, taken, held+taken, b.Seeds()/2+1)
}

// point is what there is to say of the step when it is done, "" for nothing.
func (s *Scene) point() string {
	k := words.LessonPoint.Of(s.run.Step().Name)
	if !s.say.Has(k) {
		return ""
	}
	return s.numbers(k)
}

// whyRefused says why a pit can't be sown.
func (s *Scene) whyRefused(pit engine.Pit, aloud bool) string {
	pos, name := s.run.Position(), s.teller(aloud).Pit(pit)
	switch {
	case pos.Owner(pit) != engine.South:
		return s.say.Say(words.NotYours, name)
	case pos.Seeds(pit) == 0:
		return s.say.Say(words.PreviewEmpty, name) + "."
	}
	return s.whyBarred(engine.SowFrom(pit), name, aloud)
}

// whyBarred says of a move, by a name, what is wrong with it, and the rule that forbids it.
func (s *Scene) whyBarred(m engine.Move, name string, aloud bool) string {
	pos := s.run.Position()
	reason := s.run.Rules.Refusal(&pos, m).String()
	attempt := s.run.Rules.Attempt(&pos, m)
	end := s.teller(aloud).Pit(attempt.EndOf(attempt.Laps()))
	return words.Glue(" ", s.say.Say(words.Refused.Of(reason), name, end), s.say.Say(words.RefusedRule.Of(reason)))
}

// why says what a move that was not asked for has done, and what it lacks.
func (s *Scene) why(aloud bool) string {
	before, teller := s.run.Position(), s.teller(aloud)
	told := []string{s.say.Say(words.LessonWrong, s.move(s.played, aloud))}
	if s.trace.Laps() > 1 {
		told = append(told, s.say.Say(words.ToldLaps, s.trace.Laps()))
	}
	if _, others := s.trace.Captures(engine.South); others > 0 {
		told = append(told, s.say.Say(words.WhyOthersFour, others))
	}
	told = append(told, teller.Ends(before, s.trace))
	switch taken := s.taken(); s.run.Step().Does {
	case lessons.RunsOn:
		told = append(told, s.say.Say(words.WhyOneLap))
	case lessons.Takes, lessons.TakesMost:
		if taken > 0 {
			told = append(told, s.say.Say(words.WhyLess, taken))
		} else {
			told = append(told, s.whyNothing(teller))
		}
	case lessons.MovesAgain:
		told = append(told, s.say.Say(words.WhyNotStore))
	case lessons.Wins:
		told = append(told, s.say.Say(words.WhyGoesOn))
	}
	return words.Glue(" ", told...)
}

// whyNothing says why a move takes nothing, by how the game captures and where its last
// seed fell.
func (s *Scene) whyNothing(teller *narration.Teller) string {
	before, b := s.run.Position(), s.run.Rules.Board()
	after := before
	s.run.Rules.Play(&after, s.played, nil)
	last := s.trace.EndOf(s.trace.Laps())
	if last.IsStore() {
		return ""
	}
	own, seeds := b.RowOwner(last.Row()) == engine.South, after.Seeds(last)
	switch s.run.Takes {
	case lessons.Across:
		switch {
		case !own:
			return s.say.Say(words.WhyNotYourRow)
		case seeds == 1:
			return s.say.Say(words.WhyNothingAcross, teller.Pit(b.Opposite(last)))
		}
		return s.say.Say(words.WhyNotEmpty)
	case lessons.TwosAndThrees:
		switch {
		case own:
			return s.say.Say(words.WhyOwnRow)
		case seeds == 2 || seeds == 3:
			return s.say.Say(words.WhyWholeRow)
		}
		return s.say.Say(words.WhyNotTwoOrThree)
	case lessons.Fours:
		return s.say.Say(words.WhyNoFour)
	}
	return ""
}

// heard is what is to be said now.
func (s *Scene) heard() string {
	if news := s.news(true); news != "" {
		if s.stage == right {
			return words.Glue(" ", s.say.Say(words.LessonRight)+".", s.title()+".", news)
		}
		return news
	}
	return words.Glue(" ", s.title()+".", s.task())
}
