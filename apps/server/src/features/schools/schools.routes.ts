import { type Language, LecternError } from '@lectern/protocol';
import * as invitationCalls from '@lectern/protocol/invitations';
import * as endpoints from '@lectern/protocol/schools';
import type { Clock } from '../../platform/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { hangUp } from '../../platform/http/send-object.ts';
import { enforce } from '../../platform/policy.ts';
import { AddressLimit, mayGiveIdentities, signInDevice } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { SchoolsService } from './schools.service.ts';

/** Characters that are not allowed in names of documents. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Name of the folder for a user's handed-over documents. */
function handedOverName(name: string, language: Language): string {
  const said = name.replace(NOT_IN_NAMES, ' ').trim();
  return language === 'zh' ? `${said}的文档` : `Documents of ${said}`;
}

/** Lists and passwords are slow: the most of either by one user in an hour. */
const HEAVY_CALLS = 120;
const HOUR_MS = 3_600_000;
/** A whole staff room may have one address; guessing of invitations is blocked soon. */
const VISITS = 1_200;
const WRONG_TOKENS = 30;
/** The limit keeps callers from trying out a list of names. */
const TAKEN_NAMES = 30;
const MINUTE_MS = 60_000;

export function routeSchools(routes: Routes, schools: SchoolsService, clock: Clock): void {
  const heavy = new AddressLimit(clock, HEAVY_CALLS, HOUR_MS);

  routes.handle(endpoints.getSchool, async ({ caller }) => schools.school(await schools.overseer(caller)));

  routes.handle(endpoints.changeSchool, async ({ caller, body }) =>
    schools.changeSchool(await schools.overseer(caller), {
      name: body.org_name,
      areaCodes: [body.area_code_one, body.area_code_two, body.area_code_three],
      capacity: body.capacity,
      personCapacity: body.person_capacity,
    }),
  );

  routes.handle(endpoints.listPeople, async ({ caller, query }) =>
    schools.people(await schools.overseer(caller), {
      ...query,
      identity: query.identity,
      deactivated: query.deactivated,
    }),
  );

  routes.handle(endpoints.changePerson, async ({ caller, params, body }) =>
    schools.changePerson(await schools.overseer(caller), params.user_id, {
      realName: body.user_real_name,
      orgUserCode: body.org_user_code,
      identities: body.identities,
      capacity: body.capacity,
    }),
  );

  routes.handle(endpoints.resetPassword, async ({ caller, params }) => {
    const who = await schools.overseer(caller);
    heavy.take(caller.userId);
    return schools.resetPassword(who, params.user_id);
  });

  routes.handle(endpoints.deactivatePerson, async ({ caller, params }) =>
    schools.setActive(await schools.overseer(caller), params.user_id, false),
  );

  routes.handle(endpoints.reactivatePerson, async ({ caller, params }) =>
    schools.setActive(await schools.overseer(caller), params.user_id, true),
  );

  routes.handle(endpoints.handOver, async ({ caller, params, body, language }) =>
    schools.handOver(await schools.overseer(caller), params.user_id, body.to, {
      folderName: (name) => handedOverName(name, language),
      documents: body.documents,
      classes: body.classes,
    }),
  );

  routes.handle(endpoints.importPeople, async ({ caller, body, response }) => {
    const gone = hangUp(response);
    const who = await schools.overseer(caller);
    heavy.take(caller.userId);
    return schools.importPeople(who, body, gone);
  });
}

export function routeSchoolClasses(
  routes: Routes,
  schools: SchoolsService,
  { ofSchool }: Pick<ClassesService, 'ofSchool'>,
): void {
  routes.handle(endpoints.listSchoolClasses, async ({ caller, query }) =>
    schools.classes(await schools.overseer(caller), query),
  );

  routes.handle(endpoints.createSchoolClass, async ({ caller, body }) => {
    const who = await schools.overseer(caller);
    const made = await ofSchool.make(who.organisationId, {
      id: body.class_id,
      name: body.class_name,
      classType: body.class_type,
      teacherId: body.teacher_id,
    });
    return schools.presentClass(who, made);
  });

  routes.handle(endpoints.changeSchoolClass, async ({ caller, params, body }) => {
    const who = await schools.overseer(caller);
    const changed = await ofSchool.change(who.organisationId, params.class_id, {
      name: body.class_name,
      archived: body.archived,
      addTeacher: body.add_teacher,
      removeTeacher: body.remove_teacher,
    });
    return schools.presentClass(who, changed);
  });
}

export function routeInvitations(
  routes: Routes,
  schools: SchoolsService,
  invitations: InvitationsService,
  clock: Clock,
): void {
  const visits = new AddressLimit(clock, VISITS, MINUTE_MS);
  const wrong = new AddressLimit(clock, WRONG_TOKENS, 10 * MINUTE_MS);
  const takenNames = new AddressLimit(clock, TAKEN_NAMES, 10 * MINUTE_MS);

  routes.handle(invitationCalls.listInvitations, async ({ caller }) => {
    const { organisationId } = await schools.overseer(caller);
    return { items: await invitations.list(organisationId) };
  });

  routes.handle(invitationCalls.createInvitation, async ({ caller, body }) => {
    const who = await schools.overseer(caller);
    enforce(mayGiveIdentities(who, who.user.identities, [body.identity]));
    return invitations.make(who.organisationId, who.user, {
      note: body.note,
      identity: body.identity,
      usesMax: body.uses_max,
      days: body.days,
    });
  });

  routes.handle(invitationCalls.withdrawInvitation, async ({ caller, params }) => {
    const { organisationId } = await schools.overseer(caller);
    await invitations.withdraw(organisationId, params.invitation_id);
    return {};
  });

  /**
   * Counts calls by address and invitation, and refused calls by address: a valid invitation is never affected by other
   * calls.
   */
  async function counted<T>(address: string, token: string, work: () => Promise<T>): Promise<T> {
    visits.take(`${address} ${token}`);
    try {
      return await work();
    } catch (error) {
      const code = error instanceof LecternError ? error.code : undefined;
      if (code === 'SCHOOL_INVITATION_INVALID') wrong.take(address);
      if (code === 'LOGIN_NAME_TAKEN') takenNames.take(address);
      throw error;
    }
  }

  routes.handle(invitationCalls.lookAtInvitation, ({ body, address }) =>
    counted(address, body.token, () => invitations.look(body.token)),
  );

  routes.handle(invitationCalls.acceptInvitation, ({ body, address, request }) =>
    counted(address, body.token, () =>
      invitations.accept(body.token, {
        loginName: body.login_name,
        password: body.password,
        realName: body.real_name,
        device: signInDevice(body.device_id, request.headers['user-agent']),
      }),
    ),
  );
}
