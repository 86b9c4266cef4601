package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

func engineCommand() cli.Command {
	return cli.Command{
		Name:  "engine",
		About: "speak a line protocol with another program",
		Help: `Reads commands from the standard input, a line each, and answers on the standard
output:

  uci                              id, the options, and uciok
  isready                          readyok
  ucinewgame                       goes back to the start
  setoption name Rules value R     the rule-set; goes back to the start
  setoption name Level value N     0 for full strength, or a level from 1
  setoption name MultiPV value K   how many best moves to report
  setoption name Seed value N      decides between equal moves
  position startpos [moves M]      the start, then moves, joined or with spaces
  position fen P [moves M]         a position, then moves
  go [depth N] [movetime MS] [nodes N] [infinite]
                                   searches, a second if no limit is given:
                                   info lines, then bestmove M; bestmove 0000
                                   when the game is over; ponder is infinite
  stop, ponderhit                  end the search
  quit                             ends the program

"go wtime MS btime MS [winc MS] [binc MS] [movestogo N]" takes a part of the clock
of the player to move, where w is South's; "mate N" looks 2N-1 plies ahead;
"searchmoves ..." is passed over. Every go is answered by one bestmove, also one
with a word that makes no sense. With MultiPV the last info lines before it have
the numbers 1 to K, the best first.

Scores are "cp", hundredths of a seed for the player to move; a win in N plies is
1000000-N, where N over 63 says only that it is won. A line that makes no sense is
answered by "info string" and the reason, and changes nothing. What comes during a
search waits for its end, but for uci, isready, stop, ponderhit and quit. Proofs
and endgame tables are used as in the program; tables are built while nothing is
searched.`,
		Flags: func(*flag.FlagSet) cli.Action {
			return func(s cli.Streams, args []string) error {
				if err := cli.NoArgs(args); err != nil {
					return err
				}
				return newServer(s.Out).serve(bufio.NewReader(s.In))
			}
		},
	}
}

// server is a conversation in the line protocol.
type server struct {
	mu  sync.Mutex // holds lines apart
	out *bufio.Writer

	mind  *ai.Mind
	game  *engine.Game
	level int
	lines int
	seed  uint64

	// stop ends the search, which endless says nothing else does. When it has
	// ended done is closed; nil says that there is none.
	stop    context.CancelFunc
	endless bool
	done    chan struct{}
	// waiting are instructions that came during a search.
	waiting []instruction
}

func newServer(out *bufio.Writer) *server {
	first, err := engine.ParseRules(cli.RuleKeys()[0])
	if err != nil {
		panic("ayo: a rule-set's key is a rule-set string: " + err.Error())
	}
	return &server{out: out, mind: ai.NewMind(nil), lines: 1, game: engine.NewGame(first)}
}

// say writes a line, without control bytes that came from outside. Whoever no
// longer listens is noticed when the command ends.
func (s *server) say(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, _ = s.out.WriteString(printable(fmt.Sprintf(format, args...)) + "\n")
	_ = s.out.Flush()
}

// printable is a text with a question mark for each character that can't be seen.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if r == unicode.ReplacementChar || !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, text)
}

// line is a line of the input, or why there is none.
type line struct {
	text string
	err  error
}

// serve answers lines until quit or the end of the input.
func (s *server) serve(in *bufio.Reader) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go s.mind.BuildTables(ctx, nil)
	lines, gone := make(chan line), make(chan struct{})
	defer close(gone)
	go readLines(in, lines, gone)
	for {
		select {
		case l, more := <-lines:
			if !more {
				s.finish()
				return nil
			}
			if quit := s.handle(l); quit {
				s.halt()
				return nil
			}
		case <-s.done:
			s.resume()
		}
	}
}

// readLines passes on the lines of the input until it ends or nobody listens.
func readLines(in *bufio.Reader, lines chan<- line, gone <-chan struct{}) {
	defer close(lines)
	for {
		text, err := readLine(in)
		if err != nil && !errors.Is(err, errLong) {
			return
		}
		select {
		case lines <- line{text, err}:
		case <-gone:
			return
		}
	}
}

// handle answers a line and reports whether it is quit.
func (s *server) handle(l line) (quit bool) {
	err := l.err
	var in instruction
	if err == nil {
		if l.text == "" {
			return false
		}
		in, err = parseInstruction(l.text)
	}
	if err != nil {
		s.reportError(err)
	}
	if in.verb == "quit" && err == nil {
		return true
	}
	if in.verb == "go" || err == nil {
		if err := s.execute(in); err != nil {
			s.reportError(err)
		}
	}
	return false
}

// reportError says why something makes no sense.
func (s *server) reportError(err error) { s.say("info string %v", err) }

// execute carries an instruction out, at once or after the search.
func (s *server) execute(in instruction) error {
	switch in.verb {
	case "uci":
		s.identify()
		return nil
	case "isready":
		s.say("readyok")
		return nil
	case "stop", "ponderhit":
		if s.done == nil {
			return fmt.Errorf("%s: nothing is being searched", in.verb)
		}
		s.stop()
		return nil
	}
	if s.done == nil {
		return s.act(in)
	}
	s.waiting = append(s.waiting, in)
	return nil
}

