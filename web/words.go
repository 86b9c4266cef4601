package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html"
	"strings"
	"text/template"

	"ayoayo/game/words"
	"ayoayo/game/words/tables"
)

// speech is what the page says in a language, by the names of its sentences: a sentence,
// or a title with what stands below it.
type speech map[string]any

// text is a sentence, "" for none.
func (s speech) text(name string) string {
	text, _ := s[name].(string)
	return text
}

// speeches returns what the page says in each language that has anything of it.
func speeches() (map[string]speech, error) {
	all := map[string]speech{}
	for i, l := range words.Languages() {
		has := words.PageEnglish()
		if i > 0 {
			var err error
			if _, has, err = words.Read(tables.Of(l.Code)); err != nil {
				return nil, fmt.Errorf("the sentences of the page: %w", err)
			}
		}
		all[l.Code] = spoken(has)
	}
	return all, nil
}

// spoken returns what the page says of the sentences of a language. A title without what
// stands below it, or that without a title, is left out.
func spoken(has map[words.Key]words.Sentence) speech {
	said := speech{}
	for k := range words.PageEnglish() {
		name, isBelow := strings.CutSuffix(strings.TrimPrefix(string(k), string(words.Page)+"."), ".text")
		title, below := has[words.Page.Of(name)], has[words.Page.Of(name+".text")]
		_, isTitle := words.PageEnglish()[words.Page.Of(name+".text")]
		switch {
		case title == nil || isTitle && below == nil:
		case isTitle || isBelow:
			said[name] = []string{title[0].Text, below[0].Text}
		default:
			said[name] = title[0].Text
		}
	}
	return said
}

// declared is a declaration of what is said in each language, for a script to begin with.
func declared(keyword, name string, said any) ([]byte, error) {
	text, err := json.Marshal(said)
	return fmt.Appendf(nil, "%s %s = %s;\n", keyword, name, text), err
}

// inEachLanguage are paragraphs with a sentence in each language, for where there is no
// script to choose one.
func inEachLanguage(all map[string]speech, name string) string {
	var b strings.Builder
	for _, l := range words.Languages() {
		if text := all[l.Code].text(name); text != "" {
			fmt.Fprintf(&b, `<p lang="%s">%s</p>`, l.Code, html.EscapeString(text))
		}
	}
	return b.String()
}

// manifests are what installs the page as an app, in each language.
func manifests() ([]File, error) {
	all, err := speeches()
	if err != nil {
		return nil, err
	}
	source, err := template.ParseFS(pages, "page/app.webmanifest")
	if err != nil {
		return nil, err
	}
	var files []File
	for i, l := range words.Languages() {
		name, said := "app.webmanifest", all[l.Code]
		if i > 0 {
			name = "app." + l.Code + ".webmanifest"
		}
		if said.text("name") == "" || said.text("description") == "" {
			said = all[words.Languages()[0].Code]
		}
		var out bytes.Buffer
		if err := source.Execute(&out, map[string]string{"Code": l.Code, "Name": said.text("name"), "Description": said.text("description")}); err != nil {
			return nil, err
		}
		files = append(files, File{name, out.Bytes()})
	}
	return files, nil
}
