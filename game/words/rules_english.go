package words

// englishRules are the sentences of the games and of their rules pages, all of a game
// in one place: its name, its rules, and beside those that name a direction what they
// are where the board stands upright. Every sentence of a page is given the same
// numbers: 1 the pits of a row, 2 the seeds of a pit at the start, 3 all seeds, 4 half
// of them, 5 one more than half, 6 the pits of the whole ring that a lap goes round.
func englishRules() sentences {
	return join(rulesPages(), finderQuestions(), gameOptions(), commonRules(), ayoayoRules(), owareRules(), namnamRules(), childrenRules(), lapsRules(), kujifunzaRules())
}

func rulesPages() sentences {
	return sentences{
		RulesPage:      one("Rules"),
		RulesHow:       one("How to play %[1]s"),
		RulesPlay:      one("How it is played"),
		RulesRest:      one("The end, and rare cases"),
		RulesOptions:   one("Other ways to play"),
		RulesDiffer:    one("Beside Oware"),
		RulesReadings:  one("How this program reads the rules, and why"),
		RulesAbout:     one("People, history and names"),
		RulesInExample: one("%[1]s plays %[2]s"),
		RulesNumber:    one("%[1]d. %[2]s"),
		RulesPicture:   one("%[1]s, a board that shows it: %[2]s"),
		RulesTouch:     one("Touch a board and it plays its rule."),
		RulesPoints:    count("one", "%[1]d point", "other", "%[1]d points"),
		RulesWays:      count("one", "%[1]d option", "other", "%[1]d options"),
		RulesOr:        one("or %[1]s"),

		Seat.Of("two"):            one("The near row is yours, and your store is at its right end."),
		Seat.Of("two").Upright():  one("The row on the left is yours, and your store is at the bottom."),
		Seat.Of("four"):           one("The two near rows are yours."),
		Seat.Of("four").Upright(): one("The two rows on the left are yours."),

		DifferRow.Of("sowing"):   one("Sowing"),
		DifferRow.Of("captures"): one("Captures"),
		DifferRow.Of("row"):      one("Taking a whole row"),
		DifferRow.Of("endless"):  one("Endless moves"),
		DifferRow.Of("feeding"):  one("Feeding"),
		DifferRow.Of("end"):      one("The end"),
	}
}

func finderQuestions() sentences {
	return sentences{
		Find:                          one("Which game did you grow up with?"),
		FindFound:                     one("That is %[1]s."),
		Finder.Of("rows"):             one("How many rows has the board?"),
		Finder.Of("rows.six"):         one("Two rows of six"),
		Finder.Of("rows.eight"):       one("Two rows of eight"),
		Finder.Of("rows.four"):        one("Four rows of eight"),
		Finder.Of("laps"):             one("The last seed falls into a pit with seeds. Does the move go on?"),
		Finder.Of("laps.yes"):         one("Yes: I lift that pit and sow on"),
		Finder.Of("laps.no"):          one("No: the move is over"),
		Finder.Of("capture"):          one("What is captured?"),
		Finder.Of("capture.opposite"): one("The pit across from my empty one"),
		Finder.Of("capture.fours"):    one("Every four, as it is made"),
		Finder.Of("capturer"):         one("And the seed that captured?"),
		Finder.Of("capturer.taken"):   one("It is taken along"),
		Finder.Of("capturer.stays"):   one("It stays in its pit"),
		Finder.Of("slam"):             one("A move would capture the whole other row. What then?"),
		Finder.Of("slam.nothing"):     one("It captures nothing"),
		Finder.Of("slam.all"):         one("It captures them all"),
		Finder.Of("slam.illegal"):     one("It is not allowed"),
		Finder.Of("slam.rest"):        one("It captures them, and the other takes the rest"),
		Finder.Of("goal"):             one("When is the match won?"),
		Finder.Of("goal.all"):         one("With all the seeds"),
		Finder.Of("goal.ten"):         one("With ten fours in a round"),
	}
}

