// The service worker. Above this line the build has put the version of the site
// and the list of its files. Each version has a cache of its own, filled whole
// or not at all, so that a page never gets files of two versions.
const prefix = `ayoayo ${registration.scope} `; // an origin may hold several copies of the site
const cacheName = prefix + version;
const index = { name: './' };
const kept = [index, ...files.filter(({ language }) => !language)];
const spoken = files.filter(({ language }) => language); // kept once they are fetched

async function install() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all([...kept, ...await spokenBefore()].map((file) => keep(cache, file)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

// spokenBefore lists the files of the languages that another version keeps.
async function spokenBefore() {
  const had = await Promise.all((await caches.keys()).filter((name) => name.startsWith(prefix))
    .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
  return spoken.filter(({ name }) => had.flat().some((url) => url.includes(`/${name.split('.')[0]}.`)));
}

// refill fetches what a browser that needed the room has dropped, and reports
// whether all is there.
async function refill() {
  const cache = await caches.open(cacheName);
  const done = await Promise.allSettled(kept.map(async (file) => {
    if (!await cache.match(addressOf(file))) await keep(cache, file);
  }));
  return done.every(({ status }) => status === 'fulfilled');
}

const addressOf = ({ name, packed }) => (packed && 'DecompressionStream' in self ? packed : name);

// keep fetches a file and keeps it. A host may still serve the page of the version
// before; then the browser tries again at the next visit.
async function keep(cache, file) {
  const address = addressOf(file);
  // A name with a hash never gets another content: what the page has just
  // fetched is good, unless it came damaged.
  for (const mode of [/\.[0-9a-f]{8}\./.test(address) ? 'default' : 'no-cache', 'reload']) {
    const response = await fetch(address, { cache: mode });
    if (await isWhole(response.clone(), file)) return cache.put(address, response);
  }
  throw new Error(`${address} is missing, damaged, or of another version than ${version}`);
}

// isWhole reports whether a response is a file of this version. The page itself has
// its version in it; hosts may add something.
async function isWhole(response, { sums }) {
  if (!response.ok) return false;
  if (!sums) return (await response.text()).includes(version);
  return sums.includes(await checksum(response));
}

async function checksum(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function dropOldVersions() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
}

async function answer(event) {
  const { request } = event;
  const file = fileFor(request);
  if (!file) return fetch(request);
  const cache = await caches.open(cacheName);
  const address = file === index ? index.name : request;
  const found = await cache.match(address, { ignoreSearch: true });
  // Programs are checked where they are unpacked.
  const good = found && (file.packed || await isWhole(found.clone(), file)) ? found : undefined;
  if (good && request.cache !== 'reload') return good;
  let response;
  try {
    response = await fetch(request);
  } catch (error) { // Safari asks so for the page at each reload, also without a network
    if (good) return good;
    throw error;
  }
  const renewed = renew(cache, address, file, response.clone());
  event.waitUntil(renewed);
  if (file === index) await renewed; // the next visit follows at once
  return response;
}

// renew keeps what has just come from the network, if it is of this version. A page
// of another version takes the place of ours from the next visit on: its files
// may be all that the host still has.
async function renew(cache, address, file, response) {
  if (await isWhole(response.clone(), file)) await cache.put(address, response);
  else if (file === index && response.ok) await cache.delete(address);
}

// fileFor finds the file that a request is for, undefined if it is none of ours.
function fileFor({ url }) {
  const { origin, pathname } = new URL(url);
  const name = (origin + pathname).slice(registration.scope.length);
  if (name === '' || name === 'index.html') return index;
  return files.find((file) => file.name === name || file.packed === name);
}

const answers = { version: async () => version, refill };

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(dropOldVersions().then(() => clients.claim())));
addEventListener('message', (event) => {
  const { data, ports: [port] } = event;
  if (data === 'take over') skipWaiting();
  else if (answers[data]) event.waitUntil(answers[data]().then((said) => port.postMessage(said)));
});
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event));
});
