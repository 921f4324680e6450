import { IDENTITIES, type Identity, LecternError } from '@lectern/protocol';
import { type Kysely, sql } from 'kysely';
import { type AccountToInsert, insertAccount } from '../accounts.store.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { keepAnAdmin } from '../school-admins.store.ts';

/** The data of a school's user that the users who oversee the school see. */
export interface PersonRow {
  readonly id: string;
  readonly realName: string;
  readonly nickName: string;
  readonly loginName: string | undefined;
  readonly orgUserCode: string | undefined;
  readonly identities: readonly Identity[];
  readonly deactivated: boolean;
  readonly passwordGiven: boolean;
}

export interface PeopleWish {
  readonly words: string;
  readonly identity: Identity | undefined;
  readonly deactivated: boolean | undefined;
  /** Returns only people after this one, by name and id. */
  readonly after: { readonly name: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** Rows of the accounts of a school. */
export class PeopleStore {
  readonly #database: Kysely<AccountTables>;

  constructor(database: Kysely<AccountTables>) {
    this.#database = database;
  }

  /** Lists people sorted by name; one more than the limit if there are more. */
  async list(organisationId: string, wish: PeopleWish): Promise<readonly PersonRow[]> {
    const { words, identity, deactivated, after, limit } = wish;
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    let query = this.#of(organisationId)
      .orderBy('real_name')
      .orderBy('id')
      .limit(limit + 1);
    if (words !== '') {
      query = query.where((where) =>
        where.or([
          where('real_name', 'ilike', like),
          where('nick_name', 'ilike', like),
          where('login_name', 'ilike', like),
          where('org_user_code', 'ilike', like),
        ]),
      );
    }
    if (identity !== undefined) {
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account_identity')
            .select('identity')
            .whereRef('account_id', '=', 'account.id')
            .where('identity', '=', identity),
        ),
      );
    }
    if (deactivated !== undefined) {
      query = query.where('deactivated_at', deactivated ? 'is not' : 'is', null);
    }
    if (after) query = query.where(sql<boolean>`(real_name, id) > (${after.name}, ${after.id})`);
    return (await query.execute()).map(toPerson);
  }

  async find(organisationId: string, id: string): Promise<PersonRow | undefined> {
    const row = await this.#of(organisationId).where('id', '=', id).executeTakeFirst();
    return row && toPerson(row);
  }

  async count(organisationId: string): Promise<{ readonly active: number; readonly deactivated: number }> {
    const { rows } = await sql<{ active: number; deactivated: number }>`
      select count(*) filter (where deactivated_at is null)::int as active,
          count(deactivated_at)::int as deactivated
        from account where organisation_id = ${organisationId} and cancelled_at is null`.execute(
      this.#database,
    );
    return rows[0] ?? { active: 0, deactivated: 0 };
  }

  /** Throws ORG_USER_CODE_TAKEN, and ACCOUNT_LAST_ADMIN when the school would lose its only administrator. */
  async change(
    id: string,
    words: {
      readonly realName?: string | undefined;
      readonly orgUserCode?: string | null | undefined;
      readonly identities?: readonly Identity[] | undefined;
    },
  ): Promise<void> {
    const { realName, orgUserCode, identities } = words;
    await this.#database.transaction().execute(async (transaction) => {
      if (identities && !identities.includes('EDU_ADMIN')) await keepAnAdmin(transaction, [id]);
      if (realName !== undefined || orgUserCode !== undefined) {
        await transaction
          .updateTable('account')
          .set({ real_name: realName, org_user_code: orgUserCode })
          .where('id', '=', id)
          .execute()
          .catch(refuseTakenCode);
      }
      if (!identities) return;
      // The later of two concurrent changes of the identities wins; they are not merged.
      await transaction.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await transaction.deleteFrom('account_identity').where('account_id', '=', id).execute();
      await transaction
        .insertInto('account_identity')
        .values([...new Set(identities)].map((identity) => ({ account_id: id, identity })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** Throws ACCOUNT_LAST_ADMIN. */
  async deactivate(id: string, at: Date): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await keepAnAdmin(transaction, [id]);
      await transaction
        .updateTable('account')
        .set({ deactivated_at: at })
        .where('id', '=', id)
        .where('deactivated_at', 'is', null)
        .execute();
    });
  }

