// Cuts the fonts down to the letters that the program's languages need, and writes
// them into the folder given. What it works on is pinned in package-lock.json, so that
// the files come out the same everywhere. main.go runs it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// Ranges of letters, in hexadecimal. Andika has no Greek ones.
const greek = ["384-38a 38c 38e-3a1 3a3-3ce"];
const letters = [
  "20-7e a0-ff 100-17f", // Latin of Europe, Czech among it
  "181 186 189 18a 190-192 194 196 198 199 19d 1b2-1b4 253 254 256 257 25b 260 263 268 269 272 28b 294", // Africa: Akan, Ewe, Hausa and others
  "1e0c 1e0d 1e24 1e25 1e3e 1e3f 1e44 1e45 1e62 1e63 1e92 1e93 1eb8-1ebd 1eca-1ecd 1ee4 1ee5 1f8 1f9", // Yoruba, Igbo
  "218-21b 2bb 2bc", // Romanian; apostrophes that are letters
  "300-304 306-308 30a-30c 323 324 327 328 329 331", // accents
  "400-45f 490 491", // Cyrillic
  "2010-2015 2018-201e 2020-2022 2026 2030 2032 2033 2039 203a 20ac 2116", // punctuation
  "2190-2193 2212 2713", // arrows, a minus, a tick
];

const fonts = {
  "text.ttf": ["andika/Andika_400Regular", letters],
  "text-bold.ttf": ["andika/Andika_700Bold", letters],
  "greek.ttf": ["noto-sans/400Regular/NotoSans_400Regular", greek],
  "greek-bold.ttf": ["noto-sans/700Bold/NotoSans_700Bold", greek],
  "title.ttf": ["gentium-book-plus/400Regular/GentiumBookPlus_400Regular", [...letters, ...greek]],
};

// What is kept of how letters are joined: the accents' places above all.
const features = ["ccmp", "kern", "locl", "mark", "mkmk"];

// The names that stay: whose the font is, and its licence. Its own name goes, since
// it is reserved for the whole font.
const names = [0, 14];

const flags = { noHinting: 0x01, notdefOutline: 0x40 };
const sets = { nameID: 4, layoutFeature: 6 };
const writable = 2;

const require = createRequire(import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
const hb = instance.exports;
hb._initialize();

const [, , folder] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [name, [source, ranges]] of Object.entries(fonts)) {
  const whole = readFileSync(require.resolve(`@expo-google-fonts/${source}.ttf`));
  writeFileSync(join(folder, name), subset(whole, codes(ranges)));
}

// subset returns a font with some of its letters.
function subset(font, kept) {
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, flags.noHinting | flags.notdefOutline);
  fill(hb.hb_subset_input_unicode_set(input), kept);
  fill(hb.hb_subset_input_set(input, sets.nameID), names);
  fill(hb.hb_subset_input_set(input, sets.layoutFeature), features.map(tag));
  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) {
    throw new Error("the font could not be cut down");
  }
  const blob = hb.hb_face_reference_blob(made);
  const length = hb.hb_blob_get_length(blob);
  return Buffer.from(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), length);
}

// fill makes a set hold some numbers and no others.
function fill(set, numbers) {
  hb.hb_set_clear(set);
  numbers.forEach((n) => hb.hb_set_add(set, n));
}

// codes lists the letters in ranges.
function codes(ranges) {
  return ranges.join(" ").split(" ").flatMap((range) => {
    const [first, last = first] = range.split("-").map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

// tag is the number of a name of four letters.
function tag(name) {
  return [...name].reduce((n, letter) => (n << 8) + letter.charCodeAt(0), 0);
}
