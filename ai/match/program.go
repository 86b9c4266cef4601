package match

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"

	"ayoayo/ai"
	"ayoayo/ai/cli"
	"ayoayo/ai/wire"
	"ayoayo/engine"
)

const (
	// startLimit is how long a program may take to start.
	startLimit = 20 * time.Second
	// endLimit is how long it may take to end.
	endLimit = time.Second
)

// program is a player in another program, which speaks the protocol of
// "ayo engine".
type program struct {
	rules  *engine.Rules
	limits cli.Limits

	cmd   *exec.Cmd
	stdin io.WriteCloser
	// lines are what the program writes, until it ends.
	lines chan string
	// gone is closed when nobody reads lines any more.
	gone    chan struct{}
	closing sync.Once
	last    *lastLine
}

// startProgram starts a program and tells it the rule-set.
func startProgram(command string, r *engine.Rules, l cli.Limits) (*program, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, errors.New("cmd: is followed by no program")
	}
	p := &program{rules: r, limits: l, cmd: exec.Command(words[0], words[1:]...), last: &lastLine{}}
	p.cmd.Stderr = p.last
	p.cmd.WaitDelay = startLimit // for its last words
	p.lines, p.gone = make(chan string), make(chan struct{})
	if err := p.start(); err != nil {
		return nil, fmt.Errorf("%s can't be started: %w", words[0], err)
	}
	if err := p.handshake(); err != nil {
		p.close()
		return nil, err
	}
	return p, nil
}

// start starts the program and the reading of what it writes.
func (p *program) start() (err error) {
	if p.stdin, err = p.cmd.StdinPipe(); err != nil {
		return err
	}
	stdout, err := p.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := p.cmd.Start(); err != nil {
		return err
	}
	go p.read(stdout)
	return nil
}

// read passes on what the program writes.
func (p *program) read(stdout io.Reader) {
	defer close(p.lines)
	sc := bufio.NewScanner(stdout)
	sc.Buffer(nil, cli.MaxLine)
	for sc.Scan() {
		select {
		case p.lines <- strings.TrimSpace(sc.Text()):
		case <-p.gone:
			return
		}
	}
}

// handshake exchanges what the protocol begins with.
func (p *program) handshake() error {
	if _, err := p.ask(startLimit, "uciok", "uci"); err != nil {
		return err
	}
	_, err := p.ask(startLimit, "readyok", "setoption name Rules value "+p.rules.String(), "isready")
	return err
}

func (p *program) begin() error {
	_, err := p.ask(startLimit, "readyok", "ucinewgame", "isready")
	return err
}

func (p *program) move(g *engine.Game, _ uint64) (engine.Move, error) {
	q := ai.Question(g, wire.Request{})
	position := "position startpos"
	if q.Start != "" {
		position = "position fen " + q.Start
	}
	if q.Moves != "" {
		position += " moves " + joined(g.Rules(), q.Moves)
	}
	answer, err := p.ask(moveLimit(p.limits), "bestmove", position, "go"+words(p.limits))
	if err != nil {
		return engine.NoMove, err
	}
	best := strings.Fields(answer + " -")[0]
	m, err := g.Rules().ParseMove(best)
	if err != nil {
		return engine.NoMove, fmt.Errorf("bestmove: %w", err)
	}
	return m, nil
}

// joined joins moves, which is how programs for Oware read them. In a game of
// rounds they stay apart: a claim would run into the move after it.
func joined(r *engine.Rules, moves string) string {
	if r.Board().Rounds {
		return moves
	}
	return strings.ReplaceAll(moves, " ", "")
}

// words are limits as the protocol writes them.
func words(l cli.Limits) string {
	s := ""
	if l.Time > 0 {
		s += fmt.Sprintf(" movetime %d", l.Time.Milliseconds())
	}
	if l.Depth > 0 {
		s += fmt.Sprintf(" depth %d", l.Depth)
	}
	if l.Nodes > 0 {
		s += fmt.Sprintf(" nodes %d", l.Nodes)
	}
	return s
}

// ask sends lines and waits for one that begins with a word, of which it
// returns the rest.
func (p *program) ask(limit time.Duration, word string, lines ...string) (string, error) {
	_, err := io.WriteString(p.stdin, strings.Join(lines, "\n")+"\n")
	if err != nil {
		return "", p.ended()
	}
	over := time.NewTimer(limit)
	defer over.Stop()
	for {
		select {
		case line, ok := <-p.lines:
			if !ok {
				return "", p.ended()
			}
			if first, rest, _ := strings.Cut(line, " "); first == word {
				return rest, nil
			}
		case <-over.C:
			return "", fmt.Errorf("no %s came within %v", word, limit)
		}
	}
}

// ended says how the program ended, with its last words.
func (p *program) ended() error {
	p.close()
	if words := p.last.text(); words != "" {
		return fmt.Errorf("the program ended (%v): %s", p.cmd.ProcessState, engine.Clip(words))
	}
	return fmt.Errorf("the program ended (%v)", p.cmd.ProcessState)
}

// close asks the program to end and sees to it that it does. It may be called
// twice.
func (p *program) close() {
	p.closing.Do(func() {
		close(p.gone)
		kill := time.AfterFunc(endLimit, func() { _ = p.cmd.Process.Kill() })
		defer kill.Stop()
		_, _ = io.WriteString(p.stdin, "quit\n")
		_ = p.stdin.Close()
		_ = p.cmd.Wait() // how it ends is in the ProcessState
	})
}

// lastLine keeps the last line that is written to it.
type lastLine struct {
	mu   sync.Mutex
	line string
}

func (l *lastLine) Write(data []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	if last := lines[len(lines)-1]; last != "" {
		l.line = last
	}
	return len(data), nil
}

func (l *lastLine) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.line
}
