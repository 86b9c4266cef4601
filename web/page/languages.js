// The languages of the program. The first is in it; of each other one the page fetches the
// sentences when they are asked for, and those of the language spoken last while the
// program itself comes in.
const languageName = 'ayoayo-language';
const sentences = {}; // by language, once they are here

function lastLanguage() {
  try {
    return localStorage.getItem(languageName);
  } catch {
    return null; // forbidden in some frames
  }
}

// likedLanguage is the one that suits the player best, as the browser has it.
function likedLanguage() {
  const liked = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
  return liked.find((code) => code === 'en' || code in files.sentences);
}

// fetchSentences fetches the sentences of a language, once.
const fetching = {};
function fetchSentences(code) {
  if (!files.sentences[code]) return undefined;
  fetching[code] ??= load(files.sentences[code], (response) => response.text()).then(
    (text) => { sentences[code] = text; },
    (error) => {
      console.warn(error);
      delete fetching[code]; // the next time that it is asked for it is tried again
      showNote(words.notSpoken);
    },
  );
  return fetching[code];
}

// sentencesOf are the sentences of a language, null while they are on their way.
function sentencesOf(code) {
  if (!files.sentences[code]) return '';
  if (!(code in sentences)) fetchSentences(code).then(() => { if (code in sentences) changed(); });
  return sentences[code] ?? null;
}

// setLanguage tells which language the program speaks.
function setLanguage(code) {
  speak(code);
  try {
    localStorage.setItem(languageName, code);
  } catch {
    // then the page asks anew which it is
  }
}

// keepSentences has the service worker keep the sentences that were fetched before it was
// there.
function keepSentences() {
  for (const code of Object.keys(sentences)) fetchProgram(files.sentences[code], 'default', unwatched).catch(() => {});
}
