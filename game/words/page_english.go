package words

// Page is by what the web page says itself, before the program is there to speak and when
// it can't; ".text" is what stands below a title.
const Page Family = "page"

// PageEnglish returns the sentences of the page, which are in its script and not in the
// program.
func PageEnglish() map[Key]Sentence {
	return sentences{
		Page.Of("name"):        one("Ayoayo and five other sowing games"),
		Page.Of("description"): one("Play, learn and study the sowing games of Africa, offline and on any device."),
		Page.Of("noScript"):    one("Ayoayo is a program that runs in this page, and the page needs JavaScript for it. Please allow JavaScript here and load the page again."),
		Page.Of("idle"):        one("Nothing has happened for a while. The scripts of this page may not be allowed here, or were lost on the way. Load the page again, or ask whoever runs this site."),

		Page.Of("progress"):    one("Loading"),
		Page.Of("loading"):     one("%[1]s of %[2]s MB"),
		Page.Of("starting"):    one("Starting"),
		Page.Of("retry"):       one("Try again"),
		Page.Of("stalled"):     one("Nothing has come for %[1]s seconds. It goes on by itself when the connection is back. If it does not: is the network slow or switched off, or does it block large files?"),
		Page.Of("kept"):        one("Ayoayo is kept in this browser: it runs without a network too."),
		Page.Of("notKept"):     one("Ayoayo could not be kept in this browser for use without a network. The next visit tries again."),
		Page.Of("notSpoken"):   one("The sentences of this language could not be fetched. Choose it again when there is a connection."),
		Page.Of("update"):      one("A new version is ready."),
		Page.Of("updateNow"):   one("Use it"),
		Page.Of("updateLater"): one("Later"),
		Page.Of("startAside"):  one("Start without what is saved"),

		Page.Of("tooOld"):           one("This browser is too old"),
		Page.Of("tooOld.text"):      one("Ayoayo needs Chrome 97, Firefox 102, Safari 16, or a later one. A newer browser, or an update of this one, can play it."),
		Page.Of("forbidden"):        one("Ayoayo is not allowed here"),
		Page.Of("forbidden.text"):   one("The site or the page around it forbids something that Ayoayo needs, by its content security policy. Whoever runs the site can allow it: script-src needs 'self' and 'wasm-unsafe-eval', connect-src 'self'."),
		Page.Of("noWebGL"):          one("The board cannot be drawn"),
		Page.Of("noWebGL.text"):     one("Ayoayo draws with WebGL 2, and this browser does not offer it. It may be switched off in the settings (often named hardware acceleration), or the graphics driver may be too old."),
		Page.Of("noUnpacking"):      one("This browser is too old"),
		Page.Of("noUnpacking.text"): one("This page holds the program in a packed form that this browser cannot unpack. Any current browser can."),
		Page.Of("notLoaded"):        one("Ayoayo could not be loaded"),
		Page.Of("notLoaded.text"):   one("The connection may have been lost, or the file on the server may be damaged."),
		Page.Of("fromDisk"):         one("Ayoayo could not be loaded"),
		Page.Of("fromDisk.text"):    one("Browsers do not let a page that is opened from a disk fetch its program. Open ayoayo.html instead, which holds everything in one file, or put this folder on a web server."),
		Page.Of("sandboxed"):        one("Ayoayo could not be loaded"),
		Page.Of("sandboxed.text"):   one("The page around put it in a sandbox, where it cannot fetch its program. The page can allow it the same origin, or show ayoayo.html, which holds everything in one file."),
		Page.Of("notStarted"):       one("Ayoayo could not start"),
		Page.Of("notStarted.text"):  one("The program is here, but it stopped before it could show anything. Something that was saved may be the reason. It can start without that, which is put aside, not deleted."),
		Page.Of("stopped"):          one("Ayoayo has stopped"),
		Page.Of("stopped.text"):     one("Something went wrong in the program. A saved game goes on from its last move when you load the page again."),
	}
}
