//go:build !js

package save

import (
	"path/filepath"
	"testing"
)

// What reading the list of 5,000 games takes, with an index.
func BenchmarkList5000(b *testing.B) {
	dir := b.TempDir()
	m := folder{dir}
	filled := newMedium()
	fill(b, newStore(filled, nil).Library(), 5000)
	newStore(filled, nil).Library()
	for name, data := range filled.kept {
		if err := (folder{filepath.Join(dir, "library")}).write(name, data); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(filled.kept[indexName])), "index-bytes")
	for b.Loop() {
		if n := len(newStore(m, nil).Library().Entries()); n != 5000 {
			b.Fatalf("there are %d games", n)
		}
	}
}
