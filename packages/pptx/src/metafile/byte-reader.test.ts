import { expect, it } from 'vitest';
import { ByteReader } from './byte-reader.ts';

function reader(...bytes: number[]): ByteReader {
  return new ByteReader(Uint8Array.from(bytes));
}

it('ByteReader reads values one after the other, with the lowest byte first', () => {
  const all = reader(1, 2, 3, 0xff, 1, 2, 3, 0xff, 0, 0, 0xc0, 0x3f, 1, 0xff, 1, 0xff, 0xfe);
  expect(all.left).toBe(17);
  expect(all.uint()).toBe(0xff030201);
  expect([all.at, all.left]).toEqual([4, 13]);
  expect(all.int()).toBe(0xff030201 - 2 ** 32);
  expect(all.at).toBe(8);
  expect(all.float()).toBe(1.5);
  expect(all.at).toBe(12);
  expect(all.word()).toBe(0xff01);
  expect(all.at).toBe(14);
  expect(all.short()).toBe(0xff01 - 2 ** 16);
  expect(all.at).toBe(16);
  expect(all.byte()).toBe(0xfe);
  expect([all.at, all.left]).toEqual([17, 0]);
});

it('ByteReader reads a part within a larger buffer, from a position', () => {
  const inner = Uint8Array.of(9, 9, 1, 2, 3).subarray(2);
  expect(new ByteReader(inner, 1).byte()).toBe(2);
});

it('ByteReader throws a RangeError past the end', () => {
  expect(() => reader(1, 2, 3).uint()).toThrow(RangeError);
  expect(() => reader().byte()).toThrow(RangeError);
});

it('ByteReader returns fewer bytes than requested at the end, and continues after them', () => {
  const all = reader(1, 2, 3);
  expect([...all.part(2)]).toEqual([1, 2]);
  expect([...all.part(9)]).toEqual([3]);
  expect(all.at).toBe(3);
});

it('ByteReader returns a text of whole UTF-16 units', () => {
  const all = reader(0x61, 0, 0x2d, 0x4e, 0x62, 0, 0x63);
  expect(all.text(2)).toBe('a中');
  expect(all.text(9)).toBe('b');
  expect(all.left).toBe(1);
  expect(reader(0x61, 0).text(1)).toBe('a');
});

it('ByteReader returns the points that there are, as small integers or as floats', () => {
  expect(reader(1, 0, 0xff, 0xff, 2, 0, 3, 0, 9, 9).points(2, true)).toEqual([1, -1, 2, 3]);
  expect(reader(1, 0, 2, 0, 3, 0, 4, 0, 9, 9, 9).points(9, true)).toEqual([1, 2, 3, 4]);
  expect(reader(1, 0, 2, 0, 3, 0, 4, 0).points(1, true)).toEqual([1, 2]);
  const floats = [0, 0, 0xc0, 0x3f, 0, 0, 0x80, 0xbf];
  expect(reader(...floats, ...floats).points(9, false)).toEqual([1.5, -1, 1.5, -1]);
  expect(reader(...floats, 0, 0, 0, 0).points(9, false)).toEqual([1.5, -1]);
});
