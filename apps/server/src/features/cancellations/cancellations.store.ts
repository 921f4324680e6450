import type { Kysely } from 'kysely';
import type { AnyTransaction } from '../../platform/database/database.ts';

/** Accounts with a requested cancellation, and the time of the cancellation. */
export class CancellationsStore {
  readonly #database: Kysely<CancellationTables>;

  constructor(database: Kysely<CancellationTables>) {
    this.#database = database;
  }

  async dueAt(accountId: string): Promise<number | undefined> {
    const row = await this.#database
      .selectFrom('account_cancellation')
      .select('due_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.due_at.getTime();
  }

  /**
   * A repeated request keeps the first day. `check` runs in the same transaction; when it throws, no row is written.
   */
  async insert(
    accountId: string,
    at: Date,
    dueAt: Date,
    check: (transaction: AnyTransaction) => Promise<void>,
  ): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await check(transaction);
      await transaction
        .insertInto('account_cancellation')
        .values({ account_id: accountId, asked_at: at, due_at: dueAt, begun_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** Marks the cancellation as begun; it cannot be withdrawn any more. False when it was withdrawn or is not due. */
  async begin(accountId: string, now: Date): Promise<boolean> {
    const row = await this.#database
      .updateTable('account_cancellation')
      .set(({ fn, val }) => ({ begun_at: fn.coalesce('begun_at', val(now)) }))
      .where('account_id', '=', accountId)
      .where('due_at', '<=', now)
      .returning('account_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** False when there was no cancellation to withdraw. */
  async takeBack(accountId: string): Promise<boolean> {
    const row = await this.#database
      .deleteFrom('account_cancellation')
      .where('account_id', '=', accountId)
      .where('begun_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Drops the cancellation, and runs `say`, which notifies the user, in the same transaction. `undefined` when the
   * cancellation was withdrawn meanwhile.
   */
  async drop<T>(accountId: string, say: (transaction: AnyTransaction) => Promise<T>): Promise<T | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .deleteFrom('account_cancellation')
        .where('account_id', '=', accountId)
        .returning('account_id')
        .executeTakeFirst();
      return row && say(transaction);
    });
  }

  async remove(accountId: string): Promise<void> {
    await this.#database.deleteFrom('account_cancellation').where('account_id', '=', accountId).execute();
  }

  /** Ids of the accounts that are due, after the id `behind` in the order of ids. */
  async due(now: Date, behind: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('account_cancellation')
      .select('account_id')
      .where('due_at', '<=', now)
      .where('account_id', '>', behind)
      .orderBy('account_id')
      .limit(limit)
      .execute();
    return rows.map(({ account_id: id }) => id);
  }
}

export type CancellationTables = {
  account_cancellation: { account_id: string; asked_at: Date; due_at: Date; begun_at: Date | null };
};
