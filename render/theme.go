package render

import "image/color"

// Color is a colour with straight alpha.
type Color = color.NRGBA

// The three sizes of type, in CSS pixels.
const (
	Title = 24.0
	Text  = 17.0
	Small = 14.0
)

// lineHeight is the height of a line of type in sizes of it.
const lineHeight = 1.35

// Spacings, radii and sizes, in CSS pixels.
const (
	// Gap separates things that belong together, Margin those that don't.
	Gap    = 8.0
	Margin = 24.0
	// CardRadius and ControlRadius round the corners of cards and of controls
	// with text in them.
	CardRadius    = 16.0
	ControlRadius = 22.0
	// Touch is the least size of anything that can be touched; round buttons
	// have this diameter.
	Touch = 44.0
	// IconSize is the size of the drawing in a round button.
	IconSize = 22.0
)

// Look is what a person chose about how the game looks.
type Look struct {
	// Theme names the board's material, one of [Themes].
	Theme string
	// Dark says that the surroundings are dark.
	Dark bool
	// Counts says that numbers stand beside the pits.
	Counts bool
	// Reduced says that nothing should fly about: seeds fade from pit to pit.
	Reduced bool
}

// Palette holds the colours of the surroundings and of everything on them.
type Palette struct {
	// Ground falls off to GroundEdge from the middle of the window outwards.
	Ground, GroundEdge Color
	// Ink is for text, Muted for text that is secondary.
	Ink, Muted Color
	// Accent always means "this move"; OnAccent is text on it.
	Accent, OnAccent Color
	// Control is a button at rest, ControlHot under the pointer, ControlDown
	// pressed.
	Control, ControlHot, ControlDown Color
	// Card is behind what belongs together, Veil over what is not to be used.
	Card, Veil Color
	// Focus rings the control that keys act on.
	Focus Color
}

// Palette returns the colours of the surroundings.
func (l Look) Palette() Palette {
	if l.Dark {
		return Palette{
			Ground: rgb(0x2a211b), GroundEdge: rgb(0x15100d),
			Ink: rgb(0xefe3cf), Muted: rgb(0xa8957c),
			Accent: rgb(0xe2a33b), OnAccent: rgb(0x2a1a08),
			Control: alpha(0xefe3cf, 26), ControlHot: alpha(0xefe3cf, 44), ControlDown: alpha(0xefe3cf, 64),
			Card: alpha(0xefe3cf, 14), Veil: alpha(0x120d0a, 190),
			Focus: rgb(0xefe3cf),
		}
	}
	return Palette{
		Ground: rgb(0xf2eadd), GroundEdge: rgb(0xddcfb9),
		Ink: rgb(0x3a2a1c), Muted: rgb(0x8a7459),
		Accent: rgb(0xe2a33b), OnAccent: rgb(0x2a1a08),
		Control: alpha(0x3a2a1c, 26), ControlHot: alpha(0x3a2a1c, 42), ControlDown: alpha(0x3a2a1c, 62),
		Card: alpha(0xfffaf0, 120), Veil: alpha(0xf2eadd, 200),
		Focus: rgb(0x3a2a1c),
	}
}

// material is what a board and its seeds are made of. A theme is one of these.
type material struct {
	name string
	// light, mid and dark are the tones that the grain runs through.
	light, mid, dark Color
	// figure and fibre are the strengths of the grain in its two scales.
	figure, fibre float64
	// bevel is the strength of light on edges, relief that in the bowls.
	bevel, relief float64
	// hollow is the colour that a bowl sinks to, rim its lit edge.
	hollow, rim Color
	// seeds are the tones of the seeds.
	seeds [5]Color
	// count is for numbers on the board, empty for a nought.
	count, empty Color
	// ring marks a pit that can be sown, focus the pit that keys act on.
	ring, focus Color
	// owners are the inlays that show whose a pit is: South's and North's.
	owners [2]Color
}

// materials lists the themes, the first being what an unknown name gets.
func materials() []material {
	return []material{
		{
			name:  "wood",
			light: rgb(0xa96b3c), mid: rgb(0x8a522c), dark: rgb(0x58311a),
			figure: 1, fibre: 1, bevel: 1, relief: 1,
			hollow: rgb(0x2b130a), rim: rgb(0xd9a06a),
			seeds: [5]Color{rgb(0xa7a98c), rgb(0x8d9277), rgb(0xb9ad90), rgb(0xc4beac), rgb(0xa58a68)},
			count: rgb(0xf6e6c8), empty: alpha(0xf6e6c8, 100),
			ring: alpha(0xf3dcb4, 190), focus: rgb(0xfff4dc),
			owners: [2]Color{rgb(0xf0dfc0), rgb(0x1d0f08)},
		},
	}
}

// Themes returns the names of the themes.
func Themes() []string {
	all := materials()
	names := make([]string, len(all))
	for i, m := range all {
		names[i] = m.name
	}
	return names
}

// material returns what the look's theme is made of.
func (l Look) material() material {
	all := materials()
	for _, m := range all {
		if m.name == l.Theme {
			return m
		}
	}
	return all[0]
}

// rgb is an opaque colour from 0xrrggbb.
func rgb(v uint32) Color { return alpha(v, 255) }

// alpha is a colour from 0xrrggbb and its opacity, 0 to 255.
func alpha(v uint32, a uint8) Color {
	return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: a}
}
