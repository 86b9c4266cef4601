package words

// english is the first language: every key has a sentence here.
func english() table {
	return table{
		AppName: one("Ayoayo"),

		Home:     one("All games"),
		GoOn:     one("Go on"),
		Choose:   one("Choose a game"),
		Back:     one("Back"),
		Close:    one("Close"),
		Menu:     one("Menu"),
		Settings: one("Settings"),

		Undo:       one("Undo"),
		Redo:       one("Redo"),
		NewGame:    one("New game"),
		PlayAgain:  one("Play again"),
		Resign:     one("Resign"),
		ResignSure: one("Resign this game?"),
		ResignYes:  one("Yes, resign"),
		KeepOn:     one("Keep playing"),
		AskAgain:   one("Ask again"),

		Start:       one("Start"),
		SouthPlayer: one("South, near you"),
		NorthPlayer: one("North, across the board"),
		WhoStarts:   one("Who starts"),
		Level:       one("Level of the computer"),
		Person:      one("Person"),

		SettingSpeed:   one("Speed of the seeds"),
		SettingCounts:  one("Numbers beside the pits"),
		SettingTheme:   one("Board"),
		SettingLight:   one("Surroundings"),
		SettingMotion:  one("Motion"),
		SettingSound:   one("Sound"),
		SettingVibrate: one("Vibration at captures"),

		South:    one("South"),
		North:    one("North"),
		Computer: one("Computer"),

		SouthSeeds: count("one", "South, %[1]d seed", "other", "South, %[1]d seeds"),
		NorthSeeds: count("one", "North, %[1]d seed", "other", "North, %[1]d seeds"),
		Seeds:      count("one", "%[1]d seed", "other", "%[1]d seeds"),
		OwnsPits:   count("one", "%[1]d pit", "other", "%[1]d pits"),
		Laps:       count("one", "%[1]d lap", "other", "%[1]d laps"),
		Lap:        one("lap %[1]d"),
		Played:     one("played %[1]s"),
		Claims:     one("claimed %[1]s"),
		Captures:   count("one", "captures %[1]d", "other", "captures %[1]d"),
		Captured:   count("one", "captured %[1]d", "other", "captured %[1]d"),
		EndsIn:     one("%[1]s ends in %[2]s"),
		NoCapture:  one("captures nothing"),
		PlysSoFar:  count("one", "%[1]d move played", "other", "%[1]d moves played"),

		Rounds:     one("Rounds"),
		Round:      one("round %[1]d"),
		RoundScore: one("Round %[1]d: %[2]s %[3]d, %[4]s %[5]d"),
		RoundNow:   one("being played"),
		RoundPits:  one("Pits owned: %[1]s %[2]d, %[3]s %[4]d"),

		WayEnds:    one("%[1]s to %[2]s"),
		WayTakes:   one("%[1]s to %[2]s, +%[3]d"),
		WhichWay:   one("Which way is %[1]s sown?"),
		ClaimThese: one("Claim %[1]d of %[2]d"),

		PreviewEnds:  one("ends the game"),
		PreviewAgain: one("then another turn"),
		PreviewNot:   one("%[1]s can't be played now"),
		PreviewEmpty: one("%[1]s is empty"),

		Draw:         one("A draw"),
		Score:        one("%[1]d to %[2]d."),
		NotSaved:     one("This browser or folder can't keep games: this one will be gone when you leave."),
		SaveAside:    one("The saved game could not be read. It was kept aside as %[1]s."),
		SettingAside: one("Your settings could not be read. They were kept aside as %[1]s."),
		SaveFailed:   one("The last move could not be saved."),
		BadRules:     one("The address asks for a game that is not here: %[1]s"),
		Trouble:      one("Something went wrong with this game. You can take the last move back or start a new one."),
		NoAnswer:     one("The computer did not answer."),
		Paused:       one("Paused"),

		Restarted: one("The computer stopped answering and was started again."),
		Alone:     one("The computer can't think on the side here, so it answers quickly."),

		NameSeeds: one("%[1]s %[2]d"),
		NameLevel: one("%[1]s, level %[2]d"),
		LowLevel:  one("level %[1]d"),

		PitLabel:    one("Pit %[1]s, %[2]s, %[3]s"),
		PitCanSow:   one("%[1]s, can be sown"),
		PitCanClaim: one("%[1]s, can be claimed"),
		StoreLabel:  one("Store of %[1]s, %[2]s"),
		On:          one("Shown"),
		Off:         one("Hidden"),
		Yes:         one("Yes"),
		No:          one("No"),

		GameName.Of("ayoayo"):   one("Ayoayo"),
		GamePeople.Of("ayoayo"): one("Yoruba, Nigeria"),
		GameLine.Of("ayoayo"):   one("The sowing runs on, lap after lap, until it ends in an empty pit."),

		GameName.Of("oware"):   one("Oware"),
		GamePeople.Of("oware"): one("Akan, Ghana"),
		GameLine.Of("oware"):   one("One lap; make twos and threes across the board to capture them."),

		GameName.Of("oware-masters"):   one("Masters’ Oware"),
		GamePeople.Of("oware-masters"): one("Ghana"),
		GameLine.Of("oware-masters"):   one("Oware in which you may capture a whole row: cutting off the head."),

		GameName.Of("namnam"):   one("Nam-nam"),
		GamePeople.Of("namnam"): one("Akan, Ghana"),
		GameLine.Of("namnam"):   one("Fours are captured on the way, and rounds are played for the pits themselves."),

		GameName.Of("bao-children"):   one("Children’s Bao"),
		GamePeople.Of("bao-children"): one("Kenya"),
		GameLine.Of("bao-children"):   one("You sow into your own store, and end there to move again."),

		GameName.Of("bao-laps"):   one("Bao with laps"),
		GamePeople.Of("bao-laps"): one("Kenya"),
		GameLine.Of("bao-laps"):   one("Relay sowing on two rows of eight; a single seed moves last."),

		GameName.Of("bao-kujifunza"):   one("Bao la kujifunza"),
		GamePeople.Of("bao-kujifunza"): one("Swahili, East Africa"),
		GameLine.Of("bao-kujifunza"):   one("Four rows, sown either way; what you capture is sown on your own side."),

		OptionName.Of("capturer"):        one("The capturing seed"),
		OptionValue.Of("capturer.taken"): one("is taken too"),
		OptionValue.Of("capturer.stays"): one("stays in its pit"),

		OptionName.Of("leftovers"):           one("Seeds left when a player can’t move"),
		OptionValue.Of("leftovers.opponent"): one("go to the other player"),
		OptionValue.Of("leftovers.side"):     one("each takes the own row"),

		OptionName.Of("win"):           one("The game ends"),
		OptionValue.Of("win.25"):       one("at 25 seeds"),
		OptionValue.Of("win.majority"): one("when no move is left"),

		OptionName.Of("grandslam"):                      one("Capturing the whole row"),
		OptionValue.Of("grandslam.nothing"):             one("captures nothing"),
		OptionValue.Of("grandslam.all"):                 one("captures all"),
		OptionValue.Of("grandslam.illegal"):             one("is not allowed"),
		OptionValue.Of("grandslam.leave-last"):          one("leaves the last pit"),
		OptionValue.Of("grandslam.leave-first"):         one("leaves the first pit"),
		OptionValue.Of("grandslam.opponent-takes-rest"): one("gives the rest away"),

		OptionName.Of("repetition"):       one("A position stands for the third time"),
		OptionValue.Of("repetition.side"): one("each takes the own row"),
		OptionValue.Of("repetition.draw"): one("a draw"),
		OptionValue.Of("repetition.even"): one("the seeds are split"),

		OptionName.Of("goal"):     one("The match is won with"),
		OptionValue.Of("goal.7"):  one("7 fours, 28 seeds"),
		OptionValue.Of("goal.8"):  one("8 fours, 32 seeds"),
		OptionValue.Of("goal.9"):  one("9 fours, 36 seeds"),
		OptionValue.Of("goal.10"): one("10 fours, 40 seeds"),
		OptionValue.Of("goal.11"): one("11 fours, 44 seeds"),
		OptionValue.Of("goal.12"): one("12 fours, all 48 seeds"),

		Name.For(VoiceYou):      one("You"),
		Name.For(VoiceComputer): one("Computer"),
		Name.For(VoiceSouth):    one("South"),
		Name.For(VoiceNorth):    one("North"),

		Turn.For(VoiceYou):      one("Your turn"),
		Turn.For(VoiceComputer): one("The computer is thinking"),
		Turn.For(VoiceSouth):    one("South’s turn"),
		Turn.For(VoiceNorth):    one("North’s turn"),

		Claim.For(VoiceYou):      one("You won the round: choose your pits"),
		Claim.For(VoiceComputer): one("The computer won the round and chooses its pits"),
		Claim.For(VoiceSouth):    one("South won the round: choose the pits"),
		Claim.For(VoiceNorth):    one("North won the round: choose the pits"),

		Won.For(VoiceYou):      one("You won"),
		Won.For(VoiceComputer): one("The computer won"),
		Won.For(VoiceSouth):    one("South won"),
		Won.For(VoiceNorth):    one("North won"),

		Again.For(VoiceYou):      one("You move again"),
		Again.For(VoiceComputer): one("The computer moves again"),
		Again.For(VoiceSouth):    one("South moves again"),
		Again.For(VoiceNorth):    one("North moves again"),

		Passes.For(VoiceYou):      one("You have no move and pass"),
		Passes.For(VoiceComputer): one("The computer has no move and passes"),
		Passes.For(VoiceSouth):    one("South has no move and passes"),
		Passes.For(VoiceNorth):    one("North has no move and passes"),

		Blocked.For(VoiceYou):      one("You had no legal move."),
		Blocked.For(VoiceComputer): one("The computer had no legal move."),
		Blocked.For(VoiceSouth):    one("South had no legal move."),
		Blocked.For(VoiceNorth):    one("North had no legal move."),

		Gave.For(VoiceYou):      one("You resigned."),
		Gave.For(VoiceComputer): one("The computer resigned."),
		Gave.For(VoiceSouth):    one("South resigned."),
		Gave.For(VoiceNorth):    one("North resigned."),

		Moved.For(VoiceYou):      one("You played %[1]s"),
		Moved.For(VoiceComputer): one("The computer played %[1]s"),
		Moved.For(VoiceSouth):    one("South played %[1]s"),
		Moved.For(VoiceNorth):    one("North played %[1]s"),

		EndBy.Of("seeds"):      count("other", "%[1]d seeds win the game."),
		EndBy.Of("half"):       count("other", "Both hold %[1]d seeds, half of all."),
		EndBy.Of("slam"):       one("A whole row was captured."),
		EndBy.Of("rounds"):     count("other", "A round ended with %[1]d seeds in one hand."),
		EndBy.Of("front-row"):  one("A front row is empty."),
		EndBy.Of("repetition"): one("The same position stood for the third time."),

		Refused.Of("hungry"):  one("%[1]s can’t be sown: the other row is empty and must get seeds"),
		Refused.Of("endless"): one("%[1]s can’t be sown: the move would never end"),
		Refused.Of("slam"):    one("%[1]s can’t be sown: it would capture the whole row"),
		Refused.Of("single"):  one("%[1]s can’t be sown: it holds a single seed"),
		Refused.Of("mtaji"):   one("%[1]s can’t be sown: you must make a capture"),
		Refused.Of("front"):   one("%[1]s can’t be sown: the front row comes first"),

		Swept.Of("opponent.S"): count("one", "The %[1]d seed left went to South.", "other", "The %[1]d seeds left went to South."),
		Swept.Of("opponent.N"): count("one", "The %[1]d seed left went to North.", "other", "The %[1]d seeds left went to North."),
		Swept.Of("slam.S"):     count("one", "The %[1]d seed left went to South.", "other", "The %[1]d seeds left went to South."),
		Swept.Of("slam.N"):     count("one", "The %[1]d seed left went to North.", "other", "The %[1]d seeds left went to North."),

		Swept.Of("own-row"): one("Each took the own row: South %[1]d, North %[2]d."),
		Swept.Of("even"):    one("The seeds left were split: South %[1]d, North %[2]d."),
		Swept.Of("shared"):  one("The seeds left were shared in fours: South %[1]d, North %[2]d."),

		SpeedName.Of("slow"):    one("Slow"),
		SpeedName.Of("normal"):  one("Normal"),
		SpeedName.Of("fast"):    one("Fast"),
		SpeedName.Of("instant"): one("Instant"),

		ThemeName.Of("wood"):      one("Wood"),
		ThemeName.Of("sand"):      one("Sand"),
		ThemeName.Of("soapstone"): one("Soapstone"),
		ThemeName.Of("contrast"):  one("High contrast"),

		SoundName.Of("off"):    one("Off"),
		SoundName.Of("soft"):   one("Soft"),
		SoundName.Of("medium"): one("Medium"),
		SoundName.Of("loud"):   one("Loud"),

		LightName.Of("system"): one("As the system"),
		LightName.Of("dark"):   one("Dark"),
		LightName.Of("light"):  one("Light"),

		MotionName.Of("system"):  one("As the system"),
		MotionName.Of("full"):    one("Full"),
		MotionName.Of("reduced"): one("Reduced"),
	}
}
