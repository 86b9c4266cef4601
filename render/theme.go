package render

import (
	"image/color"

	"ayoayo/engine"
)

// Color is a colour with straight alpha.
type Color = color.NRGBA

// The sizes of type, in CSS pixels.
const (
	Title = 24.0
	// LargeTitle is that of titles in large windows, Label that of questions.
	LargeTitle = 30.0
	Label      = 15.0
	Heading    = 20.0
	Text       = 17.0
	Small      = 14.0
)

// lineHeight is the height of a line of type in sizes of it.
const lineHeight = 1.3

// Spacings, radii and sizes, in CSS pixels.
const (
	// Gap separates things that belong together, Margin those that don't.
	Gap    = 8.0
	Margin = 24.0
	// CardRadius rounds the corners of cards.
	CardRadius = 16.0
	// Touch is the least size of anything that can be touched; round buttons
	// have this diameter.
	Touch = 44.0
	// IconSize is the size of the drawing in a round button.
	IconSize = 22.0
	// ButtonGap separates round buttons, TightGap those in a narrow place.
	ButtonGap = 14.0
	TightGap  = 6.0
	// PillPad is the room left and right of the text in a button.
	PillPad = 18.0
	// FocusApart is how far from a control the ring of the focus is, FocusLine how
	// wide.
	FocusApart = 3.0
	FocusLine  = 2.0
)

// How wide what is on a page gets at most, in CSS pixels: a list of buttons, text
// to read, questions to answer, and cards.
const (
	ListColumn = 420.0
	TextColumn = 680.0
	FormColumn = 720.0
	CardColumn = 1080.0
)

// Look is what a person chose about how the game looks.
type Look struct {
	// Theme names the board's material, one of [Themes].
	Theme string
	// Dark says that the surroundings are dark.
	Dark bool
	// Counts says that numbers stand beside the pits, and beside the stores unless
	// Scored says that these are told elsewhere.
	Counts, Scored bool
	// Letters says when the letters of the pits are shown.
	Letters Letters
	// Emblem is for a small board that stands for a game: it has nothing beside its
	// pits and stores.
	Emblem bool
	// Across says that the numbers and letters at North's pits stand on their heads, for
	// somebody who sits across.
	Across bool
	// Reduced says that nothing should fly about: seeds fade from pit to pit.
	Reduced bool
}

// Letters says when the letters of the pits are shown.
type Letters uint8

// The ways to show letters. Where they are shown while they are needed a board keeps
// room for them, so that it stays as it is when they come; [Marks] says when.
const (
	LettersNeeded Letters = iota
	LettersAlways
	LettersNever
)

// fittings returns what the look puts beside the pits of a board.
func (l Look) fittings(b engine.Board, m *material) fittings {
	if l.Emblem {
		return fittings{}
	}
	var f fittings
	if l.Counts {
		f.numbers, f.scores = m.digits, !l.Scored
	}
	// Where pits change hands the letters' discs tell whose they are.
	f.letters = l.Letters != LettersNever || b.Rounds
	f.rowNumbers = f.letters && b.Rows == 4
	return f
}

// Palette holds the colours of the surroundings and of everything on them.
type Palette struct {
	// Ground falls off to GroundEdge from the middle of the window outwards.
	Ground, GroundEdge Color
	// Ink is for text, Muted for text that is secondary. A filled button has the
	// colour of ink too, InkHot under the pointer and InkDown pressed.
	Ink, Muted, InkHot, InkDown Color
	// Accent always means "this move"; OnAccent is text on it, AccentInk the accent as
	// text or a sign on the ground.
	Accent, OnAccent, AccentInk Color
	// Bad is text about what can't be taken back.
	Bad Color
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
	p := inTheLight()
	switch {
	case l.Theme == Contrast && l.Dark:
		p = onBlack()
	case l.Theme == Contrast:
		p = onWhite()
	case l.Dark:
		p = inTheDark()
	}
	p.InkHot, p.InkDown = p.Ink, p.Ink
	p.InkHot.A, p.InkDown.A = 225, 190
	return p
}

func inTheDark() Palette {
	return Palette{
		Ground: rgb(0x2a211b), GroundEdge: rgb(0x15100d),
		Ink: rgb(0xefe3cf), Muted: rgb(0xb9a78e),
		Accent: amber, OnAccent: rgb(0x2a1808), AccentInk: amber, Bad: rgb(0xe59a7c),
		Control: alpha(0xefe3cf, 26), ControlHot: alpha(0xefe3cf, 44), ControlDown: alpha(0xefe3cf, 64),
		Card: alpha(0xefe3cf, 14), Veil: alpha(0x120d0a, 190),
		Focus: rgb(0xefe3cf),
	}
}

