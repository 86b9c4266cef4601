// What the page offers to the program.
const dark = matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const contrasts = [matchMedia('(prefers-contrast: more)'), matchMedia('(forced-colors: active)')];

let address = location.hash; // as far as the program knows
let isRunning = false; // whether the program has drawn something

globalThis.ayoayoPage = {
  // controls takes the whole list, as JSON, whenever something in it changes.
  controls: (json) => showControls(JSON.parse(json)),
  say,
  alert: (text) => say(text, 'alert'),
  setTitle: (title) => { document.title = title; },
  sentences: sentencesOf,
  setLanguage,
  setAway,
  focus: focusControl,
  // ready is called when the first frame is drawn.
  ready() {
    isRunning = true;
    const canvas = document.querySelector('canvas');
    canvas.setAttribute('aria-hidden', 'true'); // the mirror says what is on it
    canvas.removeAttribute('tabindex'); // and has the focus
    canvas.after(element('main')); // which takes the focus from what is in it
    focusControl();
    keepViewport();
    hideLoading();
    loadSearch().catch(() => {}); // asked for again when it is needed
    if (files.serviceWorker) keepOffline();
  },
  // puzzles answers with the file of the puzzles, null while it is fetched, and false when
  // it did not come; asked after that it fetches it anew.
  puzzles() {
    const came = this.posed;
    if (came === undefined || came === false) {
      this.posed = null;
      fetch(files.puzzles).then(async (response) => {
        if (!response.ok) throw new Error(response.status);
        this.posed = await response.text();
      }).catch(() => { this.posed = false; }).finally(() => this.wake());
    }
    return came === undefined ? null : came;
  },
  // worker answers with a new worker, or null where there can be none.
  worker() {
    try {
      return newWorker();
    } catch {
      return null;
    }
  },
  chooseFile: () => chooser.click(),
  saveFile,
  copyText,
  enterText,
  share,
  tell,
  hash: () => location.hash,
  base: () => (/^https?:$/.test(location.protocol) ? location.href.replace(/#.*/, '') : ''),
  setHash(hash) {
    try {
      history.replaceState(history.state, '', hash || location.pathname + location.search);
      address = location.hash;
    } catch {
      // not in every frame; then a page loaded again shows the table it showed first
    }
  },
  memory,
  keepForGood: () => { keepForGood().catch(() => {}); }, // forbidden in some frames
  lasting: () => lasting,
  fitCanvas,
  rest,
  wake,
  dark: () => dark.matches,
  reducedMotion: () => reducedMotion.matches,
  contrast: () => contrasts.some(({ matches }) => matches),
  // textScale is how much larger than usual the player has made the browser's text.
  textScale: () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
  insets() {
    const s = getComputedStyle(element('insets'));
    return [s.paddingTop, s.paddingRight, s.paddingBottom, s.paddingLeft].map(parseFloat);
  },
};

const changed = () => globalThis.ayoayoGame?.changed?.();
for (const query of [dark, reducedMotion, ...contrasts]) query.addEventListener('change', changed);
new ResizeObserver(changed).observe(element('insets')); // which is as wide as text is high
addEventListener('resize', changed);
addEventListener('hashchange', () => { if (location.hash !== address) location.reload(); });

function newWorker() {
  if (!workerAddress) return null;
  const worker = new Worker(workerAddress);
  worker.addEventListener('message', wake);
  loadSearch().then(
    (module) => worker.postMessage(module),
    (error) => worker.dispatchEvent(new ErrorEvent('error', { message: error.message })),
  );
  return worker;
}

// Ebitengine adds a viewport of its own, without the safe areas.
function keepViewport() {
  const [own, ...others] = document.querySelectorAll('meta[name=viewport]');
  for (const other of others) other.remove();
  document.head.append(own); // looked at again
}
