import { type Identity, LecternError } from '@lectern/protocol';
import type { Account, BoundUser, PublicUser } from '@lectern/protocol/accounts';
import type { AuthToken } from '@lectern/protocol/tokens';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { Authenticate, CallerIdentity } from '../../platform/http/routes.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import type { OrganisationsService } from '../organisations/index.ts';
import { presentAccount, presentBoundUser, presentPublicUser } from './account-presenter.ts';
import { mayFindColleague, maySeeRealName, type Onlooker } from './accounts.policy.ts';
import type { AccountsStore, AccountToInsert, User } from './accounts.store.ts';
import type { PasswordCheck } from './passwords/password-check.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';
import type { PeopleService } from './people/people.service.ts';
import type { SignInDevice } from './sign-ins/sign-in-device.ts';
import type { SignInsService } from './sign-ins/sign-ins.service.ts';
import type { NewUser, UsersService } from './users.service.ts';

interface AccountsServicePorts {
  clock: Clock;
  store: AccountsStore;
  organisations: Pick<OrganisationsService, 'findOrganisation' | 'findOrganisations'>;
  users: UsersService;
  signIns: SignInsService;
  authenticate: Authenticate;
  hashing: PasswordHashing;
  passwords: Pick<PasswordCheck, 'verify'>;
  people: PeopleService;
}

/** Public API of accounts for the rest of the server. */
export class AccountsService {
  /**
   * Reads and verifies the Authorization header of a call, or of a socket that sends it first, signed for `GET path`.
   * When the bus sends `session_ended` with the returned `sessionId`, the socket must be closed.
   */
  readonly authenticate: Authenticate;
  /** Limits how many passwords are hashed at the same time, for accounts and for links. */
  readonly hashing: PasswordHashing;
  /** Accounts of a school, for the users who oversee the school. */
  readonly people: PeopleService;
  readonly #ports: AccountsServicePorts;

  constructor(ports: AccountsServicePorts) {
    this.authenticate = ports.authenticate;
    this.hashing = ports.hashing;
    this.people = ports.people;
    this.#ports = ports;
  }

  /** Throws LOGIN_NAME_INVALID, LOGIN_NAME_TAKEN, PASSWORD_WEAK and INVALID_INPUT. */
  createUser(user: NewUser): Promise<User> {
    return this.#ports.users.createUser(user);
  }

  /**
   * Creates an account in a transaction of another feature; `prepared` was returned by `prepareUser` before. Returns
   * the account's id. Throws LOGIN_NAME_TAKEN.
   */
  insertUser(prepared: AccountToInsert, transaction: AnyTransaction): Promise<string> {
    return this.#ports.users.insertUser(prepared, transaction);
  }

  /** Throws LOGIN_NAME_INVALID, PASSWORD_WEAK and INVALID_INPUT. */
  prepareUser(user: NewUser): Promise<AccountToInsert> {
    return this.#ports.users.prepareUser(user);
  }

  /** Signs in the holder of an account that was created just now. */
  signInMade(id: string, device: SignInDevice): Promise<AuthToken> {
    const owner = { accountId: id, accountType: 'org', personId: null } as const;
    return this.#ports.signIns.issue(owner, device);
  }

  /** Cancelled accounts are found too, see `cancelled`. */
  findUser(id: string): Promise<User | undefined> {
    return this.#ports.users.findUser(id);
  }

  /** Undefined for an account whose person belongs to no school. */
  schoolOf(id: string): Promise<string | undefined> {
    return this.#ports.store.schoolOf(id);
  }

  findUsers(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    return this.#ports.users.findUsers(ids);
  }

  /** Ids of the accounts that have an identity, of all schools. */
  idsWith(identity: Identity): Promise<readonly string[]> {
    return this.#ports.users.idsWith(identity);
  }

  findUserByLoginName(loginName: string): Promise<User | undefined> {
    return this.#ports.users.findUserByLoginName(loginName);
  }

  /** Whether there is any account besides the guest's. */
  anyUser(): Promise<boolean> {
    return this.#ports.users.anyUser();
  }

  /** Whether an account of a person or an organisation with this id exists and was not cancelled. */
  userExists(id: string): Promise<boolean> {
    return this.#ports.users.userExists(id);
  }

  /** Throws USER_NOT_FOUND. */
  user(id: string): Promise<User> {
    return this.#ports.users.user(id);
  }

