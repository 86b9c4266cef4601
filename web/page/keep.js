// Whether the browser may throw away what is kept. It is asked not to, once there is
// something to lose, and no second time: some browsers ask the player in turn.
const askedToKeep = 'ayoayo-asked-to-keep';
let lasting = ''; // 'good' when it is kept for good, 'now' when it may be thrown away

async function keepForGood() {
  if (lasting || !navigator.storage?.persist) return;
  lasting = 'now'; // until the browser has answered
  let isKept = await navigator.storage.persisted();
  if (!isKept && !localStorage.getItem(askedToKeep)) {
    localStorage.setItem(askedToKeep, '1');
    isKept = await navigator.storage.persist();
  }
  if (isKept) lasting = 'good';
  changed();
}
