package words

// What is heard where the board is not seen, beside what is read on it.
const (
	// PitHeard is a pit with its seeds, RowHeard a row with its pits.
	PitHeard Key = "heard.pit"
	RowHeard Key = "heard.row"
	// EndedIn says where a move has ended, LapHeard how many seeds a lap has taken
	// from where to where, CapturedFrom what it captured.
	EndedIn      Key = "heard.ended-in"
	LapHeard     Key = "heard.lap"
	CapturedFrom Key = "heard.captured-from"
	// MovesHeard lists moves; NoMoveNow and NoCaptureNow say that there are none.
	MovesHeard   Key = "heard.moves"
	NoMoveNow    Key = "heard.no-move"
	NoCaptureNow Key = "heard.no-capture"
	// HintHeard is a move and why.
	HintHeard     Key = "heard.hint"
	NothingPlayed Key = "heard.nothing-played"
	// TakenBack and PlayedAgain say which moves were.
	TakenBack   Key = "heard.taken-back"
	PlayedAgain Key = "heard.played-again"
	// ClaimedOf and GivenBack say a pit, how many are claimed now, and of how many.
	ClaimedOf   Key = "heard.claimed"
	GivenBack   Key = "heard.given-back"
	RoundStarts Key = "heard.round"
	// Skipped says that a press has only ended a movement.
	Skipped     Key = "heard.skipped"
	AnalysisOn  Key = "heard.analysis-on"
	AnalysisOff Key = "heard.analysis-off"
)

// How pits and moves are heard.
const (
	// SideHeard is by side, with the pit: "south b".
	SideHeard Family = "heard.side"
	// WayHeard is by way, "first" or "second", in the order in which the two ways lead
	// across the screen, with the pit.
	WayHeard Family = "heard.way"
)
