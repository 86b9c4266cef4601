// Package link writes a game into the end of a page's address, and reads it there. Whoever
// opens the address has the game, and no server has seen it: browsers keep what follows #
// to themselves. What is read may come from anybody, so that all of it is bounded.
package link

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"ayoayo/engine"
)

//go:generate go tool msgp -io=false -tests=false -unexported -o link_gen.go

//msgp:limit arrays:4096 maps:0

// Game is a game as a link holds it.
//
//msgp:ignore Game
type Game struct {
	// ID tells this game from all others, however far it has come.
	ID uint64
	// Sender is the side of whoever sends it to the other side's player, Nobody where a
	// game is only shown.
	Sender engine.Player
	// Names are South's and North's, "" for none.
	Names [2]string
	// Played is the game itself, at its last ply.
	Played *engine.Game
	// Comments are by the number of plies before them.
	Comments map[int]string
}

// written is what is packed of a game. Fields are known by their order: another order,
// or more of them, is another version.
//
//msgp:tuple written
type written struct {
	ID       uint64
	Sender   string
	Rules    string
	Start    string
	Moves    string
	Resigned string
	South    string
	North    string
	Comments []comment
}

//msgp:tuple comment
type comment struct {
	Ply  int
	Text string
}

// version is the first byte of a link. Every version is read for ever.
const version = 1

// The most that a link may hold: far more than any game that was played by turns.
const (
	mostPlies    = 2000
	mostUnpacked = 64 << 10
	mostName     = 60
	mostComment  = 2000
	// Longest is the length of the longest link that is looked at, in bytes.
	Longest = 32 << 10
)

// What can be wrong with a link.
var (
	// ErrSpoiled is a link of which something is lost or changed.
	ErrSpoiled = errors.New("the link is damaged")
	// ErrNewer is one that a newer version of the program has made.
	ErrNewer = errors.New("a newer version of the program made the link")
	// ErrLong is one of a game that is longer than links are for.
	ErrLong = errors.New("the game is too long for a link")
)

// Reason names what is wrong with a link: newer, long or spoiled.
func Reason(err error) string {
	switch {
	case errors.Is(err, ErrNewer):
		return "newer"
	case errors.Is(err, ErrLong):
		return "long"
	}
	return "spoiled"
}

// name is what a link begins with behind the # of an address.
const name = "game="

// Find returns the link in a text, which may be an address or a message around one.
func Find(text string) (code string, ok bool) {
	i := strings.LastIndex(text, "#"+name)
	if i < 0 {
		return "", false
	}
	code = text[i+1+len(name):]
	if end := strings.IndexFunc(code, func(r rune) bool { return !strings.ContainsRune(letters, r) }); end >= 0 {
		code = code[:end]
	}
	return code, true
}

// letters are those of links.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// Write returns the end of the address that is a game, from # on.
func Write(g *Game) (string, error) {
	w, err := pack(g)
	if err != nil {
		return "", err
	}
	body, err := w.MarshalMsg(nil)
	if err != nil {
		return "", err
	}
	var packed bytes.Buffer
	packed.WriteByte(version)
	packed.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(body)))
	deflate, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = deflate.Write(body)
	}
	if err == nil {
		err = deflate.Close()
	}
	code := base64.RawURLEncoding.EncodeToString(packed.Bytes())
	if len(body) > mostUnpacked || len(code) > Longest {
		return "", ErrLong
	}
	return "#" + name + code, err
}

