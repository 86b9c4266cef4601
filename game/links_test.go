package game

import (
	"strings"
	"testing"

	"ayoayo/engine"
	"ayoayo/engine/enginetest"
	"ayoayo/game/host"
	"ayoayo/game/host/hosttest"
	"ayoayo/game/seat"
	"ayoayo/game/session"
	"ayoayo/game/words"
)

// site is where the page of a test is.
const site = "https://host/ayoayo/"

// device is the program on a device of its own: what it keeps is in a folder of its own.
type device struct {
	t      *testing.T
	folder string
	app    *App
}

func newDevice(t *testing.T) *device { return &device{t: t, folder: emptyFolder(t)} }

// load opens the page at an address that ends in a way.
func (d *device) load(end string) *App {
	d.t.Setenv("XDG_CONFIG_HOME", d.folder)
	d.t.Setenv("HOME", d.folder)
	if d.app != nil {
		d.app.Close()
	}
	d.app = openIn(d.t, &hosttest.Fake{End: end, Page: site, Shares: true}, 390, 844)
	return d.app
}

// send presses what sends the game on the table, and returns the link.
func send(t *testing.T, a *App) string {
	t.Helper()
	press(t, a, "send")
	press(t, a, "send-link")
	sent := fake(a).Shared
	if !strings.HasPrefix(sent, site+"#") {
		t.Fatalf("%q was sent", sent)
	}
	return strings.TrimPrefix(sent, site)
}

// playFirst plays the first legal move.
func playFirst(t *testing.T, a *App) {
	t.Helper()
	for _, m := range a.Session().Legal()[:1] {
		press(t, a, pitOf(a, m))
		settle(t, a)
	}
}

// byLink is a game of Ama's with Kofi, who is away.
func byLink(rules string) session.Setup {
	return session.Setup{Rules: rules, Seats: [2]seat.Seat{{Name: "Ama"}, {Name: "Kofi", Away: true}}}
}

// A whole game goes back and forth between two devices, and is one game on both.
func TestAGameGoesByLinks(t *testing.T) {
	ama, kofi := newDevice(t), newDevice(t)
	a := ama.load("")
	begin(t, a, byLink("oware"))
	playFirst(t, a)
	if got := label(t, a, "send"); got != a.say.Say(words.ShareSend) {
		t.Errorf("the button says %q", got)
	}
	devices := []*device{kofi, ama}
	for turn := range 200 {
		end := send(t, a)
		a = devices[turn%2].load(end)
		if !atTable(a) {
			t.Fatalf("turn %d: the link shows no table", turn)
		}
		if _, over := a.Session().Result(); over {
			break
		}
		if a.Session().AwayToMove() || a.Session().Near() != a.Session().Turn() {
			t.Fatalf("turn %d: it is not this device's turn", turn)
		}
		playFirst(t, a)
		if _, over := a.Session().Result(); over {
			break
		}
	}
	if _, over := a.Session().Result(); !over {
		t.Fatal("the game did not end")
	}
	for _, d := range devices {
		if n := len(d.load("").AllGames()); n > 1 {
			t.Errorf("%d games are kept on a device", n)
		}
	}
}

// sentGame is a device on which a game goes on after some plies, and the links of its
// states up to there.
func sentGame(t *testing.T, plies int) (a *App, links []string) {
	t.Helper()
	a = newDevice(t).load("")
	begin(t, a, people("ayoayo"))
	for range plies {
		playFirst(t, a)
		end, err := a.GameLink()
		if err != nil {
			t.Fatal(err)
		}
		links = append(links, strings.TrimPrefix(end, site))
	}
	return a, links
}

func TestAnEarlierLinkLeavesTheGameAsItIs(t *testing.T) {
	a, links := sentGame(t, 4)
	for _, c := range []struct {
		link string
		want words.Key
	}{{links[1], words.LinkEarlier}, {links[3], words.LinkSame}} {
		closeNotices(a)
		a.deliver(host.Delivery{Text: "Look: " + c.link})
		a.advance(0)
		if a.Session().Ply() != 4 || len(a.AllGames()) != 1 {
			t.Errorf("%d plies in %d games, want 4 in one", a.Session().Ply(), len(a.AllGames()))
		}
		says(t, a, "notice:0", a.say.Say(c.want))
	}
}

func TestALaterLinkGoesOnWithTheGame(t *testing.T) {
	a, links := sentGame(t, 4)
	press(t, a, "undo")
	press(t, a, "undo")
	begin(t, a, people("oware")) // which is on the table now
	playFirst(t, a)
	a.deliver(host.Delivery{Text: site + links[3]})
	a.advance(0)
	if s := a.Session(); s.Rules().Key() != "ayoayo" || s.Ply() != 4 || len(a.AllGames()) != 2 {
		t.Errorf("%s at ply %d, %d games", s.Rules(), s.Ply(), len(a.AllGames()))
	}
}

