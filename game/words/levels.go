package words

// What is said of a level follows from what it is made of.

// LooksAhead returns what [LevelLooks] calls looking so many plies ahead.
func LooksAhead(plies int) string {
	return class(plies, []step{{1, "one"}, {2, "answer"}, {4, "few"}, {6, "some"}, {9, "well"}}, "far")
}

// SlipsOften returns what [LevelSlips] calls slipping in so many of a hundred turns.
func SlipsOften(percent int) string {
	return class(percent, []step{{0, "never"}, {1, "hardly"}, {7, "seldom"}, {24, "sometimes"}}, "often")
}

// FollowsLaps returns what [LevelLaps] calls following so many laps of a relay; 0 is all.
func FollowsLaps(laps int) string {
	return class(laps, []step{{0, "every"}, {1, "one"}, {3, "very-few"}, {10, "few"}, {20, "some"}, {30, "longer"}}, "long")
}

// step is the name of numbers up to one.
type step struct {
	most int
	name string
}

// class is the name of the first step that a number does not pass.
func class(n int, steps []step, beyond string) string {
	for _, s := range steps {
		if n <= s.most {
			return s.name
		}
	}
	return beyond
}
