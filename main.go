// Ayoayo is a program to play, learn and study six sowing games, in a browser
// or on a desktop.
package main

import (
	"log"

	"ayoayo/game"
)

func main() {
	if err := game.Run(); err != nil {
		log.Fatal(err)
	}
}
