// Keeping the site for use without a network, and letting new versions in.
async function keepOffline() {
  let registration;
  try {
    registration = await navigator.serviceWorker.register(files.serviceWorker, { updateViaCache: 'none' });
  } catch {
    return; // not a secure context, or storage is switched off: it works online
  }
  offerUpdate(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing.addEventListener('statechange', () => offerUpdate(registration));
  });
  // A page that stays open for days hears of a new version when it is looked at.
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < 3600e3) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

// A new version waits until every page of the old one is gone, or until the
// player says so.
function offerUpdate({ waiting, active }) {
  if (!waiting || !active) return;
  element('update-text').textContent = words.update;
  element('update-now').textContent = words.updateNow;
  element('update-later').textContent = words.updateLater;
  element('update-later').onclick = () => { element('update').hidden = true; };
  element('update-now').onclick = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
  element('update').hidden = false;
}
