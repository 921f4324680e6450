import { type DeleteQueryBuilder, type DeleteResult, type Kysely, sql } from 'kysely';
import type { AccountTables } from '../accounts.tables.ts';
import type { SignInDevice } from './sign-in-device.ts';
import type { KnownToken } from './token-cache.ts';

export interface SignIn {
  readonly id: string;
  readonly rootId: string;
  readonly accountId: string;
  readonly personId: string | null;
  readonly device: SignInDevice;
  /** Time when the password or key was entered, milliseconds. */
  readonly since: number;
}

export interface TokenToInsert {
  readonly accessHash: Buffer;
  readonly refreshHash: Buffer;
  readonly accessExpiresAt: number;
  readonly refreshExpiresAt: number;
}

export interface RefreshableToken extends SignIn {
  readonly accessHash: Buffer;
  readonly accountType: 'person' | 'org' | 'guest';
  readonly refreshExpiresAt: number;
  readonly rotatedAt: number | undefined;
}

/** A browser that is signed in, as any account of one person. */
export interface SignedInBrowser {
  readonly rootId: string;
  readonly browser: string;
  readonly system: string;
  /** Milliseconds. */
  readonly since: number;
  readonly seenAt: number;
}

/** Rows of sign-ins, their tokens, one-time keys and device sessions. A sign-in that ended has no row. */
export class SignInsStore {
  readonly #database: Kysely<AccountTables>;

  constructor(database: Kysely<AccountTables>) {
    this.#database = database;
  }

