import { crc32 } from '@lectern/base';
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodePng, rowBytes } from './png.ts';

/** Chunks of a PNG file by type, after a check of the signature and of each checksum. */
function chunksOf(file: Uint8Array): Map<string, Uint8Array> {
  expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(file.buffer);
  const chunks = new Map<string, Uint8Array>();
  let at = 8;
  while (at < file.length) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    expect(view.getUint32(end)).toBe(crc32(file.subarray(at + 4, end)));
    chunks.set(String.fromCharCode(...file.subarray(at + 4, at + 8)), file.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

function rowsOf(chunks: Map<string, Uint8Array>): number[] {
  return [...unzlibSync(chunks.get('IDAT') ?? new Uint8Array())];
}

it.each([
  [8, 'gray1', 1],
  [9, 'gray1', 2],
  [3, 'rgb', 9],
  [3, 'rgba', 12],
] as const)('rowBytes of %i pixels as %s returns %i', (width, kind, bytes) => {
  expect(rowBytes({ width, kind })).toBe(bytes);
});

describe('encodePng', () => {
  it('writes width, height, depth and colour type', () => {
    const data = new Uint8Array(300);
    const header = (kind: 'gray1' | 'rgb' | 'rgba') => [
      ...(chunksOf(encodePng({ width: 2, height: 258, kind, data })).get('IHDR') ?? []),
    ];
    expect(header('gray1')).toEqual([0, 0, 0, 2, 0, 0, 1, 2, 1, 0, 0, 0, 0]);
    expect(header('rgb').slice(8, 10)).toEqual([8, 2]);
    expect(header('rgba').slice(8, 10)).toEqual([8, 6]);
  });

  it('writes each byte minus the byte of the pixel before', () => {
    const rgb = encodePng({
      width: 2,
      height: 2,
      kind: 'rgb',
      data: Uint8Array.of(9, 8, 7, 10, 6, 7, 1, 2, 3, 4, 5, 6),
    });
    const chunks = chunksOf(rgb);
    expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect(rowsOf(chunks)).toEqual([1, 9, 8, 7, 1, 254, 0, 1, 1, 2, 3, 3, 3, 3]);
    const rgba = encodePng({
      width: 2,
      height: 1,
      kind: 'rgba',
      data: Uint8Array.of(1, 2, 3, 4, 2, 4, 6, 8),
    });
    expect(rowsOf(chunksOf(rgba))).toEqual([1, 1, 2, 3, 4, 1, 2, 3, 4]);
  });

  it('writes rows of bits without a filter, and missing rows as zeros', () => {
    const bits = encodePng({ width: 9, height: 3, kind: 'gray1', data: Uint8Array.of(255, 128, 1, 0) });
    expect(rowsOf(chunksOf(bits))).toEqual([0, 255, 128, 0, 1, 0, 0, 0, 0]);
  });
});
