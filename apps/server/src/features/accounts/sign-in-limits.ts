import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { AccountTables } from './account-tables.ts';

/** Failures are counted from the first one for this long, milliseconds. */
const WINDOW_MS = 3_600_000;
/** The first lock; each further failure doubles it. Seconds. */
const FIRST_LOCK_S = 60;
const LONGEST_LOCK_S = 900;

/**
 * Failures that are let pass. One name from one address has few, so that guessing ends soon while the owner elsewhere
 * is not locked out; a name from everywhere and an address for all names (a school behind one) have more.
 */
const ALLOWED = { pair: 4, name: 49, address: 99 } as const;
type Scope = keyof typeof ALLOWED;

/** Limits on password tries, the same in every process. */
export class SignInLimits {
  readonly #database: Kysely<AccountTables>;
  readonly #clock: Clock;

  constructor(database: Kysely<AccountTables>, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Throws LOGIN_LOCKED with the seconds that are left, whether or not the name exists. */
  async check(loginName: string, address: string): Promise<void> {
    const now = this.#clock.now();
    const row = await this.#database
      .selectFrom('sign_in_failure')
      .select(({ fn }) => fn.max('locked_until').as('until'))
      .where('subject', 'in', Object.values(subjects(loginName, address)))
      .executeTakeFirst();
    const left = (row?.until?.getTime() ?? 0) - now;
    if (left > 0) throw new LecternError('LOGIN_LOCKED', { seconds: Math.ceil(left / 1000) });
  }

  async recordFailure(loginName: string, address: string): Promise<void> {
    const now = new Date(this.#clock.now());
    const since = new Date(now.getTime() - WINDOW_MS);
    const found = Object.entries(subjects(loginName, address)) as [Scope, string][];
    // Always in the same order, so that two failures at once never wait for each other.
    found.sort(([, a], [, b]) => (a < b ? -1 : 1));
    for (const [scope, subject] of found) {
      const allowed = ALLOWED[scope];
      await sql`
        insert into sign_in_failure as f (subject, failures, first_at) values (${subject}, 1, ${now})
        on conflict (subject) do update set
          failures = case when f.first_at < ${since} then 1 else f.failures + 1 end,
          first_at = case when f.first_at < ${since} then ${now} else f.first_at end,
          locked_until = case when f.first_at >= ${since} and f.failures + 1 > ${allowed}::integer
            then ${now}::timestamptz + make_interval(secs => least(
              ${LONGEST_LOCK_S}::float8,
              ${FIRST_LOCK_S}::float8 * power(2, least(f.failures - ${allowed}::integer, 16))
            )) end`.execute(this.#database);
    }
  }

  /** The right password clears what this address did wrong under this name. */
  async recordSuccess(loginName: string, address: string): Promise<void> {
    await this.#database
      .deleteFrom('sign_in_failure')
      .where('subject', '=', subjects(loginName, address).pair)
      .execute();
  }

  async sweep(): Promise<void> {
    const now = this.#clock.now();
    await this.#database
      .deleteFrom('sign_in_failure')
      .where('first_at', '<', new Date(now - WINDOW_MS))
      .where((where) =>
        where.or([where('locked_until', 'is', null), where('locked_until', '<', new Date(now))]),
      )
      .execute();
  }
}

/** Hashed: what people type as a login name is sometimes their password. */
function subjects(loginName: string, address: string): Record<Scope, string> {
  return {
    pair: `pair:${digest(`${loginName}\n${address}`)}`,
    name: `name:${digest(loginName)}`,
    address: `address:${digest(address)}`,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
