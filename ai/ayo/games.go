package main

import (
	"flag"
	"fmt"
	"strings"

	"ayoayo/ai/cli"
	"ayoayo/engine"
)

func gamesCommand() cli.Command {
	return cli.Command{
		Name:  "games",
		About: "list the rule-sets with their options",
		Help: `Prints a line for every rule-set: its key, a tab, and its options separated by
spaces, each with its values, the default first:

  ayoayo	capturer=taken|stays leftovers=opponent|side win=25|majority

A rule-set with options is written ayoayo;capturer=stays;leftovers=side.`,
		Flags: func(*flag.FlagSet) cli.Action {
			return func(s cli.Streams, args []string) error {
				if err := cli.NoArgs(args); err != nil {
					return err
				}
				for _, spec := range engine.Specs() {
					fmt.Fprintf(s.Out, "%s\t%s\n", spec.Key, strings.Join(optionTexts(spec), " "))
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
