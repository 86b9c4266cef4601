package ui

import (
	"testing"

	"ayoayo/game/direction"
	"ayoayo/render"
)

// grid returns buttons in rows and columns of 50 px, named by letters.
func grid(rows ...string) []Control {
	var list []Control
	for y, row := range rows {
		for x, r := range row {
			if r == ' ' {
				continue
			}
			list = append(list, Control{
				ID: string(r), Role: RoleButton, Press: func() {},
				Bounds: render.Rect{X: float64(50 * x), Y: float64(50 * y), W: 44, H: 44},
			})
		}
	}
	return list
}

func TestArrowsLeadToTheNearestNeighbour(t *testing.T) {
	list := grid(
		"u  m",
		"abcd",
		"ABCD",
		" s  ",
	)
	tests := []struct {
		from string
		way  direction.Direction
		want string
	}{
		{"a", direction.Right, "b"},
		{"b", direction.Left, "a"},
		{"b", direction.Down, "B"},
		{"B", direction.Up, "b"},
		{"d", direction.Up, "m"},
		{"a", direction.Up, "u"},
		{"C", direction.Down, "s"},
		{"a", direction.Left, ""},
		{"s", direction.Down, ""},
	}
	for _, tt := range tests {
		from := -1
		for i := range list {
			if list[i].ID == tt.from {
				from = i
			}
		}
		got := ""
		if to := neighbour(list, from, tt.way); to >= 0 {
			got = list[to].ID
		}
		if got != tt.want {
			t.Errorf("from %s by %v: %q, want %q", tt.from, tt.way, got, tt.want)
		}
	}
}

func TestATouchFindsTheTopmostButton(t *testing.T) {
	list := []Control{
		{ID: "card", Role: RoleButton, Bounds: render.Rect{W: 100, H: 100}},
		{ID: "on it", Role: RoleButton, Bounds: render.Rect{X: 20, Y: 20, W: 44, H: 44}},
		{ID: "text", Role: RoleText, Bounds: render.Rect{W: 100, H: 100}},
	}
	for _, tt := range []struct {
		x, y float64
		want int
	}{{30, 30, 1}, {5, 5, 0}, {200, 5, -1}} {
		if got := controlAt(list, render.Rect{W: 300, H: 300}, 0, tt.x, tt.y); got != tt.want {
			t.Errorf("at %v, %v: %d, want %d", tt.x, tt.y, got, tt.want)
		}
	}
}
