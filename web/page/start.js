// The start: what the browser can, then the program.
function canDraw() {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

async function instantiate(response, imports) {
  if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

async function start() {
  if (!('WebAssembly' in globalThis)) throw new Trouble(words.noWebAssembly);
  if (!canDraw()) throw new Trouble(words.noWebGL);
  const go = new Go();
  const script = loadWorkerScript().catch(() => {}); // without it the game thinks by itself
  const { instance } = await instantiate(await wasm(files.game, showProgress), go.importObject);
  await script;
  await go.run(instance);
  throw new Trouble(words.stopped); // it has no other way to end
}

// whyNotLoaded is what stood in the way of an error that says nothing itself.
// A page without an origin may fetch nothing, not even from where it came.
function whyNotLoaded() {
  if (location.protocol === 'file:') return words.fromDisk;
  return origin === 'null' ? words.sandboxed : words.notLoaded;
}

drawBoard();
start().catch((error) => {
  console.error(error);
  showTrouble(error.said ?? whyNotLoaded());
});
