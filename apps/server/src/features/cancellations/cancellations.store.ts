import type { Kysely } from 'kysely';
import { holdAdmins } from '../accounts/index.ts';
import type { CancellationTables } from './cancellations.tables.ts';

/** Which accounts are to end, and when. */
export class CancellationsStore {
  readonly #database: Kysely<CancellationTables>;

  constructor(database: Kysely<CancellationTables>) {
    this.#database = database;
  }

  /** In it nobody else leaves the same school. */
  whileSchoolStays<T>(organisationId: string, work: () => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(async (transaction) => {
      await holdAdmins(transaction, organisationId);
      return work();
    });
  }

  async dueAt(accountId: string): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom('account_cancellation')
      .select('due_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.due_at.getTime();
  }

  /** The first day that was asked for stays. */
  async insert(accountId: string, at: Date, dueAt: Date): Promise<void> {
    await this.#database
      .insertInto('account_cancellation')
      .values({ account_id: accountId, asked_at: at, due_at: dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(accountId: string): Promise<void> {
    await this.#database.deleteFrom('account_cancellation').where('account_id', '=', accountId).execute();
  }

  async due(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('account_cancellation')
      .select('account_id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(({ account_id: id }) => id);
  }
}