  async insert(signIn: SignIn, token: TokenToInsert, at: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sign_in')
        .values({
          id: signIn.id,
          root_id: signIn.rootId,
          account_id: signIn.accountId,
          person_id: signIn.personId,
          device_id: signIn.device.id ?? null,
          browser: signIn.device.browser,
          system: signIn.device.system,
          created_at: new Date(signIn.since),
          seen_at: new Date(at),
        })
        .execute();
      await insertToken(transaction, signIn.id, token);
    });
  }

  async findToken(accessHash: Buffer): Promise<KnownToken | undefined> {
    const row = await this.#database
      .selectFrom('token')
      .innerJoin('sign_in', 'sign_in.id', 'token.sign_in_id')
      .innerJoin('account', 'account.id', 'sign_in.account_id')
      .select([
        'token.sign_in_id',
        'token.access_expires_at',
        'sign_in.person_id',
        'account.id',
        'account.account_type',
        'account.organisation_id',
      ])
      .where('token.access_hash', '=', accessHash)
      .where('account.cancelled_at', 'is', null)
      .where('account.deactivated_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        signInId: row.sign_in_id,
        accountId: row.id,
        accountType: row.account_type,
        organisationId: row.organisation_id,
        personId: row.person_id,
        expiresAt: row.access_expires_at.getTime(),
      }
    );
  }

  async findRefreshToken(refreshHash: Buffer): Promise<RefreshableToken | undefined> {
    return readRefreshToken(this.#database, refreshHash, false);
  }

  /**
   * Decides about a refresh token while its row is locked; `next` replaces it. The old access token ends at
   * `graceEnd` at the latest. Undefined when the token is unknown.
   */
  async rotate<T>(
    refreshHash: Buffer,
    at: number,
    graceEnd: number,
    decide: (found: RefreshableToken) => { readonly outcome: T; readonly next?: TokenToInsert },
  ): Promise<T | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      const found = await readRefreshToken(transaction, refreshHash, true);
      if (!found) return undefined;
      const { outcome, next } = decide(found);
      if (!next) return outcome;
      await transaction
        .updateTable('token')
        .set(({ fn, val, ref }) => ({
          rotated_at: fn.coalesce(ref('rotated_at'), val(new Date(at))),
          access_expires_at: fn<Date>('least', [ref('access_expires_at'), val(new Date(graceEnd))]),
        }))
        .where('refresh_hash', '=', refreshHash)
        .execute();
      await insertToken(transaction, found.id, next);
      const seen = { seen_at: new Date(at) };
      await transaction.updateTable('sign_in').set(seen).where('id', '=', found.id).execute();
      return outcome;
    });
  }

  /** Ends the sign-ins of one browser; returns their ids. */
  endGroup(rootId: string): Promise<readonly string[]> {
    return this.#end((deletion) => deletion.where('root_id', '=', rootId));
  }

  /** Ends every sign-in of these accounts, and of these persons under any account, except the group `except`. */
  endAll(accountIds: readonly string[], except?: string): Promise<readonly string[]> {
    return this.#end((deletion) => {
      const theirs = deletion.where((where) =>
        where.or([where('account_id', 'in', accountIds), where('person_id', 'in', accountIds)]),
      );
      return except === undefined ? theirs : theirs.where('root_id', '!=', except);
    });
  }

  /** The browsers in which these accounts are signed in, the last used first. */
  async listOf(accountIds: readonly string[], limit: number): Promise<readonly SignedInBrowser[]> {
    const rows = await this.#database
      .selectFrom('sign_in')
      .select(({ fn }) => [
        'root_id',
        fn.max('browser').as('browser'),
        fn.max('system').as('system'),
        fn.min('created_at').as('since'),
        fn.max('seen_at').as('seen'),
      ])
      .where((where) =>
        where.or([where('account_id', 'in', accountIds), where('person_id', 'in', accountIds)]),
      )
      .groupBy('root_id')
      .orderBy('seen', 'desc')
      .orderBy('root_id')
      .limit(limit)
      .execute();
    return rows.map(({ root_id: rootId, browser, system, since, seen }) => ({
      rootId,
      browser: browser ?? '',
      system: system ?? '',
      since: since.getTime(),
      seenAt: seen.getTime(),
    }));
  }

  /** Ends the sign-ins of these accounts in one browser; returns their ids. */
  endBrowser(accountIds: readonly string[], rootId: string): Promise<readonly string[]> {
    return this.#end((deletion) =>
      deletion
        .where('root_id', '=', rootId)
        .where((where) =>
          where.or([where('account_id', 'in', accountIds), where('person_id', 'in', accountIds)]),
        ),
    );
  }

  /** Returns the ids that have no sign-in any more. */
  async ended(ids: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('sign_in')
      .select('id')
      .where(sql<boolean>`id = any(${[...ids]})`)
      .execute();
    const there = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !there.has(id));
  }

  async find(id: string): Promise<SignIn | undefined> {
    const row = await this.#database
      .selectFrom('sign_in')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        rootId: row.root_id,
        accountId: row.account_id,
        personId: row.person_id,
        device: deviceOf(row),
        since: row.created_at.getTime(),
      }
    );
  }

  async insertLoginKey(
    keyHash: Buffer,
    owner: { readonly accountId: string; readonly personId: string | null },
    expiresAt: number,
  ): Promise<void> {
    await this.#database
      .insertInto('login_key')
      .values({
        key_hash: keyHash,
        account_id: owner.accountId,
        person_id: owner.personId,
        expires_at: new Date(expiresAt),
      })
      .execute();
  }

  /** Deletes the key: of two concurrent calls, one gets it. */
  async takeLoginKey(
    keyHash: Buffer,
    at: number,
  ): Promise<{ accountId: string; personId: string | null } | undefined> {
    const row = await this.#database
      .deleteFrom('login_key')
      .where('key_hash', '=', keyHash)
      .returning(['account_id', 'person_id', 'expires_at'])
      .executeTakeFirst();
    if (!row || row.expires_at.getTime() <= at) return undefined;
    return { accountId: row.account_id, personId: row.person_id };
  }

  /** The account of a key; undefined when the key is unknown, used or too old. */
  async findLoginKey(keyHash: Buffer, at: number): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('login_key')
      .select(['account_id', 'expires_at'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    return row && row.expires_at.getTime() > at ? row.account_id : undefined;
  }

  /** A key that was created by an ended sign-in must not open a new one. */
  async deleteLoginKeys(accountIds: readonly string[]): Promise<void> {
    await this.#database
      .deleteFrom('login_key')
      .where((where) =>
        where.or([where('account_id', 'in', accountIds), where('person_id', 'in', accountIds)]),
      )
      .execute();
  }

  async insertDeviceSession(id: string, deviceId: string, expiresAt: number): Promise<void> {
    await this.#database
      .insertInto('device_session')
      .values({ id, device_id: deviceId, expires_at: new Date(expiresAt) })
      .execute();
  }

  async hasDeviceSession(id: string, deviceId: string, at: number): Promise<boolean> {
    const row = await this.#database
      .selectFrom('device_session')
      .select('id')
      .where('id', '=', id)
      .where('device_id', '=', deviceId)
      .where('expires_at', '>', new Date(at))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Removes expired rows; returns the sign-ins that ended by it. */
  async sweep(at: number): Promise<readonly string[]> {
    const now = new Date(at);
    await this.#database.deleteFrom('token').where('refresh_expires_at', '<=', now).execute();
    await this.#database.deleteFrom('login_key').where('expires_at', '<=', now).execute();
    await this.#database.deleteFrom('device_session').where('expires_at', '<=', now).execute();
    return this.#end((deletion) =>
      deletion.where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('token').select('access_hash').whereRef('token.sign_in_id', '=', 'sign_in.id')),
        ),
      ),
    );
  }

  async #end(narrow: (deletion: Deletion) => Deletion): Promise<readonly string[]> {
    const rows = await narrow(this.#database.deleteFrom('sign_in')).returning('id').execute();
    return rows.map(({ id }) => id);
  }
}

