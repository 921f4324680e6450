import type { WebSocketLike } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** Hocuspocus' message that says whether an update was stored; it has no number of its own. */
const SYNC_STATUS = 8;

/**
 * A socket whose answers to updates say which update they answer: the how-manieth of its document on this socket, behind
 * what Hocuspocus writes, where a client that knows nothing of it does not look. An answer that is sent or heard twice is
 * so told from the answer to the next update.
 */
export class NumberedAnswers implements WebSocketLike {
  readonly #socket: WebSocketLike;
  /** Updates that were taken up, by document. */
  readonly #taken = new Map<string, number>();

  constructor(socket: WebSocketLike) {
    this.#socket = socket;
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  /** The next update of a document is worked on: what is answered from here on answers this one. */
  take(documentName: string): void {
    this.#taken.set(documentName, (this.#taken.get(documentName) ?? 0) + 1);
  }

  send(message: Uint8Array): void {
    this.#socket.send(this.#numbered(message));
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  #numbered(message: Uint8Array): Uint8Array {
    const decoder = decoding.createDecoder(message);
    // Hocuspocus writes the session of a client that shares its socket behind the name.
    const [name = ''] = decoding.readVarString(decoder).split('\0');
    const number = this.#taken.get(name);
    if (decoding.readVarUint(decoder) !== SYNC_STATUS || number === undefined) return message;
    const encoder = encoding.createEncoder();
    encoding.writeUint8Array(encoder, message);
    encoding.writeVarUint(encoder, number);
    return encoding.toUint8Array(encoder);
  }
}
