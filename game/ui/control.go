package ui

import (
	"strconv"

	"ayoayo/render"
)

// Role is what an item of a page is to somebody who can't see it. The browser's
// page makes the matching element for each.
type Role string

// The roles. Only buttons can be pressed, and only sliders moved.
const (
	RoleButton  Role = "button"
	RoleHeading Role = "heading"
	RoleText    Role = "text"
	RoleSlider  Role = "slider"
)

// Control is an item of a page: drawn, focused, touched and mirrored from the
// same entry of the same list.
type Control struct {
	// ID is the same as long as the control means the same: "undo", "pit:C".
	ID string
	// Role is what it is; what is not a button can't be pressed or focused.
	Role Role
	// Label is its name in words. What is drawn is Short in its place, and what is
	// heard is Said, where these are not "".
	Label, Short, Said string
	// Brief is drawn where what would be drawn needs more lines than the button has room
	// for.
	Brief string
	// About is heard after the name: what a press would do, or why it does nothing.
	About string
	// Group is what it belongs to together with those beside it in the list.
	Group Group
	// Disabled says that it can't be pressed now.
	Disabled bool
	// Toggle says that it is on or off, Pressed which of the two.
	Toggle, Pressed bool
	// Folds says that it folds a part of the page away, Open that this is unfolded.
	Folds, Open bool
	// Bounds is where it is, in CSS pixels, and Reach where it can be touched if that
	// is more.
	Bounds, Reach render.Rect

	// Face is how it is drawn, Icon what is in a round one, Style how the text of
	// another one is set, Lines that text: a label, or what a notice says. Under is
	// what stands below in small type.
	Face         Face
	Icon         render.Icon
	Style        render.TextStyle
	Lines, Under []string
	// Fixed says that it stays where it is when the page scrolls.
	Fixed bool
	// Final says that what it does is not taken back: its text has a colour of its own.
	Final bool
	// LongPress says that a finger that rests on it looks, or does what the scene has
	// for that, and does not press it. Everything else is pressed however long the
	// finger stays.
	LongPress bool
	// Press is what it does. Pits get theirs in game/table/move.go: pits.
	Press func()
	// Slider is what a slider shows and does, nil for all else.
	Slider *Slider
}

// heard is the control's name as it is heard.
func (c *Control) heard() string {
	if c.Said != "" {
		return c.Said
	}
	return c.Label
}

// Group is what controls belong to that stand beside each other in the list, for
// somebody who can't see that they do. Tab comes to it once, and arrows go about in
// it. The zero Group is none.
type Group struct {
	ID    string
	Kind  GroupKind
	Label string
}

// Row is the group of the pits of a row.
func Row(row int, label string) Group {
	return Group{ID: "row:" + strconv.Itoa(row), Kind: GroupRow, Label: label}
}

// GroupKind is what a group is.
type GroupKind string

// The kinds of groups: a row of pits, a question with its answers, buttons that are at
// hand in a scene, and those that lead to other places.
const (
	GroupPlaces GroupKind = "navigation"
	GroupRow    GroupKind = "group"
	GroupAnswer GroupKind = "radiogroup"
	GroupTools  GroupKind = "toolbar"
)

// Face is how a control is drawn.
type Face uint8

const (
	// FaceNone is drawn by something else: a pit by its board, text as text.
	FaceNone Face = iota
	// FaceRound is a round button with an icon.
	FaceRound
	// FaceTool is an icon without a shape around it.
	FaceTool
	// FaceNamed is an icon with its name, below it in a high box, else beside it.
	FaceNamed
	// FacePill is a button with its label in it.
	FacePill
	// FacePrimary is the one button of a page that goes on.
	FacePrimary
	// FaceCard is a large plain area with other things on it, FaceBare one that is
	// seen only under the pointer.
	FaceCard
	FaceBare
	// FaceTab is one of the places.
	FaceTab
	// FaceGo is a round button with an icon that goes on, FaceSlider a slider.
	FaceGo
	FaceSlider
	// FaceFold is a row with text in it that folds a part of the page away.
	FaceFold
	// FacePicture is a board that does something when it is touched: a sign at its
	// corner says so.
	FacePicture
	// FaceTile is an icon with its name below it on a card, FaceEntry a row of a menu.
	FaceTile
	FaceEntry
	// FaceNotice lies over the scene and hides what is under it.
	FaceNotice
)

func (c *Control) drawn() string {
	if c.Short != "" {
		return c.Short
	}
	return c.Label
}

// pad is the room left and right of the text in a button, less where the text is
// short.
func (c *Control) pad() float64 {
	if c.Short != "" {
		return render.PillPad * 2 / 3
	}
	return render.PillPad
}

// tool reports whether the control is an icon without a shape of its own.
func (c *Control) tool() bool {
	return c.Face == FaceTool || c.Face == FaceNamed || c.Face == FaceEntry
}

// Works reports whether the control can be pressed now.
func (c *Control) Works() bool {
	return !c.Disabled && (c.Role == RoleButton && c.Press != nil || c.Slider != nil)
}

// Focusable reports whether the keys can come to the control.
func (c *Control) Focusable() bool { return c.Role == RoleButton && c.Press != nil || c.Slider != nil }

// shown returns where the control is in the window when the page is scrolled.
func (c *Control) shown(scroll float64) render.Rect {
	r := c.Bounds
	if !c.Fixed {
		r.Y -= scroll
	}
	return r
}

// PitID returns the identity of the control of a pit, StoreID that of a side's store.
func PitID(name string) string   { return "pit:" + name }
func StoreID(side string) string { return "store:" + side }
