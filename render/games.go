package render

// ownMaterials are those of the games whose boards are not of the usual wood, by the
// keys of their rule-sets.
func ownMaterials() map[string]func() material {
	return map[string]func() material{
		"oware":         padauk,
		"oware-masters": ebony,
		"namnam":        iroko,
		"bao-children":  sand,
		"bao-laps":      soapstone,
		"bao-kujifunza": mninga,
	}
}

// ownMaterial returns what a game's boards are made of.
func ownMaterial(game string) material {
	if make, ok := ownMaterials()[game]; ok {
		return make()
	}
	return wood()
}

// padauk is a red wood, ebony a nearly black one, iroko a golden one and mninga one
// between brown and olive.
func padauk() material {
	m := wood()
	m.light, m.mid, m.dark = rgb(0xa5563a), rgb(0x7d3722), rgb(0x4c1c10)
	m.hollow, m.rim = rgb(0x240c06), rgb(0xd98f6a)
	return m
}

func ebony() material {
	m := wood()
	m.light, m.mid, m.dark = rgb(0x5e4c42), rgb(0x40322a), rgb(0x261c17)
	m.hollow, m.rim = rgb(0x120c09), rgb(0xb39a80)
	return m
}

func iroko() material {
	m := wood()
	m.light, m.mid, m.dark = rgb(0xdcae62), rgb(0xbf8c45), rgb(0x8a5e2a)
	m.hollow, m.rim = rgb(0x3d220b), rgb(0xf3d394)
	m.count, m.halo = rgb(0x2a1606), alpha(0xf6dfae, 175)
	m.ring, m.focus = rgb(0x35200c), rgb(0x1c0d02)
	m.accent, m.onAccent = rgb(0x6c2200), rgb(0xfff1d6)
	return m
}

func mninga() material {
	m := wood()
	m.light, m.mid, m.dark = rgb(0x9c8458), rgb(0x786340), rgb(0x4d3e26)
	m.hollow, m.rim = rgb(0x211809), rgb(0xcdb98a)
	return m
}
