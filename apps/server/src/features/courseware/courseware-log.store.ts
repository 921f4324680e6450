import { type Kysely, sql, type Transaction } from 'kysely';
import type { CoursewareTables } from './courseware.tables.ts';

export type CoursewareDatabase = Kysely<CoursewareTables>;
export type CoursewareTransaction = Transaction<CoursewareTables>;

/** One row of a courseware's log. */
export interface StoredUpdate {
  readonly seq: number;
  readonly payload: Uint8Array;
}

/** What brings a copy that knows everything up to some number up to date. */
export interface StoredChanges {
  /** Present when the log no longer reaches back far enough. */
  readonly snapshot: { readonly seq: number; readonly state: Uint8Array } | undefined;
  /** In their order. */
  readonly updates: readonly StoredUpdate[];
  /** The number of the last update. */
  readonly seq: number;
}

/** The log of Yjs updates (encoding V1) of each courseware, numbered from 1 without gaps, and the snapshot under it. */
export class CoursewareLog {
  readonly #database: CoursewareDatabase;

  constructor(database: CoursewareDatabase) {
    this.#database = database;
  }

  async create(documentId: string, state: Uint8Array, database = this.#database): Promise<void> {
    await database.insertInto('courseware').values({ document_id: documentId, seq: 0 }).execute();
    await database
      .insertInto('courseware_snapshot')
      .values({ document_id: documentId, seq: 0, state: Buffer.from(state) })
      .execute();
  }

  /** A copy of its own with the same content and the same assets. */
  async copy(
    sourceId: string,
    targetId: string,
    state: Uint8Array,
    database: CoursewareDatabase,
  ): Promise<void> {
    await this.create(targetId, state, database);
    await sql`
      insert into courseware_asset (document_id, hash, mime, size, width, height, paid)
      select ${targetId}, hash, mime, size, width, height, paid
        from courseware_asset where document_id = ${sourceId}`.execute(database);
  }

  /**
   * Adds an update to the log; on disk when it resolves. Answers its number, undefined when there is no such
   * courseware (any more).
   */
  async append(
    documentId: string,
    payload: Uint8Array,
    userId: string | undefined,
  ): Promise<number | undefined> {
    const { rows } = await sql<{ seq: number }>`
      with next as (
        update courseware set seq = seq + 1 where document_id = ${documentId} returning seq
      )
      insert into courseware_update (document_id, seq, payload, user_id)
      select ${documentId}, seq, ${Buffer.from(payload)}, ${userId ?? null} from next returning seq`.execute(
      this.#database,
    );
    return rows[0]?.seq;
  }

  /** Everything after `since` (-1: all there is), read as of one moment; undefined when there is no such courseware. */
  async changes(
    documentId: string,
    since: number,
    database?: CoursewareDatabase,
  ): Promise<StoredChanges | undefined> {
    if (database) return readChanges(database, documentId, since);
    return this.#database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => readChanges(transaction, documentId, since));
  }

  /** The last numbers of these coursewares. */
  async heads(documentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (documentIds.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('courseware')
      .select(['document_id', 'seq'])
      .where('document_id', 'in', [...documentIds])
      .execute();
    return new Map(rows.map((row) => [row.document_id, row.seq]));
  }

  /**
   * Puts a snapshot that holds everything up to `seq` under the log and drops what it holds. Updates that were
   * appended meanwhile have higher numbers and stay. Does nothing when a later snapshot is there.
   */
  async compact(documentId: string, state: Uint8Array, seq: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('courseware_snapshot')
        .set({ state: Buffer.from(state), seq })
        .where('document_id', '=', documentId)
        .where('seq', '<', seq)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await transaction
        .deleteFrom('courseware_update')
        .where('document_id', '=', documentId)
        .where('seq', '<=', seq)
        .execute();
    });
  }
}

async function readChanges(
  database: CoursewareDatabase,
  documentId: string,
  since: number,
): Promise<StoredChanges | undefined> {
  const head = await database
    .selectFrom('courseware')
    .innerJoin('courseware_snapshot', 'courseware_snapshot.document_id', 'courseware.document_id')
    .select(['courseware.seq', 'courseware_snapshot.seq as snapshot_seq'])
    .where('courseware.document_id', '=', documentId)
    .executeTakeFirst();
  if (!head) return undefined;
  const needsSnapshot = since < head.snapshot_seq;
  const snapshot = needsSnapshot
    ? await database
        .selectFrom('courseware_snapshot')
        .select(['seq', 'state'])
        .where('document_id', '=', documentId)
        .executeTakeFirstOrThrow()
    : undefined;
  const updates = await database
    .selectFrom('courseware_update')
    .select(['seq', 'payload'])
    .where('document_id', '=', documentId)
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
  return { snapshot, updates, seq: head.seq };
}
