// The program draws in the screen's own pixels. How many of them a CSS pixel has
// changes with zooming and from screen to screen, but Ebitengine asks for it once and
// never again. So it is told that there is one, on a page as large as it is in pixels of
// the screen.
for (const [name, side] of [['clientWidth', 'width'], ['clientHeight', 'height']]) {
  Object.defineProperty(document.body, name, {
    get: () => Math.round(document.body.getBoundingClientRect()[side] * devicePixelRatio),
  });
}

// fitCanvas gives the canvas the pixels that a frame has, and returns how many of them
// a CSS pixel has. A window that comes to another screen may keep its size, and then
// there is no event of which Ebitengine would hear.
function fitCanvas(width, height) {
  const canvas = document.querySelector('canvas');
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return devicePixelRatio;
}
