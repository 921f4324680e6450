import { afterEach, expect, it, vi } from 'vitest';
import { askDevice } from './ask-device.ts';

afterEach(() => vi.unstubAllGlobals());

function devices(getUserMedia: (wishes: unknown) => Promise<unknown>): void {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}

it('returns the stream that the browser grants for the wishes', async () => {
  devices(async (wishes) => ({ wishes }));
  expect(await askDevice({ audio: true })).toEqual({ wishes: { audio: true } });
});

it('returns insecure when the page has no devices', async () => {
  vi.stubGlobal('navigator', {});
  expect(await askDevice({ audio: true })).toBe('insecure');
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
])('returns the reason for %s as %s', async (name, reason) => {
  devices(() => Promise.reject(new DOMException('no', name)));
  expect(await askDevice({ video: true })).toBe(reason);
});

it('returns busy for an error that no browser documents', async () => {
  devices(() => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })));
  expect(await askDevice({ video: true })).toBe('busy');
});
