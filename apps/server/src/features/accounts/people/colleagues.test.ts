import { newId } from '@lectern/base';
import { EditPermission } from '@lectern/protocol';
import { exchangeToken, findColleague, getPublicUser } from '@lectern/protocol/accounts';
import { createDocument, putGrant, sharedDocuments } from '@lectern/protocol/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSchool,
  type SignedIn,
  sessionOf,
  signIn,
  signInGuest,
  signInTeacher,
  TEST_PASSWORD,
} from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { AccountsStore } from '../accounts.store.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { UsersService } from '../users.service.ts';

let server: TestServer;
let users: UsersService;
/** Time by which the server's clock is ahead, milliseconds. */
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.now() + ahead } });
  users = new UsersService(server.platform.database, server.platform.clock);
});
afterAll(() => server.close());

const newName = () => `user-${newId().slice(-12)}`;
const find = (login_name: string, caller: SignedIn) =>
  server.call(findColleague, { query: { login_name } }, caller);
const miss = (login_name: string, caller: SignedIn) =>
  server.fails(findColleague, { query: { login_name } }, caller);

/** Cancels an account within the accounts feature alone. */
function cancel(userId: string): Promise<void> {
  const store = new AccountsStore(server.platform.database.withTables<AccountTables>());
  return store.cancel(userId, server.platform.clock.now());
}

/** A person who signs in by their own login name and works in accounts of these schools. */
async function personAt(...schools: string[]): Promise<{ login: string; person: SignedIn; ids: string[] }> {
  const login = newName();
  const person = await signIn(server, login);
  const ids: string[] = [];
  for (const organisationId of schools) {
    const { id } = await users.createUser({ realName: '李明', organisationId, personId: person.userId });
    ids.push(id);
  }
  return { login, person, ids };
}

describe('a search for a colleague by login name', () => {
  it('returns the account in the same school, however the name is written', async () => {
    const teacher = await signInTeacher(server);
    const login = newName();
    const { organisationId } = teacher;
    const { id } = await users.createUser({
      loginName: login,
      password: TEST_PASSWORD,
      realName: '李明',
      organisationId,
    });
    const found = await find(` ${login.toUpperCase()} `, teacher);
    expect(found).toMatchObject({ user_id: id, account_type: 'org', user_real_name: '李明' });
    expect(found).toEqual(await server.call(getPublicUser, { params: { id } }, teacher));
    expect(found).not.toHaveProperty('login_name');
  });

  it('returns the account in the caller’s school when the login name is the person’s', async () => {
    const [ours, theirs] = [await createSchool(server), await createSchool(server, '育才小学')];
    const li = await personAt(theirs, ours);
    const teacher = await signInTeacher(server, { organisationId: ours });
    expect(await find(li.login, teacher)).toMatchObject({ user_id: li.ids[1], user_real_name: '李明' });
    const chen = await personAt(theirs);
    const token = await server.call(exchangeToken, { body: { user_id: chen.ids[0] ?? '' } }, chen.person);
    expect((await find(li.login, sessionOf(server, token))).user_id).toBe(li.ids[0]);
  });

  it('shares a document to the colleague’s desk in the school, and not to their private one', async () => {
    const teacher = await signInTeacher(server);
    const li = await personAt(teacher.organisationId);
    const document = await server.call(createDocument, { body: { name: '秋天的雨' } }, teacher);
    const { user_id } = await find(li.login, teacher);
    const body = { permission: EditPermission.EDIT };
    await server.call(putGrant, { params: { id: document.id, user_id }, body }, teacher);
    const token = await server.call(exchangeToken, { body: { user_id } }, li.person);
    const atSchool = await server.call(sharedDocuments, {}, sessionOf(server, token));
    expect(atSchool.items.map(({ id }) => id)).toEqual([document.id]);
    expect((await server.call(sharedDocuments, {}, li.person)).items).toEqual([]);
  });

  it('returns the person when the caller belongs to no school', async () => {
    const li = await personAt(await createSchool(server));
    const found = await find(li.login, await signIn(server));
    expect(found).toMatchObject({ user_id: li.person.userId, account_type: 'person' });
    expect(found.user_real_name).toMatch(/^.\*\*$/);
  });

  it('returns the same error when the name is unknown, of another school, or of a former account', async () => {
    const teacher = await signInTeacher(server);
    const chen = await signIn(server);
    const elsewhere = newName();
    await signInTeacher(server, { name: elsewhere });
    const li = await personAt(await createSchool(server));
    const gone = await personAt(teacher.organisationId);
    await cancel(gone.person.userId);
    const replies = [
      await miss(newName(), teacher),
      await miss(' ', teacher),
      await miss(elsewhere, teacher),
      await miss(li.login, teacher),
      await miss(gone.login, teacher),
      await miss(elsewhere, chen),
      await miss(gone.login, chen),
      await miss('999777', chen),
    ];
    for (const { code, message, details } of replies) {
      expect({ code, message, details }).toEqual({
        code: 'USER_NOT_FOUND',
        message: replies[0]?.message,
        details: replies[0]?.details,
      });
    }
  });

  it('does not return a school account that was cancelled while its person stays', async () => {
    const teacher = await signInTeacher(server);
    const li = await personAt(teacher.organisationId);
    const [id = ''] = li.ids;
    await cancel(id);
    expect((await miss(li.login, teacher)).code).toBe('USER_NOT_FOUND');
  });

  it('is refused to the guest, and without a login name', async () => {
    expect((await miss(newName(), await signInGuest(server))).code).toBe('GUEST_FORBIDDEN');
    expect((await miss('', await signIn(server))).code).toBe('INVALID_INPUT');
  });

  it('is limited to thirty in ten minutes per person, over all of the person’s accounts', async () => {
    const li = await personAt(await createSchool(server));
    const token = await server.call(exchangeToken, { body: { user_id: li.ids[0] ?? '' } }, li.person);
    const atSchool = sessionOf(server, token);
    for (let tried = 0; tried < 30; tried += 1) {
      const caller = tried % 2 === 0 ? li.person : atSchool;
      expect((await miss(newName(), caller)).code).toBe('USER_NOT_FOUND');
    }
    for (const caller of [li.person, atSchool]) {
      const reply = await miss(li.login, caller);
      expect(reply.code).toBe('TOO_MANY_REQUESTS');
      expect(reply.details?.seconds).toBeGreaterThan(0);
    }
    // Other callers are not affected by the limit.
    expect((await find(li.login, await signIn(server))).user_id).toBe(li.person.userId);
    ahead += 600_000;
    expect((await find(li.login, li.person)).user_id).toBe(li.person.userId);
  });
});
