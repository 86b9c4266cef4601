// Command ayo is the engine without a window: it counts, lists, replays,
// analyzes and plays sowing games for students, scripts and other programs.
// "ayo help" lists what it can do.
package main

import "os"

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
