import { type Dispose, type Readable, Signal } from '@lectern/base';
import { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';

/** A user's position in the courseware. */
export interface Place {
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}

/** Another user in the courseware: one window of one user. */
export interface Presence extends Place {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
}

/** A window's cursor in an open text: both ends of the selection, as anchors from `textAnchor`. */
export interface Caret {
  readonly elementId: string;
  /** `rowId:columnId` for a cell of a table. */
  readonly cell?: string | undefined;
  readonly anchor: string;
  readonly head: string;
}

/** The cursor of another user. */
export interface PeerCaret extends Caret {
  /** The window's id, as in `Presence`. */
  readonly id: string;
  readonly name: string;
}

const NAME_MAX = 64;
/** Longest accepted id, cell or anchor; this program creates only shorter ones. */
const WORD_MAX = 400;
const IDS_MAX = 200;

function presenceOf(clientId: number, state: Readonly<Record<string, unknown>>): Presence | undefined {
  // `user_id` is set by the server; the other fields come from the other window and are untrusted.
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

/** Other users at work in the courseware and their positions, and the position of this window after `announce`. */
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

  /** The cursors of other users, separate from their positions because they move with every letter. */
  get carets(): Readable<readonly PeerCaret[]> {
    return this.#carets;
  }

  /** Sets this window's cursor; undefined when no text is open. */
  point(caret: Caret | undefined): void {
    if (caret === undefined && this.#caret === undefined) return;
    this.#caret = caret;
    if (this.#place) this.#tell();
  }

  /** `undefined`: the user has left. An empty state stays, because its updates keep the connection alive. */
  announce(place: Place | undefined): void {
    this.#place = place;
    this.#tell();
  }

  /** Announces the unfinished stroke or text of this window; undefined without one. */
  write(wet: unknown): void {
    if (wet === undefined && this.#wet === undefined) return;
    this.#wet = wet;
    if (this.#place) this.#tell();
  }

  /** The content in progress that other windows announce, unvalidated: the caller that draws it must check it. */
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
    // A stroke in progress sends many updates per second without changing the user's position.
    if (JSON.stringify(others) !== JSON.stringify(this.#others.get())) this.#others.set(others);
  }

  dispose(): void {
    this.awareness.destroy();
  }
}
