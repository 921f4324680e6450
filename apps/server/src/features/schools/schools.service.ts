import { type Identity, LecternError, type Reply } from '@lectern/protocol';
import type { HandOver } from '@lectern/protocol/hand-overs';
import type {
  ClassOfSchool,
  importPeople,
  LineFault,
  PersonLine,
  School,
  SchoolPerson,
} from '@lectern/protocol/schools';
import type { Logger } from 'pino';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import {
  type AccountsService,
  type ListKey,
  type MadePerson,
  mayAdministerSchool,
  mayGiveIdentities,
  mayManagePerson,
  mayOverseeSchool,
  type PersonRow,
  type User,
} from '../accounts/index.ts';
import type { ClassesService, SchoolClassRow } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { HandOversService } from '../hand-overs/index.ts';
import type { OrganisationsService } from '../organisations/index.ts';
import { placeAfter, readPlace } from './name-place.ts';

export interface SchoolPorts {
  readonly accounts: Pick<AccountsService, 'findUser' | 'findUsers' | 'people' | 'publicUserOf'>;
  readonly classes: Pick<ClassesService, 'ofSchool'>;
  readonly documents: Pick<DocumentsService, 'space'>;
  readonly handOvers: Pick<HandOversService, 'ask'>;
  readonly organisations: Pick<OrganisationsService, 'changeOrganisation' | 'findOrganisation'>;
  readonly log: Logger;
}

/** A user who oversees their school, as checked at the beginning of every call. */
export interface Overseer {
  readonly user: User;
  readonly organisationId: string;
}

export interface SchoolWords {
  readonly name?: string | undefined;
  readonly areaCodes: readonly (string | undefined)[];
  readonly capacity?: number | null | undefined;
  readonly personCapacity?: number | null | undefined;
}

export interface PersonWords {
  readonly realName?: string | undefined;
  readonly orgUserCode?: string | undefined;
  readonly identities?: readonly Identity[] | undefined;
  readonly capacity?: number | null | undefined;
}

type Wish = { readonly words: string; readonly cursor?: string | undefined; readonly limit: number };

export interface ImportedList {
  readonly people: readonly PersonLine[];
  readonly preview: boolean;
  readonly key?: string | undefined;
}

function presentMade(made: readonly MadePerson[]): Reply<typeof importPeople> {
  return {
    faults: made.map(() => null),
    made: made.map(({ id, loginName, realName, password }) => ({
      ...{ user_id: id, login_name: loginName, real_name: realName, password },
    })),
  };
}

/** The administration of a school: every call checks its caller first. */
export class SchoolsService {
  readonly #ports: SchoolPorts;

  constructor(ports: SchoolPorts) {
    this.#ports = ports;
  }

  /** Throws FORBIDDEN for a user who does not oversee the school. */
  async overseer(caller: CallerIdentity): Promise<Overseer> {
    return this.#overseer(caller.userId, caller.organisationId);
  }

