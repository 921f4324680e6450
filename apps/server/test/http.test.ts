import { endpoint } from '@lectern/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from './harness.ts';

const echo = endpoint({
  method: 'POST',
  path: '/api/test/:id/echo',
  caller: 'anyone',
  summary: 'Gives back what it got',
  params: z.object({ id: z.string().max(10) }),
  query: z.object({ times: z.coerce.number<number | string>().int().max(3).default(1) }),
  body: z.object({ text: z.string(), more: z.record(z.string(), z.unknown()).optional() }),
  reply: z.object({ text: z.string(), keys: z.array(z.string()) }),
  errors: [],
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    async compose(_platform, http) {
      http.routes.handle(echo, async ({ params, query, body }) => ({
        text: `${params.id} ${body.text.repeat(query.times)}`,
        keys: Object.keys(body.more ?? {}),
        secret: 'never part of the contract',
      }));
      return { notices: [], close: async () => undefined };
    },
  });
});
afterAll(() => server.close());

describe('an endpoint', () => {
  it('checks params, query and body, fills in defaults and answers what its contract names', async () => {
    const reply = await server.call(echo, { params: { id: 'a' }, query: { times: 2 }, body: { text: 'x' } });
    expect(reply).toEqual({ text: 'a xx', keys: [] });
  });
});
