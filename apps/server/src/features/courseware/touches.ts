import type { Logger } from 'pino';

/** Lists by time need no second's truth: a document that is being edited is touched at most this often. Milliseconds. */
const EVERY_MS = 10_000;

/** Tells the document centre that a courseware was edited, seldom. */
export class Touches {
  readonly #touch: (documentId: string, userId: string | undefined) => Promise<void>;
  readonly #log: Logger;
  readonly #waiting = new Map<string, { timer: NodeJS.Timeout; again: boolean; run: () => void }>();

  constructor(touch: (documentId: string, userId: string | undefined) => Promise<void>, log: Logger) {
    this.#touch = touch;
    this.#log = log;
  }

  /** At once the first time, then once for all that comes within the next ten seconds. */
  edited(documentId: string, userId: string | undefined): void {
    const key = `${documentId} ${userId ?? ''}`;
    const waiting = this.#waiting.get(key);
    if (waiting) {
      waiting.again = true;
      return;
    }
    const run = (): void => {
      this.#touch(documentId, userId).catch((error: unknown) =>
        this.#log.warn({ err: error, documentId }, 'the time of an edit could not be noted'),
      );
    };
    const timer = setTimeout(() => {
      const { again } = this.#waiting.get(key) ?? { again: false };
      this.#waiting.delete(key);
      if (again) this.edited(documentId, userId);
    }, EVERY_MS);
    timer.unref();
    this.#waiting.set(key, { timer, again: false, run });
    run();
  }

  close(): void {
    for (const { timer, again, run } of this.#waiting.values()) {
      clearTimeout(timer);
      if (again) run();
    }
    this.#waiting.clear();
  }
}
