//go:build !js

package opponent

import "ayoayo/ai"

// hire returns a mind of this program, which is ready at once.
func hire(b *inbox) (mind, error) {
	b.post(letter{ready: true})
	t := &thinker{inbox: b, mind: ai.NewMind(nil)}
	t.study()
	return t, nil
}
