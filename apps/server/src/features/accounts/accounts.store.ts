import { newId } from '@lectern/base';
import { IDENTITIES, type Identity } from '@lectern/protocol';
import { ACCOUNT_CANCELLED_MARKER, type AccountType } from '@lectern/protocol/accounts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { AccountTable, AccountTables } from './accounts.tables.ts';
import { keepAnAdmin, reachedThrough, schoolsWithout } from './school-admins.store.ts';

/** An account without its password, for the rest of the server. */
export interface User {
  readonly id: string;
  readonly accountType: AccountType;
  readonly loginName: string | undefined;
  readonly realName: string;
  readonly nickName: string;
  readonly classNickName: string;
  readonly organisationId: string | undefined;
  readonly orgUserCode: string | undefined;
  /** The person that an organisation account is bound to. */
  readonly personId: string | undefined;
  /** Identities in display order. */
  readonly identities: readonly Identity[];
  /** Key in the avatar's address; undefined without an uploaded avatar. */
  readonly avatarVersion: string | undefined;
  readonly cancelled: boolean;
  /** The school has blocked the use of the account. */
  readonly deactivated: boolean;
}

export interface AccountToInsert {
  readonly accountType: 'person' | 'org';
  readonly loginName: string | null;
  readonly passwordHash: string | null;
  readonly realName: string;
  readonly nickName: string;
  readonly organisationId: string | null;
  readonly orgUserCode: string | null;
  readonly personId: string | null;
  readonly identities: readonly Identity[];
  readonly at: number;
  /** Time until which a password set by the school is valid, milliseconds. */
  readonly passwordUntil?: number;
}

export interface Credentials {
  readonly accountId: string;
  readonly accountType: AccountType;
  readonly personId: string | null;
  readonly passwordHash: string | null;
  readonly deactivated: boolean;
  /**
   * Time until which a password that the school gave is valid, milliseconds; undefined for the holder's own password.
   */
  readonly givenUntil: number | undefined;
}

export interface Avatar {
  readonly mime: string;
  readonly bytes: Buffer;
  readonly version: string;
}

/** Rows of accounts, their identities and avatars. */
export class AccountsStore {
  readonly #database: Kysely<AccountTables>;

  constructor(database: Kysely<AccountTables>) {
    this.#database = database;
  }

  /** Returns undefined when the login name, or the code in the organisation, is already in use. */
  async insert(account: AccountToInsert): Promise<string | undefined> {
    return this.#database.transaction().execute((transaction) => insertAccount(transaction, account));
  }