func gameOptions() sentences {
	return sentences{
		OptionName.Of("capturer"):        one("The capturing seed"),
		OptionWhy.Of("capturer"):         one("Whether the seed that captures goes into the store along with what it captured."),
		OptionValue.Of("capturer.taken"): one("is taken too"),
		OptionValue.Of("capturer.stays"): one("stays in its pit"),

		OptionName.Of("leftovers"):           one("Seeds left when a player can’t move"),
		OptionWhy.Of("leftovers"):            one("Who gets the seeds still on the board when a player can’t move."),
		OptionValue.Of("leftovers.opponent"): one("go to the other player"),
		OptionValue.Of("leftovers.side"):     one("each takes their own row"),

		OptionName.Of("win"):           one("The game ends"),
		OptionWhy.Of("win"):            one("Whether the game stops at a majority or is played to the last move; the winner is the same."),
		OptionValue.Of("win.25"):       one("at 25 seeds"),
		OptionValue.Of("win.majority"): one("when no move is left"),

		OptionName.Of("grandslam"):                      one("Capturing the whole row"),
		OptionWhy.Of("grandslam"):                       one("What happens to a capture that would empty the whole other row."),
		OptionValue.Of("grandslam.nothing"):             one("captures nothing"),
		OptionValue.Of("grandslam.all"):                 one("captures all"),
		OptionValue.Of("grandslam.illegal"):             one("is not allowed"),
		OptionValue.Of("grandslam.leave-last"):          one("leaves the last pit"),
		OptionValue.Of("grandslam.leave-first"):         one("leaves the first pit"),
		OptionValue.Of("grandslam.opponent-takes-rest"): one("gives the rest away"),

		OptionName.Of("repetition"):       one("A position stands for the third time"),
		OptionWhy.Of("repetition"):        one("How a game ends that goes round in circles."),
		OptionValue.Of("repetition.side"): one("each takes their own row"),
		OptionValue.Of("repetition.draw"): one("a draw"),
		OptionValue.Of("repetition.even"): one("the seeds are split"),

		OptionName.Of("goal"):     one("The match is won with"),
		OptionWhy.Of("goal"):      one("How many fours in one round win the match; with fewer it is shorter."),
		OptionValue.Of("goal.7"):  one("7 fours, 28 seeds"),
		OptionValue.Of("goal.8"):  one("8 fours, 32 seeds"),
		OptionValue.Of("goal.9"):  one("9 fours, 36 seeds"),
		OptionValue.Of("goal.10"): one("10 fours, 40 seeds"),
		OptionValue.Of("goal.11"): one("11 fours, 44 seeds"),
		OptionValue.Of("goal.12"): one("12 fours, all 48 seeds"),
	}
}

func commonRules() sentences {
	return sentences{
		Reading.Of("common.endless"):          one("A relay that comes back to a state it has been in, the same board and the same pit to be lifted, would run for ever. The source of Ayoayo calls it no legal move; the others are silent, and what a hand can’t finish can’t be a move there either. Some relays circle only after millions of laps, so one that has not ended with its 65,536th lap counts as endless too; the longest that ends has fewer than 64,000."),
		Reading.Of("common.repetition"):       one("The sources speak of seeds that only chase each other round the board. The program says when that is: when the same position stands for the third time."),
		Reading.Of("common.stores"):           one("The sources put the store now left, now right. Here it is at your right hand, as in the games that sow into it."),
		Reading.Of("common.stores").Upright(): one("The sources put the store now at one end of the row, now at the other. Here it is where the sowing leaves your row, as in the games that sow into it."),
	}
}

