package game

import "ayoayo/game/words"

// longestText is the length in bytes of the longest text that is read, that of
// a record of several thousand moves. What is longer is not looked at, so that
// no file, whatever it is, makes the program wait.
const longestText = 256 << 10

// delivery is what came of a text on its way into the program or out of it.
type delivery struct {
	// text is a text that arrived and name the file it was in, "" for one that
	// was pasted. Of a text that is too long a byte more than longestText is
	// there.
	text, name string
	// said is a sentence about a text that went out or did not arrive, about
	// its argument; "" for one that arrived.
	said  words.Key
	about string
}

// sheet is what is said beside a field for text.
type sheet struct{ title, done, leave string }
