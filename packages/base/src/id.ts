import { v7 } from 'uuid';

/** Browsers and Node have it alike; this package compiles with the types of neither. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** Random bytes fetched at once: asking the system for sixteen at a time costs more than the id itself. */
const pool = new Uint8Array(4096);
let used = pool.length;
let lastTime = 0;
let sequence = 0;

/** A UUIDv7 as text: 36 characters, sortable by the time it was made, those of one millisecond in their order. */
export function newId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + 16);
  used += 16;
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    // the upper half stays free, so that counting on never wraps within a millisecond
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    sequence++;
  }
  return v7({ random, msecs: lastTime, seq: sequence });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text from outside has the form of our ids. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
