// What the page itself says, before the program is there to speak. Above this line the
// build has put its sentences in each language, from game/words; what a language lacks is
// said in English.
let words = wordsIn.en;

// speak has the page speak a language, and names it to who reads the page out.
function speak(code) {
  words = { ...wordsIn.en, ...wordsIn[code] };
  document.documentElement.lang = code;
  element('progress').ariaLabel = words.progress;
  const app = document.querySelector('link[rel=manifest]');
  if (app) app.href = code === 'en' ? 'app.webmanifest' : `app.${code}.webmanifest`;
}

// fill puts values into a sentence, the first for %[1]s.
const fill = (sentence, ...values) => sentence.replace(/%\[(\d)\]s/g, (_, n) => values[n - 1]);
