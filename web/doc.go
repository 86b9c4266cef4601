// Package web makes the browser version: it compiles the two WASM programs,
// the game and the worker that thinks for the computer player, and assembles
// them with the page, its scripts, the service worker and the icons either
// into the files of a static site or into one file that opens from disk.
//
// What Go has compiled gets the shape of its loops back from package reloop before
// it is published.
//
// The page itself is in page/. Its scripts are put into index.html at
// assembly, so that the first thing the browser gets is all it needs to show
// the page and to start the download. Every other file but the service worker
// and the manifest has a hash of its content in its name.
package web