  /** The account as its holder sees it. Throws USER_NOT_FOUND. */
  async account(id: string): Promise<Account> {
    const user = await this.user(id);
    return presentAccount(user, await this.#organisationOf(user));
  }

  /** The public data of a user that this caller may see. Throws USER_NOT_FOUND. */
  async publicUser(id: string, caller: CallerIdentity): Promise<PublicUser> {
    const user = await this.user(id);
    return presentPublicUser(user, isAllowed(maySeeRealName(caller, user)));
  }

  /** The public data of a user that this caller, or a caller who is not signed in, may see. */
  publicUserOf(user: User, caller: Onlooker | undefined): PublicUser {
    return presentPublicUser(user, caller !== undefined && isAllowed(maySeeRealName(caller, user)));
  }

  /**
   * Finds the user of a login name. People often know only the login name of the person, but a shared document must
   * reach the account in which the colleague works at the caller's school. Throws USER_NOT_FOUND, without a reason.
   */
  async colleague(loginName: string, caller: CallerIdentity): Promise<PublicUser> {
    const named = await this.findUserByLoginName(loginName);
    const user =
      named?.accountType === 'person' && caller.organisationId !== undefined
        ? await this.#ports.store.findBound(named.id, caller.organisationId)
        : named;
    if (!user) throw new LecternError('USER_NOT_FOUND');
    enforce(mayFindColleague(caller, user));
    return presentPublicUser(user, isAllowed(maySeeRealName(caller, user)));
  }

  async boundUser(user: User): Promise<BoundUser> {
    const organisation = await this.#organisationOf(user);
    if (!organisation) throw new LecternError('USER_NOT_FOUND');
    return presentBoundUser(user, organisation);
  }

  async boundUsers(
    personId: string,
    offset: number,
    limit: number,
  ): Promise<{ count: number; items: BoundUser[] }> {
    const { count, users } = await this.#ports.store.listBound(personId, offset, limit);
    const organisations = await this.#ports.organisations.findOrganisations(
      users.map(({ organisationId }) => organisationId).filter((id) => id !== undefined),
    );
    const items = users.flatMap((user) => {
      const organisation = organisations.get(user.organisationId ?? '');
      return organisation ? [presentBoundUser(user, organisation)] : [];
    });
    return { count, items };
  }

  /** Throws INVALID_INPUT for a name that marks cancelled accounts. */
  changeNames(id: string, names: { nickName?: string; realName?: string }): Promise<void> {
    return this.#ports.users.changeNames(id, names);
  }

  /** Throws PASSWORD_WEAK and USER_NOT_FOUND; ends every sign-in except the sign-in of `except`. */
  async setPassword(id: string, password: string, except?: CallerIdentity): Promise<void> {
    await this.#ports.users.setPassword(id, password);
    await this.#ports.signIns.endAll([id], except);
  }

  /**
   * Checks a password. A signed-in user has a separate limit on tries. Returns the account that owns the password: an
   * account that is reached through its person has the person's password. Throws LOGIN_FAILED, LOGIN_LOCKED and
   * USER_NOT_FOUND.
   */
  async checkPassword(
    caller: CallerIdentity,
    id: string,
    password: string,
    address: string,
    given: 'refused' | 'taken' = 'refused',
  ): Promise<string> {
    for (const candidate of [id, caller.personId]) {
      const own = candidate === undefined ? undefined : await this.#ports.store.findLogin(candidate);
      if (!own) continue;
      const place = { address, deviceId: undefined, sessionId: caller.sessionId };
      await this.#ports.passwords.verify(own.loginName, password, place, given);
      return own.id;
    }
    throw new LecternError('USER_NOT_FOUND');
  }

  /** Whether a school would have no administrator without this account. */
  administersAlone(id: string): Promise<boolean> {
    return this.#ports.store.administersAlone(id);
  }

  /**
   * Throws ACCOUNT_LAST_ADMIN when a school would have no administrator without this account. Until the transaction
   * ends, no other administrator of these schools can be removed.
   */
  keepAdministrators(id: string, transaction: AnyTransaction): Promise<void> {
    return this.#ports.store.keepAdministrators(id, transaction);
  }

  /** Number of school accounts that can be reached through this person only. */
  reachedOnlyThrough(personId: string): Promise<number> {
    return this.#ports.store.countWithoutLogin(personId);
  }

  /**
   * Replaces a password that the school gave, for a user who signed in with it. Throws PASSWORD_WEAK, and LOGIN_FAILED
   * when it was replaced already.
   */
  async replaceGivenPassword(id: string, given: string, password: string): Promise<void> {
    if (password === given) throw new LecternError('PASSWORD_WEAK');
    await this.#ports.users.replaceGivenPassword(id, password);
  }

  /** Erases the account's names, login and avatar and ends its sign-ins; its id stays as an author. */
  async cancelUser(id: string): Promise<void> {
    await this.#ports.store.cancel(id, this.#ports.clock.now());
    await this.#ports.signIns.endAll([id]);
  }

  async #organisationOf(user: User) {
    return user.organisationId === undefined
      ? undefined
      : this.#ports.organisations.findOrganisation(user.organisationId);
  }
}
