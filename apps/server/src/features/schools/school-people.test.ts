import { newId } from '@lectern/base';
import {
  changeAccount,
  changePassword,
  exchangeToken,
  signIn as signInEndpoint,
} from '@lectern/protocol/accounts';
import { cancelAccount } from '@lectern/protocol/cancellations';
import { PUSH_PATH } from '@lectern/protocol/constants';
import * as schools from '@lectern/protocol/schools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { movedClock } from '../../../test/setup/moved-clock.ts';
import {
  createSchool,
  type SignedIn,
  signIn,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../test/setup/sessions.ts';
import { CallFailed, startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { UsersService } from '../accounts/index.ts';

const clock = movedClock();

let server: TestServer;
let organisationId: string;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ clock, config: { roles: ['api', 'collab'] } });
  organisationId = await createSchool(server);
  admin = await signInTeacher(server, { organisationId, name: 'principal', identities: ['EDU_ADMIN'] });
});
afterAll(() => server.close());

const enter = (login_name: string, password: string, new_password?: string) =>
  server.call(signInEndpoint, { body: { login_name, password, ...(new_password && { new_password }) } });
const enterFails = async (login_name: string, password: string, new_password?: string) =>
  (
    await server.fails(signInEndpoint, {
      body: { login_name, password, ...(new_password && { new_password }) },
    })
  ).code;
const onto = ({ userId }: { readonly userId: string }) => ({ params: { user_id: userId } });
const isIn = (who: SignedIn) =>
  server.call(changeAccount, { params: { id: who.userId }, body: {} }, who).then(
    () => true,
    (error) => (error instanceof CallFailed ? error.reply.code : String(error)),
  );
/** A school with this many administrators and no other users. */
async function schoolOf(admins: number): Promise<readonly SignedIn[]> {
  const school = await createSchool(server);
  return Promise.all(
    Array.from({ length: admins }, () =>
      signInTeacher(server, { organisationId: school, identities: ['EDU_ADMIN', 'TEACHER'] }),
    ),
  );
}

describe('the people of a school', () => {
  it('are listed by name, a page at a time, each once, also when names are equal', async () => {
    const school = await createSchool(server);
    const boss = await signInTeacher(server, {
      organisationId: school,
      name: 'a-boss',
      identities: ['EDU_ADMIN'],
    });
    const users = new UsersService(server.platform.database, server.platform.clock);
    for (let index = 0; index < 7; index++) {
      const realName = index < 4 ? '王芳' : `李 ${index}`;
      await users.createUser({ loginName: `one-${index}-${newId()}`, realName, organisationId: school });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 4; page++) {
      const reply = await server.call(schools.listPeople, { query: { limit: 2, cursor } }, boss);
      seen.push(...reply.items.map(({ user_id }) => user_id));
      cursor = reply.next ?? undefined;
      expect(cursor === undefined).toBe(page === 3);
    }
    expect(new Set(seen).size).toBe(8);
    const called = await server.call(schools.listPeople, { query: { words: '王芳' } }, boss);
    expect(called.items).toHaveLength(4);
    const nobody = await server.call(schools.listPeople, { query: { words: '%' } }, boss);
    expect(nobody.items).toHaveLength(0);
    const admins = await server.call(schools.listPeople, { query: { identity: 'EDU_ADMIN' } }, boss);
    expect(admins.items.map(({ user_id }) => user_id)).toEqual([boss.userId]);
    for (const wrong of ['x', Buffer.from('["a\\u0000",""]').toString('base64url')]) {
      const reply = await server.fails(schools.listPeople, { query: { cursor: wrong } }, boss);
      expect(reply.code).toBe('INVALID_INPUT');
    }
  });

  it('have the names, numbers and roles that the school gave them', async () => {
    const teacher = await signInTeacher(server, { organisationId });
    const body = {
      user_real_name: '陈晓',
      org_user_code: 'T-07',
      identities: ['TEACHER', 'ACADEMIC_STAFF'] as const,
    };
    const changed = await server.call(
      schools.changePerson,
      { ...onto(teacher), body: { ...body, identities: [...body.identities] } },
      admin,
    );
    expect(changed).toMatchObject({ ...body, identities: ['TEACHER', 'ACADEMIC_STAFF'], may_change: true });
    const other = await signInTeacher(server, { organisationId });
    const same = { ...onto(other), body: { org_user_code: 'T-07' } };
    expect((await server.fails(schools.changePerson, same, admin)).code).toBe('ORG_USER_CODE_TAKEN');
    // The teacher oversees the school from now on, but not other overseers.
    const seen = await server.call(schools.listPeople, { query: { words: '陈晓' } }, teacher);
    expect(seen.items.map(({ may_change }) => may_change)).toEqual([false]);
  });
});

