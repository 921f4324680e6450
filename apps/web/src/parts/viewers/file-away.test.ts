import { afterEach, expect, it, vi } from 'vitest';
import { isFileAway } from './file-away.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['answers what was asked for', async () => new Response('x', { status: 206 }), false],
  ['refuses it', async () => new Response('', { status: 403 }), false],
  ['cannot reach it', async () => new Response('', { status: 503 }), true],
  ['cannot be reached', async () => Promise.reject(new TypeError('no network')), true],
] as const)('a server that %s', async (_, fetched, isAway) => {
  vi.stubGlobal('fetch', fetched);
  expect(await isFileAway('/files/1')).toBe(isAway);
});
