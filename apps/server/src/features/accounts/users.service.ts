import { type Identity, LecternError } from '@lectern/protocol';
import {
  ACCOUNT_CANCELLED_MARKER,
  cleanPersonName,
  LOGIN_NAME_PATTERN,
  normaliseLoginName,
} from '@lectern/protocol/accounts';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction, BareDatabase } from '../../platform/database/database.ts';
import { AccountsStore, type AccountToInsert, insertAccount, type User } from './accounts.store.ts';
import type { AccountTables } from './accounts.tables.ts';
import { PasswordHashing } from './passwords/password-hashing.ts';
import { passwordFault } from './passwords/password-strength.ts';

/** An organisation account when `organisationId` is set, otherwise a person's. */
export interface NewUser {
  /** Omitted only for an organisation account that is reached through its person. */
  readonly loginName?: string;
  readonly password?: string;
  readonly realName: string;
  readonly nickName?: string;
  /** Teacher if omitted. */
  readonly identities?: readonly Identity[];
  readonly organisationId?: string;
  /** The user's number in the organisation, unique there. */
  readonly orgUserCode?: string;
  /** Binds the organisation account to this person. */
  readonly personId?: string;
  /** Set for passwords that an administrator selected for a demonstration. */
  readonly allowWeakPassword?: boolean;
}

/** Accounts without sign-ins, which is all that the command line needs. */
export class UsersService {
  readonly #clock: Clock;
  readonly #store: AccountsStore;
  readonly #hashing: PasswordHashing;

  constructor(database: BareDatabase, clock: Clock, hashing = new PasswordHashing()) {
    this.#clock = clock;
    this.#store = new AccountsStore(database.withTables<AccountTables>());
    this.#hashing = hashing;
  }

  /** Throws LOGIN_NAME_INVALID, LOGIN_NAME_TAKEN, PASSWORD_WEAK and INVALID_INPUT. */
  async createUser(user: NewUser): Promise<User> {
    const id = await this.#store.insert(await this.prepareUser(user));
    if (id === undefined) throw new LecternError('LOGIN_NAME_TAKEN');
    return this.user(id);
  }

  /** Runs in a transaction of another feature. Throws LOGIN_NAME_TAKEN. */
  async insertUser(prepared: AccountToInsert, transaction: AnyTransaction): Promise<string> {
    const id = await insertAccount(transaction, prepared);
    if (id === undefined) throw new LecternError('LOGIN_NAME_TAKEN');
    return id;
  }

  /** Does the slow part of creating an account, which needs no transaction. Throws as `createUser` does. */
  async prepareUser(user: NewUser): Promise<AccountToInsert> {
    const loginName = user.loginName === undefined ? null : normaliseLoginName(user.loginName);
    if (loginName !== null && !LOGIN_NAME_PATTERN.test(loginName))
      throw new LecternError('LOGIN_NAME_INVALID');
    const names = {
      realName: cleanPersonName(user.realName),
      nickName: cleanPersonName(user.nickName ?? ''),
    };
    checkNames(names);
    if (user.password !== undefined && !user.allowWeakPassword) {
      checkNewPassword(user.password, [loginName ?? '', names.realName, names.nickName]);
    }
    return {
      ...names,
      loginName,
      accountType: user.organisationId === undefined ? 'person' : 'org',
      passwordHash: user.password === undefined ? null : await this.#hashing.hash(user.password),
      organisationId: user.organisationId ?? null,
      orgUserCode: user.orgUserCode ?? null,
      personId: user.personId ?? null,
      identities: user.identities ?? ['TEACHER'],
      at: this.#clock.now(),
    };
  }

  /** Cancelled accounts are found too, see `cancelled`. */
  findUser(id: string): Promise<User | undefined> {
    return this.#store.find(id);
  }

  findUsers(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    return this.#store.findAll(ids);
  }

  /**
   * The accounts that an identity id names: a user, the users of a school or with an identity; when empty, all users.
   */
  idsOf(identityId: string): Promise<readonly string[]> {
    return this.#store.idsOf(identityId);
  }

  idsWith(identity: Identity): Promise<readonly string[]> {
    return this.#store.idsWith(identity);
  }

  findUserByLoginName(loginName: string): Promise<User | undefined> {
    return this.#store.findByLoginName(normaliseLoginName(loginName));
  }

  /** Whether there is any account besides the guest's. */
  anyUser(): Promise<boolean> {
    return this.#store.any();
  }

  /** Whether an account of a person or an organisation with this id exists and was not cancelled. */
  async userExists(id: string): Promise<boolean> {
    const user = await this.#store.find(id);
    return user !== undefined && !user.cancelled && user.accountType !== 'guest';
  }

  /** Throws USER_NOT_FOUND. */
  async user(id: string): Promise<User> {
    const user = await this.#store.find(id);
    if (!user) throw new LecternError('USER_NOT_FOUND');
    return user;
  }

  /** Throws INVALID_INPUT for a name that marks cancelled accounts. */
  async changeNames(id: string, names: { nickName?: string; realName?: string }): Promise<void> {
    checkNames(names);
    await this.#store.setNames(id, names);
  }

  /** Throws PASSWORD_WEAK and USER_NOT_FOUND. */
  async setPassword(id: string, password: string): Promise<void> {
    const user = await this.user(id);
    checkNewPassword(password, [user.loginName ?? '', user.realName, user.nickName]);
    await this.#store.setPasswordHash(id, await this.#hashing.hash(password));
  }

  /** Throws PASSWORD_WEAK, and LOGIN_FAILED when the given password was replaced meanwhile. */
  async replaceGivenPassword(id: string, password: string): Promise<void> {
    const user = await this.user(id);
    checkNewPassword(password, [user.loginName ?? '', user.realName, user.nickName]);
    const replaced = await this.#store.replaceGivenPassword(id, await this.#hashing.hash(password));
    if (!replaced) throw new LecternError('LOGIN_FAILED');
  }
}

function checkNewPassword(password: string, ownNames: readonly string[]): void {
  if (passwordFault(password, ownNames)) throw new LecternError('PASSWORD_WEAK');
}

function checkNames(names: { readonly nickName?: string; readonly realName?: string }): void {
  for (const [field, name] of Object.entries(names)) {
    if (name === ACCOUNT_CANCELLED_MARKER) throw new LecternError('INVALID_INPUT', { field });
  }
  if (names.realName === '') throw new LecternError('INVALID_INPUT', { field: 'realName' });
}
