import { Readable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import { expect, it } from 'vitest';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { ExportFiles, ExportLinks } from './export-files.ts';

let now = 1_000;
const links = new ExportLinks(new LinkSigner(Buffer.from('key'), { now: () => now }));

it('a link opens one export for five minutes', () => {
  const link = new URL(links.link('e'), 'http://x');
  expect(link.pathname).toBe('/files/exports/e');
  const query = Object.fromEntries(link.searchParams);
  const refused = expect.objectContaining({ code: 'LINK_INVALID' });
  expect(() => links.check('e', query)).not.toThrow();
  expect(() => links.check('f', query)).toThrow(refused);
  expect(() => links.check('e', {})).toThrow(refused);
  now += 300_000;
  expect(() => links.check('e', query)).not.toThrow();
  now += 1;
  expect(() => links.check('e', query)).toThrow(refused);
});

/** Stores one object in memory. */
function objectsWith(put: (bytes: Buffer, maxBytes: number) => void) {
  const calls: unknown[] = [];
  const objects = {
    async putStream(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      const whole = Buffer.concat(parts);
      put(whole, maxBytes);
      return { hash: 'h', size: whole.length };
    },
    stream: async (...call: unknown[]) => {
      calls.push(call);
      return Readable.from([]);
    },
    has: async (hash: string) => void calls.push(hash),
    delete: async (hash: string) => void calls.push(hash),
  };
  return { files: new ExportFiles(objects as unknown as ObjectStore), calls };
}
async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

it('a file is stored after 16 random bytes, which its size and its stream leave out', async () => {
  const stored: Buffer[] = [];
  const { files, calls } = objectsWith((bytes, maxBytes) => {
    stored.push(bytes);
    expect(maxBytes).toBe(1_000_000_016);
  });
  expect(await files.put(pieces('ab', 'c'))).toEqual({ hash: 'h', size: 3 });
  await files.put(pieces('abc'));
  const [first, second] = stored;
  expect(first?.subarray(16).toString()).toBe('abc');
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  await files.stream('h', 3);
  await files.checkThere();
  await files.remove('h');
  expect(calls).toEqual([['h', [16, 18]], '0'.repeat(64), 'h']);
});

it('a file that is too large throws EXPORT_TOO_LARGE, and other errors are passed on', async () => {
  const failing = (error: Error) =>
    objectsWith(() => {
      throw error;
    }).files.put(pieces('a'));
  await expect(failing(new LecternError('FILE_TOO_LARGE', { size: '1' }))).rejects.toMatchObject({
    code: 'EXPORT_TOO_LARGE',
    details: { megabytes: 1_000 },
  });
  await expect(failing(new LecternError('STORAGE_FULL'))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  await expect(failing(new Error('broken'))).rejects.toThrow('broken');
});
