//go:build !js

package web_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ayoayo/ai/wire"
)

// inWorkers runs a script in every worker of the page before the worker's own;
// in it, nth is how many workers there were before.
func (p *tab) inWorkers(script string) {
	p.Helper()
	quoted, err := json.Marshal(script)
	if err != nil {
		p.Fatal(err)
	}
	p.before(`
		globalThis.Worker = class extends Worker {
			constructor(address, options) {
				if (options?.name === 'probe') { super(address, options); return; }
				const script = ['const nth = ' + made.length + ';', ` + string(quoted) + `,
					'importScripts(' + JSON.stringify(new URL(address, location).href) + ')'];
				super(URL.createObjectURL(new Blob([script.join('\n')], { type: 'text/javascript' })));
			}
		}`)
}

// put makes a worker as the game does, puts a request to it as soon as it is
// ready, and keeps in the page's list heard what it says. Of the request the
// rules, the ID and the limit of moves count.
func (p *tab) put(q wire.Request) {
	p.Helper()
	p.ask(fmt.Sprintf(`
		globalThis.request = {ID: '%d', Rules: '%s', Start: '', Moves: '', Level: 0, Seed: '0', Time: '0', Depth: 0, Nodes: '%d', Lines: 0};
		globalThis.heard = [];
		globalThis.ours?.terminate();
		globalThis.ours = ayoayoPage.worker();
		ours.onerror = (e) => heard.push({Error: e.message});
		ours.onmessage = ({data}) => data === 'ready' ? ours.postMessage(request) : heard.push(data)`, q.ID, q.Rules, q.Nodes))
}

// ask runs statements in the page.
func (p *tab) ask(statements string) {
	p.Helper()
	if !eval[bool](p, "(() => {"+statements+"; return true})()") {
		p.Fatalf("this does not run: %s", statements)
	}
}

// told is what the tests look at in a message of a worker.
type told struct {
	Error    string
	Reply    *struct{ Error string }
	Building *wire.Building
}

// heard are the messages that came from the worker of put.
func (p *tab) heard() []told {
	p.Helper()
	var messages []told
	if err := json.Unmarshal([]byte(eval[string](p, `JSON.stringify(heard)`)), &messages); err != nil {
		p.Fatal(err)
	}
	for _, m := range messages {
		if m.Error != "" {
			p.Fatalf("the worker failed: %s", m.Error)
		}
	}
	return messages
}

// waitBuilt waits until the worker of put has tables for a number of seeds and
// returns what it told about them.
func (p *tab) waitBuilt(seeds int) []wire.Building {
	p.Helper()
	var built []wire.Building
	p.until(fmt.Sprintf("tables for %d seeds", seeds), func() bool {
		built = nil
		for _, m := range p.heard() {
			if m.Building != nil {
				built = append(built, *m.Building)
			}
		}
		return len(built) > 0 && built[len(built)-1].Seeds >= seeds
	})
	return built
}

// upToEight is the number of positions with at most eight seeds.
const upToEight = 125_970

// What a worker builds the next one finds, and while it builds it answers.
func TestTablesAreKeptInTheBrowser(t *testing.T) {
	p := newTab(t)
	// The database may take its time here.
	p.inWorkers(`const real = setTimeout; setTimeout = (act, ms, ...more) => real(act, ms < 3000 ? ms : 3600e3, ...more)`)
	p.open(serveSite(t).URL + "/some/folder/")
	q := wire.Request{ID: 1, Rules: "oware", Nodes: 1000}
	p.put(q)
	if first := p.waitBuilt(8)[0]; first.Rules != "oware" || first.Seeds >= 8 || first.All < upToEight {
		t.Errorf("the first report is %+v", first)
	}
	p.ask(`heard = []; ours.postMessage(request)`)
	p.until("an answer and more tables", func() bool {
		answered, building := false, false
		for _, m := range p.heard() {
			answered = answered || m.Reply != nil && m.Reply.Error == ""
			building = building || m.Building != nil
		}
		return answered && building
	})
	p.put(q)
	if first := p.waitBuilt(8)[0]; first.Done < upToEight {
		t.Errorf("what was kept is built anew: %+v", first)
	}

	// What is damaged is built anew and kept again.
	p.ask(`ours.terminate(); globalThis.spoilt = new Promise((done, fail) => {
		const open = indexedDB.open('ayoayo', 1);
		open.onerror = fail;
		open.onsuccess = () => {
			const kept = open.result.transaction('kept', 'readwrite').objectStore('kept');
			kept.get('table oware').onsuccess = ({target: {result}}) => {
				result.data[5000] ^= 1;
				kept.put(result, 'table oware').onsuccess = () => { open.result.close(); done(true) };
			};
		};
	})`)
	p.wait("damage", `spoilt`)
	p.put(q)
	if first := p.waitBuilt(8)[0]; first.Done >= upToEight {
		t.Errorf("a damaged table is used: %+v", first)
	}
}

