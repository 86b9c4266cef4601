package vectors

import "ayoayo/engine"

// RuleSets lists the rule-sets that a test of all goes through: each with its
// defaults, and with every single option changed.
func RuleSets() []string {
	var list []string
	for _, sp := range engine.Specs() {
		list = append(list, sp.Key)
		for _, o := range sp.Options {
			for _, v := range o.Values {
				if v != o.Default {
					list = append(list, sp.Key+";"+o.Name+"="+v)
				}
			}
		}
	}
	return list
}
