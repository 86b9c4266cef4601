package game

import (
	"sync"

	"ayoayo/game/save"
)

// keeper saves beside the game, so that no frame waits for a disk. Of what
// comes faster than it can be saved the latest is saved.
type keeper struct {
	store *save.Store
	wake  chan struct{}
	done  chan struct{}
	ended sync.Once

	mu       sync.Mutex
	games    map[string]save.Game // by table
	settings *save.Settings
	failed   bool
}

// newKeeper starts a keeper; from now on the store is its own.
func newKeeper(store *save.Store) *keeper {
	k := &keeper{store: store, wake: make(chan struct{}, 1), done: make(chan struct{}), games: map[string]save.Game{}}
	go func() {
		defer close(k.done)
		for range k.wake {
			k.save()
		}
		k.save()
	}()
	return k
}

// keepGame saves the game of a table soon.
func (k *keeper) keepGame(table string, rec save.Game) {
	k.mu.Lock()
	k.games[table] = rec
	k.mu.Unlock()
	k.ring()
}

// keepSettings saves settings soon.
func (k *keeper) keepSettings(rec save.Settings) {
	k.mu.Lock()
	k.settings = &rec
	k.mu.Unlock()
	k.ring()
}

// ring wakes the keeper, unless it is already to wake.
func (k *keeper) ring() {
	select {
	case k.wake <- struct{}{}:
	default:
	}
}

// save saves what is waiting.
func (k *keeper) save() {
	k.mu.Lock()
	games, settings := k.games, k.settings
	k.games, k.settings = map[string]save.Game{}, nil
	k.mu.Unlock()
	failed := false
	for table, game := range games {
		failed = k.store.At(table).SaveGame(game) != nil || failed
	}
	if settings != nil {
		failed = k.store.SaveSettings(*settings) != nil || failed
	}
	if failed {
		k.mu.Lock()
		k.failed = true
		k.mu.Unlock()
	}
}

// trouble reports, once, that something could not be saved.
func (k *keeper) trouble() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	failed := k.failed
	k.failed = false
	return failed
}

// close saves what is waiting and stops; nothing must be kept afterwards.
func (k *keeper) close() {
	k.ended.Do(func() { close(k.wake) })
	<-k.done
}
