// Package seat says who plays a side: a person, who may have a name and may be at another
// device, or the computer at a level.
package seat

//go:generate go tool msgp -io=false -tests=false -o seat_gen.go

// Seat is who plays a side.
type Seat struct {
	Computer bool `msg:"computer"`
	// Level is the computer's level, from 1.
	Level int `msg:"level"`
	// Name is a person's, "" for whoever is at the device.
	Name string `msg:"name"`
	// Away says that the person is at another device, and that moves come by link.
	Away bool `msg:"away"`
}

// Here reports whether a person at this device plays the side.
func (s Seat) Here() bool { return !s.Computer && !s.Away }
