import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveJoinAddress } from '../../src/platform/http/web-files.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    async compose(_platform, http) {
      serveJoinAddress(http.routes);
      return { notices: [], close: async () => undefined };
    },
  });
});
afterAll(() => server.close());

it.each([
  ['/join', '/#/join'],
  ['/join?code=462984', '/#/join?code=462984'],
  // A line break would begin another header.
  ['/join?code=1%0d%0aset-cookie:a', '/#/join?code=1%0d%0aset-cookie:a'],
])('the join address redirects from %s to %s, which is a page of the application', async (typed, page) => {
  const reply = await server.fetch(typed, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, page]);
  expect(reply.headers.get('set-cookie')).toBeNull();
});
