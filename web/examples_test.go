package web

import (
	"strings"
	"testing"

	"ayoayo/game/address"
)

// What people copy asks for nothing that is not there, and the page says all that can be
// asked for.
func TestExamplesAskForWhatIsThere(t *testing.T) {
	for _, e := range examples() {
		end := "#"
		for _, a := range e.Attributes {
			if a[0] != "ratio" {
				end += a[0] + "=" + a[1] + ";"
			}
		}
		asked := address.Read(end, []string{"en"})
		if asked.Rules == nil || len(asked.Wrong) > 0 {
			t.Errorf("%s: %+v", e.Title, asked)
		}
	}
	files, err := embedding()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		for _, name := range address.Names() {
			if f.Name == "embed.html" && !strings.Contains(string(f.Data), "<code>"+name+"</code></th><td>“"+name) {
				t.Errorf("%s does not explain %s", f.Name, name)
			}
			if f.Name == "embed.js" && !strings.Contains(string(f.Data), "'"+name+"'") {
				t.Errorf("%s has no attribute %s", f.Name, name)
			}
		}
	}
}
