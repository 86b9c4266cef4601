// Package game is the application: what outlives a scene, and what leads where. The
// rules are engine's, the drawing is render's and the sentences are from words.
//
// A scene is laid out as a page and shown on a screen, both from ui; what is around the
// program is host's, and what is kept is keeper's. Scenes are packages by what a person
// comes for: lobby, lesson, table, library, records, editor, settings, menu. Each knows
// the program by an interface of its own, which [App] fulfils, and none knows another.
package game
