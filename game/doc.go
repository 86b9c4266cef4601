// Package game is the application: its scenes, what passes between them, the
// settings, and where pointer, keys and the browser's page come in. The rules
// are engine's, the drawing is render's and the sentences are from words.
//
// A scene is laid out as a page: text, boards and one list of controls. The
// page is made anew when something on it changes, and drawn, searched by the
// pointer, walked by the keys and mirrored in the browser as it is; there is no
// second list. Between changes nothing is made and nothing is drawn.
package game
