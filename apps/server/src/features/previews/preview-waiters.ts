import type { Dispose } from '@lectern/base';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../../platform/bus/bus.ts';
import { atMost } from '../../platform/memory.ts';
import type { PreviewKey } from './previews.store.ts';

/** Bus topic: a worker has finished a preview; `<source's hash> <recipe>`. */
const MADE_TOPIC = 'preview_made';
/** The most previews with waiting users; the oldest are dropped, and their browsers poll. */
const WAITING_AT_MOST = 10_000;

/** Called for each user and document that waited. */
export type TellWaiter = (userId: string, documentId: string) => void;

/**
 * Users who requested a preview from this process while it was being generated. One preview serves several documents,
 * which the worker does not know.
 */
export class PreviewWaiters {
  readonly #bus: Bus;
  readonly #waiting = new LRUCache<string, Map<string, readonly [userId: string, documentId: string]>>(
    atMost(WAITING_AT_MOST),
  );

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  wait(key: PreviewKey, userId: string, documentId: string): void {
    const name = nameOf(key);
    const waiters = this.#waiting.get(name) ?? new Map();
    waiters.set(`${userId} ${documentId}`, [userId, documentId]);
    this.#waiting.set(name, waiters);
  }

  /** Announces that the preview was generated or has failed; every process notifies its waiting users. */
  ended(key: PreviewKey): Promise<void> {
    return this.#bus.publish(MADE_TOPIC, nameOf(key));
  }

  listen(tell: TellWaiter): Dispose {
    return this.#bus.subscribe(MADE_TOPIC, (name) => {
      for (const [userId, documentId] of this.#waiting.get(name)?.values() ?? []) tell(userId, documentId);
      this.#waiting.delete(name);
    });
  }
}

function nameOf({ sourceHash, recipe }: PreviewKey): string {
  return `${sourceHash} ${recipe}`;
}
