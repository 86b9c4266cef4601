package engine_test

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// The plain second implementation: arrays, a loop a seed, a set of the states a
// relay has been in. It shares no code with the engine and knows positions and
// moves only as text. It is slow on purpose; the engine is held against it.

// refPit is a pit: a row of the notation and a column from its owner's left.
type refPit struct{ row, col int }

// refState is a position. Who won is "S", "N", "draw", or "" while it goes on.
type refState struct {
	rules   *refRules
	pits    [4][8]int
	store   [2]int
	turn    int
	owner   [4][8]int
	claim   bool
	starter int
	last    int // -1 for nobody
	won     string
}

// refRules holds the numbers and options of a rule-set.
type refRules struct {
	key              string
	rows, cols, deal int
	opt              map[string]string
	// sown says that the own store is a place of a player's ring.
	sown bool
	// rings are the round trips of each player's seeds; a store is row -1.
	rings [2][]refPit
}

// newRef reads a rule-set string. What it does not know it must not play as
// something else.
func newRef(s string) *refRules {
	parts := strings.Split(s, ";")
	r := &refRules{key: parts[0], rows: 2, cols: 6, deal: 4}
	switch r.key {
	case "ayoayo":
		r.opt = map[string]string{"capturer": "taken", "leftovers": "opponent", "win": "25"}
	case "oware":
		r.opt = map[string]string{"grandslam": "nothing", "repetition": "side"}
	case "oware-masters":
		r.opt = map[string]string{"grandslam": "all", "repetition": "draw"}
	case "namnam":
		r.opt = map[string]string{"goal": "12"}
	case "bao-children":
		r.cols, r.deal, r.sown, r.opt = 8, 3, true, map[string]string{"capturer": "stays"}
	case "bao-laps":
		r.cols, r.deal, r.opt = 8, 2, map[string]string{"capturer": "stays"}
	case "bao-kujifunza":
		r.rows, r.cols, r.deal = 4, 8, 2
	default:
		panic("the plain implementation does not know the rule-set " + s)
	}
	for _, o := range parts[1:] {
		name, value, _ := strings.Cut(o, "=")
		if r.opt[name] == "" {
			panic("the plain implementation does not know the option " + o + " of " + r.key)
		}
		r.opt[name] = value
	}
	r.rings = [2][]refPit{r.ring(0), r.ring(1)}
	return r
}

// ring lists the round trip of a player's seeds.
func (r *refRules) ring(player int) []refPit {
	var ring []refPit
	if r.rows == 4 {
		for col := range r.cols {
			ring = append(ring, refPit{player * 2, col})
		}
		for col := range r.cols {
			ring = append(ring, refPit{player*2 + 1, r.cols - 1 - col})
		}
		return ring
	}
	for row := range 2 {
		for col := range r.cols {
			ring = append(ring, refPit{row, col})
		}
		if r.sown && row == player {
			ring = append(ring, refPit{-1, player})
		}
	}
	return ring
}

func (r *refRules) start() *refState {
	s := &refState{rules: r, last: -1}
	for row := range r.rows {
		for col := range r.cols {
			s.pits[row][col] = r.deal
			s.owner[row][col] = row / (r.rows / 2)
		}
	}
	return s
}

func (s *refState) text() string {
	var rows, owners []string
	for row := range s.rules.rows {
		var counts []string
		who := ""
		for col := range s.rules.cols {
			counts = append(counts, fmt.Sprint(s.pits[row][col]))
			who += "SN"[s.owner[row][col] : s.owner[row][col]+1]
		}
		rows, owners = append(rows, strings.Join(counts, ",")), append(owners, who)
	}
	text := fmt.Sprintf("%s %d,%d %c", strings.Join(rows, "/"), s.store[0], s.store[1], "SN"[s.turn])
	if s.rules.key == "namnam" {
		phase := "sow"
		if s.claim && s.won == "" {
			phase = "claim"
		}
		text += fmt.Sprintf(" %s %s %c %c", strings.Join(owners, "/"), phase, "SN"[s.starter], "-SN"[s.last+1])
	}
	return text
}

