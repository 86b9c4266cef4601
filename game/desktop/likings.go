//go:build !js

package desktop

// Likings are what the system says about how its programs should look. What it
// does not say is false.
type Likings struct {
	// Light says that windows should be light.
	Light bool
	// Reduced says that nothing should fly about.
	Reduced bool
	// Contrast says that colours should be far apart.
	Contrast bool
	// Text is how much larger text should be, 0 for not said.
	Text float64
}
