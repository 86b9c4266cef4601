// Package seat says who plays a side: a person, who may have a name, or the computer
// at a level.
package seat

//go:generate go tool msgp -io=false -tests=false -o seat_gen.go

// Seat is who plays a side.
type Seat struct {
	Computer bool `msg:"computer"`
	// Level is the computer's level, from 1.
	Level int `msg:"level"`
	// Name is a person's, "" for whoever is at the device.
	Name string `msg:"name"`
}
