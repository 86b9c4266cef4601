//go:build !js

package opponent

import "ayoayo/ai"

// hire returns a mind of this program, which is ready at once.
func hire(b *inbox) (mind, error) {
	var store ai.Store
	if c, err := userCache(); err == nil {
		store = c
	}
	t := &thinker{inbox: b, mind: ai.NewMind(store)}
	t.study()
	b.post(letter{ready: true})
	return t, nil
}