func TestALinkThatGoesAnotherWayAsks(t *testing.T) {
	a, links := sentGame(t, 3)
	press(t, a, "undo")
	legal := a.Session().Legal()
	press(t, a, pitOf(a, legal[len(legal)-1]))
	settle(t, a)
	mine := a.Session().Position()
	a.deliver(host.Delivery{Text: links[2]})
	a.advance(0)
	says(t, a, "parted", a.say.Say(words.LinkPartedAt, 2))
	press(t, a, "keep-mine")
	if !atTable(a) || a.Session().Position() != mine || len(a.AllGames()) != 1 {
		t.Fatal("keeping mine changed the game")
	}
	a.deliver(host.Delivery{Text: links[2]})
	a.advance(0)
	press(t, a, "open-beside")
	if !atTable(a) || a.Session().Ply() != 3 || a.Session().Position() == mine || len(a.AllGames()) != 2 {
		t.Fatalf("ply %d, %d games are kept", a.Session().Ply(), len(a.AllGames()))
	}
	// Each of the two is known from here on.
	a.deliver(host.Delivery{Text: links[2]})
	a.advance(0)
	if !atTable(a) || len(a.AllGames()) != 2 {
		t.Error("the link asks again")
	}
}

// Nobody plays for the side of this device.
func TestALinkDoesNotPlayForMe(t *testing.T) {
	a := newDevice(t).load("")
	begin(t, a, byLink("oware"))
	playFirst(t, a)
	g, err := engine.ParseRecord("[Rules \"oware\"]\n\n" + engine.NewGame(a.Session().Rules()).Rules().FormatMove(a.Session().Game().Move(0)) + " a B")
	if err != nil {
		t.Fatal(err)
	}
	sent := a.Session().Share(77, func(seat.Seat) string { return "" })
	forged := *sent
	forged.Played = g.Game
	if kin, shared := a.Session().Kin(&forged); kin != session.Branch || shared != 1 {
		t.Errorf("kin %v after %d plies, want a branch", kin, shared)
	}
	given := *sent
	given.Played = engine.NewGame(a.Session().Rules())
	if err := given.Played.PlayMoves(a.Session().Rules().FormatMove(a.Session().Game().Move(0))); err != nil {
		t.Fatal(err)
	}
	given.Played.Resign(engine.South)
	if kin, _ := a.Session().Kin(&given); kin != session.Branch {
		t.Errorf("kin %v of a game that was given up for me, want a branch", kin)
	}
	if !a.Session().CanUndo() {
		t.Error("my own move can't be taken back before it is sent")
	}
}

// What came by link is not taken back, and what was not sent yet is.
func TestOnlyOwnMovesAreTakenBack(t *testing.T) {
	ama, kofi := newDevice(t), newDevice(t)
	a := ama.load("")
	begin(t, a, byLink("oware"))
	playFirst(t, a)
	end := send(t, a)
	b := kofi.load(end)
	if b.Session().CanUndo() {
		t.Error("Ama's move can be taken back")
	}
	playFirst(t, b)
	press(t, b, "undo")
	if b.Session().Ply() != 1 || b.Session().CanUndo() {
		t.Errorf("ply %d after undo", b.Session().Ply())
	}
}

func TestASpoiledLinkSaysSoAndLosesNothing(t *testing.T) {
	a, links := sentGame(t, 3)
	before, s := a.Session().Position(), a.Session()
	for text, reason := range map[string]string{
		links[2][:len(links[2])-3]:              "spoiled",
		"#game=":                                "spoiled",
		"#game=_w":                              "newer",
		"#game=" + strings.Repeat("A", 100_000): "long",
	} {
		closeNotices(a)
		a.deliver(host.Delivery{Text: text})
		a.advance(0)
		if got := label(t, a, "notice:0"); !strings.Contains(got, a.say.Say(words.LinkBad.Of(reason))) {
			t.Errorf("%.40q: %q", text, got)
		}
		if !atTable(a) || a.Session() != s || s.Position() != before {
			t.Fatalf("%.40q changed the game", text)
		}
	}
	c := newDevice(t).load("#game=AAAA")
	if atTable(c) || len(c.AllGames()) != 0 {
		t.Error("a spoiled link shows a table")
	}
	says(t, c, "title", c.say.Say(words.AppName))
}

// The page that a link has opened has the game as it stands when it is loaded again.
func TestALinkIsOpenedOnce(t *testing.T) {
	_, links := sentGame(t, 2)
	d := newDevice(t)
	a := d.load(links[1])
	if end := fake(a).End; end != "" {
		t.Errorf("the address still ends in %q", end)
	}
	playFirst(t, a)
	b := d.load("")
	press(t, b, "go-on")
	if b.Session().Ply() != 3 {
		t.Errorf("ply %d, want 3", b.Session().Ply())
	}
}

// A game that is too long for a code has one of its position, and one that is too long for
// a link says so and has its record.
func TestLongGamesAreSentAsFarAsTheyCan(t *testing.T) {
	r := enginetest.Rules(t, "namnam")
	g := engine.NewGame(r)
	for i := 0; g.Ply() < 2100; i++ {
		legal := g.Legal()
		if len(legal) == 0 {
			g, i = engine.NewGame(r), i+1
			continue
		}
		if _, err := g.Play(legal[i*7%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	a := newDevice(t).load("")
	for plies, want := range map[int]words.Key{1900: words.ShareCodePosition, 2100: words.ShareLong} {
		g.Jump(plies)
		a.Replace(session.Open(&engine.Record{Game: g}, 1))
		a.OpenShare()
		a.advance(0)
		id := "code"
		if want == words.ShareLong {
			id = "how"
		}
		says(t, a, id, a.say.Say(want))
	}
}