// read sets the position that a text describes.
func (s *refState) read(text string) {
	fields := strings.Fields(text)
	for row, counts := range strings.Split(fields[0], "/") {
		for col, count := range strings.Split(counts, ",") {
			s.pits[row][col], _ = strconv.Atoi(count)
		}
	}
	fmt.Sscanf(fields[1], "%d,%d", &s.store[0], &s.store[1])
	s.turn = strings.Index("SN", fields[2])
	if len(fields) > 3 {
		for row, owners := range strings.Split(fields[3], "/") {
			for col := range owners {
				s.owner[row][col] = strings.IndexByte("SN", owners[col])
			}
		}
		s.claim = fields[4] == "claim"
		s.starter = strings.Index("SN", fields[5])
		s.last = strings.Index("-SN", fields[6]) - 1
	}
}

func (s *refState) onBoard() int {
	n := 0
	for _, row := range s.pits {
		for _, seeds := range row {
			n += seeds
		}
	}
	return n
}

func (s *refState) rowSum(row int) int {
	n := 0
	for _, seeds := range s.pits[row] {
		n += seeds
	}
	return n
}

// sow drops hand seeds one by one from after a pit and calls each for them; it
// returns the last place.
func (s *refState) sow(player int, from refPit, hand, step int, skip bool, each func(at refPit, left int) bool) refPit {
	ring := s.rules.rings[player]
	i := 0
	for ring[i] != from {
		i++
	}
	last := from
	for hand > 0 {
		i = (i + step + len(ring)) % len(ring)
		if skip && ring[i] == from {
			continue
		}
		last = ring[i]
		hand--
		if last.row < 0 {
			s.store[last.col]++
		} else {
			s.pits[last.row][last.col]++
		}
		if each != nil && !each(last, hand) {
			break
		}
	}
	return last
}

func (s *refState) lift(at refPit) int {
	n := s.pits[at.row][at.col]
	s.pits[at.row][at.col] = 0
	return n
}

func (s *refState) at(p refPit) int { return s.pits[p.row][p.col] }

// refLaps notices that a relay would run forever.
type refLaps struct {
	seen map[refLap]bool
	laps int
}

// refLap is the state of a relay.
type refLap struct {
	pits [4][8]int
	at   refPit
	step int
}

func (l *refLaps) endless(s *refState, at refPit, step int) bool {
	// Keeping states costs more than sowing; a circle is found a little later
	// just as well.
	if l.laps++; l.laps < 100 {
		return false
	}
	if l.seen == nil {
		l.seen = map[refLap]bool{}
	}
	lap := refLap{s.pits, at, step}
	if l.seen[lap] || l.laps > 65536 {
		return true
	}
	l.seen[lap] = true
	return false
}

// relay sows laps until an empty pit; false when endless.
func (s *refState) relay(at refPit, skip bool) (refPit, bool) {
	var laps refLaps
	for !laps.endless(s, at, 1) {
		at = s.sow(s.turn, at, s.lift(at), 1, skip, nil)
		if s.at(at) == 1 {
			return at, true
		}
	}
	return at, false
}

// moves returns every legal move and the settled position after it.
func (s *refState) moves() map[string]*refState {
	all := map[string]*refState{}
	if s.won != "" {
		return all
	}
	s.legal(func(move string, after *refState) bool { all[move] = after; return true })
	for _, after := range all {
		after.settle()
	}
	return all
}

// refFound is told a legal move and the position before settling; it returns
// whether it wants more.
type refFound func(move string, after *refState) bool

// legal calls found for the legal moves.
func (s *refState) legal(found refFound) {
	switch s.rules.key {
	case "bao-kujifunza":
		s.kujifunza(found)
		return
	case "namnam":
		if s.claim {
			s.claims(found)
			return
		}
	}
	for row := range 2 {
		for col := range s.rules.cols {
			at := refPit{row, col}
			if s.owner[row][col] != s.turn || s.at(at) == 0 {
				continue
			}
			after := *s
			if after.try(at) && !found(string("Aa"[row]+byte(col)), &after) {
				return
			}
		}
	}
}

