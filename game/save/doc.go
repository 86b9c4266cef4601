// Package save keeps the game in progress and the player's settings between
// runs of the program.
//
// A [Store] is the one way to them on every platform: the browser's
// localStorage, or files in the user's configuration folder. What is stored is
// a versioned record under a check sum. A save replaces the one before it as a
// whole: whoever stops the program, at whatever moment, leaves the old record or
// the new one.
//
// One window owns the game of a slot, see [Store.Others], and the others follow
// it. Whether or not that holds, a store writes over nothing that it has not read
// or written itself: another window's game stays where it is, and the one of the
// store goes on under a name of its own.
//
// A game that is over goes into the [Library], which may answer later.
//
// Nothing that a player might miss is destroyed. A record that can't be read,
// or that a newer version of the program wrote, is moved aside under a name of
// its own, and the [Outcome] of loading says so. Where nothing can be stored at
// all the program plays on, and [Store.Try] says why.
package save
