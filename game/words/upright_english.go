package words

// englishUpright are the sentences that name a direction or a place, as they are said
// where boards stand upright: the lying board turned clockwise. South's row is on the
// left then and is sown downwards, its store at the bottom.
func englishUpright() sentences {
	return sentences{
		SideOf.Of("S").Upright(): one("left side"),
		SideOf.Of("N").Upright(): one("right side"),
		YourRow.Upright():        one("Yours is the left row. Sow downwards."),
		YourRows.Upright():       one("Yours are the two rows on the left. Sow either way."),

		WayHeard.Of("first").Upright():  one("%[1]s upwards"),
		WayHeard.Of("second").Upright(): one("%[1]s downwards"),

		Seat.Of("two").Upright():                 one("The row on the left is yours, and your store is at the bottom."),
		Seat.Of("four").Upright():                one("The two rows on the left are yours."),
		Rule.Of("ayoayo.1").Upright():            one("Lift all the seeds of one of your pits and sow them one by one: down your row, then up the other."),
		Rule.Of("oware.1").Upright():             one("Lift all the seeds of one of your pits and sow them one by one: down your row, then up the other."),
		Rule.Of("namnam.1").Upright():            one("Lift all the seeds of a pit that you own, in whichever row, and sow them one by one: down the row on the left, then up the one on the right."),
		Rule.Of("bao-children.1").Upright():      one("Lift all the seeds of one of your pits and sow them one by one: down your row, into your own store, up the other row and round again."),
		Rule.Of("bao-laps.1").Upright():          one("Lift all the seeds of one of your pits and sow them one by one: down your row, then up the other. If the last one falls on other seeds, on either side, lift them all and sow on."),
		RuleMore.Of("bao-kujifunza.3").Upright(): one("Captured in your two upper columns, they begin at the upper end and go clockwise; in the two lower ones, at the lower end and counterclockwise; in the middle, in the direction you were sowing, from the end where that begins."),

		Reading.Of("common.stores").Upright(): one("The sources put the store now at one end of the row, now at the other. Here it is where the sowing leaves your row, as in the games that sow into it."),
		About.Of("ayoayo.3").Upright():        one("The same word, ayò or ayoayo, is used in Nigeria for three different games: this one, with laps and captures across from an empty pit; the one of twos and threes, here called Oware; and jerin-jerin, which captures fours on the way, here called Nam-nam."),
	}
}