// Where nothing can be kept, tables are built all the same, and nobody hears of
// it.
func TestBrowsersThatKeepNoTables(t *testing.T) {
	p := newTab(t)
	faults := []string{
		`Object.defineProperty(self, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError') }})`,
		`Object.defineProperty(self, 'indexedDB', {value: undefined})`,
		`IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }`,
		`IDBFactory.prototype.open = () => ({})`, // never answers
		`IDBFactory.prototype.open = () => { const r = {}; setTimeout(() => r.onerror({}), 1); return r }`,
		`IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError') }`,
		`IDBObjectStore.prototype.get = () => { const r = {}; setTimeout(() => r.onerror({}), 1); return r }`,
	}
	p.inWorkers(`[() => {}, ` + "() => {" + strings.Join(faults, "}, () => {") + `}][nth]()`)
	p.open(serveSite(t).URL + "/some/folder/")
	p.wait("the game's own worker", `made.length === 1`)
	for range faults {
		p.put(wire.Request{ID: 1, Rules: "ayoayo;capturer=stays", Nodes: 1000})
		if first := p.waitBuilt(8)[0]; first.Done >= upToEight {
			t.Errorf("a table was kept: %+v", first)
		}
	}
}

// A worker in a sandboxed frame has no database either.
func TestSandboxedFrameBuildsTables(t *testing.T) {
	p := newTab(t)
	p.openSandboxed("")
	p.put(wire.Request{ID: 1, Rules: "ayoayo", Nodes: 1000})
	p.waitBuilt(8)
}

// The single page from disk keeps tables if the browser lets it.
func TestSinglePageBuildsTables(t *testing.T) {
	p := newTab(t)
	p.open("file://" + theBuild(t).single)
	p.put(wire.Request{ID: 1, Rules: "ayoayo", Nodes: 1000})
	p.waitBuilt(8)
}

// breaks is a script for workers that does something in the n-th worker when
// the game asks for the n-th answer of it, instead of answering.
func breaks(condition, do string) string {
	return `{
		let asked = 0;
		addEventListener('message', (request) => {
			if (request.data.Rules && ` + condition + `) { request.stopImmediatePropagation(); ` + do + ` }
		});
	}`
}

// notices reports whether a sentence stands on the page.
func (p *tab) notices(sentence string) bool {
	return slices.ContainsFunc(p.controls(), func(c control) bool { return strings.Contains(c.Name, sentence) })
}

// A worker that breaks while it thinks is replaced: the game goes on and says so.
func TestWorkersThatBreak(t *testing.T) {
	p := newTab(t)
	faults := []string{
		`setTimeout(() => { throw new Error('broken') })`,
		`close()`,
		`for (;;);`,
		`postMessage({})`,
		`postMessage('out of memory')`,
	}
	// The first worker breaks at once, each later one after its first answer.
	script := ""
	for nth, fault := range faults {
		script += breaks(fmt.Sprintf("nth === %d && ++asked > %d", nth, min(nth, 1)), fault)
	}
	p.inWorkers(script)
	p.open(serveSite(t).URL + "/some/folder/#rules=oware")
	p.setSpeed("Instant")
	for range faults {
		p.waitTurn()
		p.waitWorker()
		workers := eval[int](p, `made.length`)
		p.click(p.playable()[0])
		p.until("another worker and a sentence about it", func() bool {
			return eval[int](p, `made.length`) > workers && p.notices("was started again")
		})
	}
	p.shot("notice")
	p.waitTurn()
	p.waitWorker()
	p.click(p.playable()[0])
	p.waitReply()
}

// Where no worker works the game goes on alone and says so.
func TestWorkersThatAllBreak(t *testing.T) {
	for name, script := range map[string]string{
		"at each question": breaks("true", `setTimeout(() => { throw new Error('broken') })`),
		"at the start":     `throw new Error('broken')`,
	} {
		t.Run(name, func(t *testing.T) {
			p := newTab(t)
			p.inWorkers(script)
			p.open(serveSite(t).URL + "/some/folder/#rules=ayoayo")
			p.setSpeed("Instant")
			p.waitTurn()
			p.click(p.playable()[0])
			p.until("a sentence about it", func() bool { return p.notices("can’t think on the side") })
			p.waitTurn()
			p.click(p.playable()[0])
			p.waitTurn()
		})
	}
}

// A worker that says everything twice is heard once.
func TestAWorkerThatAnswersTwice(t *testing.T) {
	p := newTab(t)
	p.inWorkers(`const say = postMessage; postMessage = (m) => { say(m); say(m) }`)
	p.open(serveSite(t).URL + "/some/folder/#rules=ayoayo")
	p.waitWorker()
	p.setSpeed("Instant")
	p.playOut()
	p.wantWorker()
}

// A worker that dies while it builds tables is missed at the next question, and
// replaced.
func TestAWorkerThatDiesBuildingTables(t *testing.T) {
	p := newTab(t)
	p.inWorkers(`
		addEventListener('message', ({data}) => { data.Level = 0; }); // Every question is one for full strength.
		const say = postMessage;
		postMessage = (m) => {
			say(m);
			if (nth === 0 && m.Building?.Rules === 'ayoayo') setTimeout(() => { throw new Error('out of memory') });
		}`)
	p.open(serveSite(t).URL + "/some/folder/#rules=ayoayo")
	p.ask(`globalThis.died = new Promise((died) => made[0].addEventListener('error', ({message}) => died(message)))`)
	p.setSpeed("Instant")
	p.waitTurn()
	p.click(p.playable()[0])
	p.wait("a worker's death", `died`)
	p.waitTurn()
	p.click(p.playable()[0])
	p.until("another worker", func() bool { return eval[int](p, `made.length`) > 1 })
	p.waitTurn()
	p.waitWorker()
	p.click(p.playable()[0])
	p.waitReply()
}
