import { LecternError } from '@lectern/protocol';
import { sql } from 'kysely';
import type { LiveDatabase, LiveTransaction } from '../live-documents.tables.ts';
import type { LiveKindCode } from '../live-kind.ts';

/** One row of a document's log. */
export interface StoredUpdate {
  readonly seq: number;
  readonly payload: Uint8Array;
}

/** Updates for a copy that has all updates up to a number. */
export interface StoredChanges {
  /** Undefined unless the log begins after that number. */
  readonly snapshot: { readonly seq: number; readonly state: Uint8Array } | undefined;
  /** Updates in the order of their numbers. */
  readonly updates: readonly StoredUpdate[];
  /** Number of the last update. */
  readonly seq: number;
}

/**
 * The logs of Yjs updates (encoding V1) of the documents of one kind, numbered from 1 without gaps, each with
 * its snapshot.
 */
export class LiveLog {
  readonly #database: LiveDatabase;
  readonly #kind: LiveKindCode;

  constructor(database: LiveDatabase, kind: LiveKindCode) {
    this.#database = database;
    this.#kind = kind;
  }

  async create(documentId: string, state: Uint8Array, database = this.#database): Promise<void> {
    await database
      .insertInto('live_document')
      .values({ document_id: documentId, kind: this.#kind, seq: 0 })
      .execute();
    await database
      .insertInto('live_document_snapshot')
      .values({ document_id: documentId, seq: 0, state: Buffer.from(state) })
      .execute();
  }

  /** Copies the source's log to another document. */
  async copy(sourceId: string, targetId: string, database = this.#database): Promise<void> {
    // The log is copied in one statement, so that a log that is compacted meanwhile is copied either as before or as
    // after.
    const { rows } = await sql`
      with document as (
        insert into live_document (document_id, kind, seq)
        select ${targetId}, kind, seq from live_document where document_id = ${sourceId} and kind = ${this.#kind}
        returning seq
      ), snapshot as (
        insert into live_document_snapshot (document_id, seq, state)
        select ${targetId}, seq, state from live_document_snapshot where document_id = ${sourceId}
      ), updates as (
        insert into live_document_update (document_id, seq, payload, user_id)
        select ${targetId}, seq, payload, user_id from live_document_update where document_id = ${sourceId}
      )
      select seq from document`.execute(database);
    if (rows.length === 0) throw new LecternError('DOCUMENT_NOT_FOUND');
  }

  /**
   * Appends an update to the log; on disk when it resolves. Returns its number, or undefined when the document does not
   * exist (any more).
   */
  async append(
    documentId: string,
    payload: Uint8Array,
    userId: string | undefined,
    database = this.#database,
  ): Promise<number | undefined> {
    const { rows } = await sql<{ seq: number }>`
      with next as (
        update live_document set seq = seq + 1 where document_id = ${documentId} returning seq
      )
      insert into live_document_update (document_id, seq, payload, user_id)
      select ${documentId}, seq, ${Buffer.from(payload)}, ${userId ?? null} from next returning seq`.execute(
      database,
    );
    return rows[0]?.seq;
  }

  /**
   * Locks the document until the transaction ends: concurrent edits wait. Returns the number of its last update, or
   * undefined when no document of this kind has the id.
   */
  async hold(documentId: string, transaction: LiveTransaction): Promise<number | undefined> {
    const { rows } = await sql<{ seq: number }>`
      select seq from live_document where document_id = ${documentId} and kind = ${this.#kind} for update`.execute(
      transaction,
    );
    return rows[0]?.seq;
  }

  /** Users whose updates came after `since`. */
  async authors(
    documentId: string,
    since: number,
    database: LiveDatabase = this.#database,
  ): Promise<readonly string[]> {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from live_document_update
        where document_id = ${documentId} and seq > ${since} and user_id is not null
      union
      select user_id from live_document_author where document_id = ${documentId} and seq > ${since}
      order by user_id`.execute(database);
    return rows.map((row) => row.user_id);
  }

  /**
   * All updates after `since` (-1: the whole log), as of one moment; undefined when no document of this kind has the
   * id.
   */
  async changes(
    documentId: string,
    since: number,
    database?: LiveDatabase,
  ): Promise<StoredChanges | undefined> {
    if (database) return this.#read(database, documentId, since);
    return this.#database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => this.#read(transaction, documentId, since));
  }

  /** Whether a document of any kind has this id. */
  async isTaken(id: string): Promise<boolean> {
    const row = await this.#database
      .selectFrom('live_document')
      .select('document_id')
      .where('document_id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The last numbers of these documents; documents of another kind are omitted. */
  async heads(documentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (documentIds.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('live_document')
      .select(['document_id', 'seq'])
      .where('document_id', 'in', [...documentIds])
      .where('kind', '=', this.#kind)
      .execute();
    return new Map(rows.map((row) => [row.document_id, row.seq]));
  }

  /**
   * Stores a snapshot that contains all updates up to `seq` and deletes these. Updates that were appended meanwhile
   * have higher numbers and stay. Does nothing when a later snapshot exists.
   */
  async compact(documentId: string, state: Uint8Array, seq: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('live_document_snapshot')
        .set({ state: Buffer.from(state), seq })
        .where('document_id', '=', documentId)
        .where('seq', '<', seq)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      // Authors are kept, because versions name the users who edited.
      await sql`
        with gone as (
          delete from live_document_update where document_id = ${documentId} and seq <= ${seq} returning user_id, seq
        )
        insert into live_document_author (document_id, user_id, seq)
          select ${documentId}, user_id, max(seq) from gone where user_id is not null group by user_id
          on conflict (document_id, user_id) do update set seq = greatest(live_document_author.seq, excluded.seq)`.execute(
        transaction,
      );
    });
  }

  async #read(database: LiveDatabase, documentId: string, since: number): Promise<StoredChanges | undefined> {
    const head = await database
      .selectFrom('live_document')
      .innerJoin('live_document_snapshot', 'live_document_snapshot.document_id', 'live_document.document_id')
      .select(['live_document.seq', 'live_document_snapshot.seq as snapshot_seq'])
      .where('live_document.document_id', '=', documentId)
      .where('live_document.kind', '=', this.#kind)
      .executeTakeFirst();
    if (!head) return undefined;
    const needsSnapshot = since < head.snapshot_seq;
    const snapshot = needsSnapshot
      ? await database
          .selectFrom('live_document_snapshot')
          .select(['seq', 'state'])
          .where('document_id', '=', documentId)
          .executeTakeFirstOrThrow()
      : undefined;
    const updates = await database
      .selectFrom('live_document_update')
      .select(['seq', 'payload'])
      .where('document_id', '=', documentId)
      .where('seq', '>', since)
      .orderBy('seq')
      .execute();
    return { snapshot, updates, seq: head.seq };
  }
}
