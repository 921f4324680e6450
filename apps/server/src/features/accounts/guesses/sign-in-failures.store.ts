import { type Kysely, sql } from 'kysely';
import type { AccountTables } from '../accounts.tables.ts';

/** The number of failures that is allowed, and the locks that follow. */
export interface FailureLimit {
  /** Number of failures within the window before a lock. */
  readonly allowed: number;
  /** The first lock and the longest; each further failure doubles it. Seconds. */
  readonly firstLock: number;
  readonly longestLock: number;
}

/** The failures of one subject. */
export interface Failures {
  readonly failures: number;
  readonly firstAt: Date;
  readonly lockedUntil: Date | null;
}

/** Failed password tries, by subject (a hash of the name and origin that were tried). */
export class SignInFailuresStore {
  readonly #database: Kysely<AccountTables>;

  constructor(database: Kysely<AccountTables>) {
    this.#database = database;
  }

  /** Returns the stored failures of these subjects. */
  async find(subjects: readonly string[]): Promise<ReadonlyMap<string, Failures>> {
    const rows = await this.#database
      .selectFrom('sign_in_failure')
      .select(['subject', 'failures', 'first_at', 'locked_until'])
      .where('subject', 'in', subjects)
      .execute();
    return new Map(
      rows.map(({ subject, failures, first_at, locked_until }) => [
        subject,
        { failures, firstAt: first_at, lockedUntil: locked_until },
      ]),
    );
  }

  /**
   * Counts a failure at `now` for `own` and for the `shared` subjects, which are never locked. Failures before `since` no
   * longer count. All counts change in one statement, so that no caller reads some of them before and some after it.
   */
  async record(
    own: { readonly subject: string; readonly limit: FailureLimit },
    shared: readonly string[],
    now: Date,
    since: Date,
  ): Promise<void> {
    const { allowed, firstLock, longestLock } = own.limit;
    // The order is fixed, so that two failures at once never deadlock.
    const subjects = [own.subject, ...shared].sort();
    await sql`
      insert into sign_in_failure as f (subject, failures, first_at)
      select subject, 1, ${now}::timestamptz from unnest(${subjects}::text[]) as counted (subject)
      on conflict (subject) do update set
        failures = case when f.first_at < ${since} then 1 else f.failures + 1 end,
        first_at = case when f.first_at < ${since} then ${now} else f.first_at end,
        locked_until = case when f.subject = ${own.subject} and f.first_at >= ${since} and f.failures + 1 > ${allowed}::integer
          then ${now}::timestamptz + make_interval(secs => least(
            ${longestLock}::float8,
            ${firstLock}::float8 * power(2, least(f.failures - ${allowed}::integer, 16))
          )) end`.execute(this.#database);
  }

  async forget(subject: string): Promise<void> {
    await this.#database.deleteFrom('sign_in_failure').where('subject', '=', subject).execute();
  }

  async knowDevice(subject: string, now: Date): Promise<void> {
    await sql`
      insert into known_device (subject, seen_at) values (${subject}, ${now})
      on conflict (subject) do update set seen_at = excluded.seen_at`.execute(this.#database);
  }

  async knowsDevice(subject: string, since: Date): Promise<boolean> {
    const row = await this.#database
      .selectFrom('known_device')
      .select('subject')
      .where('subject', '=', subject)
      .where('seen_at', '>=', since)
      .executeTakeFirst();
    return row !== undefined;
  }

  async sweepDevices(before: Date): Promise<void> {
    await this.#database.deleteFrom('known_device').where('seen_at', '<', before).execute();
  }

  /** Removes failures that began before `since` and lock no user at `now`. */
  async sweep(since: Date, now: Date): Promise<void> {
    await this.#database
      .deleteFrom('sign_in_failure')
      .where('first_at', '<', since)
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
      .execute();
  }
}
