// Package desktop asks the system how its programs should look, and tells the player
// what no window can. In the browser the page does that, and the package is empty.
package desktop
