package words

// Keys is the title of the list of keys; KeysOpen is the button that shows it.
const (
	Keys     Key = "keys"
	KeysOpen Key = "keys.open"
)

const (
	// KeysOf is by group, KeyName and KeyDoes by key: what is written on it, and
	// what it does.
	KeysOf  Family = "keys.of"
	KeyName Family = "key.name"
	KeyDoes Family = "key.does"
)

// KeyGroup are keys that belong together.
type KeyGroup struct {
	Name string
	Keys []string
}

// KeyGroups lists the keys that the program has.
func KeyGroups() []KeyGroup {
	return []KeyGroup{
		{"all", []string{"tab", "arrows", "enter", "esc", "pages", "help"}},
		{"table", []string{"letter", "ways", "u", "r", "t", "v", "l", "laps", "moves"}},
		{"heard", []string{"m", "k", "s", "o", "rows", "p", "x"}},
	}
}
