package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// PitName returns the name of a pit: "A".. for South from South's left, "a"..
// for North from North's left; in a four-row game the column's letter and 1
// for the front or 2 for the back row. A store is "S" or "N".
func (r *Rules) PitName(p Pit) string {
	if p >= SouthStore {
		return Player(p - SouthStore).String()
	}
	b := r.spec.Board
	first := byte('A')
	if b.RowOwner(p.Row()) == North {
		first = 'a'
	}
	name := string(first + byte(b.Column(p)))
	if b.Rows == 4 {
		name += string(rune('1' + p.Row()%2))
	}
	return name
}

// Column returns a pit's column counted from the left of the player who sits
// at its row, from 0.
func (b Board) Column(p Pit) int {
	if b.Rows == 4 && p.Row()%2 == 1 {
		return b.Cols - 1 - p.Place()
	}
	return p.Place()
}

// parsePit reads the pit name at the beginning of s and returns what follows
// it.
func (r *Rules) parsePit(s string) (Pit, string, error) {
	b := r.spec.Board
	if s == "" {
		return NoPit, "", errors.New("expected a pit, found nothing")
	}
	row, col := -1, 0
	switch c := s[0]; {
	case c >= 'A' && int(c-'A') < b.Cols:
		row, col = b.Front(South), int(c-'A')
	case c >= 'a' && int(c-'a') < b.Cols:
		row, col = b.Front(North), int(c-'a')
	}
	last := byte('A' + b.Cols - 1)
	if row < 0 {
		return NoPit, "", fmt.Errorf("%q is not a pit; expected A to %c or a to %c", Clip(s), last, last+'a'-'A')
	}
	rest := s[1:]
	if b.Rows == 2 {
		return pitAt(row, col), rest, nil
	}
	if rest == "" || rest[0] != '1' && rest[0] != '2' {
		return NoPit, "", fmt.Errorf("%q is not a pit; expected 1 (front row) or 2 (back row) after the column", Clip(s))
	}
	if rest[0] == '2' {
		row, col = row+1, b.Cols-1-col
	}
	return pitAt(row, col), rest[1:], nil
}

// FormatMove writes a move: the pit, in a four-row game with > or < for the way
// the first seed goes as the owner sees it; claims as + and the claimed pits.
func (r *Rules) FormatMove(m Move) string {
	if m.IsClaim() {
		s := "+"
		for place := range 8 {
			if m.Claims()>>place&1 == 1 {
				s += r.PitName(m.Pit() + Pit(place))
			}
		}
		return s
	}
	s := r.PitName(m.Pit())
	if r.spec.TwoWays {
		s += string("><"[r.leftwards(m)])
	}
	return s
}

// leftwards is 1 when the first seed of a move goes to the owner's left: in the
// front row when sowing backwards, in the back row when sowing forwards.
func (r *Rules) leftwards(m Move) int { return m.way() ^ m.Pit().Row()&1 }

// ParseMove reads a move as FormatMove writes it. It knows the notation, not
// the position: whether the move is legal there is another question. The error
// says what was expected.
func (r *Rules) ParseMove(s string) (Move, error) {
	m, rest, err := r.parseMove(s)
	if err == nil && rest != "" {
		return NoMove, fmt.Errorf("%q is not a move; %q follows the move %s", Clip(s), Clip(rest), r.FormatMove(m))
	}
	return m, err
}

// parseMove reads the move at the beginning of s and returns what follows it.
func (r *Rules) parseMove(s string) (Move, string, error) {
	if strings.HasPrefix(s, "+") && r.spec.Rounds {
		return r.parseClaim(s[1:])
	}
	pit, rest, err := r.parsePit(s)
	if err != nil {
		return NoMove, "", err
	}
	m := SowFrom(pit)
	if !r.spec.TwoWays {
		return m, rest, nil
	}
	way, err := parseWay(s, rest)
	if err != nil {
		return NoMove, "", err
	}
	if r.leftwards(m) != way {
		m = SowBackwards(pit)
	}
	return m, rest[1:], nil
}

// parseWay reads the direction that follows a pit: 0 for >, 1 for <.
func parseWay(s, rest string) (int, error) {
	if rest != "" {
		if way := strings.IndexByte("><", rest[0]); way >= 0 {
			return way, nil
		}
	}
	return 0, fmt.Errorf("%q is not a move; expected > or < after the pit", Clip(s))
}