func ayoayoRules() sentences {
	return sentences{
		GameName.Of("ayoayo"):   one("Ayoayo"),
		GamePeople.Of("ayoayo"): one("Yoruba, Nigeria"),
		GameLine.Of("ayoayo"):   one("The sowing runs on, lap after lap."),

		Aim.Of("ayoayo"): one("Capture more seeds than the other player: %[5]d of %[3]d win."),

		RuleName.Of("ayoayo.1"):                one("Sow"),
		Rule.Of("ayoayo.1"):                    one("Lift all the seeds of one of your pits and sow them one by one: to the right along your row, then back along the other."),
		Rule.Of("ayoayo.1").Upright():          one("Lift all the seeds of one of your pits and sow them one by one: down your row, then up the other."),
		RuleMore.Of("ayoayo.1"):                one("A lap of %[6]d or more seeds passes over the pit it was lifted from, each time round."),
		RuleName.Of("ayoayo.2"):                one("Sow on"),
		Rule.Of("ayoayo.2"):                    one("If the last seed falls on other seeds, on either side, lift them all and sow on. The move ends in an empty pit."),
		RuleName.Of("ayoayo.3"):                one("Capture"),
		Rule.Of("ayoayo.3.capturer.taken"):     one("If that empty pit is yours and seeds lie across from it, you capture those, and the seed that captured them."),
		Rule.Of("ayoayo.3.capturer.stays"):     one("If that empty pit is yours and seeds lie across from it, you capture those; the seed that captured them stays."),
		RuleMore.Of("ayoayo.3"):                one("Ending in the other row, or across from an empty pit, captures nothing."),
		RuleName.Of("ayoayo.4"):                one("Feed the other row"),
		Rule.Of("ayoayo.4"):                    one("If the other row is empty before your move, seeds must lie in it after. The rings show the pits that do it here."),
		RuleMore.Of("ayoayo.4"):                one("They must lie there when sowing and capture are both done. A move after which none do is not allowed."),
		RuleName.Of("ayoayo.5"):                one("A whole row"),
		Rule.Of("ayoayo.5"):                    one("A capture that empties the other row stands."),
		RuleName.Of("ayoayo.6"):                one("No move left"),
		Rule.Of("ayoayo.6.leftovers.opponent"): one("A player with no legal move ends the game: all the seeds left on the board go to the other player."),
		Rule.Of("ayoayo.6.leftovers.side"):     one("A player with no legal move ends the game: each player takes the seeds of their own row."),
		RuleName.Of("ayoayo.7"):                one("The end"),
		Rule.Of("ayoayo.7.win.25"):             one("Whoever has %[5]d seeds has won at once. With %[4]d each the game is a draw."),
		Rule.Of("ayoayo.7.win.majority"):       one("The game goes on until no move is left. Then whoever has more seeds has won; with %[4]d each it is a draw."),
		RuleName.Of("ayoayo.8"):                one("Without end"),
		Rule.Of("ayoayo.8"):                    one("A move that would run for ever is not allowed. When the same position stands for the third time the game ends and each player takes their own row."),
		Rule.Of("ayoayo.setup"):                one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The stores at the ends only keep what is captured."),

		Reading.Of("ayoayo.1"): one("The sources differ on two points, and both readings are here as options: whether the capturing seed is taken along, and who gets what is left at the end. Without options the program follows Laurence Russ."),
		Reading.Of("ayoayo.2"): one("No source says how a game that circles ends. Each player takes their own row then, whatever is set for leftovers: nobody was unable to move."),
		Reading.Of("ayoayo.3"): one("One source lets the game go on to the last move, the others stop at %[5]d seeds. The winner is the same, only the score differs: an option."),

		About.Of("ayoayo.1"):           one("Ayò, in full Ayò Ọlọ́pọ́n, “the one with the board”, is the game of the Yoruba of south-western Nigeria and their neighbours. It is played in the evening under a tree, on a carved board with a trough at each end, with the grey seeds of the nickernut."),
		About.Of("ayoayo.2"):           one("The winner is ọ̀ta, the loser òpè, the novice. Those who stand around greet both: “Mo kí ọ̀ta, mo kí òpè.” Whoever wins three games in a row is champion, and the loser gives up the seat."),
		About.Of("ayoayo.3"):           one("The same word, ayò or ayoayo, is used in Nigeria for three different games: this one, with laps and captures across the board; the one of twos and threes, here called Oware; and jerin-jerin, which captures fours on the way, here called Nam-nam."),
		About.Of("ayoayo.3").Upright(): one("The same word, ayò or ayoayo, is used in Nigeria for three different games: this one, with laps and captures across from an empty pit; the one of twos and threes, here called Oware; and jerin-jerin, which captures fours on the way, here called Nam-nam."),
		About.Of("ayoayo.4"):           one("Its kin with laps are Andada in Eritrea and En Dodoi in northern Tanzania. The rules follow Laurence Russ, Mancala Games (1984), as later descriptions do; people and customs are told after secondary sources."),

		Differ.Of("sowing.ayoayo"):   one("If the last seed falls into a pit with seeds, lift it and sow on, until a last seed falls into an empty pit. Each lap passes over only the pit it was lifted from."),
		Differ.Of("captures.ayoayo"): one("The last seed falls into an empty pit of your row: you take the pit across from it. Nothing is captured in the other row."),
		Differ.Of("row.ayoayo"):      one("No rule: a capture that empties the other row stands; the other player then has nothing to sow, and the game ends."),
		Differ.Of("endless.ayoayo"):  one("A relay that comes back to a state it has been in would run for ever, so it is not a move."),
		Differ.Of("feeding.ayoayo"):  one("The same duty, but seeds must still lie there when sowing and capture are done."),
		Differ.Of("end.ayoayo"):      one("The same %[5]d seeds, or %[4]d each for a draw. When a player can’t move, all that is left goes to the other."),
	}
}

