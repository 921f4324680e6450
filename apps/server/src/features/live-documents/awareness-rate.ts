import * as decoding from 'lib0/decoding';

/** Hocuspocus' types of messages that are about who is there, after the document's name. */
const AWARENESS = 1;
const QUERY_AWARENESS = 3;
/** A pointer that moves says so some thirty times a second. */
const A_SECOND = 60;
const AT_ONCE = 240;
/** Ink that is being written is told ten times a second, and every byte to all the others. */
const BYTES_A_SECOND = 160_000;
const BYTES_AT_ONCE = 640_000;
/** Of one message: a window's selection and name are some hundred bytes, and each is told to all the others. */
const MOST_BYTES = 65_536;

/** What one socket may say about who is there. */
export class AwarenessRate {
  readonly #now: () => number;
  #left = AT_ONCE;
  #bytes = BYTES_AT_ONCE;
  #at: number;

  /** `now` in milliseconds of a clock that only runs forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#at = now();
  }

  /** Whether the message may be handled; where it may not, the socket is to be closed. */
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
