package words

// The sentences that don't depend on a rule-set.
const (
	AppName Key = "app.name"

	Home     Key = "home"
	GoOn     Key = "home.go-on"
	Choose   Key = "home.choose"
	Back     Key = "back"
	NotNow   Key = "not-now"
	Places   Key = "places"
	Close    Key = "close"
	Menu     Key = "menu"
	Settings Key = "settings"

	Undo       Key = "undo"
	Redo       Key = "redo"
	NewGame    Key = "new-game"
	PlayAgain  Key = "play-again"
	Resign     Key = "resign"
	ResignSure Key = "resign.sure"
	ResignYes  Key = "resign.yes"
	KeepOn     Key = "keep-on"
	AskAgain   Key = "ask-again"

	Start     Key = "start"
	WhoStarts Key = "setup.starts"
	Level     Key = "setup.level"

	SettingSpeed  Key = "settings.speed"
	SettingAcross Key = "setting.across"
	AcrossOn      Key = "setting.across.on"
	AcrossOff     Key = "setting.across.off"
	// SettingConfirm asks what a tap on a pit does: with ConfirmOn the first shows the
	// move, and MoveAgain says that the second plays it.
	SettingConfirm Key = "setting.confirm"
	ConfirmOn      Key = "setting.confirm.on"
	ConfirmOff     Key = "setting.confirm.off"
	MoveAgain      Key = "confirm.again"
	SettingCounts  Key = "settings.counts"
	SettingTheme   Key = "settings.theme"
	SettingLight   Key = "settings.light"
	SettingMotion  Key = "settings.motion"
	SettingSound   Key = "settings.sound"
	SettingVibrate Key = "settings.vibrate"
	SettingSpeech  Key = "settings.speech"
	// SettingLanguage asks for the language; LanguageSystem is the answer that it is the
	// system's.
	SettingLanguage  Key = "settings.language"
	LanguageSystem   Key = "language.system"
	SettingShortcuts Key = "settings.shortcuts"
	SettingLetters   Key = "settings.letters"

	South    Key = "south"
	North    Key = "north"
	Computer Key = "computer"

	Seeds     Key = "seeds"
	OwnsPits  Key = "owns-pits"
	Laps      Key = "laps"
	Lap       Key = "lap"
	Replay    Key = "replay"
	MoveShort Key = "replay.short"
	// OpeningAt names a ply of an opening that was agreed on.
	OpeningAt   Key = "replay.opening"
	ReplayList  Key = "replay.list"
	ReplayPlace Key = "replay.place"
	ReplayFirst Key = "replay.first"
	ReplayLast  Key = "replay.last"
	ReplayPlay  Key = "replay.play"
	ReplayPause Key = "replay.pause"
	// The short names below buttons.
	ReplayStart Key = "replay.name.start"
	ReplayEnd   Key = "replay.name.end"
	ReplayMove  Key = "replay.name.move"
	ReplayLap   Key = "replay.name.lap"
	BeforeMove  Key = "replay.before"
	LapOf       Key = "replay.lap"
	LapBack     Key = "replay.back"
	LapOn       Key = "replay.on"
	BackToGame  Key = "replay.end"
	// The last move in a player's plate, from the one that is being played on; the short
	// form names the pit and the seeds alone.
	Took         Key = "took"
	TookNothing  Key = "took.nothing"
	TookShort    Key = "took.short"
	NothingShort Key = "took.nothing.short"
	Claims       Key = "claims"
	Captures     Key = "captures"
	Captured     Key = "captured"
	EndsIn       Key = "ends-in"
	NoCapture    Key = "no-capture"

	Rounds     Key = "rounds"
	Round      Key = "round"
	RoundScore Key = "round.score"
	RoundNow   Key = "round.now"
	RoundEven  Key = "round.even"
	RoundPits  Key = "round.pits"

	WayEnds    Key = "way.ends"
	WayMore    Key = "way.more"
	WayTo      Key = "way.to"
	WayShort   Key = "way.short"
	WayTakes   Key = "way.takes"
	WhichWay   Key = "which-way"
	ClaimThese Key = "claim-these"
	// ClaimWhy says how many pits are to be claimed after a round, and how many so many
	// seeds fill; ClaimMore and ClaimAll which are chosen.
	ClaimWhy  Key = "claim-why"
	ClaimMore Key = "claim-more"
	ClaimAll  Key = "claim-all"

	PreviewEnds  Key = "preview.game-over"
	PreviewAgain Key = "preview.again"
	PreviewEmpty Key = "preview.empty"
	OnlyLooked   Key = "preview.only-looked"

	// And joins the last of several names to those before it.
	And Key = "and"
	Or  Key = "or"

	// ClaimOther says how many pits are to be claimed, ClaimEnough that a pit can't be
	// since so many are chosen, ClaimSwap how to choose another one, and RoundWaits that
	// a round has not begun.
	ClaimOther  Key = "claim.other"
	ClaimEnough Key = "claim.enough"
	ClaimSwap   Key = "claim.swap"
	RoundWaits  Key = "round.waits"
	// RoundNext is the next round, where there is no room to say who begins it.
	RoundNext Key = "round.next"

	// YourRow says which row is the player's own and which way it is sown, YourRows
	// which two.
	YourRow  Key = "your-row"
	YourRows Key = "your-rows"
	// YourPits says it of pits that change hands.
	YourPits Key = "your-pits"

	// NoWindow says that no window can be drawn.
	NoWindow Key = "no-window"

	Draw     Key = "draw"
	Score    Key = "score"
	NotSaved Key = "save.none"
	// NotLasting says that what is saved is gone with the page.
	NotLasting Key = "save.passing"
	// LastsForGood and LastsForNow say whether the browser may throw games away.
	LastsForGood Key = "lasts.good"
	LastsForNow  Key = "lasts.now"
	// SaveParted says under which name the game goes on, because another window's lies
	// in its place.
	SaveParted Key = "save.parted"
	// Outdated says that a newer version plays on, Elsewhere that another window
	// does, PlayHere takes over from it.
	Outdated  Key = "save.outdated"
	Elsewhere Key = "save.elsewhere"
	PlayHere  Key = "save.play-here"
	Trouble   Key = "trouble"
	NoAnswer  Key = "opponent.no-answer"
	Paused    Key = "paused"

	Restarted Key = "opponent.restarted"
	Alone     Key = "opponent.alone"

	NameLevel Key = "name-level"

	PitLabel    Key = "pit"
	PitCanSow   Key = "pit.can-sow"
	PitCanClaim Key = "pit.can-claim"
	// PitOwned is a pit and whose it is, where pits change hands.
	PitOwned Key = "pit.owned"
	// StoreLabel is a store and its seeds.
	StoreLabel Key = "store"
	// Tools are the buttons beside the title of a table.
	Tools Key = "tools"
	On    Key = "on"
	Off   Key = "off"
	Yes   Key = "yes"
	No    Key = "no"
)

