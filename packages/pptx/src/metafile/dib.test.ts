import { describe, expect, it } from 'vitest';
import { join, longs, words } from '../../test/metafile-source.ts';
import { blendOf, dibAddress, dibHeaderLength, dibSize } from './dib.ts';

const info = (w: number, h: number, compression = 0) =>
  longs(40, w, h, (24 << 16) | 1, compression, 0, 0, 0, 0, 0);
const short = (w: number, h: number) => join(longs(12), words(w, h, 1, 24), longs(0));

describe('dibAddress', () => {
  it('returns a bitmap file of header and pixels', () => {
    const address = dibAddress(info(1, 1), Uint8Array.of(1, 2, 3)) ?? '';
    const file = Buffer.from(address.replace('data:image/bmp;base64,', ''), 'base64');
    expect(file.subarray(0, 2).toString()).toBe('BM');
    expect([file.readUInt32LE(2), file.readUInt32LE(10)]).toEqual([57, 54]);
    expect([...file.subarray(14, 18), ...file.subarray(54)]).toEqual([40, 0, 0, 0, 1, 2, 3]);
  });

  it('returns the pixels unchanged when they are a JPEG or PNG', () => {
    const bits = Uint8Array.of(0, 16, 131);
    expect(dibAddress(info(1, 1, 4), bits)).toBe('data:image/jpeg;base64,ABCD');
    expect(dibAddress(info(1, 1, 5), bits)).toBe('data:image/png;base64,ABCD');
  });

  it('ignores the compression of a short header', () => {
    const bits = Uint8Array.of(1);
    expect(dibAddress(join(short(1, 1), longs(4)), bits)).toMatch(/^data:image\/bmp/);
    expect(dibAddress(info(1, 1, 4).slice(0, 16), bits)).toMatch(/^data:image\/bmp/);
  });

  it('returns undefined without pixels, without a size, and for too many pixels', () => {
    expect(dibAddress(info(1, 1), new Uint8Array())).toBeUndefined();
    expect(dibAddress(info(0, 1), Uint8Array.of(1))).toBeUndefined();
    expect(dibAddress(info(10_000, 5000), Uint8Array.of(1))).toBeDefined();
    expect(dibAddress(info(10_000, 5001), Uint8Array.of(1))).toBeUndefined();
  });
});

describe('dibSize', () => {
  it('returns the size of both kinds of headers, positive for rows from the top', () => {
    expect(dibSize(info(3, 4))).toEqual({ w: 3, h: 4 });
    expect(dibSize(info(3, -4))).toEqual({ w: 3, h: 4 });
    expect(dibSize(short(40_000, 7))).toEqual({ w: 40_000, h: 7 });
  });

  it('returns undefined without a header or a size', () => {
    expect(dibSize(info(3, 4).slice(0, 15))).toBeUndefined();
    expect(dibSize(info(3, 4).slice(0, 16))).toEqual({ w: 3, h: 4 });
    expect(dibSize(info(0, 4))).toBeUndefined();
    expect(dibSize(info(3, 0))).toBeUndefined();
  });
});

describe('dibHeaderLength', () => {
  const length = (header: Uint8Array, usage = 0) => dibHeaderLength(new DataView(header.buffer), 0, usage);
  const long = (depth: number, compression: number, used: number, size = 40) =>
    longs(size, 1, 1, (depth << 16) | 1, compression, 0, 0, 0, used, 0);

  it('includes the palette of a depth of at most eight bits', () => {
    expect(length(long(8, 0, 0))).toBe(40 + 256 * 4);
    expect(length(long(4, 0, 0), 1)).toBe(40 + 16 * 2);
    expect(length(long(16, 0, 0))).toBe(40);
    expect(length(long(8, 0, 10))).toBe(40 + 10 * 4);
    expect(length(long(24, 0, 1000))).toBe(40 + 256 * 4);
  });

  it('includes the masks after a header of 40 bytes only', () => {
    expect(length(long(16, 3, 0))).toBe(52);
    expect(length(long(16, 3, 0, 108))).toBe(108);
    expect(length(long(16, 0, 0))).toBe(40);
  });

  it('includes colours of three bytes after a short header', () => {
    const old = (depth: number) => join(longs(12), words(1, 1, 1, depth), longs(0));
    expect(length(old(1))).toBe(12 + 6);
    expect(length(old(8))).toBe(12 + 768);
    expect(length(old(4), 1)).toBe(12 + 32);
    expect(length(old(24))).toBe(12);
  });
});

it.each([
  [0x008800c6, 'multiply'],
  [0x00ee0086, 'screen'],
  [0x00660046, 'difference'],
  [0x00aa0029, 'nothing'],
  [0x00cc0020, undefined],
])('blendOf returns the blend mode of the operation %i', (operation, blend) => {
  expect(blendOf(operation)).toBe(blend);
});