describe('a password that the school gave', () => {
  it('ends open sign-ins, is valid once, and must be replaced at the sign-in', async () => {
    const teacher = await signInTeacher(server, { organisationId, name: `li-${newId()}` });
    const given = await server.call(schools.resetPassword, onto(teacher), admin);
    expect(await isIn(teacher)).toBe('UNAUTHORIZED');
    expect(await enterFails(given.login_name, TEST_PASSWORD)).toBe('LOGIN_FAILED');
    expect(await enterFails(given.login_name, given.password)).toBe('PASSWORD_CHANGE_NEEDED');
    expect(await enterFails(given.login_name, given.password, 'short')).toBe('PASSWORD_WEAK');
    expect(await enterFails(given.login_name, given.password, given.password)).toBe('PASSWORD_WEAK');
    const own = 'seven quiet mornings';
    const tries = await Promise.allSettled([1, 2, 3].map(() => enter(given.login_name, given.password, own)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await enterFails(given.login_name, given.password, 'another morning')).toBe('LOGIN_FAILED');
    await enter(given.login_name, own);
    // A user with a password of their own changes it in their account, and not by the sign-in.
    await enter(given.login_name, own, 'what is not read here');
    await enter(given.login_name, own);
  });

  it('is reported as a replacement of an unused password, also when two are set at once', async () => {
    const teacher = await signInTeacher(server, { organisationId });
    const other = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
    const both = await Promise.all(
      [admin, other].map((who) => server.call(schools.resetPassword, onto(teacher), who)),
    );
    expect(both.map(({ replaced }) => replaced).sort()).toEqual([false, true]);
    const [stale, good] = both.sort((one, two) => Number(one.replaced) - Number(two.replaced));
    const name = good?.login_name ?? '';
    expect(await enterFails(name, stale?.password ?? '')).toBe('LOGIN_FAILED');
    await enter(name, good?.password ?? '', 'seven quiet mornings');
    expect((await server.call(schools.resetPassword, onto(teacher), admin)).replaced).toBe(false);
  });

  it('expires after a week', async () => {
    const teacher = await signInTeacher(server, { organisationId });
    const given = await server.call(schools.resetPassword, onto(teacher), admin);
    clock.ahead = schools.ONE_TIME_PASSWORD_DAYS * 86_400_000;
    try {
      expect(await enterFails(given.login_name, given.password, 'seven quiet mornings')).toBe(
        'PASSWORD_ENDED',
      );
    } finally {
      clock.ahead = 0;
    }
  });

  it('cannot be given to an account that is reached through its person', async () => {
    const person = await signIn(server);
    const users = new UsersService(server.platform.database, server.platform.clock);
    const bound = await users.createUser({ realName: '周', organisationId, personId: person.userId });
    const reply = await server.fails(schools.resetPassword, { params: { user_id: bound.id } }, admin);
    expect(reply.code).toBe('NO_PASSWORD');
  });
});

describe('a deactivated account', () => {
  it('is signed out at once, sockets included, and keeps all its data when reactivated', async () => {
    const name = `wang-${newId()}`;
    const teacher = await signInTeacher(server, { organisationId, name });
    const socket = await endOfSocket(teacher);
    const done = await server.call(schools.deactivatePerson, onto(teacher), admin);
    expect(done.deactivated).toBe(true);
    expect(await socket.closed).toBe(4403);
    expect(await isIn(teacher)).toBe('UNAUTHORIZED');
    expect(await enterFails(name, TEST_PASSWORD)).toBe('ACCOUNT_DEACTIVATED');
    expect(await enterFails(name, 'a wrong password')).toBe('LOGIN_FAILED');
    // A repeated deactivation changes nothing.
    await server.call(schools.deactivatePerson, onto(teacher), admin);
    await server.call(schools.reactivatePerson, onto(teacher), admin);
    await enter(name, TEST_PASSWORD);
  });

  it('cannot be entered by the person to whom it is bound', async () => {
    const person = await signIn(server);
    const users = new UsersService(server.platform.database, server.platform.clock);
    const bound = await users.createUser({ realName: '周', organisationId, personId: person.userId });
    await server.call(schools.deactivatePerson, { params: { user_id: bound.id } }, admin);
    const reply = await server.fails(exchangeToken, { body: { user_id: bound.id } }, person);
    expect(reply.code).toBe('USER_NOT_FOUND');
    expect(await isIn(person)).toBe(true);
  });
});

describe('the last administrator', () => {
  it('cannot be deactivated and keeps the role', async () => {
    const [only] = await schoolOf(1);
    if (!only) throw new Error('nobody');
    expect((await server.fails(schools.deactivatePerson, onto(only), only)).code).toBe('ACCOUNT_LAST_ADMIN');
    const body = { identities: ['TEACHER' as const] };
    expect((await server.fails(schools.changePerson, { ...onto(only), body }, only)).code).toBe(
      'ACCOUNT_LAST_ADMIN',
    );
    const gone = { params: { id: only.userId }, body: { password: TEST_PASSWORD } };
    expect((await server.fails(cancelAccount, gone, only)).code).toBe('ACCOUNT_LAST_ADMIN');
    expect(await isIn(only)).toBe(true);
  });

  it('cannot leave by cancelling the person through whom the account is reached', async () => {
    const school = await createSchool(server);
    const person = await signIn(server);
    const users = new UsersService(server.platform.database, server.platform.clock);
    await users.createUser({
      realName: '周',
      organisationId: school,
      personId: person.userId,
      identities: ['EDU_ADMIN'],
    });
    const gone = { params: { id: person.userId }, body: { password: TEST_PASSWORD } };
    expect((await server.fails(cancelAccount, gone, person)).code).toBe('ACCOUNT_LAST_ADMIN');
  });

  it('stays when several administrators are removed at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const [first, second, third] = await schoolOf(3);
      if (!first || !second || !third) throw new Error('nobody');
      const body = { identities: ['TEACHER' as const] };
      const tries = await Promise.allSettled([
        server.call(schools.deactivatePerson, onto(first), second),
        server.call(schools.deactivatePerson, onto(second), third),
        server.call(schools.changePerson, { ...onto(third), body }, first),
      ]);
      expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3);
      const people = await server.platform.database
        .withTables<{
          account: { id: string; deactivated_at: Date | null };
          account_identity: { account_id: string; identity: string };
        }>()
        .selectFrom('account')
        .innerJoin('account_identity', 'account_id', 'id')
        .select('id')
        .where('identity', '=', 'EDU_ADMIN')
        .where('deactivated_at', 'is', null)
        .where('id', 'in', [first.userId, second.userId, third.userId])
        .execute();
      expect(people.length).toBeGreaterThan(0);
    }
  });
});

it('a teacher whose password the school did not set changes it in the normal way', async () => {
  const teacher = await signInTeacher(server, { organisationId });
  const body = { old_password: TEST_PASSWORD, new_password: 'eleven slow rivers' };
  await server.call(changePassword, { params: { id: teacher.userId }, body }, teacher);
  expect(await isIn(teacher)).toBe(true);
});

/** Opens the user's push socket; `closed` resolves with its close code. */
async function endOfSocket(session: SignedIn): Promise<{ readonly closed: Promise<number> }> {
  const socket = new WebSocket(`ws://${server.host}${PUSH_PATH}`);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const ready = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ authorization: session.authorizeSocket(PUSH_PATH) }));
  await ready;
  return { closed };
}
