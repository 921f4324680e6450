import { getTime } from '@lectern/protocol/tokens';
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '../../src/platform/config.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

async function doors(...roles: Role[]): Promise<{ api: boolean; socket: boolean }> {
  server = await startTestServer({ config: { roles } });
  const api = await server.call(getTime).then(
    () => true,
    () => false,
  );
  const socket = await new Promise<boolean>((resolve) => {
    const opened = new WebSocket(`${server?.url.replace('http', 'ws')}/ws/courseware`);
    opened.onopen = () => {
      opened.close();
      resolve(true);
    };
    opened.onerror = () => resolve(false);
  });
  return { api, socket };
}

describe('a process', () => {
  it('with all roles serves calls and sockets', async () => {
    expect(await doors('api', 'collab', 'worker')).toEqual({ api: true, socket: true });
  });

  it('with the api role serves calls and no sockets', async () => {
    expect(await doors('api')).toEqual({ api: true, socket: false });
  });

  it('with the collab role serves sockets and no calls', async () => {
    expect(await doors('collab')).toEqual({ api: false, socket: true });
  });

  it('with the worker role serves neither calls nor sockets', async () => {
    expect(await doors('worker')).toEqual({ api: false, socket: false });
  });
});