// parseClaim reads the pits of a claim, all of one row and in order.
func (r *Rules) parseClaim(s string) (Move, string, error) {
	row, places := -1, uint8(0)
	for s != "" {
		pit, rest, err := r.parsePit(s)
		if err != nil {
			if row >= 0 {
				break
			}
			return NoMove, "", fmt.Errorf("claim: %w", err)
		}
		if row >= 0 && pit.Row() != row || places>>pit.Place() != 0 {
			return NoMove, "", fmt.Errorf("claim: %s is out of place; expected pits of one row in order", r.PitName(pit))
		}
		row, places, s = pit.Row(), places|1<<pit.Place(), rest
	}
	if row < 0 {
		return NoMove, "", errors.New("claim: expected the claimed pits after +")
	}
	return ClaimPits(row, places), s, nil
}

// ParseMoves reads a list of moves, joined or separated by spaces. The error
// counts the moves from 1.
func (r *Rules) ParseMoves(s string) ([]Move, error) {
	var moves []Move
	for _, field := range strings.Fields(s) {
		for field != "" {
			m, rest, err := r.parseMove(field)
			if err != nil {
				return nil, fmt.Errorf("move %d: %w", len(moves)+1, err)
			}
			moves, field = append(moves, m), rest
		}
	}
	return moves, nil
}

// FormatPosition writes a position on one line, as the rules text describes.
func (r *Rules) FormatPosition(p *Position) string {
	return string(r.AppendPosition(make([]byte, 0, 96), p))
}

// AppendPosition appends the position's text to dst.
func (r *Rules) AppendPosition(dst []byte, p *Position) []byte {
	b := r.spec.Board
	for row := range b.Rows {
		if row > 0 {
			dst = append(dst, '/')
		}
		for col := range b.Cols {
			if col > 0 {
				dst = append(dst, ',')
			}
			dst = strconv.AppendInt(dst, int64(p.Seeds(b.PitAt(row, col))), 10)
		}
	}
	dst = append(dst, ' ')
	dst = strconv.AppendInt(dst, int64(p.stores[South]), 10)
	dst = append(dst, ',')
	dst = strconv.AppendInt(dst, int64(p.stores[North]), 10)
	dst = append(dst, ' ')
	dst = append(dst, p.turn.String()...)
	if !b.Rounds {
		return dst
	}
	dst = append(dst, ' ')
	for row := range b.Rows {
		if row > 0 {
			dst = append(dst, '/')
		}
		for col := range b.Cols {
			dst = append(dst, p.Owner(b.PitAt(row, col)).String()...)
		}
	}
	phase := " sow "
	if p.phase == Claim {
		phase = " claim "
	}
	dst = append(dst, phase...)
	dst = append(dst, p.starter.String()...)
	dst = append(dst, ' ')
	return append(dst, p.last.String()...)
}

// PitAt returns the pit of a row (0 to Rows-1) at a column counted from its
// owner's left (0 to Cols-1).
func (b Board) PitAt(row, col int) Pit { return pitAt(row, b.Column(pitAt(row, col))) }

// ParsePosition reads a position and settles it: what follows of itself has
// happened when it returns. The error names the field and what was expected.
func (r *Rules) ParsePosition(s string) (Position, error) {
	p, err := r.readPosition(s)
	if err != nil {
		return Position{}, fmt.Errorf("position: %w", err)
	}
	r.game.settle(&p, nil)
	return p, nil
}

func (r *Rules) readPosition(s string) (Position, error) {
	b := r.spec.Board
	p := r.start
	fields := strings.Split(s, " ")
	want := []string{"pits", "stores", "turn"}
	if b.Rounds {
		want = append(want, "owners", "phase", "starter", "last capture")
	}
	if len(fields) != len(want) {
		return p, fmt.Errorf("%d fields in %q; expected %d separated by one space: %s",
			len(fields), Clip(s), len(want), strings.Join(want, ", "))
	}
	if err := p.readPits(b, fields[0]); err != nil {
		return p, err
	}
	if err := p.readStores(b, fields[1]); err != nil {
		return p, err
	}
	if total := p.OnBoard() + int(p.stores[South]) + int(p.stores[North]); total != b.Seeds() {
		return p, fmt.Errorf("%d seeds in pits and stores; expected %d", total, b.Seeds())
	}
	var err error
	if p.turn, err = parsePlayer(fields[2], "turn", false); err != nil || !b.Rounds {
		return p, err
	}
	return p, p.readRound(b, fields[3:])
}

// readPits reads the seeds of every row.
func (p *Position) readPits(b Board, s string) error {
	rows := strings.Split(s, "/")
	if len(rows) != b.Rows {
		return fmt.Errorf("%d rows of pits in %q; expected %d separated by /", len(rows), Clip(s), b.Rows)
	}
	total := 0
	for row, text := range rows {
		counts := strings.Split(text, ",")
		if len(counts) != b.Cols {
			return fmt.Errorf("%d pits in row %d, %q; expected %d separated by commas", len(counts), row+1, Clip(text), b.Cols)
		}
		for col, count := range counts {
			n, err := parseCount(count, b.Seeds())
			if err != nil {
				return fmt.Errorf("pit %d of row %d: %w", col+1, row+1, err)
			}
			if total += n; total > b.Seeds() {
				return fmt.Errorf("more than %d seeds in the pits; expected %d in pits and stores together", b.Seeds(), b.Seeds())
			}
			p.take(b.PitAt(row, col))
			p.put(b.PitAt(row, col), n)
		}
	}
	return nil
}

