import { type Identity, LecternError } from '@lectern/protocol';
import {
  ACCOUNT_CANCELLED_MARKER,
  cleanPersonName,
  LOGIN_NAME_PATTERN,
  normaliseLoginName,
} from '@lectern/protocol/accounts';
import { NOT_IN_NAMES } from '@lectern/protocol/classes';
import { ORG_USER_CODE_MAX } from '@lectern/protocol/school-shapes';
import { type LineFault, ONE_TIME_PASSWORD_DAYS, type PersonLine } from '@lectern/protocol/schools';
import type { Kysely } from 'kysely';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { BareDatabase } from '../../../platform/database/database.ts';
import { loadSecret } from '../../../platform/database/secret.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { derivedPassword, givenPassword } from '../passwords/given-password.ts';
import { PasswordHashing } from '../passwords/password-hashing.ts';
import { SESSION_ENDED_TOPIC } from '../sign-ins/sign-ins.service.ts';
import { SignInsStore } from '../sign-ins/sign-ins.store.ts';
import { type ListKey, madeOfList, noteMadeList } from './made-lists.store.ts';
import { PeopleStore, type PeopleWish, type PersonRow } from './people.store.ts';

/** Bus topic: the id of an account that was deactivated. */
export const DEACTIVATED_TOPIC = 'account_deactivated';
/** Bus topic: the id of an account that was reactivated. */
export const REACTIVATED_TOPIC = 'account_reactivated';

const DAY_MS = 86_400_000;
const NAME_MAX = 64;

export interface GivenPassword {
  readonly loginName: string;
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Whether this password replaced an earlier, unused one. */
  readonly replaced: boolean;
}

export interface MadePerson {
  readonly id: string;
  readonly loginName: string;
  readonly realName: string;
  readonly password: string;
}

interface PeoplePorts {
  readonly clock: Clock;
  readonly hashing: PasswordHashing;
  /** Ends the sign-ins and sockets of accounts. */
  readonly endSignIns: (ids: readonly string[]) => Promise<void>;
  readonly bus: Pick<Bus, 'publish'>;
}

/** The accounts of a school. The caller checks permissions. */
export class PeopleService {
  readonly #platformDatabase: BareDatabase;
  readonly #database: Kysely<AccountTables>;
  readonly #store: PeopleStore;
  readonly #ports: PeoplePorts;

  constructor(database: BareDatabase, ports: PeoplePorts) {
    this.#platformDatabase = database;
    this.#database = database.withTables<AccountTables>();
    this.#store = new PeopleStore(this.#database);
    this.#ports = ports;
  }

  /** Lists people sorted by name; `more`: whether further people follow. */
  async list(
    organisationId: string,
    wish: PeopleWish,
  ): Promise<{ readonly people: readonly PersonRow[]; readonly more: boolean }> {
    const rows = await this.#store.list(organisationId, wish);
    return { people: rows.slice(0, wish.limit), more: rows.length > wish.limit };
  }

  count(organisationId: string) {
    return this.#store.count(organisationId);
  }

  /** Throws USER_NOT_FOUND. */
  async person(organisationId: string, id: string): Promise<PersonRow> {
    const found = await this.#store.find(organisationId, id);
    if (!found) throw new LecternError('USER_NOT_FOUND');
    return found;
  }

