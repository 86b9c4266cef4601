// Texts that come in and go out: files, the clipboard, what is dropped on the
// page. The program takes them as bytes, and not more of them than it would
// read, so that a huge file costs nothing.
const chooser = element('file');
chooser.onchange = () => {
  takeFile(chooser.files[0]);
  chooser.value = ''; // the same file can be chosen again
};

async function takeFile(file) {
  const program = globalThis.ayoayoGame;
  if (!program || !file) return;
  try {
    const bytes = await file.slice(0, program.most).arrayBuffer();
    program.arrived(file.name, new Uint8Array(bytes));
  } catch {
    program.unreadable(file.name); // a folder, or gone meanwhile
  }
}

function takeText(text) {
  const program = globalThis.ayoayoGame;
  if (program && text) program.arrived('', new TextEncoder().encode(text.slice(0, program.most)).subarray(0, program.most));
}

// take takes what was dropped or pasted, but leaves a text that goes into the
// sheet's field to the browser.
function take(e, { files, getText }) {
  if (e.target === field && files.length === 0) return;
  e.preventDefault();
  e.stopImmediatePropagation(); // the canvas would take a drop as well
  if (files.length > 0) takeFile(files[0]);
  else takeText(getText());
}

const field = element('sheet-text');
addEventListener('dragover', (e) => { if (e.target !== field) e.preventDefault(); }, { capture: true });
addEventListener('drop', (e) => take(e, { files: e.dataTransfer.files, getText: () => e.dataTransfer.getData('text/plain') }), { capture: true });
addEventListener('paste', (e) => take(e, { files: e.clipboardData.files, getText: () => e.clipboardData.getData('text/plain') }), { capture: true });

function saveFile(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: name.endsWith('.txt') ? 'text/plain' : 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60e3);
}

// Where the page may not write to the clipboard, as in most frames, the text is
// shown to be copied by hand.
async function copyText(text, title, leave) {
  try {
    await navigator.clipboard.writeText(text);
    globalThis.ayoayoGame.copied();
  } catch {
    showSheet(text, title, leave);
    field.readOnly = true;
    field.select();
  }
}

// Where the system has no sheet after all, the address is copied. Who leaves the sheet
// wants nothing.
async function share(title, url, sheetTitle, leave) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error.name !== 'AbortError') copyText(url, sheetTitle, leave);
  }
}

// A canvas brings up no keyboard on a phone, so text is typed into a field.
function enterText(text, title, done, leave) {
  showSheet(text, title, leave);
  element('sheet-done').textContent = done;
  element('sheet-done').hidden = false;
  field.select();
}

function showSheet(text, title, leave) {
  element('sheet-title').textContent = title;
  element('sheet-leave').textContent = leave;
  element('sheet-done').hidden = true;
  field.readOnly = false;
  field.value = text;
  element('sheet').showModal();
}

element('sheet-leave').onclick = () => element('sheet').close();
element('sheet-done').onclick = () => {
  element('sheet').close();
  takeText(field.value);
};
