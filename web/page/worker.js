// The page calls start, through a message, with the compiled program; from then
// on messages are the program's.
async function start(module) {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await go.run(instance);
  // Not inside the promise, where the page would not hear of it.
  setTimeout(() => { throw new Error('the program in the worker has ended'); });
}
