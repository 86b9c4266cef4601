//go:build !js

package opponent

import "ayoayo/ai"

// startWorker returns a worker in this program, which is ready at once.
func startWorker(b *inbox) (worker, error) {
	var store ai.Store
	if c, err := userCache(); err == nil {
		store = c
	}
	l := &local{inbox: b, mind: ai.NewMind(store)}
	l.study()
	b.post(letter{ready: true})
	return l, nil
}
