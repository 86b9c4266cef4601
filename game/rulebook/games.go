package rulebook

import "ayoayo/game/words"

// What no rule-set says of its game: what its rules look like, and which answers
// lead to it.

// examples are the pictures of the rules, by rule-set and number.
func examples() map[string]shown {
	return map[string]shown{
		"ayoayo.1": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", moves: "C", laps: 1},
		"ayoayo.2": {position: "1,2,1,1,0,0/3,0,4,0,0,0 18,18 S", moves: "A"},
		"ayoayo.3": {position: "3,1,0,0,1,0/0,0,4,0,3,0 18,18 S", moves: "A"},
		"ayoayo.4": {position: "2,1,0,1,4,1/0,0,0,0,0,0 20,19 S", moves: "D E F", choice: true},
		"ayoayo.5": {position: "1,0,3,2,4,5/0,0,0,0,3,0 14,16 S", moves: "A", later: true},
		"ayoayo.6": {position: "1,0,3,2,4,5/0,0,0,0,3,0 14,16 S", moves: "A", ends: true, later: true},

		"oware.1": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", moves: "D"},
		"oware.2": {position: "1,0,0,0,0,3/3,1,2,0,4,0 17,17 S", moves: "F"},
		"oware.3": {position: "2,0,1,0,3,1/0,0,0,0,0,0 20,21 S", moves: "E F", choice: true},
		"oware.4": {position: "5,0,0,0,0,2/1,1,0,0,0,0 19,20 S", moves: "F", later: true},
		"oware.5": {position: "1,0,0,0,0,0/0,0,0,0,0,1 23,23 N", moves: "f", ends: true, later: true},

		"namnam.1": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SSSSSS/NNNNNN sow S N", moves: "C", laps: 1},
		"namnam.2": {position: "0,0,0,0,2,2/3,1,0,0,0,4 16,20 S SSSSSS/NNNNNN sow S N", moves: "F", laps: 1},
		"namnam.3": {position: "0,0,0,0,1,1/1,3,0,4,0,2 16,20 S SSSSSS/NNNNNN sow S N", moves: "E"},
		"namnam.4": {position: "0,0,0,0,0,1/3,0,0,0,4,0 20,20 S SSSSSS/NNNNNN sow S N", moves: "F", later: true},
		"namnam.6": {position: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N SNSSSS/NNNNNN sow N -", moves: "B", laps: 1, later: true},

		"bao-children.1": {position: "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0,0 S", moves: "G"},
		"bao-children.2": {position: "1,0,0,0,0,0,2,1/1,1,0,0,0,0,0,0 21,21 S", moves: "H"},
		"bao-children.3": {position: "1,0,0,0,0,0,0,0/1,0,0,0,0,0,3,0 20,23 S", moves: "A"},
		"bao-children.4": {position: "2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,1 22,22 N", moves: "h", ends: true, later: true},

		"bao-laps.1": {position: "0,2,0,1,0,0,0,0/1,0,0,0,3,0,0,0 12,13 S", moves: "B"},
		"bao-laps.2": {position: "0,2,0,0,0,0,0,0/1,0,0,0,3,0,0,0 12,14 S", moves: "B"},
		"bao-laps.3": {position: "1,0,2,0,0,1,0,0/1,0,0,0,3,0,0,0 12,12 S", moves: "C", choice: true},
		"bao-laps.4": {position: "0,2,0,0,0,0,0,0/0,0,0,0,3,0,0,0 13,14 S", moves: "B", ends: true, later: true},

		"bao-kujifunza.1": {position: "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S", moves: "D1> D1<", laps: 1},
		"bao-kujifunza.2": {position: "0,0,0,2,0,1,0,0/2,1,3,0,2,4,1,3/0,0,2,0,3,0,1,0/5,5,5,5,5,5,5,4 0,0 S", moves: "D1>", choice: true},
		"bao-kujifunza.3": {position: "1,0,2,0,0,0,0,0/3,1,0,2,4,1,3,2/0,0,3,0,2,0,1,3/4,5,3,6,5,4,5,4 0,0 S", moves: "C1<"},
		"bao-kujifunza.4": {position: "0,1,0,2,0,1,0,0/0,3,1,0,2,1,0,0/0,0,2,0,0,1,0,0/6,7,6,7,5,7,6,6 0,0 S", moves: "D1>"},
		"bao-kujifunza.5": {position: "0,0,0,2,0,1,0,1/1,0,2,1,0,1,1,0/0,5,0,0,3,0,0,0/6,5,7,6,5,6,5,6 0,0 S", moves: "D1>"},
		"bao-kujifunza.6": {position: "2,0,1,0,0,3,0,0/1,4,2,0,1,3,2,1/0,0,0,0,0,2,0,0/6,5,6,5,5,5,5,5 0,0 S", moves: "A1>", later: true},
	}
}

// Finder returns the first question.
func Finder() *Question {
	return &Question{Text: words.Finder.Of("rows"), Answers: []Answer{
		{Text: words.Finder.Of("rows.six"), Next: sixes(), drawn: "oware"},
		{Text: words.Finder.Of("rows.eight"), Next: eights(), drawn: "bao-laps"},
		{Text: words.Finder.Of("rows.four"), Rules: "bao-kujifunza", drawn: "bao-kujifunza"},
	}}
}

// sixes tells the games of two rows of six apart.
func sixes() *Question {
	return &Question{Text: words.Finder.Of("laps"), Answers: []Answer{
		{Text: words.Finder.Of("laps.yes"), Next: relays(), drawn: "ayoayo", example: examples()["ayoayo.2"]},
		{Text: words.Finder.Of("laps.no"), Next: slams(), drawn: "oware", example: examples()["oware.2"]},
	}}
}

// relays tells the games of two rows of six with laps apart.
func relays() *Question {
	return &Question{Text: words.Finder.Of("capture"), Answers: []Answer{
		{Text: words.Finder.Of("capture.opposite"), Next: capturer(examples()["ayoayo.3"], "ayoayo", "ayoayo;capturer=stays"), drawn: "ayoayo", example: examples()["ayoayo.3"]},
		{Text: words.Finder.Of("capture.fours"), Next: matches(), drawn: "namnam", example: examples()["namnam.2"]},
	}}
}

// capturer asks about the capturing seed: the picture's count of what is taken
// is where the two customs differ.
func capturer(capture shown, taken, stays string) *Question {
	return &Question{Text: words.Finder.Of("capturer"), Answers: []Answer{
		{Text: words.Finder.Of("capturer.taken"), Rules: taken, drawn: taken, example: capture},
		{Text: words.Finder.Of("capturer.stays"), Rules: stays, drawn: stays, example: capture},
	}}
}

// slams asks about taking a whole row.
func slams() *Question {
	row := examples()["oware.4"]
	return &Question{Text: words.Finder.Of("slam"), Answers: []Answer{
		{Text: words.Finder.Of("slam.nothing"), Rules: "oware", drawn: "oware", example: row},
		{Text: words.Finder.Of("slam.all"), Rules: "oware-masters", drawn: "oware-masters", example: row},
		{Text: words.Finder.Of("slam.illegal"), Rules: "oware;grandslam=illegal", drawn: "oware;grandslam=illegal", example: row},
		{Text: words.Finder.Of("slam.rest"), Rules: "oware;grandslam=opponent-takes-rest", drawn: "oware;grandslam=opponent-takes-rest", example: row},
	}}
}

// matches asks how long a match of rounds is.
func matches() *Question {
	return &Question{Text: words.Finder.Of("goal"), Answers: []Answer{
		{Text: words.Finder.Of("goal.all"), Rules: "namnam", drawn: "namnam"},
		{Text: words.Finder.Of("goal.ten"), Rules: "namnam;goal=10", drawn: "namnam"},
	}}
}

// eights tells the games of two rows of eight apart.
func eights() *Question {
	return &Question{Text: words.Finder.Of("laps"), Answers: []Answer{
		{Text: words.Finder.Of("laps.yes"), Next: capturer(examples()["bao-laps.2"], "bao-laps;capturer=taken", "bao-laps"), drawn: "bao-laps", example: examples()["bao-laps.1"]},
		{Text: words.Finder.Of("laps.no"), Next: capturer(examples()["bao-children.3"], "bao-children;capturer=taken", "bao-children"), drawn: "bao-children", example: examples()["bao-children.2"]},
	}}
}
