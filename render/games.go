package render

// ownMaterials are those of the games whose boards are not of the usual wood, by the
// keys of their rule-sets.
var ownMaterials = map[string]func() material{
	"oware":         padauk,
	"oware-masters": ebony,
	"namnam":        iroko,
	"bao-children":  sand,
	"bao-laps":      soapstone,
	"bao-kujifunza": mninga,
}

// ownMaterial returns what a game's boards are made of.
func ownMaterial(game string) material {
	if make, ok := ownMaterials[game]; ok {
		return make()
	}
	return wood()
}
