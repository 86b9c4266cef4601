// What passes between the page and the one around a frame: that one asks for something,
// and is told what happens on the board. Nobody else is listened to.
const protocol = 1;
const questions = ['play', 'undo', 'position', 'record', 'get'];
const longestQuestion = 256 * 1024;

function tell(json) {
  if (isFramed) parent.postMessage({ ayoayo: protocol, ...JSON.parse(json) }, '*');
}

addEventListener('message', ({ source, data }) => {
  if (!isFramed || source !== parent || data?.ayoayo !== protocol) return;
  const { id = 0, type, value = '' } = data;
  if (!questions.includes(type) || !Number.isSafeInteger(id) || typeof value !== 'string' || value.length > longestQuestion) return;
  globalThis.ayoayoGame?.asked(id, type, value);
});
