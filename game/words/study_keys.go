package words

// What is said about moves and positions by those who study them.
const (
	Hint        Key = "hint"
	HintLooking Key = "hint.looking"
	HintMove    Key = "hint.move"

	ReasonOnlyMove  Key = "reason.only-move"
	ReasonEndsWon   Key = "reason.ends-won"
	ReasonEndsDrawn Key = "reason.ends-drawn"
	ReasonEndsLost  Key = "reason.ends-lost"
	ReasonWinsNow   Key = "reason.wins-now"
	ReasonEndsNow   Key = "reason.ends-now"
	ReasonWins      Key = "reason.wins"
	ReasonOnlyWins  Key = "reason.only-wins"
	ReasonOnlyHolds Key = "reason.only-holds"
	ReasonDraws     Key = "reason.draws"
	ReasonLost      Key = "reason.lost"
	ReasonWon       Key = "reason.won"
	ReasonOnlyWon   Key = "reason.only-won"
	ReasonAllLost   Key = "reason.all-lost"
	ReasonEndsRound Key = "reason.ends-round"
	ReasonCaptures  Key = "reason.captures"
	ReasonSaves     Key = "reason.saves"
	ReasonAgain     Key = "reason.again"
	ReasonBest      Key = "reason.best"

	ValueAhead     Key = "value.ahead"
	ValueBehind    Key = "value.behind"
	ValueEven      Key = "value.even"
	ValueFarAhead  Key = "value.far-ahead"
	ValueFarBehind Key = "value.far-behind"
	ValueWins      Key = "value.wins"
	ValueLoses     Key = "value.loses"
	ValueDraws     Key = "value.draws"
	ValueWon       Key = "value.won"
	ValueLost      Key = "value.lost"

	ChipValue Key = "chip.value"
	ChipRound Key = "chip.round"
	ChipSure  Key = "chip.sure"
	ChipWin   Key = "chip.win"
	ChipLoss  Key = "chip.loss"
	ChipDraw  Key = "chip.draw"

	SettingBar Key = "settings.bar"
	BarNothing Key = "bar.nothing"
	BarEven    Key = "bar.even"
	BarDraw    Key = "bar.draw"

	Analysis      Key = "analysis"
	AnalysisBusy  Key = "analysis.busy"
	AnalysisWaits Key = "analysis.waits"
	AnalysisOf    Key = "analysis.of"
	AnalysisDraw  Key = "analysis.draw"
	AnalysisDepth Key = "analysis.depth"
	PitValue      Key = "pit.value"

	Knows      Key = "knows"
	KnowsShort Key = "knows.short"
	KnowsDraw  Key = "knows.draw"

	ChampionPlays Key = "level.champion"
	NameIs        Key = "name.is"
	Building      Key = "building"

	FairStart Key = "fair"
	FairOn    Key = "fair.on"
	FairOff   Key = "fair.off"
	FairAbout Key = "fair.about"
	FairSharp Key = "fair.sharp"
	FairDraw  Key = "fair.draw"
	FairWin   Key = "fair.win"

	LineShow Key = "line.show"
	LineName Key = "line.name"
	LineOf   Key = "line.of"
	MoveBack Key = "move.back"
	MoveOn   Key = "move.on"
)

// The sentences of study that depend on a name.
const (
	// By [Voice]: who is left without a move, or gets seeds.
	AnalysisBest Family = "analysis.best"
	ReasonNoMove Family = "reason.no-move"
	ReasonFeeds  Family = "reason.feeds"

	// By [Voice]: who is ahead, far ahead, or certain to win.
	Lead        Key    = "bar.lead"
	BarAhead    Family = "bar.ahead"
	BarFarAhead Family = "bar.far-ahead"
	BarWins     Family = "bar.wins"

	// By [Voice]: who wins, within some moves or for certain.
	KnowsWin  Family = "knows.win"
	KnowsSure Family = "knows.sure"

	// By level, from 1: its name, that it is thinking, and who it is at the start of a
	// sentence.
	LevelName   Family = "level.name"
	LevelThinks Family = "level.thinks"
	LevelWho    Family = "level.who"

	// By [LooksAhead], [SlipsOften] and [FollowsLaps]: how a level plays.
	LevelLooks Family = "level.looks"
	LevelSlips Family = "level.slips"
	LevelLaps  Family = "level.laps"
)
