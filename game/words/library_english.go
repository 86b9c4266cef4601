package words

// englishLibrary are the sentences about all games together: in a file, and counted.
func englishLibrary() sentences {
	return sentences{
		Statistics:         one("How you play"),
		StatisticsNone:     one("Here stands how your games against the computer ended, when there are some."),
		StatisticsResult:   one("%[1]d won, %[2]d drawn, %[3]d lost"),
		StatisticsLevel:    one("against the %[1]s: %[2]s"),
		StatisticsYouBegan: one("you began with %[1]s: %[2]s"),
		StatisticsItBegan:  one("the computer began with %[1]s: %[2]s"),
		StatisticsMonths:   one("All games, a column a month, this month last: won below, then drawn, then lost"),
		StatisticsMonth:    one("%[1]s: %[2]s"),

		BackupTitle:       one("Keep a copy"),
		BackupOut:         one("Everything in one file"),
		BackupOutHow:      one("All games, those that go on too, how they are counted, and the settings. Open the file on another device to go on there."),
		BackupSave:        one("Save a copy"),
		BackupIn:          one("Open a copy"),
		BackupInHow:       one("Choose the file, or drop it on the page. What is here stays; what is not here yet is added."),
		BackupDropHow:     one("Drop the file on the window. What is here stays; what is not here yet is added."),
		BackupRecords:     one("Finished games as text"),
		BackupRecordsHow:  one("One record after the other, which people and other programs can read. It can be opened like a copy."),
		BackupSaveRecords: one("Save all records"),

		BackupDownloaded: one("The browser keeps %[1]s with your downloads. Take it from there to where it is safe."),
		BackupUnsaved:    one("The copy could not be made: %[1]v."),
		BackupBad:        one("The copy was not opened: %[1]v. Nothing was changed."),
		BackupNewer:      one("A newer version of Ayoayo made this copy. Get the new version here too, then open it again. Nothing was changed."),
		FileLong:         one("The file is too large: the limit is %[1]d MB."),
		SettingsTaken:    one("The settings are those of the copy now."),

		IntakeTitle:    one("Games from a file"),
		IntakeReading:  one("Reading: %[1]d%%"),
		IntakeAdding:   one("Adding: %[1]d of %[2]d"),
		IntakeDone:     count("one", "%[1]d game was added.", "other", "%[1]d games were added."),
		IntakeFinished: count("one", "%[1]d finished game is new.", "other", "%[1]d finished games are new."),
		IntakeRunning:  count("one", "%[1]d game that goes on is new.", "other", "%[1]d games that go on are new."),
		IntakeHeld:     count("one", "%[1]d game is here already and stays as it is.", "other", "%[1]d games are here already and stay as they are."),
		IntakeUnread:   count("one", "%[1]d game can’t be read and is left out.", "other", "%[1]d games can’t be read and are left out."),
		IntakeFault:    one("The first that can’t be read: %[1]v."),
		IntakeLong:     one("line %[1]d: the record has more than %[2]d KB"),
		IntakeSettings: one("The file has settings too."),
		IntakeTally:    one("Who has won how many games is counted further there."),
		IntakeProgress: one("More was practised there."),
		IntakeSafe:     one("Nothing that is here is removed."),

		IntakeAdd:         one("Add the games"),
		IntakeAddSettings: one("Add all and take its settings"),
		IntakeLeave:       one("Leave it"),
		IntakeGames:       one("See all games"),
	}
}
