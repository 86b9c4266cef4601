package lessons

// What is taught of each game, in this order.

// all returns the lessons in the order of the games.
func all() []Lesson {
	return []Lesson{ayoayo(), oware(), masters(), namnam(), children(), laps(), kujifunza()}
}

func ayoayo() Lesson {
	return Lesson{Game: "ayoayo", Takes: Across, Steps: []Step{
		{Name: "aim", Position: "0,0,0,2,0,0/3,0,0,0,3,0 22,18 S", Does: Wins},
		{Name: "sow", Position: "0,2,1,0,2,0/0,3,0,4,0,1 17,18 S", Does: Sows},
		{Name: "sow-on", Position: "0,1,1,0,0,1/0,0,0,4,2,3 18,18 S", Does: RunsOn, Right: "B"},
		{Name: "take-across", Position: "3,1,0,0,1,0/0,0,4,0,3,0 14,22 S", Does: Takes, Right: "A"},
		{Name: "take-on", Position: "1,2,1,1,0,0/3,0,4,0,0,0 18,18 S", Does: Takes, Right: "B C"},
		{Name: "take-most", Position: "2,0,0,1,0,1/0,4,0,2,0,3 17,18 S", Does: TakesMost, Right: "D"},
		{Name: "feed", Position: "2,1,0,1,4,1/0,0,0,0,0,0 20,19 S", Does: Sows},
		{Name: "last-seeds", Position: "1,0,3,2,4,5/0,0,0,0,3,0 14,16 S", Does: Wins, Right: "A"},
	}}
}

// owareSteps are those that both forms of Oware have in common.
func owareSteps() []Step {
	return []Step{
		{Name: "aim", Position: "0,0,0,0,0,1/1,0,0,0,0,4 23,19 S", Does: Wins},
		{Name: "sow", Does: Sows},
		{Name: "take-made", Position: "1,0,0,1,2,4/1,2,2,0,1,3 16,15 S", Does: Takes, Right: "E"},
		{Name: "take-run", Position: "1,0,0,0,4,1/2,1,2,0,1,0 14,22 S", Does: TakesMost, Right: "E"},
		{Name: "big-pit", Position: "0,3,0,0,1,12/1,2,1,0,2,0 13,13 S", Does: Takes, Right: "F"},
		{Name: "feed-sow", Position: "2,0,1,0,3,1/0,0,0,0,0,0 20,21 S", Does: Sows},
	}
}

func oware() Lesson {
	return Lesson{Game: "oware", Takes: TwosAndThrees, Steps: append(owareSteps(),
		Step{Name: "slam-nothing", Position: "1,1,0,0,2,2/1,1,0,0,0,0 18,22 S", Does: Takes, Right: "E"})}
}

func masters() Lesson {
	return Lesson{Game: "oware-masters", Takes: TwosAndThrees, Steps: append(owareSteps(),
		Step{Name: "slam-all", Position: "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", Does: Wins, Right: "F"})}
}

func namnam() Lesson {
	return Lesson{Game: "namnam", Takes: Fours, Steps: []Step{
		{Name: "aim-rounds", Position: "0,0,0,0,0,1/3,0,0,0,4,0 40,0 S SSSSSS/NNNNNN sow S S", Does: Wins},
		{Name: "sow", Position: "1,0,2,0,0,1/0,5,2,0,2,3 16,16 S SSSSSS/NNNNNN sow S S", Does: Sows},
		{Name: "sow-on", Position: "1,1,0,0,1,0/2,5,2,0,2,2 16,16 S SSSSSS/NNNNNN sow S S", Does: RunsOn, Right: "A"},
		{Name: "four-passing", Position: "1,0,0,3,3,0/0,2,0,1,0,2 16,20 S SSSSSS/NNNNNN sow S S", Does: Takes, Right: "D"},
		{Name: "four-last", Position: "0,0,0,0,1,1/1,3,0,4,0,2 16,20 S SSSSSS/NNNNNN sow S N", Does: Takes, Right: "E"},
		{Name: "last-eight", Position: "1,0,0,0,0,1/1,0,3,2,0,0 20,20 S SSSSSS/NNNNNN sow S N", Does: Takes, Right: "F"},
		{Name: "claim", Position: "0,0,0,0,0,0/0,0,0,0,0,0 32,16 S SSSSSS/NNNNNN claim S S", Does: Sows},
		{Name: "sow-far", Position: "1,0,0,0,1,0/0,2,0,3,0,5 20,16 S SSSSSS/NSNSNN sow N S", Does: Takes, Right: "b"},
	}}
}

