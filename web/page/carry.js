// Where the browser keeps nothing, as in a sandboxed frame, games are kept in memory. A
// page that loses its graphics context is loaded again: then what is kept goes along in
// the name of the window, which gets its own back at once.
const carryMark = 'ayoayo ';

function memory() {
  const kept = new Map(carried());
  addEventListener('webglcontextlost', () => {
    globalThis.name = carryMark + JSON.stringify([globalThis.name, ...kept]);
  }, { capture: true }); // before the canvas, which loads the page again, hears of it
  return {
    get length() { return kept.size; },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => { kept.set(key, value); },
    removeItem: (key) => { kept.delete(key); },
  };
}

// carried is what came along, if anything did.
function carried() {
  const { name } = globalThis;
  if (!name.startsWith(carryMark)) return [];
  globalThis.name = '';
  try {
    const [own, ...kept] = JSON.parse(name.slice(carryMark.length));
    globalThis.name = own;
    return kept.map(([key, value]) => [String(key), String(value)]);
  } catch {
    return []; // somebody else gave the window that name
  }
}
