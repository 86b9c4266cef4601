// Ebitengine asks at every step which fingers are down, and would miss a tap
// between two steps. So the end of a touch is put off until the program must
// have seen its beginning.
let fresh; // the touch that has just begun, with its end when that has come

function letGo() {
  const touch = fresh;
  fresh = undefined;
  touch?.end?.();
}

addEventListener('touchstart', () => {
  letGo();
  const touch = { since: performance.now(), frames: 0 };
  fresh = touch;
  requestAnimationFrame(function age() {
    if (fresh !== touch) return;
    if (++touch.frames < 4 || performance.now() - touch.since < 60) {
      requestAnimationFrame(age);
      return;
    }
    letGo();
  });
}, { capture: true });

addEventListener('touchend', (e) => {
  if (!fresh || e.target.localName !== 'canvas') return;
  e.preventDefault(); // as Ebitengine does: no click follows
  e.stopImmediatePropagation();
  const { target, touches, targetTouches, changedTouches } = e;
  fresh.end = () => target.dispatchEvent(new TouchEvent(e.type, {
    cancelable: true, touches: [...touches], targetTouches: [...targetTouches], changedTouches: [...changedTouches],
  }));
}, { capture: true, passive: false });