// parseCount reads a number of seeds.
func parseCount(s string, most int) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > most || strconv.Itoa(n) != s {
		return 0, fmt.Errorf("%q is not a number of seeds; expected 0 to %d", Clip(s), most)
	}
	return n, nil
}

func (p *Position) readStores(b Board, s string) error {
	counts := strings.Split(s, ",")
	if len(counts) != 2 {
		return fmt.Errorf("stores %q; expected South's and North's seeds, as in 0,0", Clip(s))
	}
	for i, count := range counts {
		n, err := parseCount(count, b.Seeds())
		if err != nil {
			return fmt.Errorf("store of %s: %w", Player(i), err)
		}
		if n > 0 && !b.Stores {
			return fmt.Errorf("stores %q; this game has none, expected 0,0", Clip(s))
		}
		p.stores[i] = uint8(n)
	}
	return nil
}

// parsePlayer reads S or N and, where nobody is possible, -.
func parsePlayer(s, field string, nobody bool) (Player, error) {
	for _, p := range []Player{South, North, Nobody} {
		if s == p.String() && (nobody || p != Nobody) {
			return p, nil
		}
	}
	want := "S or N"
	if nobody {
		want = "S, N or -"
	}
	return Nobody, fmt.Errorf("%s %q; expected %s", field, Clip(s), want)
}

// readRound reads the fields of a game of rounds and checks that they fit each
// other: owners, phase, starter, last capture.
func (p *Position) readRound(b Board, fields []string) error {
	if err := p.readOwners(b, fields[0]); err != nil {
		return err
	}
	var err error
	if p.starter, err = parsePlayer(fields[2], "starter", false); err != nil {
		return err
	}
	if p.last, err = parsePlayer(fields[3], "last capture", true); err != nil {
		return err
	}
	for _, player := range []Player{South, North} {
		if n := int(p.stores[player]); n%b.Deal != 0 {
			return fmt.Errorf("store of %s holds %d seeds; expected a multiple of %d", player, n, b.Deal)
		}
	}
	return p.readPhase(fields[1])
}

// readPhase reads the phase; a claim belongs to a round that is over.
func (p *Position) readPhase(s string) error {
	switch s {
	case "sow":
		return nil
	case "claim":
		if p.OnBoard() > 0 {
			return errors.New("phase claim with seeds on the board; expected every pit to hold 0")
		}
		if p.ahead() != p.turn {
			return fmt.Errorf("phase claim with stores %d,%d and turn %s; expected the turn of the player with more seeds",
				p.stores[South], p.stores[North], p.turn)
		}
		p.phase = Claim
		return nil
	}
	return fmt.Errorf("phase %q; expected sow or claim", Clip(s))
}

// readOwners reads who owns every pit.
func (p *Position) readOwners(b Board, s string) error {
	rows := strings.Split(s, "/")
	if len(rows) != b.Rows {
		return fmt.Errorf("%d rows of owners in %q; expected %d separated by /", len(rows), Clip(s), b.Rows)
	}
	count := [2]int{}
	for row, text := range rows {
		if len(text) != b.Cols {
			return fmt.Errorf("%d owners in row %d, %q; expected %d letters", len(text), row+1, Clip(text), b.Cols)
		}
		for col := range b.Cols {
			owner, err := parsePlayer(text[col:col+1], "owner", false)
			if err != nil {
				return fmt.Errorf("pit %d of row %d: %w", col+1, row+1, err)
			}
			p.own(b.PitAt(row, col), owner)
			count[owner]++
		}
	}
	return p.checkOwners(b, count)
}

// checkOwners holds the owners against what rounds can lead to: whoever won
// the last round owns the own row and claimed pits of the other.
func (p *Position) checkOwners(b Board, count [2]int) error {
	if count[South] == 0 || count[North] == 0 {
		return errors.New("one player owns every pit; expected at least one pit each")
	}
	south, north := 0, 0
	for place := range b.Cols {
		if p.Owner(pitAt(0, place)) == North {
			north++
		}
		if p.Owner(pitAt(1, place)) == South {
			south++
		}
	}
	if south > 0 && north > 0 {
		return errors.New("each player owns pits of the other's row; expected one of them to own the whole own row")
	}
	return nil
}