  async reactivate(id: string): Promise<void> {
    await this.#database.updateTable('account').set({ deactivated_at: null }).where('id', '=', id).execute();
  }

  /**
   * Undefined when the account has no login name, and so no password. `replaced`: whether an unused given password was
   * replaced.
   */
  givePassword(
    id: string,
    hash: string,
    until: Date,
    now: Date,
  ): Promise<{ readonly loginName: string; readonly replaced: boolean } | undefined> {
    return this.#database.transaction().execute(async (transaction) => {
      // The later of two concurrent calls reads the identities that the first call set.
      const before = await transaction
        .selectFrom('account')
        .select(['login_name', 'password_until'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!before?.login_name) return undefined;
      await transaction
        .updateTable('account')
        .set({ password_hash: hash, password_until: until })
        .where('id', '=', id)
        .execute();
      const { password_until: earlier } = before;
      return { loginName: before.login_name, replaced: earlier !== null && earlier > now };
    });
  }

  /** The login names among these that are in use, in any school. */
  async takenNames(names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('account')
      .select('login_name')
      .where('login_name', '=', sql<string>`any(${[...names]})`)
      .execute();
    return new Set(rows.map((row) => row.login_name ?? ''));
  }

  async takenCodes(organisationId: string, codes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .selectFrom('account')
      .select('org_user_code')
      .where('organisation_id', '=', organisationId)
      .where('org_user_code', '=', sql<string>`any(${[...codes]})`)
      .execute();
    return new Set(rows.map((row) => row.org_user_code ?? ''));
  }

  /**
   * Returns the ids in the order of the accounts. Returns undefined and creates no account when another call used a
   * name or code meanwhile.
   */
  async insertAll(
    accounts: readonly AccountToInsert[],
    note: (transaction: Kysely<AccountTables>, ids: readonly string[]) => Promise<void>,
  ): Promise<readonly string[] | undefined> {
    const taken = Symbol('taken');
    return this.#database
      .transaction()
      .execute(async (transaction) => {
        // Two lists with the same names in another order would deadlock, so one runs after the other.
        await sql`select pg_advisory_xact_lock(hashtextextended('accounts of a list', 0))`.execute(
          transaction,
        );
        const ids: string[] = [];
        for (const account of accounts) {
          const id = await insertAccount(transaction, account);
          if (id === undefined) throw taken;
          ids.push(id);
        }
        await note(transaction, ids);
        return ids;
      })
      .catch((error: unknown) => {
        if (error === taken) return undefined;
        throw error;
      });
  }

  #of(organisationId: string) {
    return this.#database
      .selectFrom('account')
      .selectAll()
      .select(({ selectFrom }) => [
        sql<string[]>`array(${selectFrom('account_identity')
          .select('identity')
          .whereRef('account_id', '=', 'account.id')})`.as('identities'),
      ])
      .where('organisation_id', '=', organisationId)
      .where('cancelled_at', 'is', null);
  }
}

/** PostgreSQL's code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505';

function refuseTakenCode(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
  throw isTaken ? new LecternError('ORG_USER_CODE_TAKEN') : error;
}

function toPerson(row: AccountTables['account'] & { readonly identities: readonly string[] }): PersonRow {
  return {
    id: row.id,
    realName: row.real_name,
    nickName: row.nick_name,
    loginName: row.login_name ?? undefined,
    orgUserCode: row.org_user_code ?? undefined,
    identities: IDENTITIES.filter((identity) => row.identities.includes(identity)),
    deactivated: row.deactivated_at !== null,
    passwordGiven: row.password_until !== null,
  };
}