func owareRules() sentences {
	return sentences{
		GameName.Of("oware"):   one("Oware"),
		GamePeople.Of("oware"): one("Akan, Ghana"),
		GameLine.Of("oware"):   one("Make twos and threes to capture them."),

		GameName.Of("oware-masters"):   one("Masters’ Oware"),
		GamePeople.Of("oware-masters"): one("Ghana"),
		GameLine.Of("oware-masters"):   one("A whole row may be captured at once."),

		Aim.Of("oware"): one("Capture more seeds than the other player: %[5]d of %[3]d win."),

		RuleName.Of("oware.1"):                           one("Sow"),
		Rule.Of("oware.1"):                               one("Lift all the seeds of one of your pits and sow them one by one: to the right along your row, then back along the other."),
		Rule.Of("oware.1").Upright():                     one("Lift all the seeds of one of your pits and sow them one by one: down your row, then up the other."),
		RuleMore.Of("oware.1"):                           one("The pit they came from is passed over every time round, so it ends empty."),
		RuleName.Of("oware.2"):                           one("Capture twos and threes"),
		Rule.Of("oware.2"):                               one("If the last seed makes a pit of the other row two or three, you capture it. So you do with the pits just before it, as long as they hold two or three."),
		RuleName.Of("oware.3"):                           one("Feed the other row"),
		Rule.Of("oware.3"):                               one("If the other row is empty, your sowing must reach it. The rings show the pits that do it here."),
		RuleName.Of("oware.4"):                           one("A whole row"),
		Rule.Of("oware.4.grandslam.nothing"):             one("A capture that would take every seed of the other row takes none: the move stands, the seeds stay."),
		Rule.Of("oware.4.grandslam.all"):                 one("A capture may take every seed of the other row. The masters call it cutting off the head."),
		Rule.Of("oware.4.grandslam.illegal"):             one("A move that would capture every seed of the other row is not allowed."),
		Rule.Of("oware.4.grandslam.leave-last"):          one("A capture that would take every seed of the other row leaves the pit in which the last seed fell."),
		Rule.Of("oware.4.grandslam.leave-first"):         one("A capture that would take every seed of the other row leaves the captured pit furthest back from the last seed."),
		Rule.Of("oware.4.grandslam.opponent-takes-rest"): one("A capture may take every seed of the other row, but then the other player takes all that is left on the board, and the game is over."),
		RuleName.Of("oware.5"):                           one("No move left"),
		Rule.Of("oware.5"):                               one("A player with no legal move ends the game: each player takes the seeds of their own row."),
		RuleName.Of("oware.6"):                           one("The end"),
		Rule.Of("oware.6"):                               one("Whoever has %[5]d seeds has won at once. With %[4]d each the game is a draw."),
		RuleName.Of("oware.7"):                           one("Without end"),
		Rule.Of("oware.7.repetition.side"):               one("When the same position stands for the third time the game ends and each player takes their own row."),
		Rule.Of("oware.7.repetition.draw"):               one("When the same position stands for the third time the game is a draw."),
		Rule.Of("oware.7.repetition.even"):               one("When the same position stands for the third time the game ends and the seeds on the board are split evenly, an odd one to South."),
		Rule.Of("oware.setup"):                           one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The stores at the ends only keep what is captured."),

		Reading.Of("oware.1"): one("Two forms are told. Abapa, “the proper one”, is the tournament form in which taking a whole row takes nothing; the masters let it take all. Each is a preset here, and the other customs are options."),
		Reading.Of("oware.2"): one("If no move can feed an empty row, one source would let the mover play on alone. The seeds come to the same, so the game ends there."),
		Reading.Of("oware.3"): one("Feeding asks that the sowing reach the row; what is captured afterwards does not matter."),
		Reading.Of("oware.4"): one("The sources end a circling game by agreement. The program ends it by itself: in Abapa each player takes their own row, in the masters’ form it is a draw, and splitting the seeds is an option."),

		About.Of("oware.1"): one("Oware is the game of the Akan and the national game of Ghana. Abapa, “the proper one”, is the form of tournaments. Elsewhere it is Awalé, Warri, Ouri, Ouril or Adji-boto; in Nigeria many call this game ayò."),
		About.Of("oware.2"): one("It is played on carved boards, in pits scraped into sand or soapstone, even in an egg box, with seeds, shells or pebbles. To settle who begins, one player hides a seed in a fist and the other guesses the hand."),
		About.Of("oware.3"): one("A favourite plan of the masters is to gather a great heap in one pit and send it once round the board, so that a whole row falls at once. People and customs are told after secondary sources."),

		Differ.Of("sowing.oware"):   one("Sow the seeds of one pit; the move ends with the last. The pit they came from is passed over."),
		Differ.Of("captures.oware"): one("The last seed makes a pit of the other row two or three: you take it, and the unbroken run of twos and threes before it."),
		Differ.Of("row.oware"):      one("A move that would take every seed of the other row captures nothing, or follows the option chosen."),
		Differ.Of("endless.oware"):  one("Can’t happen: one pit is sown and the move stops."),
		Differ.Of("feeding.oware"):  one("If the other row is empty, you must sow into it if you can."),
		Differ.Of("end.oware"):      one("%[5]d seeds win, %[4]d each is a draw. When the mover has no legal move, each player takes their own row."),
	}
}

