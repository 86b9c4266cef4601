package words

// Games that go by link.
const (
	Share             Key = "share"
	ShareTitle        Key = "share.title"
	ShareSend         Key = "share.send"
	ShareCopy         Key = "share.copy"
	ShareAsText       Key = "share.as-text"
	ShareTurn         Key = "share.turn"
	ShareTurnHow      Key = "share.turn.how"
	ShareYours        Key = "share.yours"
	ShareYoursHow     Key = "share.yours.how"
	ShareShow         Key = "share.show"
	ShareShowHow      Key = "share.show.how"
	ShareKept         Key = "share.kept"
	ShareNoPage       Key = "share.no-page"
	ShareCamera       Key = "share.camera"
	ShareCodePosition Key = "share.code-position"
	ShareLong         Key = "share.too-long"

	// ByLink is who plays, AwaitsLink whose link is awaited.
	ByLink     Key = "by-link"
	AwaitsLink Key = "awaits-link"

	// What became of a link that was opened.
	LinkEarlier  Key = "link.earlier"
	LinkSame     Key = "link.same"
	LinkLater    Key = "link.later"
	LinkParted   Key = "link.parted"
	LinkPartedAt Key = "link.parted.at"
	LinkKeepMine Key = "link.keep-mine"
	LinkBeside   Key = "link.beside"

	// What the page around a frame is answered.
	NoTable Key = "speak.no-table"
	MoveBad Key = "speak.move"

	// What is said of moves that were to be found.
	Solved    Key = "solve.solved"
	NotSolved Key = "solve.not"
)

// LinkBad is what was wrong with a link.
const LinkBad Family = "link.bad"

// What the page's address asks for: AddressBad is told of what is left out, AddressOf says
// what can be asked for by a name.
const (
	AddressBad Key    = "address.bad"
	AddressOf  Family = "address.of"
)
