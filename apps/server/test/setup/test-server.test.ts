import { getAccount } from '@lectern/protocol/accounts';
import { createDocument } from '@lectern/protocol/documents';
import { getTerms } from '@lectern/protocol/terms';
import { afterEach, expect, it } from 'vitest';
import type { AppFeature } from '../../src/app-features.ts';
import { signIn } from './sessions.ts';
import { CallFailed, startTestServer, type TestServer } from './test-server.ts';
import { askUntil } from './upload-file.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

it('a test server registers only the features that a test names and the features that they need', async () => {
  server = await startTestServer({ features: ['terms'], config: { roles: ['api'] } });
  const served = server.http.routes.endpoints;
  expect(served).toContain(getTerms);
  expect(served).toContain(getAccount);
  expect(served).not.toContain(createDocument);
});

it('a test server registers a feature of a test after the features that it needs, and closes it', async () => {
  const told: string[] = [];
  const diaries: AppFeature = {
    name: 'diaries',
    needs: ['accounts'],
    register(_ground, { accounts }) {
      told.push(typeof accounts.findUser);
      return {
        service: undefined,
        personal: [],
        async close() {
          told.push('closed');
        },
      };
    },
  };
  server = await startTestServer({ features: [diaries], config: { roles: ['api'] } });
  await server.close();
  server = undefined;
  expect(told).toEqual(['function', 'closed']);
});

it('calls one after another share a connection, and an error has its status and its content', async () => {
  server = await startTestServer({ features: ['terms'], config: { roles: ['api'] } });
  const sockets = new Set<unknown>();
  server.http.fastify.server.on('connection', (socket) => sockets.add(socket));
  const teacher = await signIn(server);
  const input = { params: { id: teacher.userId } };
  expect((await server.call(getAccount, input, teacher)).user_id).toBe(teacher.userId);
  const refused = await server.call(getAccount, input).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallFailed);
  expect(refused).toMatchObject({ status: 401, reply: { code: 'UNAUTHORIZED' } });
  expect(sockets.size).toBe(1);
});

it('askUntil returns the first expected state, and throws with the last one when its time has passed', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return asked;
  };
  expect(await askUntil(ask, (state) => state === 3)).toBe(3);
  await expect(askUntil(ask, () => false, -1)).rejects.toThrow('the state is still 4');
});
