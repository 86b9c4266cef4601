// The screens of the page itself: loading, and trouble.
const element = (id) => document.getElementById(id);

// A small board is sown seed by seed while the program comes in.
const pits = 12;

function drawBoard() {
  const shape = (name, attributes) => {
    const s = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) s.setAttribute(key, value);
    element('sowing').append(s);
  };
  shape('rect', { class: 'board', width: 176, height: 62, rx: 31 });
  for (let i = 0; i < pits; i++) {
    // Counterclockwise from the near row's left, as seeds are sown.
    const column = i < 6 ? i : 11 - i;
    const center = { cx: 30.5 + 23 * column, cy: i < 6 ? 43 : 19 };
    shape('circle', { class: 'pit', r: 9, ...center });
    shape('circle', { class: 'seed', r: 3.5, ...center });
  }
}

function showProgress(done, all) {
  // A host that unpacks by itself sends more bytes than the packed size.
  const part = Math.min(done / all, 1);
  const megabytes = (n) => (n / 1e6).toFixed(1);
  element('progress').value = part;
  element('bytes').textContent = part < 1 ? fill(words.loading, megabytes(done), megabytes(all)) : words.starting;
  element('sowing').querySelectorAll('.seed').forEach((seed, i) => seed.classList.toggle('sown', i < Math.floor(part * pits)));
}

function hideLoading() {
  element('loading').classList.add('done');
  setTimeout(() => { element('loading').hidden = true; }, 200);
}

function showStalled(seconds) {
  element('stalled-text').textContent = fill(words.stalled, seconds);
  element('stalled-retry').textContent = words.retry;
  element('stalled-retry').onclick = tryAgain;
  element('stalled').hidden = false;
}

function hideStalled() {
  element('stalled').hidden = true;
}

function showTrouble([title, text], { aside = false } = {}) {
  element('loading').hidden = true;
  element('trouble-title').textContent = title;
  element('trouble-text').textContent = text;
  element('trouble-retry').textContent = words.retry;
  element('trouble-retry').onclick = tryAgain;
  element('trouble-aside').textContent = words.startAside;
  element('trouble-aside').onclick = () => {
    putAside();
    location.reload();
  };
  element('trouble-aside').hidden = !aside;
  element('trouble').hidden = false;
}

// tryAgain loads the page again. The service worker looks first whether what it
// keeps is still what the host has.
async function tryAgain() {
  await fetch('./', { cache: 'reload', signal: AbortSignal.timeout?.(5e3) }).catch(() => {});
  location.reload();
}

// showNote shows a sentence for a while.
function showNote(text) {
  const note = element('note');
  note.textContent = text;
  note.classList.remove('shown');
  note.getBoundingClientRect(); // begins anew
  note.classList.add('shown');
}

// savedNames are the names of what the program has saved and not put aside.
function savedNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith('ayoayo/') && !/\.aside-\d+$/.test(name));
  } catch {
    return [];
  }
}

// putAside gives what is saved the names that the program gives what it can't read.
// There may be no room for both.
function putAside() {
  for (const name of savedNames()) {
    let n = 1;
    while (localStorage.getItem(`${name}.aside-${n}`) !== null) n++;
    const value = localStorage.getItem(name);
    localStorage.removeItem(name);
    localStorage.setItem(`${name}.aside-${n}`, value);
  }
}
