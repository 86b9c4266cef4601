// The service worker. Above this line the build has put the version of the site
// and the list of its files. Each version has a cache of its own, filled whole
// or not at all, so that a page never gets files of two versions.
const prefix = `ayoayo ${registration.scope} `; // an origin may hold several copies of the site
const cacheName = prefix + version;
const index = './';

async function install() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all([keepIndex(cache), ...files.map((file) => keep(cache, file))]);
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

// A host may still serve the page of the version before; then the browser tries
// again at the next visit.
async function keepIndex(cache) {
  const response = await fetch(index, { cache: 'no-cache' });
  if (!response.ok || !(await response.clone().text()).includes(version)) throw new Error(`the page is not of version ${version}`);
  await cache.put(index, response);
}

async function keep(cache, { name, packed, sums }) {
  const address = packed && 'DecompressionStream' in self ? packed : name;
  // A name with a hash never gets another content: what the page has just
  // fetched is good.
  const response = await fetch(address, { cache: /\.[0-9a-f]{8}\./.test(address) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${address}`);
  const sum = await checksum(response.clone());
  if (!sums.includes(sum)) throw new Error(`${address} is damaged, or of another version than ${version}`);
  await cache.put(address, response);
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

async function answer(request) {
  const cache = await caches.open(cacheName);
  const wanted = isIndex(request) ? index : request;
  return await cache.match(wanted, { ignoreSearch: true }) ?? fetch(request);
}

function isIndex({ mode, url }) {
  if (mode !== 'navigate') return false;
  const { origin, pathname } = new URL(url);
  return [registration.scope, registration.scope + 'index.html'].includes(origin + pathname);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(dropOldVersions().then(() => clients.claim())));
addEventListener('message', ({ data }) => { if (data === 'take over') skipWaiting(); });
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
