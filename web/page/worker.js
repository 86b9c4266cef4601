// kept keeps things in the browser's IndexedDB for the program, the latest few.
// Where there is no database, as in a sandboxed frame, or where it fails, load
// gives undefined and save does nothing: what is kept can be made again.
self.kept = {
  most: 8, // A table for the most seeds takes 2.7 MB.

  // result promises the result of a request, which another page may hold up for
  // ever.
  result: (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = fail;
    setTimeout(fail, 3000);
  }),

  // use does something with the object store; after a failure nothing more.
  async use(mode, act) {
    try {
      this.database ??= this.open();
      const database = await this.database;
      return await act(database.transaction('kept', mode).objectStore('kept'));
    } catch {
      this.database = Promise.reject();
      this.database.catch(() => {});
    }
  },

  async open() {
    const request = indexedDB.open('ayoayo', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept').createIndex('saved', 'saved');
    const database = await this.result(request);
    // A page of a later version must be able to change the database.
    database.onversionchange = () => database.close();
    return database;
  },

  load(name) {
    return this.use('readonly', async (store) => (await this.result(store.get(name)))?.data);
  },

  save(name, data) {
    return this.use('readwrite', async (store) => {
      await this.result(store.put({ data, saved: Date.now() }, name));
      const names = await this.result(store.index('saved').getAllKeys());
      for (const old of names.slice(0, -this.most)) await this.result(store.delete(old));
    });
  },
};

// The page sends the compiled program; from then on messages are the program's.
// Before that it may ask whether a worker can be made from here.
onmessage = async ({ data: module }) => {
  if (module === 'there?') return postMessage('here');
  onmessage = null;
  const go = new Go();
  go.env.GOTRACEBACK = 'system'; // the instructions, by which web/build tells the functions of a crash
  const instance = await WebAssembly.instantiate(module, go.importObject);
  await go.run(instance);
  // Not inside the promise, where the page would not hear of it.
  setTimeout(() => { throw new Error('the program in the worker has ended'); });
};
