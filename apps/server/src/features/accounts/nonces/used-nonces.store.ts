import { type Kysely, sql } from 'kysely';
import type { AccountTables } from '../accounts.tables.ts';

interface Claim {
  readonly digest: string;
  readonly time: number;
  readonly settle: (fresh: boolean) => void;
  readonly fail: (error: unknown) => void;
}

const CLAIMS_AT_ONCE = 500;
const RECORDS_AT_ONCE = 5_000;

/**
 * Used nonces that every process sees. Claims that arrive while a statement runs are combined in the next, so one
 * statement serves many calls. The statement does not wait for the disk: when the database crashes and loses the last
 * half second, each process still remembers its own nonces.
 */
export class UsedNoncesStore {
  readonly #database: Kysely<AccountTables>;
  #waiting: Claim[] = [];
  #running = false;

  constructor(database: Kysely<AccountTables>) {
    this.#database = database;
  }

  /** True when the nonce was not used before. */
  claim(digest: string, time: number): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ digest, time, settle, fail });
      if (!this.#running) void this.#run();
    });
  }

  /** Stores nonces that were accepted before other processes could see them. */
  async record(entries: Iterable<readonly [digest: string, time: number]>): Promise<void> {
    const all = [...entries];
    for (let index = 0; index < all.length; index += RECORDS_AT_ONCE) {
      await this.#insert(all.slice(index, index + RECORDS_AT_ONCE));
    }
  }

  /** Nonces with this time or later. */
  async since(time: number): Promise<readonly (readonly [digest: string, time: number])[]> {
    const rows = await this.#database
      .selectFrom('used_nonce')
      .selectAll()
      .where('nonce_time', '>=', time)
      .execute();
    return rows.map((row) => [row.digest.toString('latin1'), row.nonce_time]);
  }

  async sweep(before: number): Promise<void> {
    await this.#database.deleteFrom('used_nonce').where('nonce_time', '<', before).execute();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const claims = this.#waiting.splice(0, CLAIMS_AT_ONCE);
      try {
        const fresh = await this.#insert(claims.map(({ digest, time }) => [digest, time]));
        // The digest is deleted when its claim is resolved: when one nonce is claimed twice in one statement, only the
        // first claim succeeds.
        for (const { digest, settle } of claims) settle(fresh.delete(digest));
      } catch (error) {
        for (const { fail } of claims) fail(error);
      }
    }
    this.#running = false;
  }

  /** Returns the digests that were not in the table before. */
  async #insert(entries: readonly (readonly [digest: string, time: number])[]): Promise<Set<string>> {
    const digests = entries.map(([digest]) => Buffer.from(digest, 'latin1'));
    const times = entries.map(([, time]) => time);
    const { rows } = await this.#database.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit = off`.execute(transaction);
      return sql<{ digest: Buffer }>`
        insert into used_nonce (digest, nonce_time)
        select * from unnest(${digests}::bytea[], ${times}::bigint[])
        on conflict do nothing returning digest`.execute(transaction);
    });
    return new Set(rows.map(({ digest }) => digest.toString('latin1')));
  }
}