// act carries out an instruction that needs that nothing is being searched.
func (s *server) act(in instruction) error {
	switch in.verb {
	case "ucinewgame":
		s.game = engine.NewGame(s.game.Rules())
		return nil
	case "setoption":
		return s.setOption(in.name, in.value)
	case "position":
		return s.setUp(in)
	default:
		s.search(in)
		return nil
	}
}

// resume carries out what waited for the end of a search.
func (s *server) resume() {
	s.done = nil
	for s.done == nil && len(s.waiting) > 0 {
		in := s.waiting[0]
		s.waiting = s.waiting[1:]
		if err := s.act(in); err != nil {
			s.reportError(err)
		}
	}
}

// finish waits for all that was asked for.
func (s *server) finish() {
	for s.done != nil {
		if s.endless {
			s.stop()
		}
		<-s.done
		s.resume()
	}
}

// halt stops the search and waits for its end.
func (s *server) halt() {
	if s.done != nil {
		s.stop()
		<-s.done
	}
}

// identify says who this is and what can be set.
func (s *server) identify() {
	s.say("id name Ayoayo")
	s.say("id author the Ayoayo authors")
	s.say("option name Rules type string default %s", cli.RuleKeys()[0])
	s.say("option name Level type spin default 0 min 0 max %d", ai.Levels)
	s.say("option name MultiPV type spin default 1 min 1 max %d", engine.MaxMoves)
	s.say("option name Seed type spin default 0 min 0 max %d", uint64(cli.MaxSeed))
	s.say("uciok")
}

func (s *server) setOption(name, value string) (err error) {
	switch {
	case strings.EqualFold(name, "Rules"):
		var r *engine.Rules
		if r, err = engine.ParseRules(value); err == nil {
			s.game = engine.NewGame(r)
		}
	case strings.EqualFold(name, "Level"):
		err = set(&s.level, value, 0, ai.Levels)
	case strings.EqualFold(name, "MultiPV"):
		err = set(&s.lines, value, 1, engine.MaxMoves)
	case strings.EqualFold(name, "Seed"):
		err = set(&s.seed, value, 0, cli.MaxSeed)
	default:
		return fmt.Errorf("there is no option %q; expected Rules, Level, MultiPV or Seed", engine.Clip(name))
	}
	if err != nil {
		return fmt.Errorf("option %s: %w", name, err)
	}
	return nil
}

// set sets a whole number if its text is one in the range.
func set[N int | uint64](to *N, text string, least, most N) error {
	n, err := cli.ParseWhole(text, least, most)
	if err != nil {
		return fmt.Errorf("%q: %w", engine.Clip(text), err)
	}
	*to = n
	return nil
}

// setUp goes to a position. One that is wrong leaves the one before.
func (s *server) setUp(in instruction) error {
	r := s.game.Rules()
	start := r.Start()
	if in.position != "" {
		var err error
		if start, err = r.ParsePosition(in.position); err != nil {
			return err
		}
	}
	g := engine.NewGameFrom(r, start)
	if err := g.PlayMoves(in.moves); err != nil {
		return fmt.Errorf("position: %w", err)
	}
	s.game = g
	return nil
}

func (s *server) search(in instruction) {
	if len(s.game.Legal()) == 0 {
		s.say("bestmove 0000")
		return
	}
	p := s.game.Position()
	limits := in.limitsFor(p.Turn())
	q := limits.Request(wire.Request{Level: s.level, Seed: s.seed, Lines: s.lines})
	if in.infinite && limits.None() {
		q.Time = cli.MaxTime.Milliseconds()
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	s.stop, s.endless, s.done = cancel, in.infinite, done
	question, first := ai.Question(s.game, q), s.game.Rules().FormatMove(s.game.Legal()[0])
	go func() {
		defer close(done)
		defer cancel()
		best := s.think(ctx, question, min(s.lines, len(s.game.Legal())), first)
		if in.infinite {
			<-ctx.Done()
		}
		s.say("bestmove %s", best)
	}()
}

// think searches and tells about it, a number of lines each time. A fault in the
// search is no reason to fall silent: then the first legal move is as good as any.
func (s *server) think(ctx context.Context, q wire.Request, lines int, first string) (best string) {
	defer func() {
		if fault := recover(); fault != nil {
			s.say("info string the search failed: %s", strconv.Quote(fmt.Sprint(fault)))
			best = first
		}
	}()
	begun := time.Now()
	var told []wire.Info
	reply := s.mind.Answer(ctx, q, func(i wire.Info) {
		if len(told) == lines {
			told = told[:0]
		}
		told = append(told, i)
		s.writeInfo(i, len(told), time.Since(begun))
	})
	same := func(a, b wire.Info) bool { return a.Line == b.Line && a.Score == b.Score && a.Depth == b.Depth }
	if !slices.EqualFunc(told, reply.Lines, same) {
		for k, i := range reply.Lines {
			s.writeInfo(i, k+1, time.Since(begun))
		}
	}
	return reply.Move
}

// writeInfo writes an info line about the move of a rank among the best.
func (s *server) writeInfo(i wire.Info, rank int, d time.Duration) {
	which := ""
	if s.lines > 1 {
		which = fmt.Sprintf(" multipv %d", rank)
	}
	s.say("info depth %d%s score cp %d nodes %d nps %d time %d pv %s",
		i.Depth, which, i.Score, i.Nodes, perSecond(i.Nodes, d), d.Milliseconds(), i.Line)
}