// try plays a pit of a two-row game; false when that is not legal.
func (s *refState) try(at refPit) bool {
	switch s.rules.key {
	case "ayoayo":
		return s.tryAyoayo(at)
	case "namnam":
		return s.tryNamnam(at)
	case "bao-children":
		return s.tryChildren(at)
	case "bao-laps":
		return s.tryLaps(at)
	case "oware", "oware-masters":
		return s.tryOware(at)
	}
	panic("the plain implementation does not know how " + s.rules.key + " is sown")
}

func (s *refState) tryAyoayo(at refPit) bool {
	fed := s.rowSum(1-s.turn) > 0
	last, ok := s.relay(at, true)
	if !ok {
		return false
	}
	s.takeOpposite(last, s.rules.opt["capturer"] == "taken")
	if !fed && s.rowSum(1-s.turn) == 0 {
		return false
	}
	s.turn = 1 - s.turn
	return true
}

func (s *refState) takeOpposite(last refPit, capturer bool) {
	facing := refPit{1 - last.row, s.rules.cols - 1 - last.col}
	if last.row != s.turn || s.at(facing) == 0 {
		return
	}
	s.store[s.turn] += s.lift(facing)
	if capturer {
		s.store[s.turn] += s.lift(last)
	}
}

func (s *refState) tryLaps(at refPit) bool {
	for col := range s.rules.cols {
		if s.at(at) == 1 && s.pits[s.turn][col] > 1 {
			return false
		}
	}
	last, ok := s.relay(at, false)
	if !ok {
		return false
	}
	s.takeOpposite(last, s.rules.opt["capturer"] == "taken")
	s.turn = 1 - s.turn
	return true
}

func (s *refState) tryChildren(at refPit) bool {
	last := s.sow(s.turn, at, s.lift(at), 1, true, nil)
	if last.row < 0 {
		return true
	}
	if s.at(last) == 1 {
		s.takeOpposite(last, s.rules.opt["capturer"] == "taken")
	}
	s.turn = 1 - s.turn
	return true
}

func (s *refState) tryOware(at refPit) bool {
	other := 1 - s.turn
	fed := s.rowSum(other) > 0
	last := s.sow(s.turn, at, s.lift(at), 1, true, nil)
	if !fed && s.rowSum(other) == 0 {
		return false
	}
	var chain []int
	total := 0
	if last.row == other {
		for col := last.col; col >= 0 && (s.pits[other][col] == 2 || s.pits[other][col] == 3); col-- {
			chain = append(chain, col)
			total += s.pits[other][col]
		}
	}
	slam := ""
	if total > 0 && total == s.rowSum(other) {
		slam = s.rules.opt["grandslam"]
	}
	switch slam {
	case "illegal":
		return false
	case "nothing":
		chain = nil
	case "leave-last":
		chain = chain[1:]
	case "leave-first":
		chain = chain[:len(chain)-1]
	}
	for _, col := range chain {
		s.store[s.turn] += s.lift(refPit{other, col})
	}
	if slam == "opponent-takes-rest" {
		s.store[other] += s.onBoard()
		s.pits = [4][8]int{}
		s.won = s.leader()
	}
	s.turn = other
	return true
}

func (s *refState) leader() string {
	switch {
	case s.store[0] > s.store[1]:
		return "S"
	case s.store[1] > s.store[0]:
		return "N"
	}
	return "draw"
}

func (s *refState) tryNamnam(at refPit) bool {
	var laps refLaps
	mover := s.turn
	for {
		if laps.endless(s, at, 1) {
			return false
		}
		over := false
		at = s.sow(mover, at, s.lift(at), 1, false, func(p refPit, left int) bool {
			if left > 0 && s.at(p) == 4 {
				over = s.takeFour(p, s.owner[p.row][p.col], left)
			}
			return !over
		})
		if !over && s.at(at) == 4 {
			over = s.takeFour(at, mover, 0)
			s.turn = 1 - mover
		} else if !over && s.at(at) == 1 {
			s.turn = 1 - mover
		}
		if over {
			s.turn = 1 - mover
			s.roundEnd()
			return true
		}
		if s.turn != mover {
			return true
		}
	}
}