func namnamRules() sentences {
	return sentences{
		GameName.Of("namnam"):   one("Nam-nam"),
		GamePeople.Of("namnam"): one("Akan, Ghana"),
		GameLine.Of("namnam"):   one("Fours win seeds, rounds win pits."),

		Aim.Of("namnam"): one("Own every pit. Fours are captured, and whoever has more of them at the end of a round owns more pits in the next."),

		RuleName.Of("namnam.1"):       one("Sow"),
		Rule.Of("namnam.1"):           one("Lift all the seeds of a pit that you own, in whichever row, and sow them one by one: to the right along the near row, then back along the far one."),
		Rule.Of("namnam.1").Upright(): one("Lift all the seeds of a pit that you own, in whichever row, and sow them one by one: down the row on the left, then up the one on the right."),
		RuleMore.Of("namnam.1"):       one("The pit they came from is sown too when the seeds come round to it."),
		RuleName.Of("namnam.2"):       one("Fours on the way"),
		Rule.Of("namnam.2"):           one("When a seed that is not the last of its lap makes a pit four, the owner of that pit captures the four at once, also during the other’s turn."),
		RuleName.Of("namnam.3"):       one("The last seed"),
		Rule.Of("namnam.3"):           one("On other seeds, lift them all and sow on. In an empty pit the turn ends. If the last seed makes four, you capture them, whoever owns the pit, and the turn ends."),
		RuleName.Of("namnam.4"):       one("The last eight"),
		Rule.Of("namnam.4"):           one("When eight seeds are left in play, whoever captures four takes the last four too, and the round ends."),
		RuleName.Of("namnam.5"):       one("No move left"),
		Rule.Of("namnam.5"):           one("A player with no legal move passes. If neither can move, or the same position stands for the third time in a round, the round ends and the seeds left are shared out in fours, half each; an odd four goes to whoever captured last, or to the player who did not begin the round if nobody has."),
		RuleName.Of("namnam.6"):       one("The next round"),
		Rule.Of("namnam.6"):           one("After a round, the player with more seeds owns their own row again and, for every four seeds beyond %[4]d, one pit of the other row, which they choose. With %[4]d each, both own their rows again. Every pit is filled with %[2]d seeds, and the players begin the rounds in turn."),
		RuleName.Of("namnam.7"):       one("The match"),
		Rule.Of("namnam.7.goal.12"):   one("The match is won by the player who ends a round with all %[3]d seeds."),
		Rule.Of("namnam.7.goal.11"):   one("The match is won by the player who ends a round with 11 fours, 44 seeds, or more."),
		Rule.Of("namnam.7.goal.10"):   one("The match is won by the player who ends a round with 10 fours, 40 seeds, or more."),
		Rule.Of("namnam.7.goal.9"):    one("The match is won by the player who ends a round with 9 fours, 36 seeds, or more."),
		Rule.Of("namnam.7.goal.8"):    one("The match is won by the player who ends a round with 8 fours, 32 seeds, or more."),
		Rule.Of("namnam.7.goal.7"):    one("The match is won by the player who ends a round with 7 fours, 28 seeds, or more."),
		Rule.Of("namnam.setup"):       one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. Each player owns the %[1]d pits of a row at first."),

		Reading.Of("namnam.1"): one("The source says that a four overlooked is lost when a fifth seed falls. That is about quick hands; the program never overlooks one."),
		Reading.Of("namnam.2"): one("The source does not say how a round ends in which nobody can move, or that circles. The seeds left are shared out in fours."),
		Reading.Of("namnam.3"): one("The source does not say who begins the later rounds. South begins the first, North the second, and so on."),
		Reading.Of("namnam.4"): one("Playing until one player owns everything can take many rounds. Ending the match at ten fours is a known custom; the option goes down to seven."),

		About.Of("namnam.1"): one("Nam-nam is Twi for “to roam”, which is what the seeds do. Children in Ghana play it on the Oware board, though its rules are no easier than Oware’s."),
		About.Of("namnam.2"): one("It goes by Num Num, Adi, Mewelad and Lamosh as well, and as Round-and-Round in Antigua. In Nigeria, where it is jerin-jerin, many simply call it ayò. Names and customs are told after secondary sources."),

		Differ.Of("sowing.namnam"):   one("If the last seed falls into a pit with seeds, lift it and sow on, unless it makes four. The pit a lap came from is sown too."),
		Differ.Of("captures.namnam"): one("Fours: made in passing they go to the pit’s owner, made by the last seed to the player who is moving."),
		Differ.Of("row.namnam"):      one("No rule: rows are not captured, but pits change owners from round to round."),
		Differ.Of("endless.namnam"):  one("A relay that would run for ever is not a move."),
		Differ.Of("feeding.namnam"):  one("No duty: a player who can’t move passes."),
		Differ.Of("end.namnam"):      one("A round ends with the last four seeds; the match when one player ends a round with enough fours."),
	}
}