// The sentences that depend on a name.
const (
	// GameName, GamePeople and GameLine are by rule-set key: the game's name,
	// who plays it and where, and what makes it different.
	GameName   Family = "game.name"
	GamePeople Family = "game.people"
	GameLine   Family = "game.line"

	// OptionName is by option; OptionValue by option and value, "win.25".
	OptionName  Family = "option"
	OptionValue Family = "value"

	// MoveWay is a pit and the way that it is sown, where there are two: "right", "left",
	// "up" or "down" on the screen.
	MoveWay Family = "move-way"

	// By [Voice]: whose it is; FrontRow and BackRow on a board of four rows.
	RowName   Family = "row"
	FrontRow  Family = "row.front"
	BackRow   Family = "row.back"
	StoreName Family = "store.of"
	PitOf     Family = "pit.of"

	// By [Voice]: who is meant.
	Name   Family = "name"
	Turn   Family = "turn"
	Claim  Family = "claim"
	Won    Family = "won"
	Again  Family = "again"
	Passes Family = "passes"
	Moved  Family = "moved"
	// MoveAt and ClaimAt name a ply that is stepped through, by the number of its row.
	MoveAt  Family = "move-at"
	ClaimAt Family = "claim-at"
	Claimed Family = "claimed"
	// RoundTakes says which pits somebody takes after a round, RoundBegins who begins
	// the next.
	RoundTakes  Family = "round-takes"
	RoundBegins Family = "round-begins"

	// EndBy is by the way the game ended, "half" for a draw by seeds, and, where a
	// player ended it or it is a player's row, by voice: "slam" or "no-move.you". The numbers are the
	// seeds of who holds more and those that win.
	EndBy Family = "end"

	// TookBy says by the reason, ".lifted" where the seeds are sown on and ".along" where
	// the last seed is taken too, and by [Voice] why so many pits, the first name, were
	// captured, with a last seed in the second. TookByShort says it in less room, with the
	// player's name, and TookBefore that it was before what the board marks.
	TookBy      Family = "took-by"
	TookByShort Family = "took-by-short"
	TookBefore  Key    = "took-before"

	// Refused says by the reason why a pit can't be sown, or one of its ways; the pit in
	// which the move would end is the second name. RefusedRule is the rule, and
	// RefusedInstead says which pits do as it asks; RefusedSow says both in less room.
	// RefusedOwner says by [Voice] whose a
	// pit is, and ClaimOwn that it need not be claimed.
	Refused        Family = "refused"
	RefusedRule    Family = "refused-rule"
	RefusedInstead Family = "refused-instead"
	RefusedSow     Family = "refused-sow"
	RefusedOwner   Family = "not-own"
	// RefusedNow says what to do where a game stands still and no pit can be sown: by why.
	RefusedNow Family = "not-now.sown"
	ClaimOwn   Family = "claim-own"

	// Swept is by why and, where one player gets all, to whom: "own-row" or
	// "opponent.you". The numbers are the seeds that one gets, or both by their names.
	Swept Family = "swept"
	// LeftLying says that seeds are left where they lie.
	LeftLying Key = "left-lying"

	// SpeedName, LettersName, ThemeName, LightName, MotionName and SoundName are by the setting's value.
	SpeedName   Family = "speed"
	LettersName Family = "letters"
	ThemeName   Family = "theme"
	LightName   Family = "light"
	MotionName  Family = "motion"
	SoundName   Family = "sound"
	SpeechName  Family = "speech"

	// By [Saved]: that what was kept could not be read and was moved aside, or
	// was because a newer version wrote it; that it could not be moved; that
	// nothing new could be kept.
	SaveAside  Family = "save.aside"
	SaveNewer  Family = "save.newer"
	SaveStuck  Family = "save.stuck"
	SaveFailed Family = "save.failed"
	// That a newer version has saved, and what is kept here is kept under a name.
	SaveBeside Family = "save.beside"
)

