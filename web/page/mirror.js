// The mirror: the program's controls as real elements over the canvas.
const mirror = element('mirror');
const mirrored = new Map(); // id -> element
let leads = false; // whether it is the program that moves the focus
let scrolls = false; // whether what the program shows is longer than the window

// How a control's role is made in HTML; a role not named here is a button. The
// title of a scene is the heading above the others.
const tags = { heading: 'h2', text: 'p', slider: 'input' };
const tagOf = ({ id, role }) => (id === 'title' ? 'h1' : tags[role] ?? 'button');

function showControls(controls) {
  const hadFocus = mirror.contains(document.activeElement);
  const left = new Set(mirrored.keys());
  let place = mirror.firstElementChild;
  for (const control of controls) {
    const e = elementFor(control);
    left.delete(control.id);
    describe(e, control);
    if (e === place) place = place.nextElementSibling;
    else mirror.insertBefore(e, place);
  }
  scrolls = controls.some(({ y, h, slider }) => slider || y < 0 || y + h > innerHeight);
  for (const id of left) {
    mirrored.get(id).remove();
    mirrored.delete(id);
  }
  // A scene that goes takes its buttons along; a reader goes on at the first
  // of the new one instead of the top of the page.
  if (hadFocus && !mirror.contains(document.activeElement)) mirror.querySelector('button')?.focus();
}

// focusControl moves the focus to where the program has it, but not into the page
// from a field or from the page around.
function focusControl(id) {
  const e = mirrored.get(id);
  if (!e || !document.hasFocus() || element('sheet').open) return;
  leads = true;
  e.focus({ preventScroll: true });
  leads = false;
}

function elementFor(control) {
  const { id } = control;
  const tag = tagOf(control);
  let e = mirrored.get(id);
  if (e?.localName === tag) return e;
  e?.remove();
  e = document.createElement(tag);
  e.dataset.id = id;
  if (tag === 'button') {
    e.type = 'button';
    e.onclick = () => globalThis.ayoayoGame?.press(id);
    e.onfocus = () => { if (!leads) globalThis.ayoayoGame?.focus(id); };
  }
  if (tag === 'input') {
    e.type = 'range';
    e.oninput = () => globalThis.ayoayoGame?.slide(id, Number(e.value));
    e.onfocus = () => { if (!leads) globalThis.ayoayoGame?.focus(id); };
  }
  mirrored.set(id, e);
  return e;
}

function describe(e, { label, disabled, pressed, expanded, slider, x, y, w, h }) {
  if (slider) describeSlider(e, label, slider);
  else set(e, 'textContent', label);
  // Not the disabled attribute: what can't be done now can still be read.
  attribute(e, 'aria-disabled', disabled ? 'true' : null);
  attribute(e, 'aria-pressed', typeof pressed === 'boolean' ? String(pressed) : null);
  attribute(e, 'aria-expanded', typeof expanded === 'boolean' ? String(expanded) : null);
  for (const [key, n] of Object.entries({ left: x, top: y, width: w, height: h })) set(e.style, key, `${n}px`);
}

function describeSlider(e, label, { value, most, told }) {
  attribute(e, 'aria-label', label);
  attribute(e, 'aria-valuetext', told);
  attribute(e, 'max', String(most));
  set(e, 'value', String(value));
}

// Assistive technology hears of every change, so there are none without need.
function set(object, key, value) {
  if (object[key] !== value) object[key] = value;
}

function attribute(e, name, value) {
  if (e.getAttribute(name) === value) return;
  if (value === null) e.removeAttribute(name);
  else e.setAttribute(name, value);
}

function say(text) {
  const said = element('said');
  // The same sentence twice is read twice only if it differs.
  said.textContent = said.textContent === text ? text + '\u00a0' : text;
}

// byAlt tells of signs that are typed with AltGr, or with Option on a Mac, where
// they have no key of their own.
function byAlt(e) {
  return e.getModifierState('AltGraph') || (e.altKey && !e.metaKey && /^[[\]{}<>]$/.test(e.key));
}

// browserKey tells of keys that belong to the browser or to the page around;
// the canvas would take them all.
function browserKey(e) {
  if (byAlt(e)) return false;
  if (/^(Page(Up|Down)|Home|End)$/.test(e.key)) return !scrolls;
  return e.ctrlKey || e.metaKey || e.altKey || e.key === 'Tab' || /^F\d+$/.test(e.key);
}

// A key pressed on a button of the mirror is for the game as well, unless it
// presses the button; so is one that is pressed while nothing has the focus.
function forwardKey(canvas, e) {
  const presses = e.target.localName === 'button' && (e.key === 'Enter' || e.key === ' ');
  if (presses && e.repeat) e.preventDefault(); // a key that is held presses once
  if (browserKey(e) || presses) return;
  canvas.focus = () => {}; // Ebitengine would take the focus from the button
  canvas.dispatchEvent(new KeyboardEvent(e.type, e));
  delete canvas.focus;
  e.preventDefault();
}

for (const type of ['keydown', 'keyup']) {
  addEventListener(type, (e) => { if (browserKey(e)) e.stopImmediatePropagation(); }, { capture: true });
  addEventListener(type, (e) => {
    const canvas = document.querySelector('canvas');
    if (canvas && !element('sheet').open && (e.target === document.body || mirror.contains(e.target))) forwardKey(canvas, e);
  });
}

// The wheel scrolls the program where it is longer than the window, else the
// page around a frame; with Ctrl it zooms.
addEventListener('wheel', (e) => { if (e.ctrlKey || !scrolls) e.stopImmediatePropagation(); }, { capture: true });
