// <ayo-board>: a board of Ayoayo in a page. Its attributes are what the program's address
// can ask for, and ratio, larger and loading. Beside it lies the program.
(() => {
  'use strict';
  const home = new URL('./', document.currentScript.src);
  const protocol = 1;
  // The attributes that go into the address, in this order. The program says what it makes
  // of them.
  const asked = ['rules', 'position', 'moves', 'level', 'side', 'mode', 'menu', 'theme', 'lang', 'key'];
  const patience = 60e3; // milliseconds until a question counts as not answered

  class AyoBoard extends HTMLElement {
    static observedAttributes = [...asked, 'ratio', 'title', 'larger', 'loading'];

    #frame = document.createElement('iframe');
    #larger = document.createElement('a');
    #waiting = new Map(); // id -> what a question is answered to
    #last = 0;
    #changes = false;
    #ready = withResolvers();
    #state = {};

    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).append(this.#frame, this.#larger);
      Object.assign(this.#frame.style, { display: 'block', width: '100%', border: '0' });
      this.#frame.allow = 'fullscreen; clipboard-write; web-share; autoplay';
      this.#larger.target = '_blank';
      this.#larger.rel = 'noopener';
    }

    connectedCallback() {
      this.style.display ||= 'block'; // an element that a script makes must begin without attributes
      addEventListener('message', this);
      this.attributeChangedCallback();
    }

    disconnectedCallback() { removeEventListener('message', this); }

    // Attributes that change together make one new frame.
    attributeChangedCallback() {
      if (this.#changes) return;
      this.#changes = true;
      queueMicrotask(() => {
        this.#changes = false;
        if (this.isConnected) this.#show();
      });
    }

    // address is that of the board by itself.
    get address() {
      const has = asked.filter((name) => this.hasAttribute(name));
      const parts = has.map((name) => `${name}=${escaped(this.getAttribute(name))}`);
      return new URL(`#${parts.join(';')}`, home).href;
    }

    // state is what the board said last: record, position, turn, ply and result.
    get state() { return { ...this.#state }; }

    // ready is a promise of the board's first state.
    get ready() { return this.#ready.promise; }

    play(move) { return this.#ask('play', move); }
    undo() { return this.#ask('undo'); }
    setPosition(position) { return this.#ask('position', position); }
    setRecord(record) { return this.#ask('record', record); }
    getRecord() { return this.#ask('get').then(({ record }) => record); }

    // handleEvent takes what the board says. A board without a key of its own keeps its
    // game nowhere, so that no two write over each other.
    handleEvent({ source, data }) {
      if (source !== this.#frame.contentWindow || data?.ayoayo !== protocol) return;
      const { ayoayo, type, id, ...said } = data;
      if (said.record) this.#state = said;
      if (type === 'answer') {
        const { resolve, reject } = this.#waiting.get(id) ?? {};
        this.#waiting.delete(id);
        if (said.error) reject?.(new Error(said.error));
        else resolve?.(said);
        return;
      }
      if (type === 'ready') this.#ready.resolve(said);
      this.dispatchEvent(new CustomEvent(`ayo-${type}`, { detail: said, bubbles: true }));
    }

    async #ask(type, value = '') {
      await this.#ready.promise;
      const id = ++this.#last;
      return new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        setTimeout(() => { if (this.#waiting.delete(id)) reject(new Error('the board does not answer')); }, patience);
        this.#frame.contentWindow.postMessage({ ayoayo: protocol, id, type, value: String(value) }, '*');
      });
    }

    #show() {
      const frame = this.#frame;
      frame.style.aspectRatio = this.getAttribute('ratio') ?? '4 / 3';
      frame.title = this.getAttribute('title') ?? 'Ayoayo';
      frame.loading = this.getAttribute('loading') ?? 'lazy';
      this.#larger.hidden = !this.hasAttribute('larger');
      this.#larger.textContent = this.getAttribute('larger') ?? '';
      this.#larger.href = this.address;
      const address = new URL(this.address);
      if (!this.hasAttribute('key')) address.hash += ';key=none';
      if (frame.src === address.href) return;
      // Another frame: in the same one another # would load nothing anew.
      const fresh = frame.cloneNode();
      fresh.src = address.href;
      if (frame.src) this.#ready = withResolvers();
      frame.replaceWith(fresh);
      this.#frame = fresh;
    }
  }

  function withResolvers() {
    const made = {};
    made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
  }

  // escaped leaves what people write by hand as it is, as far as addresses can.
  function escaped(value) {
    return value.trim().replace(/[%#&]/g, encodeURIComponent).replace(/\s+/g, '%20');
  }

  customElements.define('ayo-board', AyoBoard);
})();