func inTheLight() Palette {
	return Palette{
		Ground: rgb(0xf2eadd), GroundEdge: rgb(0xddcfb9),
		Ink: rgb(0x3a2a1c), Muted: rgb(0x594631),
		Accent: amber, OnAccent: rgb(0x2a1808), AccentInk: rgb(0x8f5a06), Bad: rgb(0xa13f1c),
		Control: alpha(0x3a2a1c, 26), ControlHot: alpha(0x3a2a1c, 42), ControlDown: alpha(0x3a2a1c, 62),
		Card: alpha(0xfffaf0, 120), Veil: alpha(0xf2eadd, 200),
		Focus: rgb(0x3a2a1c),
	}
}

// onBlack are the dark surroundings of the theme of high contrast.
func onBlack() Palette {
	return Palette{
		Ground: rgb(0x000000), GroundEdge: rgb(0x000000),
		Ink: rgb(0xffffff), Muted: rgb(0xd0d0d0),
		Accent: rgb(0xffb000), OnAccent: rgb(0x000000), AccentInk: rgb(0xffb000), Bad: rgb(0xff9d7a),
		Control: alpha(0xffffff, 46), ControlHot: alpha(0xffffff, 66), ControlDown: alpha(0xffffff, 86),
		Card: alpha(0xffffff, 24), Veil: alpha(0x000000, 220),
		Focus: rgb(0xffffff),
	}
}

// onWhite are the light surroundings of the theme of high contrast.
func onWhite() Palette {
	return Palette{
		Ground: rgb(0xffffff), GroundEdge: rgb(0xffffff),
		Ink: rgb(0x000000), Muted: rgb(0x404040),
		Accent: rgb(0xb34700), OnAccent: rgb(0xffffff), AccentInk: rgb(0xb34700), Bad: rgb(0x9c1c00),
		Control: alpha(0x000000, 30), ControlHot: alpha(0x000000, 48), ControlDown: alpha(0x000000, 66),
		Card: alpha(0x000000, 14), Veil: alpha(0xffffff, 225),
		Focus: rgb(0x000000),
	}
}

// surface is how the shaders draw the material of a board: the names of the
// files with the colour of the material, of the board and of its hollows.
type surface struct{ matter, board, hollow string }

var (
	wooden = surface{"wood", "plank", "bowl"}
	stony  = surface{"stone", "plank", "bowl"}
	sandy  = surface{"sand", "patch", "scrape"}
	// plain has no shaders of its own: its shapes are filled and outlined.
	plain = surface{}
)

// material is what a board and its seeds are made of.
type material struct {
	surface surface
	// light, mid and dark are the tones that run through the material.
	light, mid, dark Color
	// figure and fibre are the strengths of its pattern in two scales.
	figure, fibre float64
	// bevel is the strength of light on edges, relief that in the hollows.
	bevel, relief float64
	// hollow is the colour that a bowl sinks to, rim its lit edge.
	hollow, rim Color
	// seeds are the tones of the seeds.
	seeds [tones]Color
	// flat says that seeds are discs with an outline, without light and shadow.
	flat bool
	// fringe is how far what the board is made of lies strewn around it, in radii
	// of a pit.
	fringe float64
	// digits is the size of the numbers in usual ones.
	digits float64
	// count is for numbers and letters on the board, halo is around these and along
	// rings, so that they stand out from every streak of the material.
	count, halo Color
	// ring marks a pit that can be sown, focus the pit that keys act on, accent
	// what belongs to a move: amber, in a tone that is seen on the material, and
	// onAccent what is written on it.
	ring, focus, accent, onAccent Color
	// owners are the discs that show whose a pit is: South's and North's, each with
	// letters in the colour of the other.
	owners [2]Color
}

// onHollow is a colour that is seen on that of a hollow.
func (m *material) onHollow() Color {
	if m.flat {
		return m.rim
	}
	return rgb(0xf8e8cb)
}

// theme is a material to choose, as it is in dark and light surroundings for a game.
type theme struct {
	name string
	make func(game string, dark bool) material
}

// themes lists the themes, the first being what an unknown name gets.
func themes() []theme {
	same := func(make func() material) func(string, bool) material {
		return func(string, bool) material { return make() }
	}
	return []theme{
		{"own", func(game string, _ bool) material { return ownMaterial(game) }},
		{"wood", same(wood)},
		{"sand", same(sand)},
		{"soapstone", same(soapstone)},
		{Contrast, func(_ string, dark bool) material { return highContrast(dark) }},
	}
}

// Contrast is the theme whose surroundings are black or white too.
const Contrast = "contrast"