// takeFour captures; with eight seeds in play the rest goes along, and true is
// returned.
func (s *refState) takeFour(p refPit, to, left int) bool {
	eight := s.onBoard()+left == 8
	s.store[to] += s.lift(p)
	s.last = to
	if eight {
		s.store[to] += 4
		s.pits = [4][8]int{}
	}
	return eight
}

// roundEnd is rules 6 and 7.
func (s *refState) roundEnd() {
	goal := 0
	fmt.Sscan(s.rules.opt["goal"], &goal)
	switch {
	case s.store[0] >= 4*goal || s.store[1] >= 4*goal:
		s.won = s.leader()
	case s.store[0] == s.store[1]:
		s.newRound(0, nil)
	default:
		s.claim = true
		s.turn = 0
		if s.store[1] > s.store[0] {
			s.turn = 1
		}
	}
}

// newRound deals; player owns the own row and the listed columns of the other.
func (s *refState) newRound(player int, cols []int) {
	starter := 1 - s.starter
	*s = *s.rules.start()
	for _, col := range cols {
		s.owner[1-player][col] = player
	}
	s.starter, s.turn = starter, starter
}

// claims finds every choice of pits by counting through all subsets.
func (s *refState) claims(found refFound) {
	want := (s.store[s.turn] - 24) / 4
	for set := range 64 {
		var cols []int
		name := "+"
		for col := range 6 {
			if set>>col&1 == 1 {
				cols = append(cols, col)
				name += string("aA"[s.turn] + byte(col))
			}
		}
		if len(cols) == want {
			after := *s
			after.newRound(s.turn, cols)
			if !found(name, &after) {
				return
			}
		}
	}
}

// hasMove reports whether the player to move has a legal move.
func (s *refState) hasMove() bool {
	any := false
	s.legal(func(string, *refState) bool { any = true; return false })
	return any
}

// settle does what follows of itself.
func (s *refState) settle() {
	if s.won != "" || s.claim {
		return
	}
	switch s.rules.key {
	case "namnam":
		s.settleNamnam()
		return
	case "bao-kujifunza":
		s.settleKujifunza()
		return
	}
	half := s.rules.rows * s.rules.cols * s.rules.deal / 2
	if s.rules.opt["win"] != "majority" && (s.store[0] > half || s.store[1] > half || s.store[0]+s.store[1] == 2*half) {
		s.won = s.leader()
		return
	}
	if s.hasMove() {
		return
	}
	own := strings.HasPrefix(s.rules.key, "oware") || s.rules.opt["leftovers"] == "side"
	if own {
		s.sweep(0, 1)
	} else {
		s.sweep(1-s.turn, 1-s.turn)
	}
	s.won = s.leader()
}

// sweep gives South's row to one player and North's to another.
func (s *refState) sweep(south, north int) {
	s.store[south] += s.rowSum(0)
	s.store[north] += s.rowSum(1)
	s.pits = [4][8]int{}
}

// repeat does what follows when the position stands for the third time, and
// reports whether that ends the game and not a round of it.
func (s *refState) repeat() bool {
	how := s.rules.opt["repetition"]
	switch s.rules.key {
	case "ayoayo":
		how = "side"
	case "bao-laps", "bao-kujifunza":
		how = "draw"
	case "namnam":
		s.share()
		return false
	}
	switch how {
	case "draw":
		s.won = "draw"
		return true
	case "side":
		s.sweep(0, 1)
	case "even":
		left := s.onBoard()
		s.store[0] += (left + 1) / 2
		s.store[1] += left / 2
		s.pits = [4][8]int{}
	default:
		panic("the plain implementation does not know how " + s.rules.key + " ends by repetition")
	}
	s.won = s.leader()
	return true
}

func (s *refState) settleNamnam() {
	if s.hasMove() {
		return
	}
	s.turn = 1 - s.turn
	if s.hasMove() {
		return
	}
	s.turn = 1 - s.turn
	s.share()
}

