import * as decoding from 'lib0/decoding';

/** Hocuspocus' types of awareness messages; the type follows the document's name. */
const AWARENESS = 1;
const QUERY_AWARENESS = 3;
/** Messages per second: a moving pointer sends about thirty. */
const A_SECOND = 60;
const AT_ONCE = 240;
/**
 * Bytes per second: ink of the stroke in progress is sent ten times a second, and every byte is forwarded to all
 * others.
 */
const BYTES_A_SECOND = 160_000;
const BYTES_AT_ONCE = 640_000;
/**
 * Largest message, bytes: a window's selection and name take some hundred bytes, and each message is forwarded to all
 * others.
 */
const MOST_BYTES = 65_536;

/** Limits the awareness messages of one socket. */
export class AwarenessRate {
  readonly #now: () => number;
  #left = AT_ONCE;
  #bytes = BYTES_AT_ONCE;
  #at: number;

  /** `now` is the time of a monotonic clock, milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#at = now();
  }

  /** Whether the message may be handled; if not, the socket is to be closed. */
  takes(message: Uint8Array): boolean {
    if (!isAboutAwareness(message)) return true;
    const now = this.#now();
    const seconds = (now - this.#at) / 1000;
    this.#at = now;
    this.#left = Math.max(-1, Math.min(AT_ONCE, this.#left + seconds * A_SECOND) - 1);
    const bytes = Math.min(BYTES_AT_ONCE, this.#bytes + seconds * BYTES_A_SECOND);
    this.#bytes = Math.max(-1, bytes - message.length);
    return this.#left >= 0 && this.#bytes >= 0 && message.length <= MOST_BYTES;
  }
}

function isAboutAwareness(message: Uint8Array): boolean {
  try {
    const decoder = decoding.createDecoder(message);
    decoding.readVarUint8Array(decoder);
    const type = decoding.readVarUint(decoder);
    return type === AWARENESS || type === QUERY_AWARENESS;
  } catch {
    return false;
  }
}
