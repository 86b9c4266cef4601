package book

import _ "embed" // for the files

// The files, a rule-set each.
var (
	//go:embed ayoayo.book
	ayoayo string
	//go:embed ayoayo,leftovers=side.book
	ayoayoSide string
	//go:embed bao-children.book
	baoChildren string
	//go:embed bao-children,capturer=taken.book
	baoChildrenTaken string
	//go:embed bao-kujifunza.book
	baoKujifunza string
	//go:embed bao-laps.book
	baoLaps string
	//go:embed bao-laps,capturer=taken.book
	baoLapsTaken string
	//go:embed ayoayo,capturer=stays.book
	ayoayoStays string
)

// files returns the files. That embedding is by single names costs the worker
// ten kilobytes less than a file system.
func files() []string {
	return []string{ayoayo, ayoayoSide, ayoayoStays, baoChildren, baoChildrenTaken, baoKujifunza, baoLaps, baoLapsTaken}
}
