import { LecternError } from '@lectern/protocol';
import { deflateSync, strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../test/deck-source.ts';
import { type InflatePort, ZipArchive } from './zip.ts';

const repeated = strToU8('lesson '.repeat(1000));

function hashOf(archive: ZipArchive): string {
  return sha256(archive.read('a') ?? new Uint8Array());
}

/** Bytes that deflate only halves. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return (state >>> 16) & 15;
  });
}

/** An archive whose directory claims other data of its only entry, at the given offset in the directory. */
function forged(content: Uint8Array, offset: number, value: number): Uint8Array {
  const bytes = zipSync({ a: content });
  const view = new DataView(bytes.buffer);
  view.setUint32(view.getUint32(bytes.length - 6, true) + offset, value, true);
  return bytes;
}

function codeOf(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    return error instanceof LecternError ? error.code : 'other';
  }
  return undefined;
}

describe('the names of a ZipArchive', () => {
  const archive = new ZipArchive(
    zipSync({ '/ppt//a.xml': strToU8('a'), 'ppt\\b.xml': strToU8('b'), './c': strToU8('c'), 'd/': repeated }),
  );

  it('are without leading slashes, backslashes and folders', () => {
    expect(archive.names()).toEqual(['ppt/a.xml', 'ppt/b.xml', 'c']);
    expect(archive.refused).toEqual([]);
  });

  it('are found in any letter case and spelling', () => {
    expect(archive.has('PPT/A.xml')).toBe(true);
    expect(strFromU8(archive.read('\\ppt\\B.XML') ?? new Uint8Array())).toBe('b');
    expect([archive.has('x'), archive.read('x'), archive.packed('x'), archive.size('x')]).toEqual([
      false,
      undefined,
      undefined,
      0,
    ]);
  });

  it.each(['../a', 'b/../../a', 'C:/a', '/'])('do not include %s', (name) => {
    const one = new Uint8Array([1]);
    const files = name === '/' ? { ok: one, '': one } : { ok: one, [name]: one };
    const { refused, names } = (() => {
      const opened = new ZipArchive(zipSync(files));
      return { refused: opened.refused, names: opened.names() };
    })();
    expect(names).toEqual(['ok']);
    expect(refused).toEqual([name === '/' ? '' : name]);
  });

  it('include only the first of two equal names', () => {
    const opened = new ZipArchive(zipSync({ 'a/b': strToU8('1'), 'A/B': strToU8('2') }));
    expect(strFromU8(opened.read('a/b') ?? new Uint8Array())).toBe('1');
    expect(opened.refused).toEqual(['A/B']);
  });
});

describe('an entry of a ZipArchive', () => {
  it('is unpacked, and stored entries are views of the input', () => {
    const bytes = zipSync({ packed: repeated, stored: [repeated, { level: 0 }] });
    const archive = new ZipArchive(bytes);
    expect(archive.read('packed')).toEqual(repeated);
    expect(archive.read('stored')).toEqual(repeated);
    expect(archive.read('stored')?.buffer).toBe(bytes.buffer);
    expect(archive.size('packed')).toBe(repeated.length);
    const { method, data, length } = archive.packed('packed') ?? {};
    expect([method, length, data]).toEqual([8, repeated.length, deflateSync(repeated)]);
    expect(archive.packed('stored')?.method).toBe(0);
  });

  it('is undefined when its method is unknown', () => {
    const bytes = forged(repeated, 8, 12 << 16);
    expect(new ZipArchive(bytes).read('a')).toBeUndefined();
  });

  it('ends at its claimed size', () => {
    expect(new ZipArchive(forged(repeated, 24, 70)).read('a')).toEqual(repeated.slice(0, 70));
    const large = noise(150_000);
    expect(hashOf(new ZipArchive(forged(large, 24, 140_000)))).toBe(sha256(large.subarray(0, 140_000)));
    expect(hashOf(new ZipArchive(zipSync({ a: large })))).toBe(sha256(large));
  });

  it('is read up to its damage', () => {
    const whole = noise(90_000);
    const damaged = zipSync({ a: whole });
    damaged.fill(0xff, damaged.length / 2, damaged.length / 2 + 200);
    const read = new ZipArchive(damaged).read('a') ?? new Uint8Array();
    expect(read.length).toBeGreaterThan(10_000);
    expect(read.length).toBeLessThan(90_000);
    expect(read.subarray(0, 10_000)).toEqual(whole.subarray(0, 10_000));
  });

  it('is unpacked by the given implementation, with the room that it claims', () => {
    const rooms: number[] = [];
    const inflate: InflatePort = (_, room) => {
      rooms.push(room);
      return strToU8('native');
    };
    const archive = new ZipArchive(zipSync({ a: repeated }), undefined, inflate);
    expect(strFromU8(archive.read('a') ?? new Uint8Array())).toBe('native');
    expect(rooms).toEqual([7000]);
  });
});

describe('the limits of a ZipArchive', () => {
  const files = { a: repeated, b: repeated };

  it('are the number of entries', () => {
    const open = (entries: number) => () => new ZipArchive(zipSync(files), { entries, bytes: 1e6 });
    expect(codeOf(open(2))).toBeUndefined();
    expect(codeOf(open(1))).toBe('FILE_EXPLODES');
  });

  it('are the bytes that the directory claims', () => {
    const open = (bytes: number) => () => new ZipArchive(zipSync(files), { entries: 9, bytes });
    expect(codeOf(open(14_000))).toBeUndefined();
    expect(codeOf(open(13_999))).toBe('FILE_EXPLODES');
  });

  it('are the bytes that are unpacked, of all reads together', () => {
    const archive = new ZipArchive(zipSync(files), { entries: 9, bytes: 14_000 });
    archive.read('a');
    archive.read('b');
    expect(codeOf(() => archive.read('a'))).toBe('FILE_EXPLODES');
    const stored = new ZipArchive(zipSync({ a: [repeated, { level: 0 }] }), { entries: 9, bytes: 7000 });
    stored.read('a');
    expect(codeOf(() => stored.read('a'))).toBe('FILE_EXPLODES');
  });

  it('reject a file without a directory or without names', () => {
    expect(codeOf(() => new ZipArchive(strToU8('no archive')))).toBe('FILE_CORRUPT');
    expect(codeOf(() => new ZipArchive(zipSync({ '../a': repeated })))).toBe('FILE_CORRUPT');
  });
});

it('a ZipArchive reports an encrypted entry', () => {
  const bytes = zipSync({ a: repeated });
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 6, true);
  expect(new ZipArchive(bytes).encrypted).toBe(false);
  view.setUint16(directory + 8, view.getUint16(directory + 8, true) | 1, true);
  expect(new ZipArchive(bytes).encrypted).toBe(true);
});
