// The mirror: the program's controls as real elements over the canvas.
const mirror = element('mirror');
const mirrored = new Map(); // id -> element
const groups = new Map(); // id -> element
const mostSaid = 4; // how many sentences stay to be read
let wanted; // the id of the control that the program has moved the focus to last
let leads = false; // whether it is the program that moves the focus
let scrolls = false; // whether what the program shows is longer than the window

// How a control's role is made in HTML; a role not named here is a button. The
// title of a scene is the heading above the others.
const tags = { heading: 'h2', text: 'p', slider: 'input' };
const tagOf = ({ id, role }) => (id === 'title' ? 'h1' : tags[role] ?? 'button');

function showControls(controls) {
  const focused = mirror.contains(document.activeElement) ? document.activeElement : null;
  keepOnly(mirrored, controls.map(({ id }) => id));
  keepOnly(groups, controls.map(({ group }) => group?.id));
  const inside = new Map([[mirror, []]]); // parent -> its elements
  for (const control of controls) {
    const e = elementFor(control);
    describe(e, control);
    let parent = mirror;
    if (control.group) {
      parent = groupFor(control.group);
      if (!inside.has(parent)) {
        inside.set(parent, []);
        inside.get(mirror).push(parent);
      }
    }
    inside.get(parent).push(e);
  }
  for (const [parent, elements] of inside) arrange(parent, elements);
  scrolls = controls.some(({ y, h, slider }) => slider || y < 0 || y + h > innerHeight);
  letPan(isFramed && !scrolls);
  if (focused?.isConnected && document.activeElement !== focused) focusElement(focused);
}

// keepOnly removes the elements of a map that are shown no more.
function keepOnly(elements, ids) {
  const shown = new Set(ids);
  for (const [id, e] of elements) {
    if (shown.has(id)) continue;
    e.remove();
    elements.delete(id);
  }
}

// arrange puts elements into a parent in their order, and moves none without need:
// one that is moved loses the focus.
function arrange(parent, elements) {
  let place = parent.firstElementChild;
  for (const e of elements) {
    if (e === place) place = place.nextElementSibling;
    else parent.insertBefore(e, place);
  }
}

// focusControl moves the focus to where the program has it, but not into the page
// from a field or from the page around.
function focusControl(id = wanted) {
  wanted = id;
  const e = mirrored.get(id);
  if (e && document.hasFocus() && !element('sheet').open) focusElement(e);
}

function focusElement(e) {
  leads = true;
  e.focus({ preventScroll: true });
  leads = false;
}

function groupFor({ id, role, label }) {
  let e = groups.get(id);
  if (!e) {
    e = document.createElement('div');
    groups.set(id, e);
  }
  attribute(e, 'role', role);
  attribute(e, 'aria-label', label);
  return e;
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

function describe(e, { role, label, about, group, stop, disabled, pressed, expanded, slider, x, y, w, h }) {
  if (slider) describeSlider(e, label, slider);
  else set(e, 'textContent', label);
  attribute(e, 'aria-description', about ?? null);
  if (role === 'button' || e.localName === 'h1') attribute(e, 'tabindex', stop ? '0' : '-1');
  // Not the disabled attribute: what can't be done now can still be read.
  attribute(e, 'aria-disabled', disabled ? 'true' : null);
  const state = typeof pressed === 'boolean' ? String(pressed) : null;
  const isRadio = group?.role === 'radiogroup';
  attribute(e, 'role', isRadio ? 'radio' : null);
  attribute(e, 'aria-checked', isRadio ? state : null);
  const isPlace = group?.role === 'navigation';
  attribute(e, 'aria-current', isPlace && pressed ? 'page' : null);
  attribute(e, 'aria-pressed', isRadio || isPlace ? null : state);
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

// say has a sentence read out after those before it, or, in the region of alerts, at
// once. Each is an element of its own, so that the same one is read twice.
function say(text, region = 'said') {
  const said = element(region);
  const line = document.createElement('p');
  line.textContent = text;
  said.append(line);
  while (said.childElementCount > mostSaid) said.firstElementChild.remove();
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

// A key pressed in the mirror is for the game, which knows what has the focus; so
// is one that is pressed while nothing has it.
function forwardKey(canvas, e) {
  if (browserKey(e)) return;
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

// The program presses what has the focus, so that the browser must not.
addEventListener('keypress', (e) => { if (mirror.contains(e.target)) e.preventDefault(); });

// The wheel scrolls the program where it is longer than the window, else the
// page around a frame; with Ctrl it zooms.
addEventListener('wheel', (e) => { if (e.ctrlKey || !scrolls) e.stopImmediatePropagation(); }, { capture: true });
