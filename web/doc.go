// Package web makes the browser version: it compiles the two WASM programs,
// the game and the worker that thinks for the computer player, and assembles
// them with the page, its scripts, the service worker and the icons either
// into the files of a static site or into one file that opens from disk.
//
// What Go has compiled gets the shape of its loops back from package reloop before
// it is published.
//
// The page itself is in page/. Its scripts are joined at assembly. The page of the
// site has neither script nor style in it, so that hosts can forbid both; the single
// page has all in it. Every file of the site but the page, the service worker, the
// manifest and the icons has a hash of its content in its name.
package web
