import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Archive } from './archive.ts';

const bytes = (count: number, value = 65) => new Uint8Array(count).fill(value);

function archiveOf(files: Record<string, Uint8Array>, limits?: { entries: number; bytes: number }): Archive {
  return new Archive(zipSync(files), limits);
}

/** Code of the error that the work throws. */
function codeOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return undefined;
}

describe('an archive', () => {
  it('reads deflated and stored entries, and undefined for a missing entry', () => {
    const large = bytes(200_000).map((_, at) => at % 251);
    const archive = new Archive(
      zipSync({ a: bytes(9), b: [bytes(5, 7), { level: 0 }], large, empty: bytes(0) }),
    );
    expect(archive.names()).toEqual(['a', 'b', 'large', 'empty']);
    expect(archive.read('a')).toEqual(bytes(9));
    expect(archive.read('b')).toEqual(bytes(5, 7));
    expect(archive.read('large')).toEqual(large);
    expect(archive.read('empty')).toEqual(bytes(0));
    expect(archive.read('c')).toBeUndefined();
  });

  it('counts the unpacked bytes of all entries together', () => {
    const files = { a: bytes(60), b: bytes(40) };
    const fitting = archiveOf(files, { entries: 2, bytes: 100 });
    expect(fitting.read('a')?.length).toBe(60);
    expect(fitting.read('b')?.length).toBe(40);
    const exploding = archiveOf(files, { entries: 2, bytes: 99 });
    exploding.read('a');
    expect(codeOf(() => exploding.read('b'))).toBe('FILE_EXPLODES');
    const stored = new Archive(zipSync({ a: [bytes(60), { level: 0 }] }), { entries: 2, bytes: 59 });
    expect(codeOf(() => stored.read('a'))).toBe('FILE_EXPLODES');
  });

  it('has no more entries than the limit', () => {
    const files = { a: bytes(1), b: bytes(1), c: bytes(1) };
    expect(archiveOf(files, { entries: 3, bytes: 9 }).names()).toHaveLength(3);
    expect(codeOf(() => archiveOf(files, { entries: 2, bytes: 9 }))).toBe('FILE_EXPLODES');
  });

  it.each(['/a', '\\a', 'a\\b', '../a', 'a/../b', 'C:a', 'a\0b'])('is invalid with the name %j', (name) => {
    expect(codeOf(() => archiveOf({ [name]: bytes(1) }))).toBe('COURSEWARE_INVALID');
  });

  it('is valid with dots within names', () => {
    expect(archiveOf({ 'a/..b/c..': bytes(1) }).names()).toEqual(['a/..b/c..']);
  });

  it('is invalid with two entries of one name, in front of other bytes, and when it is no archive', () => {
    const twice = zipSync({ aa: bytes(1), ab: bytes(1) });
    for (let at = 0; at < twice.length - 1; at += 1)
      if (twice[at] === 97 && twice[at + 1] === 98) twice[at + 1] = 97;
    expect(codeOf(() => new Archive(twice))).toBe('COURSEWARE_INVALID');
    const shifted = Uint8Array.of(1, 2, 3, ...zipSync({ a: bytes(1) }));
    expect(codeOf(() => new Archive(shifted))).toBe('COURSEWARE_INVALID');
    expect(codeOf(() => new Archive(strToU8('no archive')))).toBe('COURSEWARE_INVALID');
  });

  it('is invalid when an entry is damaged or cut', () => {
    const file = zipSync({ a: bytes(1000).map((_, at) => (at * 7919) % 256) });
    const damaged = file.slice();
    damaged.fill(255, 40, 60);
    expect(codeOf(() => new Archive(damaged).read('a'))).toBe('COURSEWARE_INVALID');
  });

  it('is invalid with an encrypted entry, and with an unknown method', () => {
    /** The archive with another value of two bytes of the entry in its directory and before its data. */
    const patched = (inDirectory: number, beforeData: number, value: number) => {
      const file = zipSync({ a: bytes(9) });
      for (let at = 0; at < file.length - 4; at += 1) {
        if (file[at] !== 80 || file[at + 1] !== 75) continue;
        if (file[at + 2] === 1) file[at + inDirectory] = value;
        if (file[at + 2] === 3) file[at + beforeData] = value;
      }
      return file;
    };
    expect(codeOf(() => new Archive(patched(8, 6, 1)))).toBe('COURSEWARE_INVALID');
    expect(codeOf(() => new Archive(patched(10, 8, 12)))).toBe('COURSEWARE_INVALID');
    expect(codeOf(() => new Archive(patched(10, 8, 8)))).toBeUndefined();
  });
});
