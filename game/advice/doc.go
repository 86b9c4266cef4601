// Package advice puts what the search says into terms that a person
// understands: who is ahead and by how much, what is certain, and why a move is
// good. It knows neither the screen nor one game from another: what a move does
// it reads from the engine's traces.
package advice
