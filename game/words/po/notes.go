package main

import (
	"strings"

	"ayoayo/game/words"
)

// noteOf returns the name of the note that is about a sentence: its key or else the longest
// beginning of it, up to a dot, that has a note; "" for none.
func noteOf(all map[string]string, k words.Key) string {
	name := string(k)
	for all[name] == "" && name != "" {
		name = name[:max(0, strings.LastIndexByte(name, '.'))]
	}
	return name
}

// What stands for many arguments.
const (
	aPit   = "a pit, as “C”"
	aMove  = "a move, as “C”, “C2→” or “+bd”"
	aName  = "a player’s name: one that a person has written, or South or North"
	aGame  = "a game’s name"
	aFault = "what was wrong, a part of a sentence"
)

// rulesNumbers are the arguments of rules and lessons.
const rulesNumbers = "%[1]d the pits of a row, %[2]d the seeds of a pit at the start, %[3]d all seeds, %[4]d half of them, %[5]d one more than half, %[6]d the pits of the whole ring. A game always has the same numbers: 6 or 8 pits in a row, 2 to 4 seeds in a pit, 32, 48 or 64 in all, 16 or 24 for half, 17 or 25 to win."

// notes are what translators are told of sentences, by their keys or beginnings of them:
// what stands for their arguments, and where they are shown.
func notes() map[string]string {
	return map[string]string{
		"aim": rulesNumbers, "rule": rulesNumbers, "rule-more": rulesNumbers, "reading": rulesNumbers, "differ": rulesNumbers,
		"seat": "On a rules page, behind the aim.", "about": "On a rules page: people, history and names.",
		"differ-row": "Heads a row of a table that sets a game beside Oware.",
		"why":        "On a rules page: what an option changes.", "option": "Names an option of the rules; its values follow it.",
		"value":       "A value of an option, behind its name.",
		"lesson.task": rulesNumbers, "lesson.point": rulesNumbers, "lesson.step": "Title of a step of a lesson.",
		"finder": "A question that finds somebody’s game, or an answer to it, on a card below a picture: short.",

		"address": "What is wrong with the page’s address. %[1]s and %[2]s what was written there, and what can be written.", "address.of": "Words in quotation marks are written so in every language. %[1]s what can be written, as a list; %[2]d a number.",
		"speak": "Told to whoever puts boards on a page of their own. %[1]s what is wrong.", "awaits-link": "%[1]s " + aName + ".", "share": "%[1]s " + aName + ".", "link.parted.at": "%[1]d how many moves.",
		"or":          "Joins the last of several names of pits to those before. %[1]s those before, as “A, B”. %[2]s the last.",
		"refused-sow": "The same as refused-rule and refused-instead together, in few words. %[1]d how many pits, which is not said but bends words. %[2]s their letters.",
		"page":        "Said by the web page, before the program is there or when it can’t be.", "page.loading": "%[1]s and %[2]s megabytes.", "page.stalled": "%[1]s how many seconds, twenty or more.",
		"page.name": "The program’s name where it is installed as an app.", "page.description": "What it is, where it is installed as an app.",
		"again": "%[1]s " + aName + ".", "won": "%[1]s " + aName + ".", "turn": "%[1]s " + aName + ".", "passes": "%[1]s " + aName + ".",
		"claim": "%[1]s " + aName + ".", "row": "Names a row of the board. %[1]s " + aName + ".", "store.of": "Names a store. %[1]s " + aName + ".",
		"pit.of":          "Whose a pit is, behind its name: “Pit C, 4 seeds, yours”. %[1]s " + aName + ".",
		"moved":           "%[1]s " + aMove + ". %[2]s " + aName + ".",
		"claimed":         "%[1]s pits that were chosen, as “b, d”. %[2]s " + aName + ".",
		"move-at":         "Heads a position that is stepped to. %[1]d its number. %[2]s " + aMove + ". %[3]s " + aName + ".",
		"claim-at":        "Heads a position that is stepped to. %[1]d its number. %[2]s pits that were chosen. %[3]s " + aName + ".",
		"play-again":      "Button. %[1]s " + aName + ".",
		"round-takes":     "%[1]d how many pits, which is not said but bends words. %[2]s their letters. %[3]s " + aName + ".",
		"round-begins":    "%[1]d the number of a round. %[2]s " + aName + ".",
		"not-own":         "Why a pit can’t be sown. %[1]s " + aPit + ". %[2]s " + aName + ".",
		"claim-own":       "Why a pit can’t be chosen. %[1]s " + aPit + ". %[2]s " + aName + ".",
		"refused":         "Why a pit can’t be sown. %[1]s the pit. %[2]s the pit that the move would end in.",
		"refused-rule":    "Behind why a pit can’t be sown: the rule.",
		"refused-instead": "Behind why a pit can’t be sown. %[1]d how many pits can be, which is not said but bends words. %[2]s their letters.",
		"end":             "How a game ended. %[1]d the seeds of who holds more. %[2]d those that win. %[3]s " + aName + ".",
		"swept":           "Where what was left on the board went. For one player: %[1]d how many seeds, %[2]s " + aName + ". For both: %[1]s and %[3]s who, %[2]d and %[4]d how many seeds.",
		"took-by":         "Why seeds were captured. %[1]d how many pits, which is not said but bends words. %[2]s their letters. %[3]s the pit of the last seed. %[4]s " + aName + ".",
		"took-by-short":   "The same in few words. %[1]d how many pits, which is not said but bends words. %[2]s their letters. %[3]s the pit of the last seed. %[4]s who captured.",

		"analysis.of": "Heads the analysis. %[1]s says that it is analysis, %[2]s how deep it is.", "analysis.best": "%[1]s the value of the best move.",
		"analysis.best.named": "%[1]s the value of the best move, %[2]s " + aName + ".", "bar.lead": "Beside the bar. %[1]s about how many seeds.",
		"claim-all": "%[1]s pits that are chosen.", "claim-more": "%[1]d how many are still to be chosen. %[2]s pits that are chosen.",
		"claim-why": "%[1]d how many are to be chosen. %[2]d seeds, %[3]d pits.", "left-lying": "%[1]d how many seeds.",
		"analysis.draw": "%[1]s " + aMove + ".", "analysis.depth": "%[1]d how many moves of both players the computer looks ahead.",
		"and":       "Joins the last of several names of pits to those before. %[1]s those before, as “A, B”. %[2]s the last.",
		"backup":    "%[1]s a file’s name, or %[1]v " + aFault + ".",
		"bar.ahead": "Who is ahead. %[1]d about how many seeds. %[2]s " + aName + ".", "bar.far-ahead": "%[1]s " + aName + ".", "bar.wins": "%[1]s " + aName + ".",
		"building": "%[1]d how much of the work is done, in hundredths.",
		"captured": "Behind who played what: “You played C, 5 laps, captured 7”. %[1]d how many seeds.",
		"captures": "Behind where a move ends, before it is played: “C ends in E · captures 7”. %[1]d how many seeds.",
		"champion": "%[1]d how many games somebody won one after the other: three or more.",
		"chip":     "On a pit: what a move is worth, in three or four letters. %[1]s the value.",
		"chip.win": "On a pit: one letter for “win”.", "chip.loss": "On a pit: one letter for “loss”.", "chip.draw": "On a pit: one letter for “draw”.",
		"chip.value": "A number with its sign. Leave it as it is.", "chip.round": "A number with its sign. Leave it as it is.",
		"claim-these":   "Button. %[1]d how many pits are chosen, of %[2]d.",
		"claim.enough":  "%[1]d how many pits may be chosen. %[2]s the pit that is one too many.",
		"claim.other":   "%[1]d how many pits are still to be chosen.",
		"claims":        "In a player’s plate, beside the name: what was chosen last. %[1]s letters of pits.",
		"confirm.again": "%[1]s a pit that was touched once; touched again it is sown.",
		"puzzle":        "Where players find the one move of a position that wins.", "puzzle.count": "%[1]d how many puzzles, %[2]d how many of them the player has tried.",
		"puzzle.days": "%[1]d how many days in a row the puzzle of the day was solved.", "puzzle.rating": "%[1]s the player’s rating, a number, %[2]d how far it may be off.",
		"puzzle.gain": "%[1]s the player’s rating, %[2]s by how much it has changed, as “+11”, %[3]s the rating of the puzzle.", "puzzle.kept": "%[1]s the player’s rating, %[2]s that of the puzzle.",
		"puzzle.not": "Said after “One move wins”: this one does not. %[1]s " + aMove + ".", "puzzle.on": "%[1]s " + aMove + ".", "puzzle.only": "%[1]s " + aMove + ".", "puzzle.only.saves": "%[1]s " + aMove + ".",
		"puzzle.answer": "%[1]s " + aMove + ".", "puzzle.answer.takes": "%[1]d how many seeds, %[2]s " + aMove + ".",
		"puzzle.theme": "%[1]s what the puzzle was about, as “Save seeds; Few seeds”.", "puzzle.theme-of": "What a puzzle is about; on a button.", "puzzles": "Where puzzles are chosen.", "puzzles.of": "Title. %[1]s " + aGame + ".",
		"counting":       "Where players learn to count a move out.",
		"counting.again": "%[1]d in how many days a question is asked again.", "counting.ask": "%[1]s a move.", "counting.begin": "Button. %[1]d how many questions.",
		"counting.best": "%[1]d how many questions, now and at best %[2]d.", "counting.done": "%[1]d of %[2]d questions.", "counting.down": "%[1]s how hard, as “3 to 4 laps”.", "counting.up": "%[1]s how hard, as “3 to 4 laps”.",
		"counting.due": "%[1]d how many questions.", "counting.ends": "%[1]s a move, %[2]s the pit of the last seed.", "counting.held": "Beside a pit. %[1]d how many seeds.",
		"counting.lap": "%[1]s a pit, %[2]d how many seeds, %[3]s the pit of the last of them.", "counting.sown": "%[1]d how many seeds, %[2]s the pit where they were captured, %[3]s the pit of the last of them.",
		"counting.left": "%[1]d how many seconds.", "counting.not": "%[1]s a wrong pit.", "counting.on": "%[1]s a wrong pit, %[2]d how many seeds.", "counting.other": "%[1]d a wrong number of seeds.",
		"counting.of": "Title. %[1]s " + aGame + ".", "counting.place": "%[1]d the number of a question, of %[2]d.", "counting.right": "%[1]d how many questions.", "counting.row": "%[1]d how many questions.",
		"counting.round": "%[1]s when it was, %[2]d of %[3]d questions right.", "counting.step": "How hard questions are: how long the moves. %[1]d to %[2]d, or %[1]d and more.",
		"counting.take": "%[1]s a pit.", "counting.takes": "%[1]d how many seeds.", "counting.touch": "%[1]s a move.",
		"credits.part": "%[1]s the name of a part, %[2]s its licence.", "credits.texts": "%[1]s a file’s name.",
		"end.easier-level": "Button. %[1]s a level’s name.", "end.next-level": "Button. %[1]s a level’s name.",
		"end.ringed": "%[1]d the number of a seed.", "end.score": "%[1]s a player, %[2]d how many seeds.",
		"end.so-far":    "%[1]s and %[3]s players, %[2]d and %[4]d how many games they have won.",
		"ends-in":       "What a move does, before it is played. %[1]s a move. %[2]s the pit in which its last seed falls.",
		"file.too-long": "%[1]d a number of megabytes.", "record.too-long": "%[1]d a number of kilobytes.",
		"find.found": "%[1]s " + aGame + ".", "home.play": "Button. %[1]s " + aGame + ".",
		"games.about": "%[1]s " + aGame + ".", "games.remove": "%[1]s " + aGame + ".", "games.removed": "%[1]s " + aGame + ".",
		"games.against": "%[1]s a level’s name.", "games.between": "%[1]s and %[2]s players.",
		"games.all": "Button that chooses which games are listed. %[1]d how many there are.", "games.going-on": "Button that chooses which games are listed. %[1]d how many there are.",
		"games.plies": "How long a game was. %[1]d how many moves.", "games.search-found": "%[1]d how many games.",
		"games.searching": "%[1]d how many games have been looked at, of %[2]d.",
		"games.shown":     "%[1]d and %[2]d the numbers of the first and the last game shown, of %[3]d.",
		"games.stuck":     "%[1]v " + aFault + ".", "games.unread-one": "%[1]v " + aFault + ".", "games.unread": "%[1]d how many games.",
		"intake.fault": "%[1]v " + aFault + ".", "no-window": "%[1]v " + aFault + ".",
		"heard":               "For people who hear the board.",
		"heard.captured-from": "Behind who played what. %[1]d how many seeds, %[2]s the pits.",
		"heard.claimed":       "%[1]s a pit, %[2]d how many are chosen, of %[3]d.", "heard.given-back": "%[1]s a pit, %[2]d how many are chosen, of %[3]d.",
		"heard.ended-in": "Behind who played what. %[1]s the pit of the last seed.", "heard.hint": "%[1]s a move, %[2]s what speaks for it.",
		"heard.lap":   "%[1]d the number of a lap, %[2]d how many seeds, %[3]s and %[4]s the pits where it began and ended.",
		"heard.moves": "%[1]d how many moves, %[2]s which.", "heard.pit": "%[1]s the letter of a pit, %[2]d how many seeds.",
		"heard.played-again": "%[1]s who played what.", "heard.taken-back": "%[1]s who played what.",
		"heard.round": "%[1]d the number of a round.", "heard.row": "%[1]s whose row, %[2]s its pits, each with its seeds.",
		"heard.side":    "Names a pit by its side of the board. %[1]s its letter, as “b” or “b 2”.",
		"heard.way":     "Names a pit and the way that it is sown. %[1]s the pit.",
		"hint.move":     "%[1]s a move, %[2]s what speaks for it.",
		"home.days-ago": "%[1]d how many days, two or more.", "home.more-games": "Button. %[1]d how many games.",
		"home.score": "%[1]s and %[3]s players, %[2]d and %[4]d their seeds.", "home.tables": "%[1]d how many tables, six or more.",
		"intake": "%[1]d how many games.", "intake.adding": "%[1]d of %[2]d games.", "intake.reading": "%[1]d how much is read, in hundredths.",
		"intake.too-long": "%[1]d the number of a line, %[2]d kilobytes.",
		"knows":           "%[1]s the computer’s level as a whole name, as “The old hand”. %[2]s how the game will end, as the sentences with knows.win say.",
		"knows.sure":      "%[1]s " + aName + ".", "knows.win": "%[1]d within how many moves. %[2]s " + aName + ".",
		"lap": "Behind a move: which lap of it is shown. %[1]d its number.", "laps": "Behind a move: how many laps it had. %[1]d how many.",
		"lesson.done": "%[1]s " + aGame + ".", "lesson.of": "%[1]s " + aGame + ".", "lesson.place": "%[1]d the number of a step, of %[2]d.",
		"lesson.marked": "%[1]s " + aPit + ".", "lesson.not-yours": "%[1]s " + aPit + ".", "lesson.watch": "%[1]s " + aMove + ".",
		"lesson.wrong": "Below “Which pit does it?” and the like. %[1]s " + aPit + ".",
		"lesson.sum":   "%[1]d and %[2]d seeds are %[3]d, with %[4]d one wins.", "lesson.took": "%[1]d how many seeds.",
		"lesson.why.less": "%[1]d how many seeds.", "lesson.why.nothing-across": "%[1]s " + aPit + ".", "lesson.why.others-four": "%[1]d how many seeds: four.",
		"line.of":    "%[1]s moves, as “C f A”.",
		"move-way":   "A pit and an arrow. Leave it as it is. %[1]s the pit.",
		"name-level": "%[1]s the computer, %[2]d its level.", "name.is": "%[1]s a player, %[2]s what more is said of them.",
		"owns-pits":     "In a player’s plate. %[1]d how many pits the player owns.",
		"pit":           "Told of a pit to those who hear the page. %[1]s its name, %[2]s how many seeds.",
		"pit.can-claim": "%[1]s a pit and its seeds.", "pit.can-sow": "%[1]s a pit and its seeds.", "pit.owned": "%[1]s a pit and its seeds, %[2]s whose it is.",
		"pit.value":    "%[1]s a pit and its seeds, %[2]s what its move is worth.",
		"position.bad": "%[1]s " + aFault + ".", "position.not": "%[1]s " + aFault + ".",
		"position.claims": "%[1]s South or North.", "position.ready": "%[1]s South or North.",
		"position.full": "%[1]d all seeds of the game.", "position.left": "%[1]d how many seeds.",
		"preview.empty": "%[1]s " + aPit + ".",
		"reason":        "Behind a move that is proposed: “C: captures 7 seeds”. %[1]d how many.", "reason.best": "%[1]s how good: “about even”.",
		"reason.ends-won": "%[1]d to %[2]d seeds.", "reason.ends-lost": "%[1]d to %[2]d seeds.", "reason.ends-drawn": "%[1]d to %[2]d seeds.", "reason.ends-round": "%[1]d to %[2]d seeds.",
		"reason.feeds": "%[1]s " + aName + ".", "reason.no-move": "%[1]s " + aName + ".",
		"record": "%[1]s a file’s name.", "record.bad": "%[1]s " + aFault + ".", "record.bad-in": "%[1]s " + aFault + ", %[2]s a file’s name.", "record.not-saved": "%[1]s " + aFault + ".",
		"records.how.here": "%[1]s a folder’s name.",
		"replay.lap":       "%[1]d the number of a lap, of %[2]d.", "replay.opening": "%[1]d the number of a move, %[2]s the move.", "replay.short": "%[1]d the number of a move, %[2]s the move.",
		"replay.name": "Below a button with a picture: one short word.",
		"round":       "In a title. %[1]d the number of a round.", "round.next": "%[1]d the number of a round.", "round.waits": "%[1]d the number of a round.",
		"round.even":  "%[1]d how many pits each player owns.",
		"round.pits":  "%[1]s and %[3]s players, %[2]d and %[4]d how many pits they own.",
		"round.score": "%[1]d the number of a round, %[2]s and %[4]s players, %[3]d and %[5]d their seeds.",
		"rules.how":   "Title. %[1]s " + aGame + ".", "rules.example": "Told of a picture. %[1]s who, %[2]s what.", "rules.number": "A number before a rule’s name. %[1]d the number, %[2]s the name.",
		"rules.picture": "Told of a picture. %[1]s the rule’s name, %[2]s what the board shows.", "rules.points": "Behind a heading: how much is folded away. %[1]d how many.", "rules.ways": "Behind a heading: how much is folded away. %[1]d how many.",
		"rules.or":   "%[1]s other values of an option.",
		"save.aside": "%[1]s under what name.", "save.beside": "%[1]s under what name.", "save.newer": "%[1]s under what name.", "save.parted": "%[1]s under what name.",
		"score": "Behind who has won. %[1]d to %[2]d seeds.", "seeds": "%[1]d how many seeds.",
		"setup.begins-in-turn": "%[1]s who begins now, %[2]s who began last time: South or North.",
		"setup.level-of":       "%[1]d the number of a level, of %[2]d.",
		"statistics.you-began": "%[1]s a move, %[2]s how many games were won, drawn and lost.", "statistics.it-began": "%[1]s a move, %[2]s how many games were won, drawn and lost.",
		"statistics.level": "%[1]s a level’s name, %[2]s how many games were won, drawn and lost.", "statistics.month": "%[1]s a month, %[2]s how many games were won, drawn and lost.",
		"statistics.result": "%[1]d, %[2]d and %[3]d how many games.",
		"store":             "Told of a store to those who hear the page. %[1]s its name, %[2]s how many seeds.",
		"told":              "In a lesson: what a move has done.",
		"told.across":       "%[1]d how many seeds, %[2]s a pit.", "told.across-too": "%[1]d how many seeds, %[2]s a pit.", "told.four": "%[1]d how many seeds, four or more; %[2]s a pit.",
		"told.in-own": "%[1]s a pit.", "told.in-other": "%[1]s a pit.", "told.laps": "%[1]d how many laps, three or more.", "told.made": "%[1]s what, as “2 in b and 3 in c”.",
		"told.on": "%[1]s a pit, %[2]d how many seeds.", "told.on-seeds": "%[1]s a pit, %[2]d how many seeds.", "told.others-four": "%[1]d how many seeds, four; %[2]s a pit.", "told.own-four": "%[1]d how many seeds, four; %[2]s a pit.",
		"told.rest": "%[1]d how many seeds, four.", "told.some": "%[1]d how many seeds, %[2]s a pit.", "told.sown": "%[1]d how many seeds, %[2]s a pit.",
		"told.to-sow":  "%[1]d how many seeds; %[2]s and %[3]s pits.",
		"took":         "In a player’s plate, beside the name: the last move. %[1]d how many seeds. %[2]s " + aMove + ".",
		"took.nothing": "In a player’s plate, beside the name: the last move. %[1]s " + aMove + ".", "took.nothing.short": "The same where there is no room. %[1]s " + aMove + ".",
		"took.short":  "The same where there is no room. %[1]d how many seeds. %[2]s " + aMove + ".",
		"value.ahead": "What a position is worth. %[1]d about how many seeds.", "value.behind": "What a position is worth. %[1]d about how many seeds.", "value.wins": "What a position is worth. %[1]d how many moves.", "value.loses": "What a position is worth. %[1]d how many moves.",
		"way.to":   "Button that chooses a way. %[1]s an arrow or a move, %[2]s the pit of the last seed.",
		"way.ends": "Told of a button that chooses a way. %[1]s the pit, %[2]s the pit of the first seed, %[3]s that of the last.",
		"way.more": "Button that chooses a way. %[1]s an arrow or a move, %[2]s the pit of the last seed, %[3]d how many seeds it captures.", "way.short": "The same where there is no room. %[1]s the move, %[2]d how many seeds it captures.",
		"way.takes": "Told of a button that chooses a way. %[1]s the pit, %[2]s the pit of the first seed, %[3]d how many seeds it captures, %[4]s the pit of the last.",
		"which-way": "%[1]s " + aPit + ".", "won-games": "Behind a player’s name. %[1]d how many games.",

		"undo": "Button: short.", "redo": "Button: short.", "hint": "Button: short.", "menu": "Button: short.", "back": "Button: short.", "close": "Button: short.", "rules": "Button: short.",
		"place": "One of four tabs at the rim of the screen: one short word.", "level": "A level of the computer, weakest 1, strongest 10, in a list or behind its number.",
		"key.does": "What a key does, beside its name.", "key.name": "What is printed on a key.",
	}
}
