// Package render draws positions, animates traces and tells which pit a point
// is in. It also holds what the scenes of a program draw with: the theme (see
// theme.go), text, shapes and icons.
//
// All geometry is in CSS pixels; the device scale is applied where something is
// drawn. Words never come from here: the caller gives every string.
//
// What does not change from frame to frame, the board above all, is drawn once
// for a size and theme into images; a frame puts these together in a few draw
// calls and allocates nothing.
package render
