// Package seat says who plays a side: a person, or the computer at a level.
package seat

//go:generate go tool msgp -io=false -tests=false -o seat_gen.go

// Seat is who plays a side.
type Seat struct {
	Computer bool `msg:"computer"`
	// Level is the computer's level, from 1.
	Level int `msg:"level"`
}