func children() Lesson {
	return Lesson{Game: "bao-children", Takes: Across, Steps: []Step{
		{Name: "aim-store", Position: "0,0,0,0,0,0,0,1/2,0,3,0,0,1,0,0 24,17 S", Does: Wins},
		{Name: "sow-store", Does: Sows},
		{Name: "move-again", Does: MovesAgain, Right: "F"},
		{Name: "take-across", Position: "1,2,0,0,3,0,1,0/0,1,0,2,4,0,0,3 15,16 S", Does: Takes, Right: "B"},
		{Name: "take-most", Position: "1,0,2,0,1,0,2,0/0,0,5,0,0,0,2,0 14,21 S", Does: TakesMost, Right: "E"},
		{Name: "last-seeds", Position: "0,2,0,0,1,0,3,0/0,0,0,0,4,0,0,0 20,18 S", Does: Wins, Right: "B"},
	}}
}

func laps() Lesson {
	return Lesson{Game: "bao-laps", Takes: Across, Steps: []Step{
		{Name: "aim", Position: "0,0,2,0,0,0,0,0/0,1,0,3,0,0,0,0 14,12 S", Does: Wins},
		{Name: "sow", Position: "2,0,0,2,0,0,2,0/0,1,0,4,0,0,2,0 9,10 S", Does: Sows},
		{Name: "sow-on", Position: "2,0,1,0,0,2,0,0/0,1,3,0,0,1,0,2 10,10 S", Does: RunsOn, Right: "A"},
		{Name: "take-across", Position: "0,2,0,0,0,2,0,0/0,1,2,0,3,0,0,2 10,10 S", Does: Takes, Right: "B"},
		{Name: "take-on", Position: "2,0,1,0,0,2,0,0/0,1,0,3,0,1,0,2 10,10 S", Does: Takes, Right: "A"},
		{Name: "single", Position: "1,0,2,0,0,1,0,0/1,0,0,0,3,0,0,0 12,12 S", Does: Sows},
		{Name: "last-seeds", Position: "0,2,0,0,0,2,0,0/0,0,0,0,3,0,0,0 12,13 S", Does: Wins, Right: "B"},
	}}
}

func kujifunza() Lesson {
	return Lesson{Game: "bao-kujifunza", Takes: AtTheFront, Steps: []Step{
		{Name: "aim-front", Position: "2,0,1,0,0,3,0,0/1,4,2,0,1,3,2,1/0,0,0,0,0,2,0,0/6,5,6,5,5,5,5,5 0,0 S", Does: Wins},
		{Name: "sow-ways", Position: "0,4,0,3,0,0,0,0/2,1,0,1,4,1,0,3/1,6,1,12,7,6,0,0/0,3,0,3,3,0,3,0 0,0 S", Does: Sows},
		{Name: "take-front", Position: "0,0,0,2,0,1,0,0/2,1,3,0,2,4,1,3/0,0,2,0,3,0,1,0/5,5,5,5,5,5,5,4 0,0 S", Does: Sows},
		{Name: "sow-taken", Position: "0,2,1,0,0,0,0,1/1,2,4,1,0,4,2,0/3,2,8,1,1,6,4,3/4,0,1,2,0,1,3,7 0,0 S", Does: TakesMost, Right: "C2<"},
		{Name: "front-first", Position: "0,0,0,4,0,5,0,0/3,0,3,3,0,3,3,0/0,3,3,4,6,1,2,6/3,0,2,2,2,2,2,2 0,0 S", Does: Sows},
		{Name: "win-front", Position: "4,1,1,2,11,7,0,1/1,4,4,2,5,1,3,0/0,0,1,0,0,0,0,1/0,0,4,1,0,4,2,4 0,0 S", Does: Wins, Right: "D1>"},
	}}
}
