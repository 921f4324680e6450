import { newId } from '@lectern/base';
import { getAccount } from '@lectern/protocol/accounts';
import * as invitations from '@lectern/protocol/invitations';
import * as schools from '@lectern/protocol/schools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movedClock } from '../../../test/setup/moved-clock.ts';
import {
  createSchool,
  type SignedIn,
  sessionOf,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';

const clock = movedClock();

let server: TestServer;
let organisationId: string;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ clock, config: { roles: ['api'] } });
  organisationId = await createSchool(server, '第一小学');
  admin = await signInTeacher(server, { organisationId, name: 'principal', identities: ['EDU_ADMIN'] });
});
afterAll(() => server.close());

const invite = (uses_max = 5, as = admin) =>
  server.call(
    invitations.createInvitation,
    { body: { identity: 'TEACHER', uses_max, days: 2, note: '新学期' } },
    as,
  );
const newInvitation = { body: { identity: 'TEACHER' as const, uses_max: 1, days: 2 } };
const newcomer = (token: string, login_name = `new-${newId()}`) => ({
  body: { token, login_name, password: TEST_PASSWORD, real_name: '新老师' },
});
const lookFails = async (token: string) =>
  (await server.fails(invitations.lookAtInvitation, { body: { token } })).code;
const acceptFails = async (token: string) =>
  (await server.fails(invitations.acceptInvitation, newcomer(token))).code;

describe('an invitation', () => {
  it('accepts a name pasted from a chat without its invisible characters, but not a name of such characters alone', async () => {
    const { token } = await invite();
    const named = (real_name: string) => {
      const { body } = newcomer(token);
      return { body: { ...body, real_name } };
    };
    const pasted = named('\u202a 李\u200b明\u202c');
    const came = sessionOf(server, await server.call(invitations.acceptInvitation, pasted));
    const account = await server.call(getAccount, { params: { id: came.userId } }, came);
    expect(account.user_real_name).toBe('李明');
    const refused = await server.fails(invitations.acceptInvitation, named('\u200b\u202e'));
    expect(refused.code).toBe('INVALID_INPUT');
  });

  it('shows its school, and creates a signed-in account there', async () => {
    const { invitation, token } = await invite();
    expect(invitation).toMatchObject({ note: '新学期', uses: 0, uses_max: 5, by_name: 'principal' });
    expect(await server.call(invitations.lookAtInvitation, { body: { token } })).toMatchObject({
      org_name: '第一小学',
      identity: 'TEACHER',
      by_name: 'principal',
    });
    const came = sessionOf(server, await server.call(invitations.acceptInvitation, newcomer(token)));
    const account = await server.call(getAccount, { params: { id: came.userId } }, came);
    expect(account).toMatchObject({
      account_type: 'org',
      user_real_name: '新老师',
      identities: ['TEACHER'],
      org: { org_id: organisationId },
    });
    const { items } = await server.call(invitations.listInvitations, {}, admin);
    expect(items.find(({ invitation_id: id }) => id === invitation.invitation_id)?.uses).toBe(1);
  });

  it('is valid for the given number of people, however many join at once', async () => {
    const { token } = await invite(2);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => server.call(invitations.acceptInvitation, newcomer(token))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect([await lookFails(token), await acceptFails(token)]).toEqual(
      Array(2).fill('SCHOOL_INVITATION_INVALID'),
    );
  });

  it('is not used up by a taken name or a weak password', async () => {
    const { token } = await invite(1);
    const taken = await server.fails(invitations.acceptInvitation, newcomer(token, 'principal'));
    expect(taken.code).toBe('LOGIN_NAME_TAKEN');
    const weak = { body: { ...newcomer(token).body, password: '12345678' } };
    expect((await server.fails(invitations.acceptInvitation, weak)).code).toBe('PASSWORD_WEAK');
    await server.call(invitations.acceptInvitation, newcomer(token));
  });

  it('is refused with the same error whether it was withdrawn, has expired, or never existed', async () => {
    const [withdrawn, over] = [await invite(), await invite()];
    const params = { invitation_id: withdrawn.invitation.invitation_id };
    await server.call(invitations.withdrawInvitation, { params }, admin);
    expect((await server.fails(invitations.withdrawInvitation, { params }, admin)).code).toBe(
      'SCHOOL_INVITATION_INVALID',
    );
    const replies = [await server.fails(invitations.lookAtInvitation, { body: { token: withdrawn.token } })];
    replies.push(await server.fails(invitations.lookAtInvitation, { body: { token: 'never-was' } }));
    clock.ahead = 2 * 86_400_000;
    try {
      replies.push(await server.fails(invitations.lookAtInvitation, { body: { token: over.token } }));
      replies.push(await server.fails(invitations.acceptInvitation, newcomer(over.token)));
    } finally {
      clock.ahead = 0;
    }
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]?.code).toBe('SCHOOL_INVITATION_INVALID');
  });

  it('becomes invalid when its creator may not invite any more', async () => {
    const dean = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
    const { token } = await invite(5, dean);
    const params = { user_id: dean.userId };
    await server.call(schools.changePerson, { params, body: { identities: ['TEACHER'] } }, admin);
    expect(await acceptFails(token)).toBe('SCHOOL_INVITATION_INVALID');
    const staff = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
    const other = await invite(5, staff);
    await server.call(schools.deactivatePerson, { params: { user_id: staff.userId } }, admin);
    expect(await lookFails(other.token)).toBe('SCHOOL_INVITATION_INVALID');
  });

  it('of another school cannot be withdrawn', async () => {
    const { invitation } = await invite();
    const foreign = await signInTeacher(server, { identities: ['EDU_ADMIN'] });
    const params = { invitation_id: invitation.invitation_id };
    expect((await server.fails(invitations.withdrawInvitation, { params }, foreign)).code).toBe(
      'SCHOOL_INVITATION_INVALID',
    );
    expect((await server.call(invitations.listInvitations, {}, foreign)).items).toEqual([]);
  });

  it('does not count against the limit once its creator may not invite any more', async () => {
    const school = await createSchool(server);
    const join = () => signInTeacher(server, { organisationId: school, identities: ['EDU_ADMIN'] });
    const [boss, dean] = [await join(), await join()];
    for (let index = 0; index < invitations.INVITATIONS_MAX; index++) await invite(1, dean);
    expect((await server.fails(invitations.createInvitation, newInvitation, boss)).code).toBe(
      'INVITATIONS_TOO_MANY',
    );
    await server.call(schools.deactivatePerson, { params: { user_id: dean.userId } }, boss);
    await invite(1, boss);
    expect((await server.call(invitations.listInvitations, {}, boss)).items).toHaveLength(1);
  });

  it('is refused when fifty are open, and guessing of invitations is blocked soon', async () => {
    const boss = await signInTeacher(server, { identities: ['EDU_ADMIN'] });
    const made = await Promise.allSettled(Array.from({ length: 55 }, () => invite(1, boss)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(invitations.INVITATIONS_MAX);
    const codes: string[] = [];
    for (let index = 0; index < 40; index++) codes.push(await lookFails(`guess-${index}`));
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    // A valid invitation still works.
    const { token } = await invite();
    await server.call(invitations.acceptInvitation, newcomer(token));
  });
});
