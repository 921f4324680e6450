import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import * as Y from 'yjs';
import type { DocumentsService } from '../documents/index.ts';
import type { CoursewareTables } from './courseware.tables.ts';
import type { CoursewareDatabase, CoursewareLog } from './courseware-log.store.ts';

/**
 * What was put into a courseware and taken out again is kept until nobody has changed the courseware for 90 days, so
 * that an undo, a browser that was offline, a page pasted from a window left open still find it. Milliseconds.
 */
export const UNUSED_AFTER_MS = 90 * 24 * 3_600_000;
const HASH = /[0-9a-f]{64}/g;

type Tables = CoursewareTables & { document: { id: string; updated_at: Date } };

/** Coursewares at rest let go of files that nothing in them names, and their owners have the room again. */
export class UnusedAssets {
  readonly #database: Kysely<Tables>;
  readonly #log: CoursewareLog;
  readonly #documents: DocumentsService;
  readonly #logger: Logger;

  constructor(database: CoursewareDatabase, log: CoursewareLog, documents: DocumentsService, logger: Logger) {
    this.#database = database.withTables<{ document: Tables['document'] }>();
    this.#log = log;
    this.#documents = documents;
    this.#logger = logger;
  }

  /** Looks at each courseware once after its last change. `now` in milliseconds since 1970. */
  async letGo(now: number): Promise<void> {
    const before = new Date(now - UNUSED_AFTER_MS);
    for (let last = ''; ; ) {
      const next = await this.#next(before, last);
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

  async #next(before: Date, after: string): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('courseware')
      .innerJoin('document', 'document.id', 'courseware.document_id')
      .select('courseware.document_id')
      .where('courseware.document_id', '>', after)
      .whereRef('courseware.swept_seq', '<', 'courseware.seq')
      .where('document.updated_at', '<', before)
      .orderBy('courseware.document_id')
      .limit(1)
      .executeTakeFirst();
    return row?.document_id;
  }

  async #lookAt(documentId: string, before: Date): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      // Held: an edit that comes now is appended after this, to a courseware that has 90 more days.
      const { rows } = await sql<{ seq: number }>`
        select seq from courseware where document_id = ${documentId} for update`.execute(transaction);
      const [head] = rows;
      if (!head) return;
      const named = await this.#namedBy(documentId, transaction as unknown as CoursewareDatabase);
      const gone = await transaction
        .deleteFrom('courseware_asset')
        .where('document_id', '=', documentId)
        .where('paid', '=', true)
        .where('created_at', '<', before)
        .where('hash', '<>', sql<string>`all(${[...named]}::text[])`)
        .returning('size')
        .execute();
      const bytes = gone.reduce((sum, { size }) => sum + size, 0);
      if (gone.length > 0) {
        await this.#documents.space.shrink(documentId, bytes, transaction);
        this.#logger.info(
          { documentId, files: gone.length, bytes },
          'unused files of a courseware were let go',
        );
      }
      await transaction
        .updateTable('courseware')
        .set({ swept_seq: head.seq })
        .where('document_id', '=', documentId)
        .execute();
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