// The scene that says what the program is made of: its title, which is the button that
// shows it too, what the program promises, the heading of the list, a part of it, and
// where the licences are.
const (
	Credits        Key = "credits"
	CreditsPromise Key = "credits.promise"
	CreditsMadeOf  Key = "credits.made-of"
	CreditsPart    Key = "credits.part"
	CreditsTexts   Key = "credits.texts"
)

// Saved is what a sentence about saving is about.
type Saved string

// What is saved: the game in progress, the settings, who won how often, the games that
// are over, and what was practised.
const (
	SavedGame     Saved = "game"
	SavedSettings Saved = "settings"
	SavedTally    Saved = "tally"
	SavedFinished Saved = "finished"
	SavedProgress Saved = "progress"
)

// OfSaved returns the family's key for what is saved.
func (f Family) OfSaved(s Saved) Key { return f.Of(string(s)) }

// Voice is who a sentence is about.
type Voice string

// The voices: the one person at the board, the computer, or where two people play or two
// computers somebody with a name, which then follows the other arguments of a sentence.
const (
	VoiceYou      Voice = "you"
	VoiceComputer Voice = "computer"
	VoiceNamed    Voice = "named"
)

// For returns the family's key for a voice.
func (f Family) For(v Voice) Key { return f.Of(string(v)) }
