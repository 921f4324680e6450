import { afterEach, expect, it, vi } from 'vitest';
import { fileState } from './failed-preview.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['returns the file', async () => new Response('x', { status: 206 }), 'there'],
  ['has an empty file', async () => new Response('', { status: 416 }), 'there'],
  ['rejects the address, which has expired', async () => new Response('', { status: 403 }), 'ended'],
  ['no longer has the file', async () => new Response('', { status: 404 }), 'ended'],
  ['cannot reach its object store', async () => new Response('', { status: 503 }), 'away'],
  ['rejects too many requests', async () => new Response('', { status: 429 }), 'away'],
  ['is unreachable', async () => Promise.reject(new TypeError('no network')), 'away'],
] as const)('fileState returns the state of the file when the server %s', async (_, fetched, state) => {
  vi.stubGlobal('fetch', fetched);
  expect(await fileState('/files/1')).toBe(state);
});
