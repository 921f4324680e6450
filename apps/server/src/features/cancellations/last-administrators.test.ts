import type { Identity } from '@lectern/protocol';
import { cancelAccount, getCancellation, keepAccount } from '@lectern/protocol/cancellations';
import { NotificationType } from '@lectern/protocol/constants';
import { listNotifications } from '@lectern/protocol/notifications';
import { afterAll, describe, expect, it } from 'vitest';
import { aWeekLater } from '../../../test/setup/cancelling.ts';
import { movedClock } from '../../../test/setup/moved-clock.ts';
import {
  createSchool,
  type SignedIn,
  signIn,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';
import { UsersService } from '../accounts/index.ts';

const clock = movedClock();

const server = await startTestServer({ clock, config: { roles: ['api', 'collab'] } });
afterAll(() => server.close());

const PASSWORD = { password: TEST_PASSWORD };
const of = (who: Pick<SignedIn, 'userId'>) => ({ params: { id: who.userId } });
const asked = (who: SignedIn) => server.call(cancelAccount, { ...of(who), body: PASSWORD }, who);

describe('an administrator of a school', () => {
  const admin = (organisationId: string, identity: Identity) =>
    signInTeacher(server, { organisationId, identities: [identity] });

  it('cannot leave while being the only administrator, and is informed before', async () => {
    const organisationId = await createSchool(server);
    const chen = await admin(organisationId, 'EDU_ADMIN');
    await signInTeacher(server, { organisationId });
    expect((await server.call(getCancellation, of(chen), chen)).last_admin).toBe(true);
    const refused = await server.fails(cancelAccount, { ...of(chen), body: PASSWORD, language: 'zh' }, chen);
    expect(refused).toMatchObject({
      code: 'ACCOUNT_LAST_ADMIN',
      message: expect.stringContaining('唯一') as string,
    });
    const wang = await admin(organisationId, 'EDU_ADMIN');
    expect((await server.call(getCancellation, of(chen), chen)).last_admin).toBe(false);
    await asked(chen);
    // An administrator who is leaving does not count as staying.
    expect((await server.fails(cancelAccount, { ...of(wang), body: PASSWORD }, wang)).code).toBe(
      'ACCOUNT_LAST_ADMIN',
    );
    await server.call(keepAccount, of(chen), chen);
    await asked(wang);
    await server.call(keepAccount, of(wang), wang);
  });

  it('stays when no other administrator is left on the day, and gets one notification', async () => {
    const organisationId = await createSchool(server);
    const [chen, wang] = [await admin(organisationId, 'EDU_ADMIN'), await admin(organisationId, 'EDU_ADMIN')];
    await asked(chen);
    const accounts = server.platform.database.withTables<{
      account: { id: string; deactivated_at: Date | null };
    }>();
    await accounts
      .updateTable('account')
      .set({ deactivated_at: new Date() })
      .where('id', '=', wang.userId)
      .execute();
    await aWeekLater(server, clock);
    const { items } = await server.call(listNotifications, {}, chen);
    expect(items.map(({ type }) => type)).toEqual([NotificationType.accountStays]);
    expect((await server.call(getCancellation, of(chen), chen)).due_at).toBeNull();
  });

  it('does not count as remaining when the account is reached only through a person who leaves', async () => {
    const organisationId = await createSchool(server);
    const person = await signIn(server);
    const users = new UsersService(server.platform.database, clock);
    await users.createUser({
      ...{ realName: '王老师', organisationId, personId: person.userId },
      identities: ['EDU_ADMIN'],
    });
    const wang = await admin(organisationId, 'EDU_ADMIN');
    await asked(person);
    expect((await server.fails(cancelAccount, { ...of(wang), body: PASSWORD }, wang)).code).toBe(
      'ACCOUNT_LAST_ADMIN',
    );
    await server.call(keepAccount, of(person), person);
    await asked(wang);
    expect((await server.fails(cancelAccount, { ...of(person), body: PASSWORD }, person)).code).toBe(
      'ACCOUNT_LAST_ADMIN',
    );
    await server.call(keepAccount, of(wang), wang);
  });

  it('stays when the last two leave at the same moment', async () => {
    const organisationId = await createSchool(server);
    const both = [await admin(organisationId, 'EDU_ADMIN'), await admin(organisationId, 'EDU_ADMIN')];
    const outcomes = await Promise.allSettled(both.map(asked));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const who of both) await server.call(keepAccount, of(who), who);
  });
});
