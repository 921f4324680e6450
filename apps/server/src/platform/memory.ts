import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMarkedAsUntransferable } from 'node:worker_threads';

/** Heap size below which the pause is not worth it, bytes. */
const WORTH_BYTES = 64_000_000;
/** The same limit for a thread that has only loaded its code and may then wait for hours, bytes. */
export const LOADED_WORTH_BYTES = 20_000_000;

/** Engine flags are shared by all threads: another thread may reset them in between. */
const TRIES = 5;

/** Collects all garbage and returns every empty page to the system at once. */
type Collect = (how: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/**
 * Called by a thread whose work is done, before it ends or waits for more. The engine keeps the memory pages of an
 * ended thread for eight seconds, and the pages of a waiting thread while it waits. Takes a few milliseconds, and a
 * quarter of a second for some hundred megabytes. Returns false when it was not worth it.
 */
export function giveMemoryBack(worthBytes = WORTH_BYTES): boolean {
  if (getHeapStatistics().total_heap_size < worthBytes) return false;
  // The engine adds this function to contexts that are created while the flag is set. The flag is reset at once,
  // because cached code is only valid with the flags with which it was compiled.
  for (let tries = 0; tries < TRIES; tries += 1) {
    setFlagsFromString('--expose-gc');
    const collect: Collect | undefined = runInNewContext('globalThis.gc');
    setFlagsFromString('--no-expose-gc');
    if (!collect) continue;
    collect({ type: 'major', flavor: 'last-resort' });
    return true;
  }
  return false;
}

/**
 * Returns the memory of bytes to the system at once, if no other array shares it. Otherwise bytes from a socket stay in
 * memory until the engine collects garbage, by which a server that receives files grows. The bytes must not be used
 * afterwards: the array is empty.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== byteLength) return;
  if (buffer.detached || isMarkedAsUntransferable(buffer)) return;
  buffer.transfer(0);
}

/**
 * The buffers of files that can be transferred to another thread: buffers that contain exactly one file. All others are
 * copied.
 */
export function ownBuffers(files: Iterable<Uint8Array>): ArrayBuffer[] {
  const own = new Set<ArrayBuffer>();
  for (const { buffer, byteLength } of files) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) own.add(buffer);
  }
  return [...own];
}

/**
 * Options of an `LRUCache` that keeps this many entries and drops the least recently used. Its memory grows with its
 * entries, while `max` reserves the memory of all of them at the start.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
