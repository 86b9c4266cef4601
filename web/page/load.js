// Fetching and compiling the programs.
const files = JSON.parse(element('files').textContent);
const canUnpack = 'DecompressionStream' in globalThis;

// anew marks a page that is loaded again after trouble: what a cache holds may
// be the damaged file.
const anew = 'load anew';

// Trouble is an error that the page has words for.
class Trouble extends Error {
  constructor(said, cause) {
    super(said[0], { cause });
    this.said = said;
  }
}

// wasm fetches a program, and answers with its bytes, unpacked, as a response
// that can be compiled while it comes in.
async function wasm(file, onProgress) {
  const address = canUnpack ? file.packed : file.plain;
  if (!address) throw new Trouble(words.noUnpacking);
  const response = await fetch(address, { cache: history.state === anew ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${response.url}`);

  const reader = response.body.getReader();
  const size = canUnpack ? file.packedSize : file.plainSize;
  let done = 0;
  let next = await reader.read();
  // Some hosts say that a .gz file is packed for the way only, and the browser
  // has unpacked it already: the bytes tell.
  const packed = next.value?.[0] === 0x1f && next.value?.[1] === 0x8b;
  let stream = new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      done += next.value.length;
      onProgress(done, size);
      controller.enqueue(next.value);
      next = await reader.read();
    },
  });
  if (packed) stream = stream.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

async function compile(response) {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

// thinker promises the program of the worker, compiled. A worker that is ended,
// to stop its thinking, is replaced within milliseconds and without the network.
let thinker;

function loadThinker() {
  thinker ??= wasm(files.worker, () => {}).then(compile).catch((error) => {
    thinker = undefined; // the next worker asks again
    throw error;
  });
  return thinker;
}

// workerScript is what a worker runs first. It is there before the game starts,
// because a worker has to be made at once when the game asks.
let workerScript;

async function loadWorkerScript() {
  const response = await fetch(files.workerScript);
  if (response.ok) workerScript = await response.blob();
}
