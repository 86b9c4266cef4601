// Fetching and compiling the programs.
const files = JSON.parse(element('files').textContent);
const canUnpack = 'DecompressionStream' in globalThis;

// Trouble is an error that the page has words for.
class Trouble extends Error {
  constructor(said, cause) {
    super(said[0], { cause });
    this.said = said;
  }
}

// load fetches a program and makes something of it while it comes in. What a cache
// holds may be damaged, so a program that fails is fetched anew, once.
async function load(file, make, watch = unwatched) {
  try {
    return await make(await fetchProgram(file, 'default', watch));
  } catch (error) {
    if (error instanceof Trouble) throw error;
    console.warn(error);
    return make(await fetchProgram(file, 'reload', watch));
  }
}

// What watches a program come in: progress is told how many bytes of how many are
// there, and wait gets a promise of more to wait for.
const unwatched = { progress() {}, wait: (promise) => promise };
const watched = { progress: showProgress, wait: waitVisibly };

// patience is after how many milliseconds without a byte the page says so.
const patience = 20e3;

async function waitVisibly(promise) {
  const timer = setTimeout(showStalled, patience, patience / 1e3);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    hideStalled();
  }
}

// fetchProgram answers with the bytes of a program, unpacked, as a response that
// can be compiled while it comes in.
async function fetchProgram(file, cache, { progress, wait }) {
  const address = canUnpack ? file.packed : file.plain;
  if (!address) throw new Trouble(words.noUnpacking);
  const response = await wait(fetch(address, { cache }));
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${response.url}`);

  const reader = response.body.getReader();
  const size = canUnpack ? file.packedSize : file.plainSize;
  let done = 0;
  let next = await wait(reader.read());
  // Some hosts say that a .gz file is packed for the way only, and the browser
  // has unpacked it already: the bytes tell.
  const packed = next.value?.[0] === 0x1f && next.value?.[1] === 0x8b;
  let stream = new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      done += next.value.length;
      progress(done, size);
      controller.enqueue(next.value);
      next = await wait(reader.read());
    },
  });
  if (packed) stream = stream.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

async function compile(response) {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

// searchProgram promises the program of the worker, compiled. A worker that is ended,
// to stop its thinking, is replaced within milliseconds and without the network.
let searchProgram;

function loadSearch() {
  searchProgram ??= load(files.worker, compile).catch((error) => {
    searchProgram = undefined; // the next worker asks again
    throw error;
  });
  return searchProgram;
}

// workerAddress is where workers are made from, undefined where there can be none.
// It is known before the game starts, because a worker has to be made at once when
// the game asks.
let workerAddress;

// findWorker finds an address from which workers can be made. In a sandboxed frame
// and in a file from disk that is only a blob, which some hosts forbid.
async function findWorker() {
  if (!files.workerScript.startsWith('data:') && await canMakeWorker(files.workerScript)) {
    workerAddress = files.workerScript;
    return;
  }
  const response = await fetch(files.workerScript);
  if (response.ok) workerAddress = URL.createObjectURL(await response.blob());
}

// canMakeWorker reports whether a worker from an address answers.
async function canMakeWorker(address) {
  let worker;
  try {
    worker = new Worker(address, { name: 'probe' });
    return await new Promise((resolve) => {
      worker.onmessage = () => resolve(true);
      worker.onerror = () => resolve(false);
      setTimeout(resolve, patience, false);
      worker.postMessage('there?');
    });
  } catch {
    return false;
  } finally {
    worker?.terminate();
  }
}
