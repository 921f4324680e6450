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
import type { BareDatabase } from '../../../platform/database/any-tables.ts';
import { loadSecret } from '../../../platform/database/secret.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { derivedPassword, givenPassword } from '../passwords/given-password.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { type ListKey, madeOfList, noteMadeList } from './made-lists.store.ts';
import { PeopleStore, type PeopleWish, type PersonRow } from './people.store.ts';

/** Bus topic: the id of an account that is used no more. */
export const DEACTIVATED_TOPIC = 'account_deactivated';
/** Event with the id of an account that was reactivated. */
export const REACTIVATED_TOPIC = 'account_reactivated';

const DAY_MS = 86_400_000;
const NAME_MAX = 64;

export interface GivenPassword {
  readonly loginName: string;
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Another one that had been given, and that nobody had used yet, is good no more. */
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

/** The accounts of a school, for those who may: whom, is the caller's to ask. */
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

  /** By name; `more`: there are others after them. */
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

  /** Throws ORG_USER_CODE_TAKEN, ACCOUNT_LAST_ADMIN, and INVALID_INPUT for a name that is none or marks cancelled accounts. */
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
   * Ends every sign-in of the account. `stillMay` is asked once the work is done that others may wait before, and may throw.
   * Throws NO_PASSWORD for one that is reached through its person.
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

  /** Its sign-ins and sockets end at once, and what else lets it in hears of it. Throws ACCOUNT_LAST_ADMIN. */
  async deactivate(id: string): Promise<void> {
    await this.#store.deactivate(id, new Date(this.#ports.clock.now()));
    await this.#ports.endSignIns([id]);
    await this.#ports.bus.publish(DEACTIVATED_TOPIC, id);
  }

  /** Shared links of the account work again. */
  async reactivate(id: string): Promise<void> {
    await this.#store.reactivate(id);
    await this.#ports.bus.publish(REACTIVATED_TOPIC, id);
  }

  /** What is wrong with each line of a list; `mayGive` says who may be made what. */
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
   * What a list became that was made a moment ago, where its answer was lost and the same browser asks again: the same
   * passwords. They are worked out once more, as nothing keeps them.
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
   * All of them or none, each with a password for the first sign-in. `stillMay` is asked once the passwords are worked out,
   * which takes long, and may throw. Throws PEOPLE_REFUSED where one was taken meanwhile.
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
    // One after the other, so that who signs in meanwhile waits for one of them and not for all.
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
