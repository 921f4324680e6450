import { newId } from '@lectern/base';
import type { Identity } from '@lectern/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import type { AccountToInsert } from '../accounts.store.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { UsersService } from '../users.service.ts';
import { openPeople, type PeopleService } from './people.service.ts';
import { PeopleStore } from './people.store.ts';

let server: TestServer;
let store: PeopleStore;
let people: PeopleService;
let organisationId: string;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
  const { bus, clock, database } = server.platform;
  store = new PeopleStore(database.withTables<AccountTables>());
  people = openPeople(database, clock, bus);
  organisationId = await createSchool(server);
});
afterAll(() => server.close());

const account = (loginName: string): AccountToInsert => ({
  accountType: 'org',
  loginName,
  passwordHash: null,
  realName: '新人',
  nickName: '',
  organisationId,
  orgUserCode: null,
  personId: null,
  identities: ['TEACHER'],
  at: Date.now(),
});
const line = (real_name: string, org_user_code = '') => ({
  login_name: `line-${newId()}`,
  real_name,
  org_user_code,
  identities: ['TEACHER' as const],
});

describe('accounts created from a list', () => {
  it('are created from one list only when two lists name the same people in another order at once', async () => {
    const wanted = Array.from({ length: 200 }, () => account(`both-${newId()}`));
    const note = async () => undefined;
    const made = await Promise.all([
      store.insertAll(wanted, note),
      store.insertAll(wanted.toReversed(), note),
    ]);
    expect(made.map((ids) => ids?.length).toSorted()).toEqual([200, undefined]);
  });

  it('get names and codes without invisible characters', async () => {
    const [seen, marked, none] = [line('李\u200b雷', '10\u200b01'), line('账号\u200b已注销'), line('\u200b')];
    expect(await people.faults(organisationId, [seen, marked, none], () => true)).toEqual([
      null,
      'nameBad',
      'nameMissing',
    ]);
    const [made] = await people.make(organisationId, [seen], async () => undefined);
    expect(made?.realName).toBe('李雷');
    expect(await people.person(organisationId, made?.id ?? '')).toMatchObject({
      realName: '李雷',
      orgUserCode: '1001',
    });
    const same = [line('韩梅梅', '100\u200b1'), line('韩梅梅', '1\u200b002'), line('韩梅梅', '1002')];
    expect(await people.faults(organisationId, same, () => true)).toEqual([
      'codeTaken',
      'codeTwice',
      'codeTwice',
    ]);
  });
});

describe('a user of a school', () => {
  const join = () =>
    new UsersService(server.platform.database, server.platform.clock).createUser({
      loginName: `join-${newId()}`,
      realName: '李雷',
      organisationId,
    });

  it('is renamed without invisible characters, and never to an empty name or the marker of cancelled accounts', async () => {
    const { id } = await join();
    await people.change(id, { realName: '王\u200b芳\ufeff' });
    expect((await people.person(organisationId, id)).realName).toBe('王芳');
    for (const realName of ['\u200b', '账号\u200b已注销'])
      await expect(people.change(id, { realName })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('has the identities of the later of two concurrent changes, not a mix', async () => {
    const { id } = await join();
    const say = (identity: Identity) => people.change(id, { identities: [identity] });
    for (let round = 0; round < 20; round++) {
      await Promise.all([say('STUDENT'), say('TEACHER'), say('GUARDIAN')]);
      expect((await people.person(organisationId, id)).identities).toHaveLength(1);
    }
  });
});
