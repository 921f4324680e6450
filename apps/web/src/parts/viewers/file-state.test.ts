import { afterEach, expect, it, vi } from 'vitest';
import { fileState } from './file-state.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['answers what was asked for', async () => new Response('x', { status: 206 }), 'there'],
  ['has nothing in the file', async () => new Response('', { status: 416 }), 'there'],
  ['refuses the address, which has ended', async () => new Response('', { status: 403 }), 'ended'],
  ['has the file no more', async () => new Response('', { status: 404 }), 'ended'],
  ['cannot reach it', async () => new Response('', { status: 503 }), 'away'],
  ['is asked too often', async () => new Response('', { status: 429 }), 'away'],
  ['cannot be reached', async () => Promise.reject(new TypeError('no network')), 'away'],
] as const)('fileState returns the state of the file when the server %s', async (_, fetched, state) => {
  vi.stubGlobal('fetch', fetched);
  expect(await fileState('/files/1')).toBe(state);
});
