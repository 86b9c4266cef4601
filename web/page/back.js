// The browser's way back, a phone's too, leads from scene to scene. Away from the
// first scene there is one entry more in the history: the way back takes it away, and
// the program says by what it shows whether there is to be one again. Entries have a
// name, since one without is of an address that the player has just typed. A frame
// leaves the history to the page around.
const isFramed = parent !== globalThis;
let isAway = false;
let leaves = false; // whether the page itself is on the way back

const mark = (name, url) => { if (!isFramed) history.replaceState(name, '', url); };
if (history.state === null) mark('first');

function setAway(away) {
  isAway = away;
  if (isFramed || leaves) return;
  if (isAway && history.state !== 'away') history.pushState('away', '');
  if (!isAway && history.state === 'away') {
    leaves = true;
    history.back();
  }
}

addEventListener('popstate', ({ state }) => {
  if (isFramed || state === null) return;
  // The first entry may have the address of another table.
  if (location.hash !== address) mark(state, address || location.pathname + location.search);
  if (leaves || state === 'away') { // the page came back by itself, or the player forward
    leaves = false;
    setAway(isAway);
  } else {
    globalThis.ayoayoGame?.back();
  }
});