function deviceOf(row: { device_id: string | null; browser: string; system: string }): SignInDevice {
  return { id: row.device_id ?? undefined, browser: row.browser, system: row.system };
}

type Deletion = DeleteQueryBuilder<AccountTables, 'sign_in', DeleteResult>;

async function insertToken(
  database: Kysely<AccountTables>,
  signInId: string,
  token: TokenToInsert,
): Promise<void> {
  await database
    .insertInto('token')
    .values({
      access_hash: token.accessHash,
      refresh_hash: token.refreshHash,
      sign_in_id: signInId,
      access_expires_at: new Date(token.accessExpiresAt),
      refresh_expires_at: new Date(token.refreshExpiresAt),
      rotated_at: null,
    })
    .execute();
}

async function readRefreshToken(
  database: Kysely<AccountTables>,
  refreshHash: Buffer,
  lock: boolean,
): Promise<RefreshableToken | undefined> {
  let query = database
    .selectFrom('token')
    .innerJoin('sign_in', 'sign_in.id', 'token.sign_in_id')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select([
      'token.access_hash',
      'token.refresh_expires_at',
      'token.rotated_at',
      'sign_in.id',
      'sign_in.root_id',
      'sign_in.account_id',
      'sign_in.person_id',
      'sign_in.device_id',
      'sign_in.browser',
      'sign_in.system',
      'sign_in.created_at',
      'account.account_type',
    ])
    .where('token.refresh_hash', '=', refreshHash)
    .where('account.cancelled_at', 'is', null)
    .where('account.deactivated_at', 'is', null);
  if (lock) query = query.forUpdate('token');
  const row = await query.executeTakeFirst();
  return (
    row && {
      id: row.id,
      rootId: row.root_id,
      accountId: row.account_id,
      personId: row.person_id,
      device: deviceOf(row),
      since: row.created_at.getTime(),
      accountType: row.account_type,
      accessHash: row.access_hash,
      refreshExpiresAt: row.refresh_expires_at.getTime(),
      rotatedAt: row.rotated_at?.getTime(),
    }
  );
}
