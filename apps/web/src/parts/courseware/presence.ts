import { type Dispose, type Readable, Signal } from '@lectern/base';
import { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';

/** Where somebody is. */
export interface Place {
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}

/** Somebody else in the courseware: one window of one user. */
export interface Presence extends Place {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
}

/** Where the cursor of a window stands in an open text: both ends of what is chosen there, as `textAnchor` names them. */
export interface Caret {
  readonly elementId: string;
  /** `rowId:columnId`, in a table. */
  readonly cell?: string | undefined;
  readonly anchor: string;
  readonly head: string;
}

/** Somebody else's cursor. */
export interface PeerCaret extends Caret {
  /** The window's, as in `Presence`. */
  readonly id: string;
  readonly name: string;
}

const NAME_MAX = 64;
/** Longer than any id, cell or anchor that this program makes. */
const WORD_MAX = 400;
const IDS_MAX = 200;

function presenceOf(clientId: number, state: Readonly<Record<string, unknown>>): Presence | undefined {
  // `user_id` is the server's own word; the rest is what that window says.
  const { user_id: userId, name, page_id: pageId, ids } = state;
  if (typeof userId !== 'string' || typeof name !== 'string') return undefined;
  return {
    id: String(clientId),
    userId,
    name: name.slice(0, NAME_MAX),
    pageId: typeof pageId === 'string' ? pageId : undefined,
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, IDS_MAX) : [],
  };
}

function caretOf(clientId: number, state: Readonly<Record<string, unknown>>): PeerCaret | undefined {
  const { user_id: userId, name, caret } = state;
  if (typeof userId !== 'string' || typeof name !== 'string') return undefined;
  if (typeof caret !== 'object' || caret === null) return undefined;
  const { elementId, cell, anchor, head } = caret as Readonly<Record<string, unknown>>;
  if (!isWord(elementId) || !isWord(anchor) || !isWord(head)) return undefined;
  const own = { id: String(clientId), name: name.slice(0, NAME_MAX) };
  return { ...own, elementId, anchor, head, ...(isWord(cell) && { cell }) };
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= WORD_MAX;
}

/** Who else is at work in the courseware, and where; and what they are told of us: nothing until `announce`. */
export class PresenceBoard {
  readonly awareness: Awareness;
  readonly #others = new Signal<readonly Presence[]>([]);
  readonly #carets = new Signal<readonly PeerCaret[]>([]);
  readonly #name: string;
  #caret: Caret | undefined;
  #place: Place | undefined;
  #wet: unknown;

  constructor(doc: Y.Doc, name: string) {
    this.awareness = new Awareness(doc);
    this.#name = name;
    this.awareness.on('change', () => this.#look(doc.clientID));
  }

  get others(): Readable<readonly Presence[]> {
    return this.#others;
  }

  /** The cursors of others, apart from where they are: they move with every letter. */
  get carets(): Readable<readonly PeerCaret[]> {
    return this.#carets;
  }

  /** Where the cursor stands here; undefined where no text is open. */
  point(caret: Caret | undefined): void {
    if (caret === undefined && this.#caret === undefined) return;
    this.#caret = caret;
    if (this.#place) this.#tell();
  }

  /** `undefined`: this window has left. Its state stays, empty, since it is also what keeps the connection heard. */
  announce(place: Place | undefined): void {
    this.#place = place;
    this.#tell();
  }

  /** What is being written here at this moment, for the windows that understand it; undefined for nothing. */
  write(wet: unknown): void {
    if (wet === undefined && this.#wet === undefined) return;
    this.#wet = wet;
    if (this.#place) this.#tell();
  }

  /** What the others say is being written in their windows: to be looked through by who draws it. */
  written(): readonly unknown[] {
    const own = this.awareness.clientID;
    return [...this.awareness.getStates()].flatMap(([id, { wet }]) =>
      id === own || wet === undefined ? [] : [wet as unknown],
    );
  }

  subscribeWritten(listener: () => void): Dispose {
    this.awareness.on('change', listener);
    return () => this.awareness.off('change', listener);
  }

  #tell(): void {
    const place = this.#place;
    this.awareness.setLocalState(
      place
        ? {
            name: this.#name,
            page_id: place.pageId,
            ids: place.ids.slice(0, IDS_MAX),
            ...(this.#caret && { caret: this.#caret }),
            ...(this.#wet !== undefined && { wet: this.#wet }),
          }
        : {},
    );
  }

  subscribe(listener: () => void): Dispose {
    return this.#others.subscribe(listener);
  }

  #look(own: number): void {
    const others: Presence[] = [];
    const carets: PeerCaret[] = [];
    for (const [clientId, state] of this.awareness.getStates()) {
      if (clientId === own) continue;
      const presence = presenceOf(clientId, state);
      if (presence) others.push(presence);
      const caret = caretOf(clientId, state);
      if (caret) carets.push(caret);
    }
    if (JSON.stringify(carets) !== JSON.stringify(this.#carets.get())) this.#carets.set(carets);
    others.sort((a, b) => (a.id < b.id ? -1 : 1));
    // Who writes says so many times a second, and is still where he was.
    if (JSON.stringify(others) !== JSON.stringify(this.#others.get())) this.#others.set(others);
  }

  dispose(): void {
    this.awareness.destroy();
  }
}
