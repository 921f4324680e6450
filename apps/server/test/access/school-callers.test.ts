import { newId } from '@lectern/base';
import type { Endpoint, Identity } from '@lectern/protocol';
import { createInvitation } from '@lectern/protocol/invitations';
import * as schools from '@lectern/protocol/schools';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createSchool,
  createTeacher,
  type SignedIn,
  signIn,
  signInGuest,
  signInTeacher,
} from '../setup/sessions.ts';
import {
  CallFailed,
  type Session,
  startTestServer,
  type TestInput,
  type TestServer,
} from '../setup/test-server.ts';
import { isOfSchool } from './object-calls.ts';

let server: TestServer;
let organisationId: string;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
  organisationId = await createSchool(server);
});
afterAll(() => server.close());

const join = (identities: readonly Identity[], school = organisationId) =>
  signInTeacher(server, { organisationId: school, identities });

/**
 * Creates objects of a school that calls name, and returns their ids. Each call has separate objects, because it may
 * change them.
 */
interface Things {
  teacher(): Promise<string>;
  admin(): Promise<string>;
  invitation(): Promise<string>;
  schoolClass(): Promise<string>;
  handOver(): Promise<string>;
  /** Another teacher, whom no call changes. */
  readonly other: string;
}

function thingsOf(maker: SignedIn, other: string): Things {
  const member = (identity: Identity) =>
    createTeacher(server, { organisationId, identities: [identity] }).then(({ id }) => id);
  return {
    other,
    teacher: () => member('TEACHER'),
    admin: () => member('EDU_ADMIN'),
    async invitation() {
      const body = { identity: 'TEACHER', uses_max: 5, days: 1 } as const;
      const { invitation } = await server.call(createInvitation, { body }, maker);
      return invitation.invitation_id;
    },
    async schoolClass() {
      const body = { class_id: newId(), class_name: '一年级1班', teacher_id: other };
      return (await server.call(schools.createSchoolClass, { body }, maker)).class_id;
    },
    async handOver() {
      const params = { user_id: await member('TEACHER') };
      const body = { to: other, documents: true, classes: false };
      return (await server.call(schools.handOver, { params, body }, maker)).hand_over_id;
    },
  };
}

type Input = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};
type Answer = '200' | '403' | '404';
type Line = readonly [administrator: Answer, academicStaff: Answer, (of: Things) => Input | Promise<Input>];

const onTeacher =
  (more: Input = {}) =>
  async ({ teacher }: Things): Promise<Input> => ({ params: { user_id: await teacher() }, ...more });
const onAdmin =
  (more: Input = {}) =>
  async ({ admin }: Things): Promise<Input> => ({ params: { user_id: await admin() }, ...more });
const line = (login_name: string, identity: Identity) => ({
  login_name,
  real_name: '新人',
  identities: [identity],
});

/** Every call of the administration, its result for overseeing users, and its parameters. */
const CALLS: Readonly<Record<string, readonly Line[]>> = {
  'GET /school': [['200', '200', () => ({})]],
  'PATCH /school': [['200', '403', () => ({ body: { org_name: '新名字' } })]],
  'GET /people': [['200', '200', () => ({})]],
  'PATCH /people/:user_id': [
    ['200', '200', onTeacher({ body: { user_real_name: '陈晓' } })],
    ['200', '403', onTeacher({ body: { identities: ['TEACHER'] } })],
    ['200', '403', onTeacher({ body: { capacity: 1024 } })],
    ['200', '403', onAdmin({ body: { user_real_name: '我' } })],
  ],
  'POST /people/:user_id/actions/reset_password': [
    ['200', '200', onTeacher()],
    ['200', '403', onAdmin()],
  ],
  'POST /people/:user_id/actions/deactivate': [['200', '200', onTeacher()]],
  'POST /people/:user_id/actions/reactivate': [['200', '200', onTeacher()]],
  'POST /people/:user_id/actions/hand_over': [
    [
      '200',
      '200',
      async ({ teacher, other }) => ({
        params: { user_id: await teacher() },
        body: { to: other, documents: true, classes: true },
      }),
    ],
  ],
  'GET /hand_overs': [['200', '200', () => ({})]],
  'POST /hand_overs/:hand_over_id/actions/stop': [
    ['200', '200', async ({ handOver }) => ({ params: { hand_over_id: await handOver() } })],
  ],
  'POST /people/actions/import': [
    ['200', '200', () => ({ body: { people: [line(`new-${newId()}`, 'TEACHER')] } })],
    ['200', '200', () => ({ body: { people: [line(`new-${newId()}`, 'EDU_ADMIN')], preview: true } })],
  ],
  'GET /invitations': [['200', '200', () => ({})]],
  'POST /invitations': [
    ['200', '200', () => ({ body: { identity: 'TEACHER', uses_max: 1, days: 1 } })],
    ['200', '403', () => ({ body: { identity: 'EDU_ADMIN', uses_max: 1, days: 1 } })],
  ],
  'DELETE /invitations/:invitation_id': [
    ['200', '200', async ({ invitation }) => ({ params: { invitation_id: await invitation() } })],
  ],
  'GET /classes': [['200', '200', () => ({})]],
  'POST /classes': [
    ['200', '200', ({ other }) => ({ body: { class_id: newId(), class_name: '二年级', teacher_id: other } })],
  ],
  'PATCH /classes/:class_id': [
    [
      '200',
      '200',
      async ({ schoolClass }) => ({ params: { class_id: await schoolClass() }, body: { archived: true } }),
    ],
  ],
};

