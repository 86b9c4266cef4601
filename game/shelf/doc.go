// Package shelf keeps written records in a folder that a person finds without
// the program, in the user's documents, and reaches the system's clipboard. In
// the browser the page does both, and the package is empty.
package shelf
