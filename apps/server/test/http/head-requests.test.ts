import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../setup/test-server.ts';

const SIZE = 1_000_000;
const read: number[] = [];

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < 100; piece += 1) {
    read.push(piece);
    yield new Uint8Array(SIZE / 100);
  }
}

const server = await startTestServer({
  config: { logLevel: 'silent' },
  async compose(_platform, { routes }) {
    routes.serve('/pieces', async (_request, response) =>
      response.header('content-length', String(SIZE)).send(Readable.from(pieces(), { objectMode: false })),
    );
    return { notices: [], close: async () => undefined };
  },
});
afterAll(() => server.close());

it('a HEAD request reads no bytes of a streamed file', async () => {
  const asked = await server.fetch('/pieces', { method: 'HEAD' });
  expect([asked.status, asked.headers.get('content-length')]).toEqual([200, String(SIZE)]);
  // Another response in between, during which an unlimited stream would be read to its end.
  const whole = await server.fetch('/pieces');
  expect((await whole.arrayBuffer()).byteLength).toBe(SIZE);
  expect(read).toHaveLength(100);
});
