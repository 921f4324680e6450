import { describe, expect, it } from 'vitest';
import { compoundFile } from '../../test/compound-file-source.ts';
import { readCompoundFile } from './compound-file.ts';

const bytes = (count: number) => Array.from({ length: count }, (_, index) => index % 251);
const setLong = (file: Uint8Array, at: number, value: number) =>
  new DataView(file.buffer).setUint32(at, value, true);

/** A file whose stream is stored in sectors of 512 bytes: header, FAT, directory, then the stream. */
function largeStream(size: number, chain: readonly number[]): Uint8Array {
  const file = compoundFile('Big', []);
  const sectors = Math.max(0, ...chain) + 1;
  const whole = new Uint8Array(512 * (sectors + 1));
  whole.set(file.subarray(0, whole.length));
  whole.set(bytes(whole.length - 512 * 3), 512 * 3);
  for (const [index, sector] of chain.entries())
    setLong(whole, 512 + 4 * sector, chain[index + 1] ?? 0xfffffffe);
  setLong(whole, 56, 100);
  setLong(whole, 60, 0xfffffffe);
  setLong(whole, 1024 + 116, 0xfffffffe);
  setLong(whole, 1024 + 128 + 116, chain[0] ?? 0xfffffffe);
  setLong(whole, 1024 + 128 + 120, size);
  return whole;
}

describe('readCompoundFile', () => {
  it.each([1, 63, 64, 65, 200])('returns a small stream of %i bytes by its name', (size) => {
    const streams = readCompoundFile(compoundFile('Equation Native', bytes(size)));
    expect([...(streams?.keys() ?? [])]).toEqual(['Equation Native']);
    expect([...(streams?.get('Equation Native') ?? [])]).toEqual(bytes(size));
  });

  it('returns a large stream from its sectors', () => {
    const found = readCompoundFile(largeStream(700, [2, 3]))?.get('Big');
    expect([...(found ?? [])]).toEqual(bytes(700));
    const turned = readCompoundFile(largeStream(1024, [3, 2]))?.get('Big');
    expect(turned?.[0]).toBe(512 % 251);
    expect(turned?.[512]).toBe(0);
  });

  it('cuts a chain that is a cycle or leaves the file', () => {
    const cycle = largeStream(5000, [2, 3]);
    setLong(cycle, 512 + 4 * 3, 2);
    expect(readCompoundFile(cycle)?.get('Big')).toHaveLength(1024);
    const leaving = largeStream(5000, [2, 3]);
    setLong(leaving, 512 + 4 * 3, 50);
    expect(readCompoundFile(leaving)?.get('Big')).toHaveLength(1024);
  });

  it('returns the first of two streams with a name, and leaves out storages', () => {
    const file = compoundFile('A', [1, 2, 3]);
    file.copyWithin(1024 + 256, 1024 + 128, 1024 + 256);
    setLong(file, 1024 + 256 + 120, 2);
    expect([...(readCompoundFile(file)?.get('A') ?? [])]).toEqual([1, 2, 3]);
    const storage = compoundFile('A', [1, 2, 3]);
    storage[1024 + 128 + 66] = 1;
    expect(readCompoundFile(storage)?.size).toBe(0);
  });

  it('reads sectors of 4096 bytes', () => {
    const small = compoundFile('A', [1, 2, 3]);
    const file = new Uint8Array(4096 * 5);
    file.set(small.subarray(0, 512));
    for (const sector of [0, 1, 2, 3])
      file.set(small.subarray(512 * (sector + 1), 512 * (sector + 2)), 4096 * (sector + 1));
    new DataView(file.buffer).setUint16(30, 12, true);
    expect([...(readCompoundFile(file)?.get('A') ?? [])]).toEqual([1, 2, 3]);
  });

  it('reads the list of FAT sectors that continues outside the header', () => {
    const small = compoundFile('A', [1, 2, 3]);
    const file = new Uint8Array(512 * 6);
    file.set(small);
    for (let at = 512 * 5; at < file.length; at += 4) setLong(file, at, 0xffffffff);
    setLong(file, 76, 0xffffffff);
    setLong(file, 68, 4);
    setLong(file, 512 * 5, 0);
    expect([...(readCompoundFile(file)?.get('A') ?? [])]).toEqual([1, 2, 3]);
  });

  it('returns undefined for other files', () => {
    const file = compoundFile('A', [1]);
    expect(readCompoundFile(file.slice(0, 511))).toBeUndefined();
    for (const at of [0, 7]) {
      const other = file.slice();
      other[at] = 1;
      expect(readCompoundFile(other)).toBeUndefined();
    }
  });
});
