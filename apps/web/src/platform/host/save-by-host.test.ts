import { afterEach, expect, it, vi } from 'vitest';
import type { Host } from './host.ts';
import { saveByHost } from './save-by-host.ts';

afterEach(() => vi.unstubAllGlobals());

const MOST = 33_554_432;

function clientOf(invoke: (...given: unknown[]) => Promise<unknown>): Host {
  return { invoke } as unknown as Host;
}
/** A file of this size without its bytes. */
function fileOf(size: number): Blob {
  return Object.defineProperty(new Blob(['a']), 'size', { value: size });
}

it('passes a file of 32 MB to the client, and a larger file to the browser', async () => {
  const invoke = vi.fn(async () => undefined);
  const otherwise = vi.fn();
  await saveByHost(clientOf(invoke), 'a.bin', fileOf(MOST), otherwise);
  expect(otherwise).not.toHaveBeenCalled();
  expect(invoke).toHaveBeenCalledExactlyOnceWith('save-file', { name: 'a.bin', base64: 'YQ==' });
  await saveByHost(clientOf(invoke), 'a.bin', fileOf(MOST + 1), otherwise);
  expect(otherwise).toHaveBeenCalledOnce();
  expect(invoke).toHaveBeenCalledOnce();
});

it('passes the absolute address of a file on the server', async () => {
  vi.stubGlobal('location', { href: 'https://school.example/#/view' });
  const invoke = vi.fn(async () => undefined);
  await saveByHost(clientOf(invoke), 'a.bin', '/files/a?key=1', vi.fn());
  expect(invoke).toHaveBeenCalledExactlyOnceWith('save-file', {
    name: 'a.bin',
    url: 'https://school.example/files/a?key=1',
  });
});