func childrenRules() sentences {
	return sentences{
		GameName.Of("bao-children"):   one("Children’s Bao"),
		GamePeople.Of("bao-children"): one("Kenya"),
		GameLine.Of("bao-children"):   one("End in your own store to move again."),

		Aim.Of("bao-children"): one("Get more seeds into your store than the other player: %[5]d of %[3]d win."),

		RuleName.Of("bao-children.1"):            one("Sow"),
		Rule.Of("bao-children.1"):                one("Lift all the seeds of one of your pits and sow them one by one: to the right along your row, into your own store, back along the other row and round again."),
		Rule.Of("bao-children.1").Upright():      one("Lift all the seeds of one of your pits and sow them one by one: down your row, into your own store, up the other row and round again."),
		RuleMore.Of("bao-children.1"):            one("The other store is passed over, and so is the pit the seeds came from."),
		RuleName.Of("bao-children.2"):            one("Move again"),
		Rule.Of("bao-children.2"):                one("If the last seed falls into your own store, you move again."),
		RuleName.Of("bao-children.3"):            one("Capture"),
		Rule.Of("bao-children.3.capturer.stays"): one("If the last seed falls into an empty pit of your row, all the seeds across from it go into your store. The capturing seed stays."),
		Rule.Of("bao-children.3.capturer.taken"): one("If the last seed falls into an empty pit of your row and there are seeds across from it, they go into your store and the capturing seed with them."),
		RuleName.Of("bao-children.4"):            one("No move left"),
		Rule.Of("bao-children.4"):                one("Nobody has to feed the other row. When the row of the player to move is empty the game ends, and the other player takes all the seeds on the board."),
		RuleName.Of("bao-children.5"):            one("The end"),
		Rule.Of("bao-children.5"):                one("Whoever has %[5]d seeds has won at the end of the sowing. With %[4]d each the game is a draw."),
		Rule.Of("bao-children.setup"):            one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all, and for each player a store, which is sown on the way."),

		Reading.Of("bao-children.1"): one("The source speaks of twelve seeds and six pits where it means this board: a lap meets its own pit again with the 17th seed, and passes over it."),
		Reading.Of("bao-children.2"): one("If the last seed in your store was also the last of your row, your extra turn has no move and the game ends."),
		Reading.Of("bao-children.3"): one("The source leaves the capturing seed in its pit; taking it along is an option."),

		About.Of("bao-children.1"): one("Bao is Swahili for board. This is the children’s game as it was taught in Kenya; those who taught it kept the grown-ups’ version to themselves. Customs are told after secondary sources."),

		Differ.Of("sowing.bao-children"):   one("Two rows of eight; your own store is sown on the way round, and a last seed in it gives another turn."),
		Differ.Of("captures.bao-children"): one("The last seed falls into an empty pit of your row: you take the pit across from it."),
		Differ.Of("row.bao-children"):      one("No rule: a capture stands."),
		Differ.Of("endless.bao-children"):  one("Can’t happen: one pit is sown and the move stops."),
		Differ.Of("feeding.bao-children"):  one("No duty."),
		Differ.Of("end.bao-children"):      one("The same %[5]d seeds, or %[4]d each for a draw. When a player can’t move, all that is left goes to the other."),
	}
}

