import { newId } from '@lectern/base';
import type { Identity } from '@lectern/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { openPeople, type User, UsersService } from '../accounts/index.ts';
import { type Overseer, type SchoolPorts, SchoolsService } from './schools.service.ts';

let server: TestServer;
let organisationId: string;
let users: UsersService;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
  organisationId = await createSchool(server);
  users = new UsersService(server.platform.database, server.platform.clock);
});
afterAll(() => server.close());

const ADMIN: readonly Identity[] = ['EDU_ADMIN'];
const make = (identities: readonly Identity[]) =>
  users.createUser({ loginName: `one-${newId()}`, realName: '一', organisationId, identities });
const callerOf = ({ id }: User) => ({
  userId: id,
  accountType: 'org' as const,
  organisationId,
  accessToken: '',
  sessionId: '',
});

/**
 * The schools service, where the caller is found as in `seen`: the first at the beginning of the call, the others
 * later.
 */
function administration(...seen: readonly User[]): SchoolsService {
  const { bus, clock, database, log } = server.platform;
  const people = openPeople(database, clock, bus);
  let asked = 0;
  const findUser = async (id: string) => {
    const known = seen.filter((user) => user.id === id);
    return known.length === 0 ? users.findUser(id) : (known[asked++] ?? known.at(-1));
  };
  return new SchoolsService({ accounts: { people, findUser }, log } as unknown as SchoolPorts);
}
const line = () => ({
  login_name: `line-${newId()}`,
  real_name: '新人',
  org_user_code: '',
  identities: ['TEACHER' as const],
});
const listed = (schools: SchoolsService, who: Overseer, of: ReturnType<typeof line>, gone: AbortSignal) =>
  schools.importPeople(who, { people: [of], preview: false }, gone);
const staying = new AbortController().signal;

describe('a user who oversees a school', () => {
  it('loses that permission when deactivated, also during a call', async () => {
    const admin = await make(ADMIN);
    const caller = callerOf(admin);
    expect((await administration(admin).overseer(caller)).user).toEqual(admin);
    const deactivated = administration({ ...admin, deactivated: true });
    await expect(deactivated.overseer(caller)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('creates no account from a list when they lose the role while the passwords are hashed', async () => {
    const admin = await make(ADMIN);
    const schools = administration(admin, { ...admin, identities: ['TEACHER'] });
    const of = line();
    const who = await schools.overseer(callerOf(admin));
    await expect(listed(schools, who, of, staying)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await users.findUserByLoginName(of.login_name)).toBeUndefined();
  });

  it('creates no account from a list when they have disconnected, so that no password is lost', async () => {
    const admin = await make(ADMIN);
    const schools = administration(admin);
    const of = line();
    const who = await schools.overseer(callerOf(admin));
    await expect(listed(schools, who, of, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(await users.findUserByLoginName(of.login_name)).toBeUndefined();
    expect((await listed(schools, who, of, staying)).made).toHaveLength(1);
  });

  it('resets no password of a user who was given a higher role meanwhile', async () => {
    const [staff, teacher] = [await make(['ACADEMIC_STAFF']), await make(['TEACHER'])];
    const schools = administration(teacher, { ...teacher, identities: ADMIN });
    const who = { user: staff, organisationId };
    await expect(schools.resetPassword(who, teacher.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
