package main

import (
	"flag"
	"fmt"
	"strings"

	"ayoayo/engine"
)

func gamesCommand() command {
	return command{
		name:  "games",
		about: "list the rule-sets with their options",
		help: `Prints a line for every rule-set: its key, a tab, and its options separated by
spaces, each with its values, the default first:

  ayoayo	capturer=taken|stays leftovers=opponent|side win=25|majority

A rule-set with options is written ayoayo;capturer=stays;leftovers=side.`,
		flags: func(*flag.FlagSet) action {
			return func(s streams, args []string) error {
				if err := noArgs(args); err != nil {
					return err
				}
				for _, spec := range engine.Specs() {
					fmt.Fprintf(s.out, "%s\t%s\n", spec.Key, strings.Join(optionTexts(spec), " "))
				}
				return nil
			}
		},
	}
}

// optionTexts describes the options of a rule-set, default values first.
func optionTexts(spec engine.Spec) []string {
	var texts []string
	for _, o := range spec.Options {
		values := []string{o.Default}
		for _, v := range o.Values {
			if v != o.Default {
				values = append(values, v)
			}
		}
		texts = append(texts, o.Name+"="+strings.Join(values, "|"))
	}
	return texts
}