  async #overseer(userId: string, organisationId: string | undefined): Promise<Overseer> {
    const user = await this.#ports.accounts.findUser(userId);
    const identities = user?.deactivated ? [] : user?.identities;
    enforce(mayOverseeSchool({ organisationId }, identities ?? []));
    if (!user || organisationId === undefined) throw new LecternError('FORBIDDEN');
    return { user, organisationId };
  }

  /** Checks the user again: a role may be removed during a slow call. */
  #stillOverseer({ user, organisationId }: Overseer): Promise<Overseer> {
    return this.#overseer(user.id, organisationId);
  }

  async school({ user, organisationId }: Overseer): Promise<School> {
    const { accounts, documents, organisations } = this.#ports;
    const [organisation, people, room] = await Promise.all([
      organisations.findOrganisation(organisationId),
      accounts.people.count(organisationId),
      documents.space.ofSchool(organisationId),
    ]);
    const [one, two, three] = organisation?.areaCodes ?? [];
    return {
      org_id: organisationId,
      org_name: organisation?.name ?? '',
      area_code_one: one ?? '',
      area_code_two: two ?? '',
      area_code_three: three ?? '',
      people: { ...people },
      room: {
        used: room.used,
        capacity: room.capacity,
        person_capacity: room.personCapacity,
        usual_capacity: room.usualCapacity,
      },
      may_administer: isAllowed(mayAdministerSchool({ organisationId }, user.identities)),
    };
  }

  /** Throws FORBIDDEN for academic staff. */
  async changeSchool(who: Overseer, { name, areaCodes, ...room }: SchoolWords): Promise<School> {
    const { documents, log, organisations } = this.#ports;
    enforce(mayAdministerSchool(who, who.user.identities));
    await organisations.changeOrganisation(who.organisationId, { name, areaCodes });
    await documents.space.setOfSchool(who.organisationId, room);
    log.info(
      { user: who.user.id, school: who.organisationId, name, areaCodes, ...room },
      'a school was changed',
    );
    return this.school(who);
  }

  async people(
    who: Overseer,
    { cursor, ...wish }: Wish & { identity: Identity | undefined; deactivated: boolean | undefined },
  ): Promise<{ items: SchoolPerson[]; next: string | null }> {
    const found = await this.#ports.accounts.people.list(who.organisationId, {
      ...wish,
      after: readPlace(cursor),
    });
    const last = found.people.at(-1);
    return {
      items: await this.#present(who, found.people),
      next: placeAfter(last && { name: last.realName, id: last.id }, found.more),
    };
  }

  /** Throws USER_NOT_FOUND, FORBIDDEN, ACCOUNT_LAST_ADMIN and ORG_USER_CODE_TAKEN. */
  async changePerson(who: Overseer, id: string, { capacity, ...words }: PersonWords): Promise<SchoolPerson> {
    const { accounts, documents, log } = this.#ports;
    await this.#managed(who, id);
    if (words.identities !== undefined || capacity !== undefined)
      enforce(mayAdministerSchool(who, who.user.identities));
    await accounts.people.change(id, words);
    if (capacity !== undefined) await documents.space.setOf(id, capacity);
    log.info({ user: who.user.id, person: id, ...words, capacity }, 'a person of a school was changed');
    return this.#person(who, id);
  }

  async resetPassword(who: Overseer, id: string) {
    const { accounts, log } = this.#ports;
    await this.#managed(who, id);
    const { loginName, password, until, replaced } = await accounts.people.resetPassword(id, async () => {
      await this.#managed(await this.#stillOverseer(who), id);
    });
    log.info({ user: who.user.id, person: id }, 'a password was reset');
    return { login_name: loginName, password, ends_at: until, replaced };
  }

  /** Throws ACCOUNT_LAST_ADMIN. */
  async setActive(who: Overseer, id: string, active: boolean): Promise<SchoolPerson> {
    const { accounts, log } = this.#ports;
    await this.#managed(who, id);
    if (active) await accounts.people.reactivate(id);
    else await accounts.people.deactivate(id);
    log.info({ user: who.user.id, person: id, active }, 'an account was deactivated or reactivated');
    return this.#person(who, id);
  }

  /**
   * Hands over classes and documents together, or asks their active owner. Throws USER_NOT_FOUND, NOT_A_TEACHER and
   * HAND_OVER_NO_ROOM.
   */
  async handOver(
    who: Overseer,
    fromId: string,
    toId: string,
    what: {
      readonly folderName: (name: string) => string;
      readonly documents: boolean;
      readonly classes: boolean;
    },
  ): Promise<HandOver> {
    const { accounts, handOvers, log } = this.#ports;
    const from = await this.#managed(who, fromId);
    const to = await accounts.findUser(toId);
    const isThere = to && !to.cancelled && !to.deactivated && to.organisationId === who.organisationId;
    if (!isThere || toId === fromId) throw new LecternError('USER_NOT_FOUND');
    const { documents, classes } = what;
    const folderName = what.folderName(from.realName);
    const { organisationId } = who;
    const asked = await handOvers.ask({
      organisationId,
      byId: who.user.id,
      from,
      toId,
      documents,
      classes,
      folderName,
    });
    log.info(
      { user: who.user.id, from: fromId, to: toId, state: asked.state },
      'documents or classes will be handed over',
    );
    return asked;
  }

  /**
   * Throws PEOPLE_REFUSED when a line is invalid, and then creates no account. Also creates none when the caller has
   * disconnected (`gone`) and would never see the passwords.
   */
  async importPeople(
    who: Overseer,
    { people: lines, preview, key }: ImportedList,
    gone: AbortSignal,
  ): Promise<Reply<typeof importPeople>> {
    const { people } = this.#ports.accounts;
    if (preview || key === undefined) return this.#importPeople(who, lines, preview, gone, undefined);
    const list = { key, madeBy: who.user.id, organisationId: who.organisationId };
    const before = await people.madeBefore(lines, list);
    if (before) return presentMade(before);
    try {
      return await this.#importPeople(who, lines, preview, gone, list);
    } catch (error) {
      if (!(error instanceof LecternError) || error.code !== 'PEOPLE_REFUSED') throw error;
      // An earlier call whose response was lost may have finished in between.
      const meanwhile = await people.madeBefore(lines, list);
      if (meanwhile) return presentMade(meanwhile);
      throw error;
    }
  }

  async #importPeople(
    who: Overseer,
    lines: readonly PersonLine[],
    preview: boolean,
    gone: AbortSignal,
    list: ListKey | undefined,
  ): Promise<Reply<typeof importPeople>> {
    const { accounts, log } = this.#ports;
    const mayGive = (identities: readonly Identity[]) =>
      isAllowed(mayGiveIdentities(who, who.user.identities, identities));
    const faults: (LineFault | null)[] = await accounts.people.faults(who.organisationId, lines, mayGive);
    if (preview) return { faults, made: [] };
    const count = faults.filter((fault) => fault !== null).length;
    if (count > 0) throw new LecternError('PEOPLE_REFUSED', { count });
    const stillMay = async () => {
      const { user, organisationId } = await this.#stillOverseer(who);
      const given = lines.flatMap(({ identities }) => identities);
      enforce(mayGiveIdentities({ organisationId }, user.identities, given));
      gone.throwIfAborted();
    };
    const made = await accounts.people.make(who.organisationId, lines, stillMay, list);
    log.info(
      { user: who.user.id, school: who.organisationId, count: made.length },
      'accounts were created from a list',
    );
    return presentMade(made);
  }

  async classes(
    who: Overseer,
    { cursor, ...wish }: Wish & { archived: boolean },
  ): Promise<{ items: ClassOfSchool[]; next: string | null }> {
    const found = await this.#ports.classes.ofSchool.list(who.organisationId, {
      ...wish,
      after: readPlace(cursor),
    });
    const last = found.classes.at(-1);
    return {
      items: await this.#presentClasses(who, found.classes),
      next: placeAfter(last && { name: last.name, id: last.id }, found.more),
    };
  }

  async #presentClasses(who: Overseer, rows: readonly SchoolClassRow[]): Promise<ClassOfSchool[]> {
    const { accounts } = this.#ports;
    const teachers = await accounts.findUsers(rows.flatMap((row) => row.teachers));
    const caller = { ...who, userId: who.user.id };
    return rows.map(({ id, name, nick_name, teachers: ids, ...rest }) => ({
      ...rest,
      class_id: id,
      class_name: name,
      class_nick_name: nick_name,
      teachers: ids.flatMap((teacher) => {
        const found = teachers.get(teacher);
        return found && !found.cancelled ? [accounts.publicUserOf(found, caller)] : [];
      }),
    }));
  }

  async presentClass(who: Overseer, row: SchoolClassRow): Promise<ClassOfSchool> {
    const [presented] = await this.#presentClasses(who, [row]);
    if (!presented) throw new LecternError('CLASS_NOT_FOUND');
    return presented;
  }

  /** Throws USER_NOT_FOUND, and FORBIDDEN when academic staff would change academic staff or an administrator. */
  async #managed(who: Overseer, id: string): Promise<User> {
    const person = await this.#ports.accounts.findUser(id);
    enforce(mayManagePerson(who, who.user.identities, person));
    if (!person) throw new LecternError('USER_NOT_FOUND');
    return person;
  }

  async #person(who: Overseer, id: string): Promise<SchoolPerson> {
    const [person] = await this.#present(who, [
      await this.#ports.accounts.people.person(who.organisationId, id),
    ]);
    if (!person) throw new LecternError('USER_NOT_FOUND');
    return person;
  }

  async #present(who: Overseer, rows: readonly PersonRow[]): Promise<SchoolPerson[]> {
    const rooms = await this.#ports.documents.space.ofAll(rows.map(({ id }) => id));
    const { organisationId } = who;
    return rows.map((row) => ({
      user_id: row.id,
      user_real_name: row.realName,
      user_nick_name: row.nickName,
      login_name: row.loginName ?? null,
      org_user_code: row.orgUserCode ?? '',
      identities: [...row.identities],
      deactivated: row.deactivated,
      password_given: row.passwordGiven && !row.deactivated,
      room: rooms.get(row.id) ?? { used: 0, capacity: 0, own: false },
      may_change: isAllowed(
        mayManagePerson(who, who.user.identities, { ...row, organisationId, cancelled: false }),
      ),
    }));
  }
}
