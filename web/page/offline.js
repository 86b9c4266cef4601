// Keeping the site for use without a network, and letting new versions in.
async function keepOffline() {
  if (!isSecureContext || origin === 'null') return; // it works online
  let registration;
  try {
    followVersions();
    registration = await navigator.serviceWorker.register(files.serviceWorker, { updateViaCache: 'none' });
  } catch (error) {
    console.warn(error);
    showNote(words.notKept);
    return;
  }
  if (registration.active) reportKept(registration.active);
  offerWaiting(registration);
  follow(registration, registration.installing);
  registration.addEventListener('updatefound', () => follow(registration, registration.installing));
  // A page that stays open for days hears of a new version when it is looked at.
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < 3600e3) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

// follow tells what becomes of a service worker that is being installed.
function follow(registration, worker) {
  const isFirst = !registration.active;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offerWaiting(registration);
    if (isFirst && worker.state === 'activated') {
      showNote(words.kept);
      keepSentences();
    }
    if (isFirst && worker.state === 'redundant' && !registration.active) showNote(words.notKept);
  });
}

// reportKept has what is missing of the kept files of this version fetched, and
// says so if it can't be.
async function reportKept(worker) {
  if (await ask(worker, 'version') === files.version && !await ask(worker, 'refill')) showNote(words.notKept);
}

// ask asks a service worker, and promises its answer.
function ask(worker, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(question, [port2]);
  });
}

// followVersions looks at which version answers for the page. When a player of one
// page has let a new version in, all pages of the old one are loaded again, so that
// none goes on with files of two versions. A page that has never had its own version
// answer for it, on a first visit, says so instead.
let goesAlong = false;

function followVersions() {
  const { serviceWorker } = navigator;
  goesAlong = Boolean(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', async () => {
    const version = await ask(serviceWorker.controller, 'version');
    if (version === files.version) goesAlong = true;
    else if (goesAlong && !element('sheet').open) location.reload();
    else offer(() => location.reload());
  });
}

// offerWaiting offers a new version, which waits until every page of the old one is
// gone, or until the player says so.
function offerWaiting(registration) {
  if (!registration.waiting || !registration.active) return;
  offer(() => {
    goesAlong = true;
    // Another page may have let it in.
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  });
}

function offer(use) {
  element('update-text').textContent = words.update;
  element('update-now').textContent = words.updateNow;
  element('update-later').textContent = words.updateLater;
  element('update-later').onclick = () => { element('update').hidden = true; };
  element('update-now').onclick = use;
  element('update').hidden = false;
}
