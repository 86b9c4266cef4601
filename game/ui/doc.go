// Package ui is what scenes are made of: pages with text, boards and controls, and
// the screen that shows them. It knows boards and text, but no game, and no
// sentence: every text comes from outside.
//
// A scene is laid out as a [Page]: text, boards and one list of controls. The page
// is made anew when something on it changes, and drawn, searched by the pointer,
// walked by the keys and mirrored in the browser as it is; there is no second list.
// Between changes nothing is made and nothing is drawn.
//
// A [Screen] shows scenes, one on the other. What a player does goes from [Input]
// through the control that it meets to that control's Press, or to the scene on
// top, which says by the interfaces beside [Scene] what it takes.
package ui
