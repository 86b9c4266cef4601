package words

// Records: games written down, opened and saved.
const (
	Records       Key = "records"
	RecordsOpen   Key = "records.open"
	RecordsThis   Key = "records.this"
	RecordsHow    Key = "records.how"
	RecordsHere   Key = "records.how.here"
	RecordsChoose Key = "records.choose"
	RecordsPaste  Key = "records.paste"
	RecordsSave   Key = "records.save"
	RecordsCopy   Key = "records.copy"
	RecordsEnter  Key = "records.enter"
	RecordsByHand Key = "records.by-hand"
	RecordsCut    Key = "records.cut"

	// What became of a text.
	RecordOpen    Key = "record.open"
	RecordBad     Key = "record.bad"
	RecordBadIn   Key = "record.bad-in"
	RecordSafe    Key = "record.safe"
	RecordLong    Key = "record.too-long"
	RecordSaved   Key = "record.saved"
	RecordUnsaved Key = "record.not-saved"
	RecordUnread  Key = "record.not-read"
	Downloaded    Key = "record.downloaded"
	Copied        Key = "record.copied"
	NoClipboard   Key = "record.no-clipboard"
	NothingCopied Key = "record.nothing-copied"
)

// Positions: a board set up by hand.
const (
	Position       Key = "position"
	PositionCopy   Key = "position.copy"
	PositionEnter  Key = "position.enter"
	PositionEdit   Key = "position.edit"
	PositionPlay   Key = "position.play"
	PositionGame   Key = "position.game"
	PositionTurn   Key = "position.turn"
	PositionTap    Key = "position.tap"
	PositionAdd    Key = "position.add"
	PositionTake   Key = "position.take"
	PositionOwner  Key = "position.owner"
	PositionEmpty  Key = "position.empty"
	PositionStart  Key = "position.start"
	PositionFirst  Key = "position.starter"
	PositionLast   Key = "position.last"
	PositionNobody Key = "position.nobody"
	PositionLeft   Key = "position.left"
	PositionFull   Key = "position.full"
	PositionReady  Key = "position.ready"
	PositionClaims Key = "position.claims"
	PositionOver   Key = "position.over"
	PositionNot    Key = "position.not"
	PositionBad    Key = "position.bad"
)

// PositionRest is by side: the rest of the seeds goes into its store.
const PositionRest Family = "position.rest"

// Statistics: how finished games ended.
const (
	Statistics       Key = "statistics"
	StatisticsNone   Key = "statistics.none"
	StatisticsResult Key = "statistics.result"
	StatisticsLevel  Key = "statistics.level"
	// StatisticsYouBegan and StatisticsItBegan count games by their first move.
	StatisticsYouBegan Key = "statistics.you-began"
	StatisticsItBegan  Key = "statistics.it-began"
	StatisticsMonths   Key = "statistics.months"
	StatisticsMonth    Key = "statistics.month"
)

// Backups: all games in a file.
const (
	BackupTitle       Key = "backup"
	BackupOut         Key = "backup.out"
	BackupOutHow      Key = "backup.out.how"
	BackupSave        Key = "backup.save"
	BackupIn          Key = "backup.in"
	BackupInHow       Key = "backup.in.how"
	BackupDropHow     Key = "backup.in.drop"
	BackupRecords     Key = "backup.records"
	BackupRecordsHow  Key = "backup.records.how"
	BackupSaveRecords Key = "backup.records.save"
	// What became of a backup.
	BackupDownloaded Key = "backup.downloaded"
	BackupUnsaved    Key = "backup.not-saved"
	BackupBad        Key = "backup.bad"
	BackupNewer      Key = "backup.newer"
	FileLong         Key = "file.too-long"
	// SettingsTaken offers to take that back.
	SettingsTaken Key = "backup.settings-taken"
)

// Many games that came in a file: how far reading and adding them is, what they are, and
// the ways on.
const (
	IntakeTitle       Key = "intake"
	IntakeReading     Key = "intake.reading"
	IntakeAdding      Key = "intake.adding"
	IntakeDone        Key = "intake.done"
	IntakeFinished    Key = "intake.finished"
	IntakeRunning     Key = "intake.running"
	IntakeHeld        Key = "intake.held"
	IntakeUnread      Key = "intake.unread"
	IntakeFault       Key = "intake.fault"
	IntakeLong        Key = "intake.too-long"
	IntakeSettings    Key = "intake.settings"
	IntakeTally       Key = "intake.tally"
	IntakeProgress    Key = "intake.progress"
	IntakeSafe        Key = "intake.safe"
	IntakeAdd         Key = "intake.add"
	IntakeAddSettings Key = "intake.add-settings"
	IntakeLeave       Key = "intake.leave"
	IntakeGames       Key = "intake.games"
)
