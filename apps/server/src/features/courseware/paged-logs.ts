import type { LiveDocuments } from '../live-documents/index.ts';

/** The functions by which documents with a courseware's records are read. */
export type CoursewareLogs = Pick<LiveDocuments, 'seq' | 'content' | 'state'>;

/** Reads documents from the logs of all kinds with a courseware's records: an id is in at most one of them. */
export class PagedLogs implements CoursewareLogs {
  readonly #first: CoursewareLogs;
  readonly #others: CoursewareLogs[] = [];

  constructor(first: CoursewareLogs) {
    this.#first = first;
  }

  add(logs: CoursewareLogs): void {
    this.#others.push(logs);
  }

  async seq(documentId: string): Promise<number | undefined> {
    for (const logs of this.#all()) {
      const seq = await logs.seq(documentId);
      if (seq !== undefined) return seq;
    }
    return undefined;
  }

  async content(documentId: string): ReturnType<CoursewareLogs['content']> {
    return (await this.#of(documentId)).content(documentId);
  }

  async state(documentId: string): Promise<Uint8Array> {
    return (await this.#of(documentId)).state(documentId);
  }

  /** Returns the log that contains the document, and otherwise the first log. */
  async #of(documentId: string): Promise<CoursewareLogs> {
    for (const logs of this.#all()) if ((await logs.seq(documentId)) !== undefined) return logs;
    return this.#first;
  }

  #all(): readonly CoursewareLogs[] {
    return [this.#first, ...this.#others];
  }
}