  /**
   * Throws ORG_USER_CODE_TAKEN, ACCOUNT_LAST_ADMIN, and INVALID_INPUT for a name that is empty or marks cancelled
   * accounts.
   */
  async change(
    id: string,
    words: {
      realName?: string | undefined;
      orgUserCode?: string | undefined;
      identities?: readonly Identity[] | undefined;
    },
  ): Promise<void> {
    const { identities } = words;
    const realName = words.realName === undefined ? undefined : cleanPersonName(words.realName);
    const orgUserCode = words.orgUserCode === undefined ? undefined : cleanPersonName(words.orgUserCode);
    if (realName === '' || realName === ACCOUNT_CANCELLED_MARKER)
      throw new LecternError('INVALID_INPUT', { field: 'user_real_name' });
    await this.#store.change(id, {
      realName,
      identities,
      orgUserCode: orgUserCode === '' ? null : orgUserCode,
    });
  }

  /**
   * Ends every sign-in of the account. `stillMay` checks permission again after the slow hashing, and may throw.
   * Throws NO_PASSWORD for an account that is reached through its person.
   */
  async resetPassword(id: string, stillMay?: () => Promise<void>): Promise<GivenPassword> {
    const { clock, endSignIns, hashing } = this.#ports;
    const password = givenPassword();
    const until = clock.now() + ONE_TIME_PASSWORD_DAYS * DAY_MS;
    const hash = await hashing.hash(password);
    await stillMay?.();
    const given = await this.#store.givePassword(id, hash, new Date(until), new Date(clock.now()));
    if (given === undefined) throw new LecternError('NO_PASSWORD');
    await endSignIns([id]);
    return { ...given, password, until };
  }

  /** Ends the account's sign-ins and sockets at once, and notifies over the bus. Throws ACCOUNT_LAST_ADMIN. */
  async deactivate(id: string): Promise<void> {
    await this.#store.deactivate(id, new Date(this.#ports.clock.now()));
    await this.#ports.endSignIns([id]);
    await this.#ports.bus.publish(DEACTIVATED_TOPIC, id);
  }

  /** Makes the account's shared links work again. */
  async reactivate(id: string): Promise<void> {
    await this.#store.reactivate(id);
    await this.#ports.bus.publish(REACTIVATED_TOPIC, id);
  }

  /** Returns the fault of each line of a list, or null; `mayGive`: whether the caller may assign the identities. */
  async faults(
    organisationId: string,
    lines: readonly PersonLine[],
    mayGive: (identities: readonly Identity[]) => boolean,
  ): Promise<(LineFault | null)[]> {
    const names = lines.map((line) => normaliseLoginName(line.login_name));
    const codes = lines.map((line) => cleanPersonName(line.org_user_code));
    const [takenNames, takenCodes] = await Promise.all([
      this.#store.takenNames(names),
      this.#store.takenCodes(organisationId, codes),
    ]);
    const isTwice = (all: readonly string[], text: string) => all.indexOf(text) !== all.lastIndexOf(text);
    return lines.map((line, index): LineFault | null => {
      const [name, code] = [names[index] ?? '', codes[index] ?? ''];
      if (cleanPersonName(line.real_name) === '') return 'nameMissing';
      if (!isName(line.real_name.trim())) return 'nameBad';
      if (!LOGIN_NAME_PATTERN.test(name)) return 'loginNameBad';
      if (isTwice(names, name)) return 'loginNameTwice';
      if (takenNames.has(name)) return 'loginNameTaken';
      if (code.length > ORG_USER_CODE_MAX || NOT_IN_NAMES.test(line.org_user_code.trim())) return 'codeBad';
      if (code !== '' && isTwice(codes, code)) return 'codeTwice';
      if (code !== '' && takenCodes.has(code)) return 'codeTaken';
      return mayGive(line.identities) ? null : 'identityForbidden';
    });
  }

  /**
   * Returns the accounts of a list that was created a moment ago, for a browser that repeats the request because the
   * response was lost. The passwords are the same: they are derived again, for they are stored nowhere.
   */
  async madeBefore(lines: readonly PersonLine[], list: ListKey): Promise<readonly MadePerson[] | undefined> {
    const ids = await madeOfList(this.#database, list, lines, this.#ports.clock.now());
    if (!ids) return undefined;
    const passwordOf = await this.#derived(list);
    return lines.map((line, index) => {
      const loginName = normaliseLoginName(line.login_name);
      const realName = cleanPersonName(line.real_name);
      return { id: ids[index] ?? '', loginName, realName, password: passwordOf(loginName) };
    });
  }

  async #derived({ key }: ListKey): Promise<(loginName: string) => string> {
    const secret = await loadSecret(this.#platformDatabase, 'list_passwords');
    return (loginName) => derivedPassword(secret, key, loginName);
  }

  /**
   * Creates all accounts or none, each with a password for the first sign-in. `stillMay` checks permission again after
   * the slow hashing, and may throw. Throws PEOPLE_REFUSED when another call used a name or code meanwhile.
   */
  async make(
    organisationId: string,
    lines: readonly PersonLine[],
    stillMay: () => Promise<void>,
    list?: ListKey,
  ): Promise<readonly MadePerson[]> {
    const { clock, hashing } = this.#ports;
    const at = clock.now();
    const wanted = [];
    const passwordOf = list ? await this.#derived(list) : givenPassword;
    // Hashed one after the other, so that a sign-in waits for one of the passwords and not for all.
    for (const line of lines) {
      const password = passwordOf(normaliseLoginName(line.login_name));
      const account = {
        accountType: 'org' as const,
        loginName: normaliseLoginName(line.login_name),
        passwordHash: await hashing.hash(password),
        passwordUntil: at + ONE_TIME_PASSWORD_DAYS * DAY_MS,
        realName: cleanPersonName(line.real_name),
        nickName: '',
        organisationId,
        orgUserCode: cleanPersonName(line.org_user_code) || null,
        personId: null,
        identities: line.identities,
        at,
      };
      wanted.push({ account, password });
    }
    await stillMay();
    const ids = await this.#store.insertAll(
      wanted.map(({ account }) => account),
      async (transaction, made) => {
        if (list) await noteMadeList(transaction, list, lines, made, clock.now());
      },
    );
    if (!ids) throw new LecternError('PEOPLE_REFUSED', { count: 1 });
    return wanted.map(({ account, password }, index) => ({
      id: ids[index] ?? '',
      loginName: account.loginName,
      realName: account.realName,
      password,
    }));
  }
}

function isName(text: string): boolean {
  if (text.length > NAME_MAX || NOT_IN_NAMES.test(text)) return false;
  return cleanPersonName(text) !== ACCOUNT_CANCELLED_MARKER;
}

/** For the command line; a server that runs at the same time is notified over the bus of ended sign-ins. */
export function openPeople(database: BareDatabase, clock: Clock, bus: Pick<Bus, 'publish'>): PeopleService {
  const signIns = new SignInsStore(database.withTables<AccountTables>());
  return new PeopleService(database, {
    clock,
    hashing: new PasswordHashing(),
    bus,
    async endSignIns(ids) {
      await signIns.deleteLoginKeys(ids);
      for (const ended of await signIns.endAll(ids)) await bus.publish(SESSION_ENDED_TOPIC, ended);
    },
  });
}
