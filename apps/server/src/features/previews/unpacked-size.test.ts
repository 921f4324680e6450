import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeDocx } from '../../../test/setup/office-files.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

const { signal } = new AbortController();

describe('an archive that unpacks to too many bytes', () => {
  it('is rejected by its counted bytes, also when its directory states fewer', async () => {
    const packed = deflateRawSync(Buffer.alloc(1_000_000));
    const bomb = manyNames('word/a.xml', packed, 50);
    const limits = { bytes: 40_000_000, entries: 60 };
    const explodes = { code: 'FILE_EXPLODES' };
    await expect(checkUnpackedSize(bomb, signal, limits)).rejects.toMatchObject(explodes);
    await checkUnpackedSize(bomb, signal);
    const crowd = manyNames('x', Buffer.from([3, 0]), 10_001);
    await expect(checkUnpackedSize(crowd, signal)).rejects.toMatchObject(explodes);
    await checkUnpackedSize(Buffer.from(makeDocx('好')), signal);
  });
});

/** A zip whose directory gives the same packed bytes many names (APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16). */
function manyNames(name: string, packed: Buffer, count: number): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  const entries = Array.from({ length: count }, (_, index) => {
    const title = Buffer.from(`${name}${index}`);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(1, 24);
    entry.writeUInt16LE(title.length, 28);
    return Buffer.concat([entry, title]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, directory, end]);
}
