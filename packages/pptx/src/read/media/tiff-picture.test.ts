import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tiffPicture } from './tiff-picture.ts';

type Tag = readonly [tag: number, type: number, count: number, value: number];

/** A little-endian TIFF of one row with these pixels, and with changed or further tags. */
function tiff(pixels: readonly number[], samples: number, ...changed: readonly Tag[]): Uint8Array {
  const tags = new Map<number, Tag>();
  const usual: readonly Tag[] = [
    [256, 3, 1, pixels.length / samples],
    [257, 3, 1, 1],
    [258, 3, samples, 400],
    [259, 3, 1, 1],
    [262, 3, 1, samples === 4 ? 5 : 2],
    [273, 4, 1, 420],
    [277, 3, 1, samples],
    [278, 3, 1, 1],
    [279, 4, 1, pixels.length],
  ];
  for (const tag of [...usual, ...changed]) tags.set(tag[0], tag);
  const bytes = new Uint8Array(480);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8]);
  view.setUint16(8, tags.size, true);
  let at = 10;
  for (const [tag, type, count, value] of [...tags.values()].sort((one, other) => one[0] - other[0])) {
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
    at += 12;
  }
  for (let sample = 0; sample < samples; sample++) view.setUint16(400 + sample * 2, 8, true);
  bytes.set(pixels, 420);
  return bytes;
}

const RGB = [255, 0, 0, 0, 0, 255];

/** The pixels of a PNG of one row; each byte of the filters that occur is the difference to the pixel on its left. */
function pixelsOf(png: Uint8Array): number[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) !== 0x49444154) continue;
    const [filter, ...row] = unzlibSync(png.subarray(at + 8, at + 8 + view.getUint32(at)));
    if (filter) for (let i = 4; i < row.length; i++) row[i] = ((row[i] ?? 0) + (row[i - 4] ?? 0)) & 255;
    return row;
  }
  return [];
}

async function of(...source: Parameters<typeof tiff>) {
  const picture = await tiffPicture(tiff(...source));
  return picture && { ...picture, png: pixelsOf(picture.png) };
}

describe('tiffPicture', () => {
  it('returns the pixels and the size of a picture', async () => {
    expect(await of(RGB, 3)).toEqual({ width: 2, height: 1, png: [255, 0, 0, 255, 0, 0, 255, 255] });
  });

  it('returns the colours of inks on white paper', async () => {
    expect(await of([0, 0, 0, 0, 255, 0, 0, 0, 0, 128, 0, 51], 4)).toMatchObject({
      png: [255, 255, 255, 255, 0, 255, 255, 255, 204, 102, 204, 255],
    });
  });

  it.each<[string, Tag]>([
    ['bits of 0', [258, 3, 1, 0]],
    ['more than 32 bits', [258, 3, 1, 33]],
    ['no samples', [277, 3, 1, 0]],
    ['more than 8 samples', [277, 3, 1, 9]],
    ['strips of no rows', [278, 3, 1, 0]],
    ['tiles of no width', [322, 3, 1, 0]],
    ['tiles of more than 30,000 pixels', [323, 4, 1, 30_001]],
    ['values outside the file', [258, 3, 3, 478]],
    ['no width', [256, 3, 1, 0]],
    ['more pixels than the file can contain', [256, 4, 1, 5000]],
    ['more than 50 million pixels', [256, 4, 1, 50_000_001]],
  ])('returns undefined for a picture with %s', async (_, tag) => {
    expect(await of(RGB, 3, tag)).toBeUndefined();
  });

  it('ignores tags that lead to other lists, and tags of an unknown type or without values', async () => {
    const picture = { width: 2, height: 1 };
    expect(await of(RGB, 3, [330, 4, 1, 8], [34_665, 4, 1, 8])).toMatchObject(picture);
    expect(await of(RGB, 3, [700, 99, 1, 8], [701, 4, 0, 8], [702, 4, 4_000_000, 8])).toMatchObject(picture);
  });

  it('returns undefined for a short file, and for a list beyond its end', async () => {
    const whole = tiff(RGB, 3);
    expect(await tiffPicture(whole.slice(0, 13))).toBeUndefined();
    const far = tiff(RGB, 3);
    new DataView(far.buffer).setUint32(4, 479, true);
    expect(await tiffPicture(far)).toBeUndefined();
    const long = tiff(RGB, 3);
    new DataView(long.buffer).setUint16(8, 60, true);
    expect(await tiffPicture(long)).toBeUndefined();
  });
});
