import { CoursewareStore, insertElement, isCourseware, type ShapeElement } from '@lectern/courseware';
import { LiveConnection, type LivePorts } from '@lectern/courseware/live';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { CrashSession } from './crash-session.ts';

/** An edit: a new shape's id, or a word added to a shape's text. */
interface EditMade {
  readonly shapeId: string;
  /** Undefined: the shape must exist. Otherwise its text must contain this word, which no client removes. */
  readonly word: string | undefined;
}

/** A connection that can be cut, so that reconnecting fails. */
interface Gate {
  open: boolean;
}

function portsOf(url: string, session: CrashSession, gate: Gate): LivePorts {
  return {
    open(events) {
      if (!gate.open) {
        const timer = setTimeout(() => events.onClose(1006, ''), 5);
        return { send: () => undefined, close: () => clearTimeout(timer) };
      }
      const socket = new WebSocket(`${url.replace('http', 'ws')}${COURSEWARE_LIVE_PATH}`);
      socket.binaryType = 'arraybuffer';
      socket.onopen = () => events.onOpen();
      socket.onmessage = ({ data }) => events.onMessage(new Uint8Array(data as ArrayBuffer));
      socket.onclose = ({ code, reason }) => events.onClose(code, reason);
      return {
        send(message) {
          if (socket.readyState === WebSocket.OPEN) socket.send(message as Uint8Array<ArrayBuffer>);
        },
        close: () => socket.close(),
      };
    },
    token: () => Promise.resolve(session.liveToken()),
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

/** A client without a browser: makes random edits, and records which were acknowledged as saved. */
export class CrashClient {
  readonly #doc = new Y.Doc();
  readonly #store = new CoursewareStore(this.#doc);
  readonly #connection: LiveConnection;
  readonly #made: EditMade[] = [];
  readonly #mine: string[] = [];
  /** Number of items of `made` that were acknowledged as saved. */
  #saved = 0;
  #words = 0;
  #watching = true;
  readonly #gate: Gate = { open: true };

  constructor(url: string, session: CrashSession, documentId: string) {
    this.#connection = new LiveConnection({
      name: documentId,
      doc: this.#doc,
      awareness: new Awareness(this.#doc),
      ports: portsOf(url, session, this.#gate),
    });
    this.#connection.subscribe(() => this.#note());
  }

  get isSynced(): boolean {
    return this.#connection.state.type === 'synced' && this.#connection.isStored && isCourseware(this.#doc);
  }

  get pageCount(): number {
    return this.#store.pages().length;
  }

  /** Adds a shape, or a word to one of its own shapes. */
  edit(random: () => number): void {
    const shapeId = this.#mine[Math.floor(random() * this.#mine.length)];
    if (shapeId === undefined || random() < 0.3) this.#addShape();
    else this.#addWord(shapeId);
    this.#note();
  }

  #addShape(): void {
    this.#store.transact((edit) => {
      const frame = { x: 0, y: 0, w: 100, h: 100 };
      const id = insertElement(edit, edit.pages()[0] ?? '', { type: 'shape', frame });
      this.#mine.push(id);
      this.#made.push({ shapeId: id, word: undefined });
    });
  }

  #addWord(shapeId: string): void {
    this.#words += 1;
    const word = `<${this.#doc.clientID}.${this.#words}>`;
    const text = `${this.#textOf(shapeId)}${word}`;
    this.#store.transact((edit) => {
      edit.update<ShapeElement>(shapeId, { text: { paragraphs: [{ runs: [{ type: 'text', text }] }] } });
    });
    this.#made.push({ shapeId, word });
  }

  #textOf(shapeId: string): string {
    const element = this.#store.find('element', shapeId);
    const runs = element?.type === 'shape' ? (element.text?.paragraphs[0]?.runs ?? []) : [];
    return runs.map((run) => (run.type === 'text' ? run.text : '')).join('');
  }

  #note(): void {
    if (this.#watching && this.#connection.isStored) this.#saved = this.#made.length;
  }

  /**
   * Prevents reconnecting after the connection breaks, so that edits that the server should have are not sent again.
   */
  holdOff(): void {
    this.#gate.open = false;
  }

  comeBack(): void {
    this.#gate.open = true;
    this.#watching = true;
  }

  /** The edits acknowledged as saved so far. */
  shownAsSaved(): readonly EditMade[] {
    this.#watching = false;
    return this.#made.slice(0, this.#saved);
  }

  /** The edits that this client's document lacks. */
  missing(edits: readonly EditMade[]): readonly EditMade[] {
    return edits.filter(({ shapeId, word }) =>
      word === undefined ? !this.#store.get(shapeId) : !this.#textOf(shapeId).includes(word),
    );
  }

  get everything(): readonly EditMade[] {
    return this.#made;
  }

  close(): void {
    this.#connection.dispose();
    this.#store.dispose();
  }
}
