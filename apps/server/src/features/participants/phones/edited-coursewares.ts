import type { Logger } from 'pino';

/** Minimum interval between two runs for a courseware, because edits come in quick succession, milliseconds. */
const EVERY_MS = 3_000;

/** Processes each edited courseware: soon after an edit, and once for all edits until then. */
export class EditedCoursewares {
  readonly #work: (documentId: string) => Promise<void>;
  readonly #log: Logger;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  constructor(work: (documentId: string) => Promise<void>, log: Logger) {
    this.#work = work;
    this.#log = log;
  }

  edited(documentId: string): void {
    if (this.#closed || this.#waiting.has(documentId)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(documentId);
      this.#run(documentId);
    }, EVERY_MS);
    timer.unref();
    this.#waiting.set(documentId, timer);
  }

  #run(documentId: string): void {
    const running = this.#work(documentId)
      .catch((error: unknown) =>
        this.#log.warn({ err: error, documentId }, 'failed to update page pictures on phones after an edit'),
      )
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Processes waiting coursewares at once. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const [documentId, timer] of this.#waiting) {
      clearTimeout(timer);
      this.#run(documentId);
    }
    this.#waiting.clear();
    await Promise.all(this.#running);
  }
}
