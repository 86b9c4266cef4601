// Ebitengine asks for another frame after each one, sixty a second, whether anything
// moves or not. While the program says that nothing does, the next one comes after
// half a second, or as soon as anybody does anything: on a page that only stands
// there a board costs next to nothing.
const frame = requestAnimationFrame;
const restTime = 500; // milliseconds
let rests = false; // whether the program says that nothing moves
let held; // what Ebitengine wants to do in the next frame, while it is put off
let heldTimer;

// beginWithRest begins the program. Ebitengine takes the function by which it asks for
// frames before begin returns; nobody else is to get this one.
function beginWithRest(begin) {
  globalThis.requestAnimationFrame = nextFrame;
  const begun = begin();
  globalThis.requestAnimationFrame = frame;
  return begun;
}

function nextFrame(step) {
  if (!rests) {
    frame(step);
    return;
  }
  held = step;
  heldTimer = setTimeout(wake, restTime);
}

// wake lets the frame come that is put off.
function wake() {
  if (!held) return;
  clearTimeout(heldTimer);
  frame(held);
  held = undefined;
}

function rest(isAtRest) {
  rests = isAtRest;
  if (!rests) wake();
}

// What Ebitengine looks at by itself. The rest comes by way of ayoayoGame, or from a
// worker.
for (const type of ['keydown', 'keyup', 'mousemove', 'wheel', 'dragover', 'drop', 'resize', 'focus', 'blur', 'storage']) {
  addEventListener(type, wake, { capture: true, passive: true });
}
document.addEventListener('visibilitychange', wake);
