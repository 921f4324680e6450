import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What holds less is not worth the pause. Bytes. */
const WORTH_BYTES = 64_000_000;
/** The same for a thread that has only loaded its code, and may then wait for hours. Bytes. */
export const LOADED_WORTH_BYTES = 20_000_000;

/** All threads share what the engine is asked to: one may take it back while another one is asking. */
const TRIES = 5;

/** Collects all that is garbage and hands every empty page back to the machine at once. */
type Collect = (how: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/**
 * To be called by a thread whose work is done, before it ends or waits for more: the engine keeps the pages of a thread
 * that ended for eight seconds, and those of one that waits for as long, however much that is. Takes a few milliseconds, and a
 * quarter of a second for some hundred megabytes. Answers whether it did so: not where it is not worth it.
 */
export function giveMemoryBack(worthBytes = WORTH_BYTES): boolean {
  if (getHeapStatistics().total_heap_size < worthBytes) return false;
  // The engine gives this function to contexts that are made while it is asked to. Asked for good it would take no code
  // that it has compiled and kept, which belongs to the settings that it was compiled with.
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
