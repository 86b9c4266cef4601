//go:build !js

package opponent

// hire returns a mind of this program, which is ready at once.
func hire(b *inbox) (mind, error) {
	b.post(letter{ready: true})
	return &thinker{inbox: b}, nil
}
