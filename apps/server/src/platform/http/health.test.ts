import type pg from 'pg';
import { Registry } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Platform } from '../platform.ts';
import { serveHealth } from './health.ts';
import type { HttpServer } from './http-server.ts';

afterEach(() => vi.useRealTimers());

interface Asked {
  readonly ip?: string;
  readonly host?: string;
  readonly authorization?: string;
}

/** The three pages of a process in this state; each returns its status and content. */
function pages({
  database = async () => ({}),
  has = async () => false,
  isLow = false,
  metricsToken,
}: {
  readonly database?: () => Promise<unknown>;
  readonly has?: () => Promise<boolean>;
  readonly isLow?: boolean;
  readonly metricsToken?: string;
} = {}) {
  const served = new Map<string, (request: unknown, response: unknown) => Promise<unknown>>();
  const http = {
    routes: { serve: (path: string, handler: never) => served.set(path, handler) },
  } as unknown as HttpServer;
  const platform = {
    objects: { has },
    room: { isLow },
    config: { metricsToken },
    metrics: new Registry(),
  } as unknown as Platform;
  serveHealth(http, platform, { query: database } as unknown as pg.Pool);
  return async (path: string, { ip = '127.0.0.1', host, authorization }: Asked = {}) => {
    const sent = { code: 200, body: undefined as unknown };
    const response = {
      type: () => response,
      code(code: number) {
        sent.code = code;
        return response;
      },
      send(body: unknown) {
        sent.body = body;
      },
    };
    await served.get(path)?.({ ip, raw: { headers: { host } }, headers: { authorization } }, response);
    return sent;
  };
}

it('/healthz reports that the process is alive', async () => {
  expect(await pages()('/healthz')).toEqual({ code: 200, body: { status: 'alive' } });
});

it('/readyz is 200 while database and objects respond, with and without free space', async () => {
  expect(await pages()('/readyz')).toEqual({
    code: 200,
    body: { database: true, objects: true, room: true },
  });
  expect(await pages({ isLow: true })('/readyz')).toMatchObject({ code: 200, body: { room: false } });
});

it('/readyz is 503 when the database or the objects fail', async () => {
  const fail = () => Promise.reject(new Error('unavailable'));
  expect(await pages({ database: fail })('/readyz')).toMatchObject({
    code: 503,
    body: { database: false, objects: true },
  });
  expect(await pages({ has: fail })('/readyz')).toMatchObject({
    code: 503,
    body: { database: true, objects: false },
  });
});

it('/readyz is 503 when the database does not respond within two seconds', async () => {
  vi.useFakeTimers();
  const asked = pages({ database: () => new Promise(() => undefined) })('/readyz');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toMatchObject({ code: 503, body: { database: false } });
});

it.each(['localhost:8101', '127.0.0.1', '[::1]:8101'])(
  '/metrics is open on this machine under %s',
  async (host) => {
    const open = pages();
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await open('/metrics', { ip, host })).toMatchObject({ code: 200 });
  },
);

it('/metrics is refused under another name, without a name, and from another machine', async () => {
  const closed = pages();
  const refused = expect.objectContaining({ code: 'FORBIDDEN' });
  await expect(closed('/metrics', { host: 'evil.example' })).rejects.toEqual(refused);
  await expect(closed('/metrics', {})).rejects.toEqual(refused);
  await expect(closed('/metrics', { host: 'local host' })).rejects.toEqual(refused);
  await expect(closed('/metrics', { ip: '10.0.0.1', host: 'localhost' })).rejects.toEqual(refused);
  await expect(closed('/metrics', { ip: '10.0.0.1', authorization: 'Bearer undefined' })).rejects.toEqual(
    refused,
  );
});

it('/metrics is open to another machine only with the token', async () => {
  const withToken = pages({ metricsToken: 'sixteen letters.' });
  const from = (authorization?: string) =>
    withToken('/metrics', { ip: '10.0.0.1', ...(authorization && { authorization }) });
  expect(await from('Bearer sixteen letters.')).toMatchObject({ code: 200 });
  for (const wrong of ['Bearer sixteen letters!', 'Bearer sixteen letters', 'sixteen letters.', undefined])
    await expect(from(wrong)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