/** Calls without an object: a caller from another school gets the data of that other school. */
const OF_ONES_OWN = [
  'GET /school',
  'PATCH /school',
  'GET /people',
  'GET /hand_overs',
  'GET /invitations',
  'GET /classes',
];

function calls(): (readonly [string, Endpoint, readonly Line[]])[] {
  return server.http.routes.endpoints
    .filter((endpoint) => isOfSchool(endpoint) && endpoint.caller === 'user')
    .map((endpoint) => {
      const name = `${endpoint.method} ${endpoint.path.replace('/api/schools/v1', '')}`;
      return [name, endpoint, CALLS[name] ?? []] as const;
    });
}

async function answer(endpoint: Endpoint, input: Input, session?: Session): Promise<string> {
  try {
    await server.call(endpoint, input as TestInput<Endpoint>, session);
    return '200';
  } catch (error) {
    return error instanceof CallFailed ? String(error.status) : String(error);
  }
}

it('the table lists every call of the administration', () => {
  expect(calls().filter(([, , lines]) => lines.length === 0)).toEqual([]);
  expect(calls()).toHaveLength(Object.keys(CALLS).length);
});

it('the administration accepts users who oversee the school, and for some calls administrators only', async () => {
  const [admin, staff] = [await join(['EDU_ADMIN']), await join(['ACADEMIC_STAFF'])];
  const things = thingsOf(await join(['EDU_ADMIN']), (await join(['TEACHER'])).userId);
  const wrong: string[] = [];
  for (const [name, endpoint, lines] of calls()) {
    for (const [toAdmin, toStaff, input] of lines) {
      for (const [who, session, wanted] of [
        ['administrator', admin, toAdmin],
        ['academic staff', staff, toStaff],
      ] as const) {
        const given = await answer(endpoint, await input(things), session);
        if (given !== wanted) wrong.push(`${name} returned ${given} to ${who}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('the administration refuses all other users, and administrators of another school', async () => {
  const admin = await join(['EDU_ADMIN']);
  const things = thingsOf(admin, (await join(['TEACHER'])).userId);
  const refused = {
    'a teacher': await join(['TEACHER']),
    'a technician': await join(['ELECTRIC_TEACHER']),
    'a pupil': await join(['STUDENT']),
    'a guardian': await join(['GUARDIAN']),
    'a person without a school': await signIn(server),
    'a guest': await signInGuest(server),
  };
  const elsewhere = await createSchool(server, '别的学校');
  const foreign = await join(['EDU_ADMIN'], elsewhere);
  const wrong: string[] = [];
  for (const [name, endpoint, lines] of calls()) {
    const given = (await lines.at(0)?.[2](things)) ?? {};
    const unsigned = await answer(endpoint, given);
    if (unsigned !== '401') wrong.push(`${name} returned ${unsigned} to an unsigned caller`);
    for (const [who, session] of Object.entries(refused)) {
      const code = await answer(endpoint, given, session);
      if (code !== '403') wrong.push(`${name} returned ${code} to ${who}`);
    }
    if (OF_ONES_OWN.includes(name) || name === 'POST /invitations' || name.endsWith('/import')) continue;
    const code = await answer(endpoint, given, foreign);
    if (code !== '404') wrong.push(`${name} returned ${code} to the administrator of another school`);
  }
  expect(wrong).toEqual([]);
});
