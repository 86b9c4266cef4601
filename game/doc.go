// Package game is the application: its scenes, what passes between them, the
// settings, and where pointer, keys and the browser's page come in. The rules
// are engine's, the drawing is render's and the sentences are from words.
//
// A scene is laid out as a page and shown on a screen, both from ui; what is around
// the program is host's.
package game
