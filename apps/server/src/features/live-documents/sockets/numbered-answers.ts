import type { WebSocketLike } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** Hocuspocus' message that acknowledges or refuses an update; it has no number. */
const SYNC_STATUS = 8;

/**
 * A socket that numbers its acknowledgements. Each ends with the count of the document's updates on this socket, after
 * the bytes of Hocuspocus, which older clients do not read. So a client can distinguish a repeated acknowledgement from
 * the acknowledgement of the next update.
 */
export class NumberedAnswers implements WebSocketLike {
  readonly #socket: WebSocketLike;
  /** Number of updates received, by document. */
  readonly #taken = new Map<string, number>();

  constructor(socket: WebSocketLike) {
    this.#socket = socket;
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  /** The next update of a document is being processed: later acknowledgements are for this update. */
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
    // Hocuspocus appends a session id to the name when a client shares its socket.
    const [name = ''] = decoding.readVarString(decoder).split('\0');
    const number = this.#taken.get(name);
    if (decoding.readVarUint(decoder) !== SYNC_STATUS || number === undefined) return message;
    const encoder = encoding.createEncoder();
    encoding.writeUint8Array(encoder, message);
    encoding.writeVarUint(encoder, number);
    return encoding.toUint8Array(encoder);
  }
}
