// The page sends the compiled program; from then on messages are the program's.
onmessage = async ({ data: module }) => {
  onmessage = null;
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await go.run(instance);
  // Not inside the promise, where the page would not hear of it.
  setTimeout(() => { throw new Error('the program in the worker has ended'); });
};
