// What the pointer does on the canvas goes to the program event by event, with
// the time at which it was done: a program that draws slowly would see no tap that
// is shorter than a frame, and take another one for a finger that rests.
function point(e, down, { here = true, taken = false } = {}) {
  if (!e.isPrimary || e.target.localName !== 'canvas') return;
  const age = performance.now() - e.timeStamp;
  globalThis.ayoayoGame?.pointer(e.clientX, e.clientY, down, e.pointerType === 'touch', here, taken, age);
}

// letPan lets a finger that goes up or down scroll the page around.
function letPan(may) {
  const canvas = document.querySelector('canvas');
  if (canvas) canvas.style.touchAction = may ? 'pan-y' : '';
}

const mainButton = 1; // in a set of bits

addEventListener('pointerdown', (e) => {
  if (e.button !== 0) return;
  if (e.target.localName === 'canvas') {
    e.target.setPointerCapture(e.pointerId); // to see it come up outside
    // The keys are the program's from here on, in a frame too, and start anew.
    window.focus();
    if (mirror.contains(document.activeElement)) document.activeElement.blur();
  }
  point(e, true);
});
addEventListener('pointermove', (e) => point(e, (e.buttons & mainButton) !== 0));
addEventListener('pointerup', (e) => point(e, false, { here: e.pointerType !== 'touch' }));
addEventListener('pointercancel', (e) => point(e, false, { here: false, taken: true }));
addEventListener('pointerout', (e) => point(e, false, { here: false }));

// Ebitengine would listen too, and keep fingers from scrolling the page around.
for (const type of ['touchstart', 'touchmove', 'touchend']) {
  addEventListener(type, (e) => { if (e.target.localName === 'canvas') e.stopPropagation(); }, { capture: true });
}