func lapsRules() sentences {
	return sentences{
		GameName.Of("bao-laps"):   one("Bao with laps"),
		GamePeople.Of("bao-laps"): one("Kenya"),
		GameLine.Of("bao-laps"):   one("Eight pits a side, long relays."),

		Aim.Of("bao-laps"): one("Capture more seeds than the other player: %[5]d of %[3]d win."),

		RuleName.Of("bao-laps.1"):            one("Sow, and sow on"),
		Rule.Of("bao-laps.1"):                one("Lift all the seeds of one of your pits and sow them one by one: to the right along your row, then back along the other. If the last one falls on other seeds, on either side, lift them all and sow on."),
		Rule.Of("bao-laps.1").Upright():      one("Lift all the seeds of one of your pits and sow them one by one: down your row, then up the other. If the last one falls on other seeds, on either side, lift them all and sow on."),
		RuleMore.Of("bao-laps.1"):            one("No pit is passed over: a lap of %[6]d ends in its own, now empty, pit."),
		RuleName.Of("bao-laps.2"):            one("Capture"),
		Rule.Of("bao-laps.2.capturer.stays"): one("The move ends in an empty pit. If that pit is yours, you capture all the seeds across from it. The capturing seed stays."),
		Rule.Of("bao-laps.2.capturer.taken"): one("The move ends in an empty pit. If that pit is yours and seeds lie across from it, you capture them and the capturing seed with them."),
		RuleName.Of("bao-laps.3"):            one("Single seeds"),
		Rule.Of("bao-laps.3"):                one("You may begin with a single seed only when none of your pits holds more than one. The ring shows the pit that may be sown here."),
		RuleName.Of("bao-laps.4"):            one("No move left"),
		Rule.Of("bao-laps.4"):                one("Nobody has to feed the other row. A player with no legal move ends the game, and the other takes all that is left."),
		RuleName.Of("bao-laps.5"):            one("The end"),
		Rule.Of("bao-laps.5"):                one("Whoever has %[5]d seeds has won at once. With %[4]d each the game is a draw. So it is when the same position stands for the third time. A move that would run for ever is not allowed."),
		Rule.Of("bao-laps.setup"):            one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The stores only keep what is captured."),

		Reading.Of("bao-laps.1"): one("The source does not say whether a lap passes over the pit it came from; in this game nothing is passed over."),
		Reading.Of("bao-laps.2"): one("The source speaks of 24 seeds for a draw, but the game has %[3]d: %[5]d win and %[4]d each is a draw."),
		Reading.Of("bao-laps.3"): one("The rule about single seeds looks at the seeds alone: a bigger pit forbids them even if every move from it would run for ever."),

		About.Of("bao-laps.1"): one("Bao is Swahili for board, and many games go by that name. This one, with laps, comes from Kenya. Names and customs are told after secondary sources."),

		Differ.Of("sowing.bao-laps"):   one("If the last seed falls into a pit with seeds, lift it and sow on, until a last seed falls into an empty pit. No pit is passed over."),
		Differ.Of("captures.bao-laps"): one("The last seed falls into an empty pit of your row: you take the pit across from it."),
		Differ.Of("row.bao-laps"):      one("No rule: a capture stands."),
		Differ.Of("endless.bao-laps"):  one("A relay that would run for ever is not a move."),
		Differ.Of("feeding.bao-laps"):  one("No duty, but single seeds may only be sown when there is nothing bigger."),
		Differ.Of("end.bao-laps"):      one("%[5]d seeds win, %[4]d each is a draw. When a player can’t move, all that is left goes to the other."),
	}
}

