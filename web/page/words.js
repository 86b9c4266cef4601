// What the page itself says, before the program is there to speak. The
// program's own words are in its message catalogue.
const wordsIn = {
  en: {
    loading: (done, all) => `${done} of ${all} MB`,
    starting: 'Starting',
    retry: 'Try again',
    stalled: (seconds) => `Nothing has come for ${seconds} seconds. It goes on by itself when the connection is back. If it does not: is the network slow or switched off, or does it block large files?`,
    kept: 'Ayoayo is kept in this browser: it runs without a network too.',
    notKept: 'Ayoayo could not be kept in this browser for use without a network. The next visit tries again.',
    notSpoken: 'The sentences of this language could not be fetched. Choose it again when there is a connection.',
    update: 'A new version is ready.',
    updateNow: 'Use it',
    updateLater: 'Later',
    tooOld: ['This browser is too old', 'Ayoayo needs Chrome 97, Firefox 102, Safari 16, or a later one. A newer browser, or an update of this one, can play it.'],
    forbidden: ['Ayoayo is not allowed here', "The site or the page around it forbids something that Ayoayo needs, by its content security policy. Whoever runs the site can allow it: script-src needs 'self' and 'wasm-unsafe-eval', connect-src 'self'."],
    noWebGL: ['The board cannot be drawn', 'Ayoayo draws with WebGL 2, and this browser does not offer it. It may be switched off in the settings (often named hardware acceleration), or the graphics driver may be too old.'],
    noUnpacking: ['This browser is too old', 'This page holds the program in a packed form that this browser cannot unpack. Any current browser can.'],
    notLoaded: ['Ayoayo could not be loaded', 'The connection may have been lost, or the file on the server may be damaged.'],
    fromDisk: ['Ayoayo could not be loaded', 'Browsers do not let a page that is opened from a disk fetch its program. Open ayoayo.html instead, which holds everything in one file, or put this folder on a web server.'],
    sandboxed: ['Ayoayo could not be loaded', 'The page around put it in a sandbox, where it cannot fetch its program. The page can allow it the same origin, or show ayoayo.html, which holds everything in one file.'],
    notStarted: ['Ayoayo could not start', 'The program is here, but it stopped before it could show anything. Something that was saved may be the reason. It can start without that, which is put aside, not deleted.'],
    startAside: 'Start without what is saved',
    stopped: ['Ayoayo has stopped', 'Something went wrong in the program. A saved game goes on from its last move when you load the page again.'],
  },
};
const words = wordsIn[navigator.language?.split('-')[0]] ?? wordsIn.en;