// pack makes what is written of a game.
func pack(g *Game) (*written, error) {
	played := g.Played
	if played.Ply() > mostPlies {
		return nil, ErrLong
	}
	r, start := played.Rules(), played.Start()
	w := &written{ID: g.ID, Sender: g.Sender.String(), Rules: r.String(), South: cut(g.Names[engine.South], mostName), North: cut(g.Names[engine.North], mostName)}
	if start != r.Start() {
		w.Start = r.FormatPosition(&start)
	}
	var moves []string
	for i := range played.Ply() {
		moves = append(moves, r.FormatMove(played.Move(i)))
	}
	w.Moves = strings.Join(moves, " ")
	if res, over := played.Result(); over && res.End == engine.EndResigned {
		w.Resigned = res.Winner.Other().String()
	}
	for _, ply := range slices.Sorted(maps.Keys(g.Comments)) {
		if text := g.Comments[ply]; text != "" && ply <= played.Ply() {
			w.Comments = append(w.Comments, comment{ply, cut(text, mostComment)})
		}
	}
	return w, nil
}

// cut leaves no more of a text than so many bytes, in whole letters and on one line.
func cut(text string, most int) string {
	text = strings.Join(strings.Fields(text), " ")
	if len(text) > most {
		text = strings.TrimSpace(strings.ToValidUTF8(text[:most], ""))
	}
	return text
}

// Read returns the game of a link, as Find returns it. Nothing comes of one that is wrong
// anywhere: its error is one of those above, or wraps ErrSpoiled.
func Read(code string) (*Game, error) {
	if len(code) > Longest {
		return nil, ErrLong
	}
	data, err := base64.RawURLEncoding.Strict().DecodeString(code)
	switch {
	case err != nil || len(data) == 0:
		return nil, ErrSpoiled
	case data[0] > version:
		return nil, ErrNewer
	case data[0] != version || len(data) < 5:
		return nil, ErrSpoiled
	}
	// Bombs are not unpacked: what is too long ends there.
	body, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data[5:])), mostUnpacked+1))
	switch {
	case len(body) > mostUnpacked:
		return nil, ErrLong
	case err != nil || crc32.ChecksumIEEE(body) != binary.BigEndian.Uint32(data[1:5]):
		return nil, ErrSpoiled
	}
	var w written
	if rest, err := w.UnmarshalMsg(body); err != nil || len(rest) > 0 {
		return nil, ErrSpoiled
	}
	return w.unpack()
}

// unpack plays the game through.
func (w *written) unpack() (*Game, error) {
	g := &Game{ID: w.ID, Sender: engine.Nobody, Comments: map[int]string{}}
	for _, side := range []engine.Player{engine.South, engine.North} {
		if w.Sender == side.String() {
			g.Sender = side
		}
	}
	for side, name := range []string{w.South, w.North} {
		if !utf8.ValidString(name) {
			return nil, ErrSpoiled
		}
		g.Names[side] = cut(name, mostName)
	}
	if err := w.play(g); err != nil {
		return nil, err
	}
	for _, c := range w.Comments {
		if c.Ply < 0 || c.Ply > g.Played.Ply() || !utf8.ValidString(c.Text) {
			return nil, ErrSpoiled
		}
		if text := cut(c.Text, mostComment); text != "" {
			g.Comments[c.Ply] = text
		}
	}
	return g, nil
}

// play plays the moves.
func (w *written) play(g *Game) error {
	spoiled := func(err error) error { return fmt.Errorf("%w: %w", ErrSpoiled, err) }
	r, err := engine.ParseRules(w.Rules)
	if err != nil {
		return spoiled(err)
	}
	start := r.Start()
	if w.Start != "" {
		if start, err = r.ParsePosition(w.Start); err != nil {
			return spoiled(err)
		}
	}
	moves, err := r.ParseMoves(w.Moves)
	switch {
	case err != nil:
		return spoiled(err)
	case len(moves) > mostPlies:
		return ErrLong
	}
	g.Played = engine.NewGameFrom(r, start)
	for _, m := range moves {
		if _, err := g.Played.Play(m); err != nil {
			return spoiled(err)
		}
	}
	for _, side := range []engine.Player{engine.South, engine.North} {
		if w.Resigned == side.String() && !g.Played.Resign(side) {
			return ErrSpoiled
		}
	}
	return nil
}
