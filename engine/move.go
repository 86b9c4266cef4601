package engine

// Move is one choice of a player: a pit to sow from, with a direction where
// the game has two, or a set of pits to claim. The zero Move is pit 0.
type Move uint16

// NoMove is the absence of a move.
const NoMove Move = 0xffff

// Bits of a move: five for the pit, one for the direction, one that marks a
// claim, and the claimed places of the row in the high byte.
const (
	moveBackwards Move = 1 << 5
	moveClaim     Move = 1 << 6
)

// SowFrom returns the move that sows from a pit in the game's own direction
// (in a game with two directions, clockwise).
func SowFrom(p Pit) Move { return Move(p) }

// SowBackwards returns the move that sows from a pit counterclockwise in a game
// with two directions.
func SowBackwards(p Pit) Move { return Move(p) | moveBackwards }

// ClaimPits returns the move that claims pits of a row; bit k of places stands
// for the row's k-th pit.
func ClaimPits(row int, places uint8) Move {
	return Move(row*8) | moveClaim | Move(places)<<8
}

// Pit returns the pit sown from, or the first pit of the row of a claim.
func (m Move) Pit() Pit { return Pit(m & 31) }

// Backwards reports whether the move sows counterclockwise in a game with two
// directions.
func (m Move) Backwards() bool { return m&moveBackwards != 0 }

// IsClaim reports whether the move claims pits.
func (m Move) IsClaim() bool { return m&moveClaim != 0 }

// Claims returns the places claimed in the row of Pit, a bit a place.
func (m Move) Claims() uint8 { return uint8(m >> 8) }

// way is the index of the move's direction in the tables of a game.
func (m Move) way() int { return int(m >> 5 & 1) }

// Mirror returns a move as the other player makes it: from the pit that they see in the
// same place.
func (b Board) Mirror(m Move) Move {
	pit := m.Pit()
	pit = pitAt((pit.Row()+b.Rows/2)%b.Rows, pit.Place())
	if m.Backwards() {
		return SowBackwards(pit)
	}
	return SowFrom(pit)
}
