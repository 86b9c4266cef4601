// Package settings is the scene with what a person chose once and for all, and what
// the choices come to.
package settings
