import { crc32 } from '@lectern/base';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ZipArchive } from '../../package/zip.ts';
import { zipFiles } from './zip-out.ts';

const text = strToU8('a'.repeat(500));

describe('zipFiles', () => {
  it('writes files that can be unpacked, in their order', () => {
    const zip = zipFiles([
      { name: 'b.xml', bytes: text },
      { name: '文/a.png', bytes: Uint8Array.of(1, 2, 3), stored: true },
      { name: 'empty', bytes: new Uint8Array() },
    ]);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['b.xml', '文/a.png', 'empty']);
    expect(strFromU8(files['b.xml'] ?? new Uint8Array())).toBe('a'.repeat(500));
    expect(files['文/a.png']).toEqual(Uint8Array.of(1, 2, 3));
    expect(files.empty).toHaveLength(0);
  });

  it('writes every field of a local header, a directory entry and the end', () => {
    const zip = zipFiles([{ name: 'ab', bytes: Uint8Array.of(9, 8, 7), stored: true }]);
    const view = new DataView(zip.buffer);
    const crc = crc32(Uint8Array.of(9, 8, 7));
    const fields = (at: number) => [
      view.getUint16(at, true),
      view.getUint16(at + 2, true),
      view.getUint16(at + 4, true),
      view.getUint32(at + 6, true),
      view.getUint32(at + 10, true),
      view.getUint32(at + 14, true),
      view.getUint32(at + 18, true),
      view.getUint16(at + 22, true),
    ];
    const common = [20, 0x0800, 0, 0x210000, crc, 3, 3, 2];
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    expect(fields(4)).toEqual(common);
    expect(strFromU8(zip.subarray(30, 32))).toBe('ab');
    expect([...zip.subarray(32, 35)]).toEqual([9, 8, 7]);
    expect([view.getUint32(35, true), view.getUint16(39, true)]).toEqual([0x02014b50, 20]);
    expect(fields(41)).toEqual(common);
    expect([view.getUint32(77, true), strFromU8(zip.subarray(81, 83))]).toEqual([0, 'ab']);
    expect([view.getUint32(83, true), view.getUint16(91, true), view.getUint16(93, true)]).toEqual([
      0x06054b50, 1, 1,
    ]);
    expect([view.getUint32(95, true), view.getUint32(99, true)]).toEqual([48, 35]);
    expect(zip).toHaveLength(105);
  });

  it('compresses files unless they are stored', () => {
    const method = (stored: boolean) =>
      new DataView(zipFiles([{ name: 'a', bytes: text, stored }]).buffer).getUint16(8, true);
    expect([method(false), method(true)]).toEqual([8, 0]);
  });

  it('copies compressed entries', () => {
    const limits = { files: 10, bytes: 1e6, ratio: 1e6 };
    const first = zipFiles([{ name: 'a', bytes: text }]);
    const packed = new ZipArchive(first, limits as never).packed('a');
    if (!packed) throw new Error('no entry');
    expect(zipFiles([{ name: 'a', packed }])).toEqual(first);
  });

  it('writes the same bytes for the same files', () => {
    expect(zipFiles([{ name: 'a', bytes: text }])).toEqual(zipFiles([{ name: 'a', bytes: text }]));
  });
});
