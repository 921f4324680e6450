import type { Logger } from 'pino';

/**
 * Bus topic: a document was edited (the message is its id and the time, milliseconds since 1970). Sent as seldom as
 * lists are updated.
 */
export const DOCUMENT_EDITED_TOPIC = 'document_edited';

/** How often the time of an edited document is updated, milliseconds: lists by time need no precision of seconds. */
const EVERY_MS = 10_000;

interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly run: () => void;
  again: boolean;
}

/** Reports edited documents to the document centre, at most every EVERY_MS. */
export class Touches {
  readonly #touch: (documentId: string, userId: string) => Promise<void>;
  readonly #log: Logger;
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Set<Promise<void>>();

  constructor(touch: (documentId: string, userId: string) => Promise<void>, log: Logger) {
    this.#touch = touch;
    this.#log = log;
  }

  /** Reports the first edit at once, then once for all edits of the next ten seconds. */
  edited(documentId: string, userId: string): void {
    const key = `${documentId} ${userId}`;
    const waiting = this.#waiting.get(key);
    if (waiting) {
      waiting.again = true;
      return;
    }
    const run = () => this.#run(documentId, userId);
    const timer = setTimeout(() => {
      const { again } = this.#waiting.get(key) ?? { again: false };
      this.#waiting.delete(key);
      if (again) this.edited(documentId, userId);
    }, EVERY_MS);
    timer.unref();
    this.#waiting.set(key, { timer, again: false, run });
    run();
  }

  #run(documentId: string, userId: string): void {
    const touching = this.#touch(documentId, userId)
      .catch((error: unknown) =>
        this.#log.warn({ err: error, documentId }, 'failed to record the time of an edit'),
      )
      .finally(() => this.#running.delete(touching));
    this.#running.add(touching);
  }

  async close(): Promise<void> {
    for (const { timer, again, run } of this.#waiting.values()) {
      clearTimeout(timer);
      if (again) run();
    }
    this.#waiting.clear();
    await Promise.all(this.#running);
  }
}
