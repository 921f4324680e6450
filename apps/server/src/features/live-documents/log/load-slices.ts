import { updateSlices } from '@lectern/courseware';
import * as Y from 'yjs';
import { ThreadWork } from '../../../platform/threads/thread-work.ts';

/** Smaller documents are applied directly, in a few milliseconds. Bytes. */
const LARGE_BYTES = 500_000;

/** Prepares large documents for loading, in a thread, so that no single Yjs call blocks other requests. */
export class LoadSlices {
  readonly #thread = new ThreadWork<readonly Uint8Array[], Uint8Array[]>(
    new URL('./load-slices.thread.ts', import.meta.url),
    { waiting: 50, ofOne: 50, totalMs: 30_000, heapMb: 384, idleMs: 10_000 },
  );

  /**
   * Splits the updates into smaller updates that form the same document, in the order in which they are to be applied.
   */
  async of(updates: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const bytes = updates.reduce((sum, { length }) => sum + length, 0);
    return bytes < LARGE_BYTES ? updates : this.#thread.ask(() => updates);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

export function slicesOf(updates: readonly Uint8Array[]): Uint8Array[] {
  return updateSlices(Y.mergeUpdates([...updates]));
}