// wood is a hardwood board with nickernuts.
func wood() material {
	return material{
		surface: wooden,
		light:   rgb(0xa96b3c), mid: rgb(0x8a522c), dark: rgb(0x58311a),
		figure: 1, fibre: 1, bevel: 1, relief: 1,
		hollow: rgb(0x2b130a), rim: rgb(0xd9a06a),
		seeds:  [tones]Color{rgb(0xa7a98c), rgb(0x8d9277), rgb(0xb9ad90), rgb(0xc4beac), rgb(0xa58a68)},
		digits: 1,
		count:  rgb(0xf8e8cb), halo: alpha(0x180a03, 100),
		ring: alpha(0xf8e8cb, 242), focus: rgb(0xfffaf0), accent: rgb(0xf0b44e), onAccent: rgb(0x2a1808),
		owners: [2]Color{rgb(0xf4e4c6), rgb(0x1d0f08)},
	}
}

// sand is swept ground with pits scraped in it, and dark seeds.
func sand() material {
	return material{
		surface: sandy,
		light:   rgb(0xd9b98c), mid: rgb(0xc29d6e), dark: rgb(0x946f43),
		figure: 1, fibre: 1, bevel: 1, relief: 1,
		hollow: rgb(0x7d5730), rim: rgb(0xf0d9b0),
		seeds:  [tones]Color{rgb(0x6b5b43), rgb(0x57503c), rgb(0x7a6448), rgb(0x8a7c64), rgb(0x5c3d28)},
		fringe: 0.2,
		digits: 1,
		count:  rgb(0x33200f), halo: alpha(0xf3dfba, 165),
		ring: rgb(0x4a2f16), focus: rgb(0x2a1808), accent: rgb(0x7a2a00), onAccent: rgb(0xfff1d6),
		owners: [2]Color{rgb(0xfbf0dc), rgb(0x2a1a0d)},
	}
}

// soapstone is polished grey-green stone with warm seeds.
func soapstone() material {
	return material{
		surface: stony,
		light:   rgb(0x8d978c), mid: rgb(0x65716a), dark: rgb(0x47524d),
		figure: 1, fibre: 1, bevel: 0.9, relief: 0.9,
		hollow: rgb(0x1c2422), rim: rgb(0xc3cdbf),
		seeds:  [tones]Color{rgb(0xc7b08a), rgb(0xb0936a), rgb(0xd3c4a4), rgb(0xddd5c2), rgb(0xa87e58)},
		digits: 1,
		count:  rgb(0xf8faf2), halo: alpha(0x0c1614, 110),
		ring: alpha(0xf3f8ec, 242), focus: rgb(0xffffff), accent: rgb(0xffc35c), onAccent: rgb(0x2a1808),
		owners: [2]Color{rgb(0xf0efe4), rgb(0x101614)},
	}
}

// highContrast is black and white, with large numbers.
func highContrast(dark bool) material {
	m := material{
		surface: plain, flat: true, digits: 1.55,
		light: rgb(0x000000), mid: rgb(0xffffff), dark: rgb(0x000000),
		hollow: rgb(0xffffff), rim: rgb(0x000000),
		seeds: [tones]Color{rgb(0x1a1a1a), rgb(0x00307a), rgb(0x1a1a1a), rgb(0x3d3d3d), rgb(0x00307a)},
		count: rgb(0x000000), halo: rgb(0xffffff),
		ring: rgb(0x0050b8), focus: rgb(0x000000), accent: rgb(0xb34700), onAccent: rgb(0xffffff),
		owners: [2]Color{rgb(0xffffff), rgb(0x000000)},
	}
	if dark {
		m.light, m.mid, m.dark = rgb(0xffffff), rgb(0x000000), rgb(0xffffff)
		m.hollow, m.rim = rgb(0x000000), rgb(0xffffff)
		m.seeds = [tones]Color{rgb(0xffffff), rgb(0xffe9a8), rgb(0xffffff), rgb(0xd6d6d6), rgb(0xffe9a8)}
		m.count, m.halo = rgb(0xffffff), rgb(0x000000)
		m.ring, m.focus, m.accent, m.onAccent = rgb(0x7cc4ff), rgb(0xffffff), rgb(0xffb000), rgb(0x000000)
	}
	return m
}

// Themes returns the names of the themes.
func Themes() []string {
	all := themes()
	names := make([]string, len(all))
	for i, t := range all {
		names[i] = t.name
	}
	return names
}

// material returns what the look's theme is made of for a game.
func (l Look) material(game string) material {
	all := themes()
	for _, t := range all {
		if t.name == l.Theme {
			return t.make(game, l.Dark)
		}
	}
	return all[0].make(game, l.Dark)
}

// amber is the accent: it always means "this move".
var amber = rgb(0xe2a33b)

// rgb is an opaque colour from 0xrrggbb.
func rgb(v uint32) Color { return alpha(v, 255) }

// alpha is a colour from 0xrrggbb and its opacity, 0 to 255.
func alpha(v uint32, a uint8) Color {
	return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: a}
}
