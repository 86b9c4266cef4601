// Ayoayo is a program to play, learn and study six sowing games, in a browser
// or on a desktop. There it opens the link or the file that is its argument.
package main

import (
	"os"

	"ayoayo/game"
)

func main() {
	if err := game.Run(os.Args[1:]...); err != nil {
		os.Exit(1)
	}
}
