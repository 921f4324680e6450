import { type Kysely, sql, type Transaction } from 'kysely';
import type { CoursewareTables } from './courseware.tables.ts';
import type { CoursewareDatabase } from './courseware-log.store.ts';

type Tables = CoursewareTables & { document: { id: string; updated_at: Date } };

/** Coursewares at rest, and the files that nothing in them names. */
export class UnusedAssetsStore {
  readonly #database: Kysely<Tables>;

  constructor(database: CoursewareDatabase) {
    this.#database = database.withTables<{ document: Tables['document'] }>();
  }

  /** The next courseware after this one that nobody changed since `before` and that was changed since it was looked at. */
  async next(before: Date, after: string): Promise<string | undefined> {
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

  transaction<T>(work: (transaction: Transaction<CoursewareTables>) => Promise<T>): Promise<T> {
    return this.#database
      .transaction()
      .execute((transaction) => work(transaction as unknown as Transaction<CoursewareTables>));
  }

  /** Holds the courseware: an edit that comes now waits. Answers the number of its last update. */
  async hold(documentId: string, transaction: CoursewareDatabase): Promise<number | undefined> {
    const { rows } = await sql<{ seq: number }>`
      select seq from courseware where document_id = ${documentId} for update`.execute(transaction);
    return rows[0]?.seq;
  }

  /** Takes away what was paid for, came before `before` and is not named. Answers the bytes of each. */
  async removeUnnamed(
    documentId: string,
    named: ReadonlySet<string>,
    before: Date,
    transaction: CoursewareDatabase,
  ): Promise<readonly number[]> {
    const rows = await transaction
      .deleteFrom('courseware_asset')
      .where('document_id', '=', documentId)
      .where('paid', '=', true)
      .where('created_at', '<', before)
      .where('hash', '<>', sql<string>`all(${[...named]}::text[])`)
      .returning('size')
      .execute();
    return rows.map(({ size }) => size);
  }

  /** Not looked at again before the next update. */
  async setSwept(documentId: string, seq: number, transaction: CoursewareDatabase): Promise<void> {
    await transaction
      .updateTable('courseware')
      .set({ swept_seq: seq })
      .where('document_id', '=', documentId)
      .execute();
  }
}
