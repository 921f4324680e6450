// @first: every endpoint is called.
import { randomInt } from 'node:crypto';
import { newId } from '@lectern/base';
import { APP_ID_HEADER, type Endpoint, type ErrorReply, fillPath } from '@lectern/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { type HostileInput, hostileInput } from './endpoint-input.ts';
import { type NamedAnswers, namedAnswers } from './named-answers.ts';

let server: TestServer;
let teacher: SignedIn;
let named: NamedAnswers;
beforeAll(async () => {
  server = await startTestServer();
  teacher = await signInTeacher(server);
  named = namedAnswers(server.http.routes.endpoints);
});
afterAll(() => server.close());

/** Calls that would end the session that the other calls need. */
const ENDS_SESSION = /tokens\/:access_token$|\/users\/:id\/tokens$/;

const FORM = 'application/x-www-form-urlencoded';

function bodyOf(endpoint: Endpoint, body: unknown): string {
  if (!endpoint.form) return JSON.stringify(body) ?? '';
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

async function status(endpoint: Endpoint, input: HostileInput): Promise<string> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query)) query.append(name, String(value));
  const params = Object.fromEntries(
    Object.entries(input.params).map(([name, value]) => [name, String(value).toWellFormed()]),
  );
  const path = fillPath(endpoint.path, params) + (query.size > 0 ? `?${query}` : '');
  // The address as it is sent: `fetch` resolves dots and escapes.
  const url = new URL(server.url + path);
  const signed = url.pathname + url.search;
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      [APP_ID_HEADER]: 'fuzz',
      authorization: await teacher.authorize(endpoint.method, signed, server.host),
      ...(endpoint.body && { 'content-type': endpoint.form ? FORM : 'application/json' }),
      ...(endpoint.rawBody && { 'content-type': 'application/octet-stream' }),
    },
    ...(endpoint.body && { body: bodyOf(endpoint, input.body) }),
    ...(endpoint.rawBody && { body: Buffer.from(JSON.stringify(input.query)) }),
  });
  const body = await response.text();
  // An address that is too long is refused before the endpoint is known.
  if (response.status === 200 || response.status === 431) return 'answered';
  if (response.status >= 500 && response.status !== 501) return `${response.status} ${body}`;
  const { code } = JSON.parse(body) as ErrorReply;
  return named.has(endpoint, response.status, code)
    ? 'answered'
    : `${response.status} ${code} is not published`;
}

it('no input of any endpoint causes an internal error or an undocumented error', async () => {
  const seed = process.env.LECTERN_SEED ? Number(process.env.LECTERN_SEED) : randomInt(2 ** 31);
  process.stdout.write(`fuzzing endpoints, seed ${seed}\n`);
  const failures: string[] = [];
  for (const endpoint of server.http.routes.endpoints) {
    if (ENDS_SESSION.test(endpoint.path)) continue;
    const known = [teacher.userId, newId(), '999777'];
    const property = fc.asyncProperty(hostileInput(endpoint, known), async (input) => {
      expect(await status(endpoint, input)).toBe('answered');
    });
    const result = await fc.check(property, { numRuns: process.env.LECTERN_LONG ? 500 : 6, seed });
    if (result.failed) {
      failures.push(
        `${endpoint.method} ${endpoint.path}: ${JSON.stringify(result.counterexample)} ${String(result.errorInstance)}`,
      );
    }
  }
  expect(failures).toEqual([]);
}, 600_000);
