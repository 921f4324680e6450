import { APP_ID_HEADER, type Endpoint, type ErrorReply, fillPath } from '@lectern/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signInGuest, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { type NamedAnswers, namedAnswers } from './named-answers.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

let server: TestServer;
let named: NamedAnswers;
let callers: Readonly<Record<'nobody' | 'guest' | 'teacher' | 'forger', SignedIn | undefined>>;
beforeAll(async () => {
  server = await startTestServer();
  named = namedAnswers(server.http.routes.endpoints);
  const teacher = await signInTeacher(server);
  const forger = {
    ...teacher,
    authorize: (method: string) => teacher.authorize(method, '/elsewhere', server.host),
  };
  callers = { nobody: undefined, guest: await signInGuest(server), teacher, forger };
});
afterAll(() => server.close());

/** This call would end the session that the other calls need. */
const ENDS_SESSION = /tokens\/:access_token$|\/users\/:id\/tokens$/;

interface Tried {
  readonly type?: string;
  readonly body?: string;
}

async function answer(endpoint: Endpoint, caller: SignedIn | undefined, { type, body }: Tried) {
  const path = fillPath(endpoint.path, undefined).replaceAll(':', '');
  const authorization = await caller?.authorize(endpoint.method, path, server.host);
  const response = await fetch(server.url + path, {
    method: endpoint.method,
    headers: {
      [APP_ID_HEADER]: 'test',
      ...(authorization !== undefined && { authorization }),
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });
  const reply: unknown = await response.json().catch(() => ({}));
  return { status: response.status, code: (reply as Partial<ErrorReply>).code };
}

/** Sending a body over the limit takes a while, so only one in this number of calls gets one. */
const LONG_IN = 12;
const LONG = `"${'x'.repeat(1_100_000)}"`;

function triedOf(endpoint: Endpoint, index: number): readonly Tried[] {
  if (endpoint.method === 'GET') return [{}];
  const type = endpoint.form ? FORM_TYPE : JSON_TYPE;
  const long = index % LONG_IN === 0 ? [{ type, body: LONG }] : [];
  return [{ type, body: '{}' }, { type: 'text/strange', body: 'x' }, ...long];
}

describe('the published description of endpoints', () => {
  it.each(['nobody', 'guest', 'teacher', 'forger'] as const)(
    'lists the status and the code of every error that occurs when %s calls',
    async (name) => {
      const unnamed: string[] = [];
      const seen = new Set<number>();
      for (const [index, endpoint] of server.http.routes.endpoints.entries()) {
        if (ENDS_SESSION.test(endpoint.path)) continue;
        for (const tried of triedOf(endpoint, index)) {
          const { status, code } = await answer(endpoint, callers[name], tried);
          seen.add(status);
          if (status !== 200 && !named.has(endpoint, status, String(code)))
            unnamed.push(`${endpoint.method} ${endpoint.path} ${status} ${code}`);
        }
      }
      expect(unnamed).toEqual([]);
      // At least one response of each expected status was compared.
      expect([...seen]).toEqual(expect.arrayContaining(name === 'teacher' ? [400, 404, 413, 415] : [401]));
    },
  );

  it('lists 403 for a guest’s call of a user endpoint, and 415 for a body of another type', () => {
    const endpoints = server.http.routes.endpoints;
    for (const endpoint of endpoints.filter(({ caller }) => caller === 'user'))
      expect(named.has(endpoint, 403, 'GUEST_FORBIDDEN'), endpoint.path).toBe(true);
    for (const endpoint of endpoints.filter(({ body }) => body !== undefined))
      expect(named.has(endpoint, 415, 'UNSUPPORTED_MEDIA_TYPE'), endpoint.path).toBe(true);
  });
});
