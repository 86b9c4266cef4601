// Package desktop asks the system how its programs should look. In the browser
// the page does that, and the package is empty.
package desktop
