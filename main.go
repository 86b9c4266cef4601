// Ayoayo is a program to play, learn and study six sowing games, in a browser
// or on a desktop.
package main

import (
	"os"

	"ayoayo/game"
)

func main() {
	if err := game.Run(); err != nil {
		os.Exit(1)
	}
}
