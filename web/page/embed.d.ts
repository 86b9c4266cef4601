/** What a board says of its game. */
export interface AyoState {
  /** The game as text: tags, moves, result. */
  record: string;
  /** The rules with their options, as in "oware;grandslam=all". */
  rules: string;
  /** What stands on the board, as the attribute position takes it. */
  position: string;
  /** The player to move: "S" or "N". */
  turn: 'S' | 'N';
  /** How many moves were made. */
  ply: number;
  /** The last of them, "" before the first. */
  move: string;
  /** "S", "N" or "draw" for a game that is over, "" for one that goes on. */
  result: '' | 'S' | 'N' | 'draw';
}

/** A board in a page. Its attributes are explained in embed.html. */
export interface AyoBoard extends HTMLElement {
  /** The address of the board by itself. */
  readonly address: string;
  /** What the board said last. */
  readonly state: Partial<AyoState>;
  /** The board's first state. */
  readonly ready: Promise<AyoState>;
  /** Plays a move for whoever is to move, as in "C", "c2<" or "+bd". */
  play(move: string): Promise<AyoState>;
  /** Takes the last move back. */
  undo(): Promise<AyoState>;
  /** Begins a game at a position of the same rules. */
  setPosition(position: string): Promise<AyoState>;
  /** Shows the game of a record, at its last move. */
  setRecord(record: string): Promise<AyoState>;
  getRecord(): Promise<string>;
}

export interface AyoBoardEventMap {
  'ayo-ready': CustomEvent<AyoState>;
  /** After each move, also one that was taken back. */
  'ayo-move': CustomEvent<AyoState>;
  /** When a game is over. */
  'ayo-end': CustomEvent<AyoState>;
  /** What was asked for and left out, in a sentence. */
  'ayo-error': CustomEvent<{ error: string }>;
}

declare global {
  interface HTMLElementTagNameMap { 'ayo-board': AyoBoard; }
  interface HTMLElementEventMap extends AyoBoardEventMap {}
}
