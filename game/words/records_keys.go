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
