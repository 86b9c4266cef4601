// Package keeper keeps what a player comes back to: the game in progress and all others,
// how games ended, and the settings. It says what could not be kept and tries again, and
// follows what other windows of the program keep in the same store.
package keeper
