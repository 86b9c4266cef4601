package words

// englishUpright are the sentences that name a direction or a place, as they are said
// where boards stand upright: the lying board turned clockwise. South's row is on the
// left then and is sown downwards, its store at the bottom. Those of the rules pages
// stand beside the others in [englishRules].
func englishUpright() sentences {
	return sentences{
		SideOf.Of("S").Upright(): one("left side"),
		SideOf.Of("N").Upright(): one("right side"),
		YourRow.Upright():        one("Yours is the left row. Sow downwards."),
		YourRows.Upright():       one("Yours are the two rows on the left. Sow either way."),

		WayHeard.Of("first").Upright():  one("%[1]s upwards"),
		WayHeard.Of("second").Upright(): one("%[1]s downwards"),
	}
}
