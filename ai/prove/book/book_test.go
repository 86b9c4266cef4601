package book

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ayoayo/ai/prove"
	"ayoayo/ai/prove/verify"
	"ayoayo/engine"
	"ayoayo/engine/enginetest"
)

func all() []*Book {
	var books []*Book
	for _, file := range files() {
		books = append(books, mustParse(file))
	}
	return books
}

// TestEveryFileIsThere holds the list of files against the folder.
func TestEveryFileIsThere(t *testing.T) {
	names, err := filepath.Glob("*.book")
	if err != nil || len(names) != len(files()) {
		t.Fatalf("%d files are embedded, there are %v, %v", len(files()), names, err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil || !slices.Contains(files(), string(data)) {
			t.Errorf("%s is not embedded: %v", name, err)
		}
		if b := mustParse(string(data)); !bytes.Equal(b.Bytes(), data) {
			t.Errorf("%s is written differently than it is read", name)
		}
	}
}

// TestBooksBelongToTheSearch unpacks every strategy under every rule-set that it
// serves and searches from the first ends of the thin ones.
func TestBooksBelongToTheSearch(t *testing.T) {
	for _, b := range all() {
		for _, name := range b.Rules {
			r := enginetest.Rules(t, name)
			if Of(r) == nil {
				t.Errorf("%s has no book", name)
			}
			searcher := prove.New(r, prove.Small)
			for i := range b.Openings {
				belongs(t, r, &b.Openings[i], searcher, b.Nodes)
			}
		}
	}
}

// belongs holds an opening against the search.
func belongs(t *testing.T, r *engine.Rules, o *Opening, searcher *prove.Prover, nodes int64) {
	t.Helper()
	p, s := o.Position(r), o.Strategy(r)
	if plies, _ := s.Holds(&p); plies != o.Plies {
		t.Errorf("%s after %s: the game takes %d plies, the book says %d", r, o.Move, plies, o.Plies)
	}
	ends, sample := 0, int64(0)
	s.Ends(p, func(end engine.Position) {
		if ends++; ends > Sampled {
			return
		}
		_, spent, err := searcher.Fresh(end, s.Claim(), nodes)
		if err != nil {
			t.Errorf("%s after %s: %s: %v", r, o.Move, r.FormatPosition(&end), err)
		}
		sample += spent
	})
	if ends != o.Ends || sample != o.Sample {
		t.Errorf("%s after %s: %d ends, %d nodes; the book says %d and %d. The search has changed, so make the books anew: ./build.sh prove books",
			r, o.Move, ends, sample, o.Ends, o.Sample)
	}
}

// TestSizes holds what the program carries to what a phone may be asked to load:
// whole strategies whose certificates, gzipped, have at most 60 KB, and at most
// 150 KB of everything.
func TestSizes(t *testing.T) {
	const mostWhole, mostTogether = 60_000, 150_000
	together := 0
	for _, b := range all() {
		together += len(b.Bytes())
		r := enginetest.Rules(t, b.Rules[0])
		for i := range b.Openings {
			o := &b.Openings[i]
			if o.Ends > 0 {
				continue
			}
			if size := gzipped(t, certificate(t, r, o)); size > mostWhole {
				t.Errorf("%s after %s: the certificate of a whole strategy has %d bytes, gzipped", r, o.Move, size)
			}
		}
	}
	if together > mostTogether {
		t.Errorf("the books have %d bytes together", together)
	}
	t.Logf("the books have %d bytes together", together)
}

// gzipped is the size of a text after compression.
func gzipped(t *testing.T, text []byte) int {
	t.Helper()
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write(text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Len()
}

// TestWholeStrategiesAreCertificates has the checker look at what is whole.
func TestWholeStrategiesAreCertificates(t *testing.T) {
	for _, b := range all() {
		for _, name := range b.Rules {
			r, _ := engine.ParseRules(name)
			for i := range b.Openings {
				if o := &b.Openings[i]; o.Ends == 0 {
					checked(t, r, o)
				}
			}
		}
	}
}

// certificate is the text of the certificate of an opening's whole strategy.
func certificate(t *testing.T, r *engine.Rules, o *Opening) []byte {
	t.Helper()
	cert, err := o.Strategy(r).Certificate(o.Position(r))
	if err != nil {
		t.Fatalf("%s after %s: %v", r, o.Move, err)
	}
	var text bytes.Buffer
	if _, err := cert.WriteTo(&text); err != nil {
		t.Fatal(err)
	}
	return text.Bytes()
}

// checked has the checker look at an opening's strategy.
func checked(t *testing.T, r *engine.Rules, o *Opening) {
	t.Helper()
	found, err := verify.Check(bytes.NewReader(certificate(t, r, o)))
	if err != nil || found.Claim != o.Winner.String()+" wins" || found.Rules != r.String() {
		t.Errorf("%s after %s: %+v, %v", r, o.Move, found, err)
	}
}

func TestWhatIsNoBook(t *testing.T) {
	good := string(all()[0].Bytes())
	for _, bad := range []string{
		"", title, strings.Replace(good, "nodes 2", "nodes x", 1), strings.Replace(good, " S ", " S S ", 1),
		strings.Replace(good, " 0 0\n", " 0 x\n", 1), good[:len(good)/2],
	} {
		if b, err := parse(bad); err == nil {
			t.Errorf("%.60q was read as %d openings", bad, len(b.Openings))
		}
	}
}
