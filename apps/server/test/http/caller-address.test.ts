import { describe, expect, it } from 'vitest';
import { startTestServer } from '../setup/test-server.ts';

describe('a caller behind a proxy', () => {
  const ask = async (proxies: readonly string[]) => {
    const other = await startTestServer({
      config: { proxies },
      compose: async (_platform, http) => {
        http.routes.serve('/address', async (request, response) => response.send({ address: request.ip }));
        return { notices: [], close: async () => undefined };
      },
    });
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const { address } = (await (await other.fetch('/address', { headers })).json()) as { address: string };
    await other.close();
    return address;
  };

  it('has the address that a trusted proxy states, and otherwise the address of the proxy', async () => {
    expect(await ask(['loopback'])).toBe('203.0.113.5');
    expect(await ask(['127.0.0.0/8', 'fd00::/8'])).toBe('203.0.113.5');
    expect(await ask(['10.0.0.1'])).toBe('127.0.0.1');
    expect(await ask([])).toBe('127.0.0.1');
  });
});
