import type { Logger } from 'pino';
import * as Y from 'yjs';
import type { DocumentsService } from '../documents/index.ts';
import type { CoursewareDatabase, CoursewareLog } from './courseware-log.store.ts';
import type { UnusedAssetsStore } from './unused-assets.store.ts';

/**
 * What was put into a courseware and taken out again is kept until nobody has changed the courseware for 90 days, so
 * that an undo, a browser that was offline, a page pasted from a window left open still find it. Milliseconds.
 */
export const UNUSED_AFTER_MS = 90 * 24 * 3_600_000;
const HASH = /[0-9a-f]{64}/g;

/** Coursewares at rest let go of files that nothing in them names, and their owners have the room again. */
export class UnusedAssets {
  readonly #store: UnusedAssetsStore;
  readonly #log: CoursewareLog;
  readonly #documents: Pick<DocumentsService, 'space'>;
  readonly #logger: Logger;

  constructor(
    store: UnusedAssetsStore,
    log: CoursewareLog,
    documents: Pick<DocumentsService, 'space'>,
    logger: Logger,
  ) {
    this.#store = store;
    this.#log = log;
    this.#documents = documents;
    this.#logger = logger;
  }

  /** Looks at each courseware once after its last change. `now` in milliseconds since 1970. */
  async letGo(now: number): Promise<void> {
    const before = new Date(now - UNUSED_AFTER_MS);
    for (let last = ''; ; ) {
      const next = await this.#store.next(before, last);
      if (next === undefined) return;
      last = next;
      await this.#lookAt(next, before).catch((error: unknown) =>
        this.#logger.warn(
          { err: error, documentId: next },
          'the files of a courseware could not be looked at',
        ),
      );
    }
  }

  async #lookAt(documentId: string, before: Date): Promise<void> {
    await this.#store.transaction(async (transaction) => {
      // Held: an edit that comes now is appended after this, to a courseware that has 90 more days.
      const seq = await this.#store.hold(documentId, transaction);
      if (seq === undefined) return;
      const named = await this.#namedBy(documentId, transaction);
      const gone = await this.#store.removeUnnamed(documentId, named, before, transaction);
      const bytes = gone.reduce((sum, size) => sum + size, 0);
      if (gone.length > 0) {
        await this.#documents.space.shrink(documentId, bytes, transaction);
        this.#logger.info(
          { documentId, files: gone.length, bytes },
          'unused files of a courseware were let go',
        );
      }
      await this.#store.setSwept(documentId, seq, transaction);
    });
  }

  async #namedBy(documentId: string, transaction: CoursewareDatabase): Promise<ReadonlySet<string>> {
    const stored = await this.#log.changes(documentId, -1, transaction);
    if (!stored?.snapshot) throw new Error('a courseware has no snapshot');
    const doc = new Y.Doc();
    try {
      for (const update of [stored.snapshot.state, ...stored.updates.map(({ payload }) => payload)]) {
        Y.applyUpdate(doc, update);
      }
      return hashesIn(doc);
    } finally {
      doc.destroy();
    }
  }
}

/**
 * Whatever looks like a hash anywhere in the records, read as they lie there: also what this version of the program
 * would not accept. The record of a file itself does not count, it stays when its picture goes.
 */
function hashesIn(doc: Y.Doc): ReadonlySet<string> {
  const hashes = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const [hash] of value.matchAll(HASH)) hashes.add(hash);
    else if (value instanceof Y.Text) look(value.toDelta());
    else if (value instanceof Y.Map) for (const one of value.values()) look(one);
    else if (value instanceof Y.Array) for (const one of value) look(one);
    else if (value instanceof Y.AbstractType) look(value.toJSON());
    else if (Array.isArray(value)) for (const one of value) look(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.entries(value)) look(one);
  };
  for (const [id, record] of doc.getMap('records')) if (!/^[0-9a-f]{64}$/.test(id)) look(record);
  return hashes;
}
