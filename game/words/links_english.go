package words

// englishLinks are the sentences about games that go by link.
func englishLinks() sentences {
	return sentences{
		Share:             one("Send as a link"),
		ShareTitle:        one("Send this game"),
		ShareSend:         one("Send the link"),
		ShareCopy:         one("Copy the link"),
		ShareAsText:       one("As text"),
		ShareTurn:         one("Now send it to %[1]s"),
		ShareTurnHow:      one("%[1]s opens the link, plays, and sends you the next one."),
		ShareYours:        one("It is your turn"),
		ShareYoursHow:     one("Play first, then send the link to %[1]s."),
		ShareShow:         one("The game is the link"),
		ShareShowHow:      one("Whoever opens it sees this game, steps through it, or plays on and sends you the next link."),
		ShareKept:         one("The whole game is in the link; no server keeps it. No account."),
		ShareNoPage:       one("Put the link behind the address of a page that has Ayoayo, or paste it in Ayoayo itself."),
		ShareCamera:       one("Sitting together? The other phone’s camera opens it."),
		ShareCodePosition: one("This code holds the position alone, since the game is long. All moves are in the link."),
		ShareLong:         one("The game is too long for a link. Its record holds all of it."),

		ByLink:     one("Somebody far away, by link"),
		AwaitsLink: one("Waiting for a link from %[1]s"),

		LinkBad.Of("spoiled"):    one("The link is damaged: a part of it was lost or changed on its way. Ask for it once more. Nothing here has changed."),
		LinkBad.Of("newer"):      one("A newer version of Ayoayo made the link. Load the page again, or get that version, and open it then."),
		LinkBad.Of("long"):       one("The link holds more than Ayoayo reads from one. Ask for the record as text. Nothing here has changed."),
		LinkEarlier:              one("You have played on since this link. This is your game as it stands."),
		LinkSame:                 one("The link holds nothing new. This is your game as it stands."),
		LinkLater:                one("The game has gone on as the link has it."),
		AddressBad:               one("“%[1]s” in the address was left out. %[2]s"),
		AddressOf.Of("rules"):    one("“rules” names the game: %[1]s, with its options after it, as in rules=oware;grandslam=all."),
		AddressOf.Of("position"): one("“position” is what stands on the board, as “Copy the position” writes it; all seeds of the game are in it."),
		AddressOf.Of("moves"):    one("“moves” are the moves from there, as records have them: moves=C c D. Those that can be played are."),
		AddressOf.Of("level"):    one("“level” is how strong the computer plays, 1 to %[2]d."),
		AddressOf.Of("side"):     one("“side” is whom you play: south or north."),
		AddressOf.Of("mode"):     one("“mode” is play, view for a game that is only stepped through, or solve for moves that are to be found."),
		AddressOf.Of("menu"):     one("“menu=none” leaves out all that leads away from the board."),
		AddressOf.Of("theme"):    one("“theme” is what the board is made of: %[1]s."),
		AddressOf.Of("lang"):     one("“lang” is the language: %[1]s."),
		AddressOf.Of("key"):      one("“key” is a name of letters and digits under which the game is kept; key=none keeps nothing."),
		AddressOf.Of("unknown"):  one("Nothing has that name here."),
		NoTable:                  one("There is no game on a table."),
		MoveBad:                  one("That is not a move: %[1]s."),

		Solved:    one("Solved."),
		NotSolved: one("Another move does it. Try once more."),

		LinkParted:   one("Two ways on"),
		LinkPartedAt: count("one", "After %[1]d move the link goes another way than your game.", "other", "After %[1]d moves the link goes another way than your game."),
		LinkKeepMine: one("Keep on with mine"),
		LinkBeside:   one("Open the link’s beside it"),
	}
}