  async any(): Promise<boolean> {
    const row = await this.#database
      .selectFrom('account')
      .select('id')
      .where('account_type', '!=', 'guest')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async find(id: string): Promise<User | undefined> {
    return (await this.findAll([id])).get(id);
  }

  /** The school of an account or, if the account has none, of an organisation account of the same person. */
  async schoolOf(id: string): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('account')
      .select('organisation_id')
      .where(({ or, eb }) => or([eb('id', '=', id), eb('person_id', '=', id)]))
      .where('organisation_id', 'is not', null)
      .orderBy(({ eb }) => eb('id', '=', id), 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.organisation_id ?? undefined;
  }

  async findAll(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('account')
      .selectAll()
      .select(({ selectFrom }) => [
        sql<string[]>`array(${selectFrom('account_identity')
          .select('identity')
          .whereRef('account_id', '=', 'account.id')})`.as('identities'),
        selectFrom('account_avatar')
          .select('version')
          .whereRef('account_id', '=', 'account.id')
          .as('avatar_version'),
      ])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(rows.map((row) => [row.id, toUser(row, new Set(row.identities), row.avatar_version)]));
  }

  /** Ids of accounts with an identity, of all schools. */
  async idsWith(identity: Identity): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('account_identity')
      .innerJoin('account', 'account.id', 'account_identity.account_id')
      .select('account.id')
      .where('account_identity.identity', '=', identity)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Whether a school would have no administrator without this account and the accounts that are reached through it
   * alone.
   */
  async administersAlone(id: string): Promise<boolean> {
    return (
      (await schoolsWithout(this.#database, [id, ...(await reachedThrough(this.#database, id))])).length > 0
    );
  }

  /** Runs `keepAnAdmin` for this account and the accounts that are reached through it alone. */
  async keepAdministrators(id: string, transaction: AnyTransaction): Promise<void> {
    const typed = transaction as Transaction<AccountTables>;
    await keepAnAdmin(typed, [id, ...(await reachedThrough(typed, id))]);
  }

  async countWithoutLogin(personId: string): Promise<number> {
    const { count } = await this.#database
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .where('login_name', 'is', null)
      .where('cancelled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * Ids of accounts: `identityId` is the id of an account, the id of a school or an identity; when empty, all accounts
   * are returned.
   */
  async idsOf(identityId: string): Promise<readonly string[]> {
    const accounts = this.#database
      .selectFrom('account')
      .select('id')
      .where('account_type', '!=', 'guest')
      .where('cancelled_at', 'is', null);
    if (identityId === '') return (await accounts.execute()).map(({ id }) => id);
    const rows = await accounts
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('id', '=', identityId),
          eb('organisation_id', '=', identityId),
          exists(
            selectFrom('account_identity')
              .select('account_id')
              .whereRef('account_id', '=', 'account.id')
              .where(sql<string>`identity`, '=', identityId),
          ),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async findByLoginName(loginName: string): Promise<User | undefined> {
    const found = await this.findCredentials(loginName);
    return found && this.find(found.accountId);
  }

  async findCredentials(loginName: string): Promise<Credentials | undefined> {
    const row = await this.#database
      .selectFrom('account')
      .select(['id', 'account_type', 'person_id', 'password_hash', 'deactivated_at', 'password_until'])
      .where('login_name', '=', loginName)
      .executeTakeFirst();
    return (
      row && {
        accountId: row.id,
        accountType: row.account_type,
        personId: row.account_type === 'person' ? row.id : null,
        passwordHash: row.password_hash,
        deactivated: row.deactivated_at !== null,
        givenUntil: row.password_until?.getTime(),
      }
    );
  }

  /** Undefined when the account has no password of its own. */
  async findLogin(id: string): Promise<{ id: string; loginName: string } | undefined> {
    const row = await this.#database
      .selectFrom('account')
      .select('login_name')
      .where('id', '=', id)
      .where('password_hash', 'is not', null)
      .executeTakeFirst();
    return row?.login_name ? { id, loginName: row.login_name } : undefined;
  }

  /** Stores a password as the holder's own. */
  async setPasswordHash(id: string, hash: string): Promise<void> {
    await this.#database
      .updateTable('account')
      .set({ password_hash: hash, password_until: null })
      .where('id', '=', id)
      .execute();
  }

  /** Replaces a password that the school gave by the holder's own. False when it was replaced already. */
  async replaceGivenPassword(id: string, hash: string): Promise<boolean> {
    const row = await this.#database
      .updateTable('account')
      .set({ password_hash: hash, password_until: null })
      .where('id', '=', id)
      .where('password_until', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async setNames(id: string, names: { nickName?: string; realName?: string }): Promise<void> {
    if (names.nickName === undefined && names.realName === undefined) return;
    await this.#database
      .updateTable('account')
      .set({ nick_name: names.nickName, real_name: names.realName })
      .where('id', '=', id)
      .execute();
  }

  /** Organisation accounts into which a person may exchange, the oldest first. */
  async listBound(
    personId: string,
    offset: number,
    limit: number,
  ): Promise<{ count: number; users: readonly User[] }> {
    const bound = this.#database
      .selectFrom('account')
      .where('person_id', '=', personId)
      .where('cancelled_at', 'is', null)
      .where('deactivated_at', 'is', null);
    const [{ count }, rows] = await Promise.all([
      bound.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      bound.select('id').orderBy('created_at').orderBy('id').offset(offset).limit(limit).execute(),
    ]);
    const users = await this.findAll(rows.map(({ id }) => id));
    return { count, users: rows.map(({ id }) => users.get(id)).filter((user) => user !== undefined) };
  }

  /** The account of a person in an organisation; the oldest if there are several. */
  async findBound(personId: string, organisationId: string): Promise<User | undefined> {
    const row = await this.#database
      .selectFrom('account')
      .select('id')
      .where('person_id', '=', personId)
      .where('organisation_id', '=', organisationId)
      .where('cancelled_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row && this.find(row.id);
  }

  /** False when the account is bound to another person or is not an organisation account. */
  async bind(accountId: string, personId: string): Promise<boolean> {
    const row = await this.#database
      .updateTable('account')
      .set({ person_id: personId })
      .where('id', '=', accountId)
      .where('account_type', '=', 'org')
      .where((where) => where.or([where('person_id', 'is', null), where('person_id', '=', personId)]))
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Erases the personal data of the account; its id stays, so that its documents still have an author. Throws
   * ACCOUNT_LAST_ADMIN when a school would have no administrator any more.
   */
  async cancel(id: string, at: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await this.keepAdministrators(id, transaction);
      await transaction
        .updateTable('account')
        .set({
          login_name: null,
          password_hash: null,
          real_name: ACCOUNT_CANCELLED_MARKER,
          nick_name: ACCOUNT_CANCELLED_MARKER,
          class_nick_name: '',
          org_user_code: null,
          person_id: null,
          cancelled_at: new Date(at),
        })
        .where('id', '=', id)
        .execute();
      await transaction.updateTable('account').set({ person_id: null }).where('person_id', '=', id).execute();
      await transaction.deleteFrom('account_identity').where('account_id', '=', id).execute();
      await transaction.deleteFrom('account_avatar').where('account_id', '=', id).execute();
    });
  }

  async avatar(id: string): Promise<Avatar | undefined> {
    return this.#database
      .selectFrom('account_avatar')
      .select(['mime', 'bytes', 'version'])
      .where('account_id', '=', id)
      .executeTakeFirst();
  }

  async setAvatar(id: string, avatar: Avatar): Promise<void> {
    await this.#database
      .insertInto('account_avatar')
      .values({ account_id: id, ...avatar })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(avatar))
      .execute();
  }

  async deleteAvatar(id: string): Promise<void> {
    await this.#database.deleteFrom('account_avatar').where('account_id', '=', id).execute();
  }
}

/** Returns undefined when the login name, or the code in the organisation, is already in use. */
export async function insertAccount(
  transaction: Transaction<AccountTables>,
  account: AccountToInsert,
): Promise<string | undefined> {
  const id = newId();
  const inserted = await transaction
    .insertInto('account')
    .values({
      id,
      account_type: account.accountType,
      login_name: account.loginName,
      password_hash: account.passwordHash,
      real_name: account.realName,
      nick_name: account.nickName,
      class_nick_name: '',
      organisation_id: account.organisationId,
      org_user_code: account.orgUserCode,
      person_id: account.personId,
      created_at: new Date(account.at),
      cancelled_at: null,
      deactivated_at: null,
      password_until: account.passwordUntil === undefined ? null : new Date(account.passwordUntil),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  if (account.identities.length > 0) {
    await transaction
      .insertInto('account_identity')
      .values([...new Set(account.identities)].map((identity) => ({ account_id: id, identity })))
      .execute();
  }
  return id;
}

function toUser(row: AccountTable, identities: ReadonlySet<string>, avatarVersion: string | null): User {
  return {
    id: row.id,
    accountType: row.account_type,
    loginName: row.login_name ?? undefined,
    realName: row.real_name,
    nickName: row.nick_name,
    classNickName: row.class_nick_name,
    organisationId: row.organisation_id ?? undefined,
    orgUserCode: row.org_user_code ?? undefined,
    personId: row.person_id ?? undefined,
    identities: IDENTITIES.filter((identity) => identities.has(identity)),
    avatarVersion: avatarVersion ?? undefined,
    cancelled: row.cancelled_at !== null,
    deactivated: row.deactivated_at !== null,
  };
}
