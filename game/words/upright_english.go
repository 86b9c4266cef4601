package words

// englishUpright are the sentences that name a direction or a place, as they are said
// where boards stand upright: the lying board turned clockwise. South's row is on the
// left then and is sown downwards, its store at the bottom.
func englishUpright() table {
	return table{
		SouthPlayer.Upright(): one("South, on the left"),
		NorthPlayer.Upright(): one("North, on the right"),

		Rule.Of("ayoayo.setup").Upright():        one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The row on the left is South’s, that on the right North’s; the stores at the ends only keep what is captured. Take more seeds than the other."),
		Rule.Of("ayoayo.1").Upright():            one("Lift all the seeds of one of your pits and sow them one by one counterclockwise: down the row on the left and up that on the right. A lap of %[6]d or more seeds passes over the pit it was lifted from, each time round."),
		Rule.Of("oware.setup").Upright():         one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The row on the left is South’s, that on the right North’s; the stores at the ends only keep what is captured. Take more seeds than the other."),
		Rule.Of("oware.1").Upright():             one("Lift all the seeds of one of your pits and sow them one by one counterclockwise: down the row on the left and up that on the right. The pit they came from is passed over every time round, so it ends empty."),
		Rule.Of("bao-children.setup").Upright():  one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The row on the left and the store at the bottom are South’s, the row on the right and the store at the top North’s, and the stores are sown on the way. Take more seeds than the other."),
		Rule.Of("bao-children.1").Upright():      one("Lift all the seeds of one of your pits and sow them one by one counterclockwise: down the row on the left and up that on the right, at the end of your row into your own store, and round again. The other store is passed over, and so is the pit the seeds came from."),
		Rule.Of("bao-laps.setup").Upright():      one("Two rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The row on the left is South’s, that on the right North’s; the stores only keep what is captured. Take more seeds than the other."),
		Rule.Of("bao-kujifunza.setup").Upright(): one("Four rows of %[1]d pits with %[2]d seeds in each, %[3]d in all. The two rows on the left are South’s, those on the right North’s, and you sow only in your own. There are no stores: what you capture is sown on your own side. Empty the other’s front row, or leave the other without a move."),
		Rule.Of("bao-kujifunza.3").Upright():     one("The captured seeds are sown in your own rows, the first of them into an end of your front row: captured in your columns A and B, into the end at A and on clockwise; in G and H, into the end at H and on counterclockwise; in the middle, in the direction you were sowing, from the end where that begins. The capturing pit keeps its seeds."),
		Reading.Of("common.stores").Upright():    one("The sources put the store now at one end of the row, now at the other. Here it is where the sowing leaves your row, as in the games that sow into it."),
		About.Of("ayoayo.3").Upright():           one("The same word, ayò or ayoayo, is used in Nigeria for three different games: this one, with laps and captures across from an empty pit; the one of twos and threes, here called Oware; and jerin-jerin, which captures fours on the way, here called Nam-nam."),
	}
}
