// The start: what the browser can, then the program.
function canDraw() {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

// canCompile reports whether WebAssembly is allowed here, by compiling an empty
// module. A policy of the host may forbid it; and browsers that do not know
// 'wasm-unsafe-eval' take the page's own policy for one that does.
function canCompile() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}

// isOld tells browsers that may be from before 'wasm-unsafe-eval', which came to
// Safari together with this.
const isOld = !('toSorted' in Array.prototype);

async function start() {
  if (!('WebAssembly' in globalThis)) throw new Trouble(words.tooOld);
  if (!canCompile()) throw new Trouble(isOld ? words.tooOld : words.forbidden);
  if (!canDraw()) throw new Trouble(words.noWebGL);
  const go = new Go();
  go.env.GOTRACEBACK = 'system'; // the instructions, by which web/build tells the functions of a crash
  const instantiate = async (response) => {
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, go.importObject);
    return WebAssembly.instantiate(await response.arrayBuffer(), go.importObject);
  };
  const language = fetchSentences(document.documentElement.lang);
  const worker = findWorker().catch(() => {}); // without it the game thinks by itself
  const { instance } = await load(files.game, instantiate, watched);
  await waitVisibly(Promise.all([worker, language]));
  addEventListener('error', ({ error }) => { if (isTrap(error)) showStop(error); });
  await beginWithRest(() => go.run(instance)).then(() => showStop(), showStop); // it has no other way to end
}

// isTrap tells errors of the program itself: a trap, or a stack that is full.
function isTrap(error) {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error?.name === 'InternalError';
}

// showStop shows that the program has ended. Before its first frame the reason may
// be what it has read, so it can be started without that.
function showStop(error) {
  if (error) console.error(error);
  if (isRunning) showTrouble(words.stopped);
  else showTrouble(words.notStarted, { aside: savedNames().length > 0 });
}

// isForbidden is set when a policy of the host has kept the page from fetching, of
// which the page may hear after its fetch has failed.
let isForbidden = false;
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  if (effectiveDirective !== 'connect-src' || isRunning) return;
  isForbidden = true;
  showTrouble(words.forbidden);
});

// whyNotLoaded is what stood in the way of an error that says nothing itself.
// A page without an origin may fetch nothing, not even from where it came.
function whyNotLoaded() {
  if (isForbidden) return words.forbidden;
  if (location.protocol === 'file:') return words.fromDisk;
  return origin === 'null' ? words.sandboxed : words.notLoaded;
}

element('idle').hidden = true;
speak(lastLanguage() ?? likedLanguage() ?? 'en');
drawBoard();
start().catch((error) => {
  console.error(error);
  showTrouble(error.said ?? whyNotLoaded());
});