func kujifunzaRules() sentences {
	return sentences{
		GameName.Of("bao-kujifunza"):   one("Bao la kujifunza"),
		GamePeople.Of("bao-kujifunza"): one("Swahili, East Africa"),
		GameLine.Of("bao-kujifunza"):   one("Four rows, sown either way."),

		Aim.Of("bao-kujifunza"): one("Empty the other’s front row, the one that faces yours, or leave the other without a move."),

		RuleName.Of("bao-kujifunza.1"):           one("Sow either way"),
		Rule.Of("bao-kujifunza.1"):               one("Lift all the seeds of one of your pits and sow them one by one round your own two rows, one way or the other."),
		RuleMore.Of("bao-kujifunza.1"):           one("Clockwise or counterclockwise, no pit is passed over."),
		RuleName.Of("bao-kujifunza.2"):           one("Capture"),
		Rule.Of("bao-kujifunza.2"):               one("If a lap ends on seeds in your front row, and seeds lie across from them, you capture those. Who can make such a move, mtaji, must."),
		RuleMore.Of("bao-kujifunza.2"):           one("Mtaji begins from 2 to 15 seeds, and its first lap captures."),
		RuleName.Of("bao-kujifunza.3"):           one("Sow what you capture"),
		Rule.Of("bao-kujifunza.3"):               one("Captured seeds are sown on your own side, from an end of your front row. The capturing pit keeps its seeds."),
		RuleMore.Of("bao-kujifunza.3"):           one("Captured in your two leftmost columns, they begin at the left end and go clockwise; in the two rightmost, at the right end and counterclockwise; in the middle, in the direction you were sowing, from the end where that begins."),
		RuleMore.Of("bao-kujifunza.3").Upright(): one("Captured in your two upper columns, they begin at the upper end and go clockwise; in the two lower ones, at the lower end and counterclockwise; in the middle, in the direction you were sowing, from the end where that begins."),
		RuleName.Of("bao-kujifunza.4"):           one("Sow on"),
		Rule.Of("bao-kujifunza.4"):               one("A lap that ends on seeds without facing any is lifted and sown on in the same direction; where it faces seeds again, you capture again. In an empty pit the turn ends."),
		RuleName.Of("bao-kujifunza.5"):           one("Without a capture"),
		Rule.Of("bao-kujifunza.5"):               one("If you can’t capture, you play kutakata: a pit of two or more, either way, with laps but without captures for the whole turn."),
		RuleMore.Of("bao-kujifunza.5"):           one("It begins in the back row only when no such move is possible from the front row."),
		RuleName.Of("bao-kujifunza.6"):           one("The end"),
		Rule.Of("bao-kujifunza.6"):               one("A player whose front row is empty at the end of any turn has lost, and so has a player who can’t move. If both front rows are empty, the one who moved has won. When the same position stands for the third time the game is a draw. A move that would run for ever is not allowed."),
		Rule.Of("bao-kujifunza.setup"):           one("Four rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. There are no stores: what you capture is sown on your own side."),

		Reading.Of("bao-kujifunza.1"): one("The source fills “48” pits and speaks of “six” in a row. Those are slips: there are four rows of eight, 32 pits."),
		Reading.Of("bao-kujifunza.2"): one("The source says that a sowing goes on from a front pit. In Bao it goes on from the back row as well, and so it does here."),
		Reading.Of("bao-kujifunza.3"): one("In the middle columns the direction is kept; it is that of the sowing that captured, which an earlier capture of the same turn may have turned."),
		Reading.Of("bao-kujifunza.4"): one("If both front rows are empty at the end of a turn, the source does not say who has lost; here the player who moved has won."),
		Reading.Of("bao-kujifunza.5"): one("2 to 15 seeds is the limit for the first lap only; later laps capture however many seeds they had."),

		About.Of("bao-kujifunza.1"): one("Bao is Swahili for board; kujifunza means to learn. This is the form in which learners in East Africa begin before they play Bao la kiswahili, among the richest of all mancala games."),
		About.Of("bao-kujifunza.2"): one("A pit is a shimo, several are mashimo, and the seeds are kete. Names and customs are told after secondary sources."),

		Differ.Of("sowing.bao-kujifunza"):   one("Four rows of eight; each player sows only in their own two rows, in either direction, lap after lap."),
		Differ.Of("captures.bao-kujifunza"): one("The last seed falls into a front pit with seeds that faces seeds: you take those and sow them on your own side. If you can capture, you must."),
		Differ.Of("row.bao-kujifunza"):      one("It is the aim: a player whose front row is empty has lost."),
		Differ.Of("endless.bao-kujifunza"):  one("A relay that would run for ever is not a move."),
		Differ.Of("feeding.bao-kujifunza"):  one("No duty."),
		Differ.Of("end.bao-kujifunza"):      one("Seeds are not counted: an empty front row loses, and so does having no move."),
	}
}
