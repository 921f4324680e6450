import { type Kysely, sql } from 'kysely';
import type { BareDatabase } from '../../platform/database/database.ts';

type DemoTables = {
  demo_school: { id?: boolean; begun_at: Date; password: string | null; completed_at: Date | null };
};

export interface DemoState {
  readonly password: string | null;
  readonly completed: boolean;
}

/** Progress of the demonstration school, so that an interrupted start is continued by the next. */
export class DemoStore {
  readonly #database: Kysely<DemoTables>;

  constructor(database: BareDatabase) {
    this.#database = database.withTables<DemoTables>();
  }

  /** Runs the work under a lock over all processes. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('demo school', 0))`.execute(transaction);
      return work();
    });
  }

  async state(): Promise<DemoState | undefined> {
    const row = await this.#database
      .selectFrom('demo_school')
      .select(['password', 'completed_at'])
      .executeTakeFirst();
    return row && { password: row.password, completed: row.completed_at !== null };
  }

  async begin(password: string, at: Date): Promise<void> {
    await this.#database
      .insertInto('demo_school')
      .values({ begun_at: at, password, completed_at: null })
      .execute();
  }

  /** Deletes the password, which is stored nowhere afterwards. */
  async complete(at: Date): Promise<void> {
    await this.#database.updateTable('demo_school').set({ completed_at: at, password: null }).execute();
  }
}
