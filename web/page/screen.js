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
  element('bytes').textContent = part < 1 ? words.loading(megabytes(done), megabytes(all)) : words.starting;
  element('sowing').querySelectorAll('.seed').forEach((seed, i) => seed.classList.toggle('sown', i < Math.floor(part * pits)));
}

function hideLoading() {
  element('loading').classList.add('done');
  setTimeout(() => { element('loading').hidden = true; }, 200);
}

function showTrouble([title, text]) {
  element('loading').hidden = true;
  element('trouble-title').textContent = title;
  element('trouble-text').textContent = text;
  element('trouble-retry').textContent = words.retry;
  element('trouble-retry').onclick = () => {
    history.replaceState(anew, '');
    location.reload();
  };
  element('trouble').hidden = false;
}