// share ends a round by dealing out the fours that are left.
func (s *refState) share() {
	fours := s.onBoard() / 4
	odd := s.last
	if odd < 0 {
		odd = 1 - s.starter
	}
	s.store[0] += fours / 2 * 4
	s.store[1] += fours / 2 * 4
	s.store[odd] += fours % 2 * 4
	s.pits = [4][8]int{}
	s.roundEnd()
	s.settle()
}

func (s *refState) settleKujifunza() {
	mover := 1 - s.turn
	switch {
	case s.rowSum(2*s.turn) == 0:
		s.won = "SN"[mover : mover+1]
	case s.rowSum(2*mover) == 0, !s.hasMove():
		loser := mover
		if s.rowSum(2*mover) > 0 {
			loser = s.turn
		}
		s.won = "SN"[1-loser : 2-loser]
	}
}

// kujifunza finds the capturing moves, or else kutakata from the front row, or
// else from the back row.
func (s *refState) kujifunza(found refFound) {
	if s.kujifunzaMoves([]int{2 * s.turn, 2*s.turn + 1}, true, found) {
		return
	}
	if s.kujifunzaMoves([]int{2 * s.turn}, false, found) {
		return
	}
	s.kujifunzaMoves([]int{2*s.turn + 1}, false, found)
}

func (s *refState) kujifunzaMoves(rows []int, capturing bool, found refFound) bool {
	any := false
	for _, row := range rows {
		for col := range 8 {
			for _, step := range []int{1, -1} {
				at := refPit{row, col}
				if s.at(at) < 2 || capturing && !s.startsCapture(at, step) {
					continue
				}
				after := *s
				if !after.kujifunzaTurn(at, step, capturing) {
					continue
				}
				after.turn = 1 - s.turn
				// Clockwise is to the right in the front row, to the left behind.
				way := ">"
				if (step == 1) == (row%2 == 1) {
					way = "<"
				}
				any = true
				if !found(string("Aa"[s.turn]+byte(col))+string("12"[row%2])+way, &after) {
					return true
				}
			}
		}
	}
	return any
}

// startsCapture is the condition of rule 2 for the first lap.
func (s *refState) startsCapture(at refPit, step int) bool {
	n := s.at(at)
	if n > 15 {
		return false
	}
	try := *s
	last := try.sow(s.turn, at, try.lift(at), step, false, nil)
	return s.at(last) > 0 && try.canCapture(last)
}

func (s *refState) canCapture(last refPit) bool {
	return last.row == 2*s.turn && s.pits[2*(1-s.turn)][7-last.col] > 0
}

func (s *refState) kujifunzaTurn(at refPit, step int, capturing bool) bool {
	var laps refLaps
	from := at
	for {
		if laps.endless(s, at, step) {
			return false
		}
		at = s.sow(s.turn, from, s.lift(at), step, false, nil)
		if s.at(at) == 1 {
			return true
		}
		from = at
		if capturing && s.canCapture(at) {
			if at.col <= 1 || at.col < 6 && step == 1 {
				// Into the left end first: as if sown from behind it.
				step, from = 1, refPit{2*s.turn + 1, 0}
			} else {
				step, from = -1, refPit{2*s.turn + 1, 7}
			}
			at = refPit{2 * (1 - s.turn), 7 - at.col}
		}
	}
}

// names lists the moves in order.
func names(moves map[string]*refState) string {
	var list []string
	for name := range moves {
		list = append(list, name)
	}
	sort.Strings(list)
	return strings.Join(list, " ")
}

// perft counts move sequences as the engine's Perft does, and calls leaf, if it
// is not nil, for the positions they lead to.
func (s *refState) perft(depth int, leaf func(*refState)) uint64 {
	if depth == 0 {
		if leaf != nil {
			leaf(s)
		}
		return 1
	}
	n := uint64(0)
	if s.won == "" {
		s.legal(func(_ string, after *refState) bool {
			after.settle()
			n += after.perft(depth-1, leaf)
			return true
		})
	}
	return n
}
