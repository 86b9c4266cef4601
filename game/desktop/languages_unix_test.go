//go:build !js && !windows

package desktop

import (
	"slices"
	"testing"
)

func TestTheEnvironmentNamesLanguages(t *testing.T) {
	for _, c := range []struct {
		all, messages, lang, list string
		want                      []string
	}{
		{},
		{lang: "cs_CZ.UTF-8", want: []string{"cs_CZ.UTF-8"}},
		{lang: "cs_CZ.UTF-8", messages: "el_GR", want: []string{"el_GR"}},
		{lang: "cs_CZ.UTF-8", messages: "el_GR", all: "yo_NG", want: []string{"yo_NG"}},
		{lang: "fr_FR", list: "be:ru", want: []string{"be", "ru", "fr_FR"}},
		{lang: "C", list: "be:ru"},
		{lang: "fr_FR", all: "POSIX"},
	} {
		for name, value := range map[string]string{"LC_ALL": c.all, "LC_MESSAGES": c.messages, "LANG": c.lang, "LANGUAGE": c.list} {
			t.Setenv(name, value)
		}
		if got := Languages(); !slices.Equal(got, c.want) {
			t.Errorf("%+v: got %q", c, got)
		}
	}
}
