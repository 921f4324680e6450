import { APP_ID_HEADER, type Endpoint, type ErrorReply, fillPath } from '@lectern/protocol';
import { afterAll, expect, it } from 'vitest';
import { signInGuest, signInTeacher } from '../setup/sessions.ts';
import { startTestServer } from '../setup/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

/** A call in which only the address is valid. */
async function outcome(endpoint: Endpoint, authorization?: (path: string) => string | Promise<string>) {
  const path = fillPath(endpoint.path, undefined).replaceAll(':', '');
  const response = await fetch(server.url + path, {
    method: endpoint.method,
    headers: {
      [APP_ID_HEADER]: 'test',
      ...(authorization && { authorization: await authorization(path) }),
      ...(endpoint.body && {
        'content-type': endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    },
    ...(endpoint.body && { body: '{}' }),
  });
  return `${endpoint.method} ${endpoint.path} ${((await response.json()) as ErrorReply).code}`;
}

function protectedEndpoints(): readonly Endpoint[] {
  return server.http.routes.endpoints.filter(({ caller }) => caller !== 'anyone' && caller !== 'visitor');
}

function visitorEndpoints(): readonly Endpoint[] {
  return server.http.routes.endpoints.filter(({ caller }) => caller === 'visitor');
}

/** Calls of visitors with a link, with or without an account: the link decides what they may do. */
const VISITORS = [
  'GET /api/documents/v1.0/visitor/connect/documents/:id/users',
  'GET /api/documents/v1.0/visitor/share/preview/info',
  'GET /api/documents/v1.0/visitor/share/share_resource/:id',
  'GET /api/documents/v1.0/visitor/share/share_resource/:id/page',
  'GET /api/documents/v1.0/visitor/share/share_resource/:id/preview',
  'GET /api/documents/v1.0/visitor/share/share_resource/:id/records',
  // The catalogue of subject tools is the same for everybody.
  'GET /api/subject-tools/v1/visitor/subject_tools/prepared_state',
  'GET /api/subject-tools/v1/visitor/subject_tools/teaching_state',
  'POST /api/documents/v0.1/visitor/cs/token',
  'POST /api/documents/v1.0/visitor/share/share_resource/:id/links',
  'POST /api/documents/v1.0/visitor/share/share_resource/:id/preview',
  'POST /api/documents/v1.0/visitor/share/verify_password/:identify',
  'POST /api/subject-tools/v1/visitor/subject_tools/search',
];

/** Calls without a signature. List a new call in this table and give the reason under "Trust" in ARCHITECTURE.md. */
const OPEN = [
  'GET /api/uc/v1.1/time',
  // A pupil who answers an assignment has only its code, and the word of the week of their class.
  'POST /api/answering/v1/codes/actions/look',
  'POST /api/answering/v1/works',
  // A pupil who joins a lesson has only its code.
  'POST /api/participants/v1/codes/actions/look',
  'POST /api/participants/v1/participants',
  // The teacher's own phone has only the scanned code; the panel admits it.
  'POST /api/participants/v1/teacher_phones',
  // A person invited into a school has only the invitation.
  'POST /api/schools/v1/invitations/actions/accept',
  'POST /api/schools/v1/invitations/actions/look',
  'POST /api/uc/v1.1/guest_tokens',
  'POST /api/uc/v1.1/login_keys/actions/redeem',
  'POST /api/uc/v1.1/login_keys/actions/show',
  'POST /api/uc/v1.1/sessions',
  'POST /api/uc/v1.1/tokens',
  'POST /api/uc/v1.1/tokens/:token/actions/valid',
  'POST /api/uc/v1.1/tokens/actions/refresh',
  'POST /api/uc/v1.1/users',
];

it('unsigned calls are accepted only to sign in, to renew a sign-in, to read the time, to join a lesson and to join a school', () => {
  const open = server.http.routes.endpoints.filter(({ caller }) => caller === 'anyone');
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(OPEN);
});

it('every other endpoint refuses unsigned calls', async () => {
  expect(protectedEndpoints().length).toBeGreaterThan(10);
  for (const endpoint of protectedEndpoints()) {
    expect(await outcome(endpoint)).toBe(`${endpoint.method} ${endpoint.path} UNAUTHORIZED`);
  }
});

it('every endpoint with bearer tokens refuses other credentials, of any account', async () => {
  const bearing = protectedEndpoints().filter(({ caller }) => caller === 'bearer');
  expect(bearing.length).toBeGreaterThan(0);
  const teacher = await signInTeacher(server);
  for (const endpoint of bearing) {
    const mac = (path: string) => teacher.authorize(endpoint.method, path, server.host);
    for (const authorization of [
      mac,
      () => `Bearer ${'a'.repeat(200)}`,
      () => 'Bearer ',
      () => 'Bearer a b',
    ]) {
      expect(await outcome(endpoint, authorization)).toBe(`${endpoint.method} ${endpoint.path} UNAUTHORIZED`);
    }
  }
});

it('visitors’ calls are accepted for links and the catalogue of tools only, and a wrong signature is not treated as a missing one', async () => {
  const names = visitorEndpoints().map(({ method, path }) => `${method} ${path}`);
  expect(names.sort()).toEqual(VISITORS);
  const guest = await signInGuest(server);
  for (const endpoint of visitorEndpoints()) {
    const name = `${endpoint.method} ${endpoint.path}`;
    expect(await outcome(endpoint)).not.toMatch(/UNAUTHORIZED$/);
    const sign = (path: string) => guest.authorize(endpoint.method, path, server.host);
    expect(await outcome(endpoint, sign)).not.toMatch(/UNAUTHORIZED|MAC_INVALID|GUEST_FORBIDDEN/);
    const elsewhere = () => guest.authorize(endpoint.method, '/elsewhere', server.host);
    expect(await outcome(endpoint, elsewhere)).toBe(`${name} MAC_INVALID`);
    for (const nonsense of ['MAC x', 'mac id="a"', 'Basic YTpi', 'Bearer ', 'Bearer a b']) {
      expect(await outcome(endpoint, () => nonsense)).toBe(`${name} UNAUTHORIZED`);
    }
  }
});

it('every endpoint for users refuses the guest, before any other check', async () => {
  const guest = await signInGuest(server);
  for (const endpoint of protectedEndpoints().filter(({ caller }) => caller === 'user')) {
    const sign = (path: string) => guest.authorize(endpoint.method, path, server.host);
    expect(await outcome(endpoint, sign)).toBe(`${endpoint.method} ${endpoint.path} GUEST_FORBIDDEN`);
  }
});
