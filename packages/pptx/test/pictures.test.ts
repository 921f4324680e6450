import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { imageSize } from '../src/read/image-size.ts';
import { tiffPicture } from '../src/read/tiff-picture.ts';
import { readSource, sha256 } from './deck-source.ts';

/** A TIFF of 2 × 1 pixels, red and blue, little-endian, packed by `compression` 1 (not) or 32773 (PackBits). */
function tiff(compression: 1 | 32773, change: (view: DataView) => void = () => undefined): Uint8Array {
  const pixels = [255, 0, 0, 0, 0, 255];
  const strip = compression === 1 ? pixels : [5, ...pixels];
  const tags: [number, number, number, number][] = [
    [256, 3, 1, 2],
    [257, 3, 1, 1],
    [258, 3, 3, 140],
    [259, 3, 1, compression],
    [262, 3, 1, 2],
    [273, 4, 1, 150],
    [277, 3, 1, 3],
    [278, 3, 1, 1],
    [279, 4, 1, strip.length],
  ];
  const bytes = new Uint8Array(160);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  view.setUint16(8, tags.length, true);
  tags.forEach(([tag, type, count, value], index) => {
    const at = 10 + 12 * index;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
  for (const at of [140, 142, 144]) view.setUint16(at, 8, true);
  bytes.set(strip, 150);
  change(view);
  return bytes;
}

/** Red, green, blue and opacity of each pixel of a PNG of one row, whose filter takes from each the one before (9.2). */
function pixelsOf(png: Uint8Array): number[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const length = view.getUint32(33);
  const [filter, ...bytes] = unzlibSync(png.subarray(41, 41 + length));
  expect(filter).toBe(1);
  for (let at = 4; at < bytes.length; at++) bytes[at] = ((bytes[at] ?? 0) + (bytes[at - 4] ?? 0)) & 0xff;
  return bytes;
}

describe('a TIFF picture', () => {
  it.each([1, 32773] as const)('becomes a PNG of the same pixels (compression %i)', async (compression) => {
    const picture = await tiffPicture(tiff(compression));
    expect(picture).toMatchObject({ width: 2, height: 1 });
    expect(pixelsOf(picture?.png ?? new Uint8Array())).toEqual([255, 0, 0, 255, 0, 0, 255, 255]);
  });

  it('is shown by that PNG and kept as it came', async () => {
    const file = tiff(1);
    const { elements, assets, report } = await readSource({
      slides: [
        {
          tree: '<p:pic><p:nvPicPr><p:cNvPr id="2" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i1"/><a:stretch/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm></p:spPr></p:pic>',
          relations: [{ id: 'i1', type: 'image', target: '../media/a.tif' }],
        },
      ],
      parts: { 'ppt/media/a.tif': file },
    });
    const [picture] = elements;
    if (picture?.type !== 'picture') throw new Error('there is no picture');
    expect(picture.original).toBe(sha256(file));
    expect(assets.find((asset) => asset.hash === picture.asset)).toMatchObject({
      mime: 'image/png',
      width: 2,
      height: 1,
    });
    expect(report.notes).toEqual([]);
  });

  it('that leads back to itself, is damaged or claims to be huge does no harm', async () => {
    const loop = tiff(1, (view) => view.setUint32(10 + 12 * 9, 8, true));
    expect(await tiffPicture(loop)).toMatchObject({ width: 2 });
    const huge = tiff(1, (view) => {
      view.setUint16(12, 4, true);
      view.setUint32(18, 4_000_000_000, true);
    });
    expect(await tiffPicture(huge)).toBeUndefined();
    expect(await tiffPicture(tiff(1).subarray(0, 60))).toBeUndefined();
  });
});

describe('how many pixels a picture has in an inch', () => {
  const bytes = (length: number, write: (view: DataView) => void) => {
    const made = new Uint8Array(length);
    write(new DataView(made.buffer));
    return made;
  };
  /** 16 × 8 pixels, with so many of them in a metre (unit 1) or only their shape (unit 0). */
  const png = (metre: number, unit = 1) =>
    bytes(80, (view) => {
      for (const [at, value] of [
        [8, 13],
        [12, 0x49484452],
        [16, 16],
        [20, 8],
        [33, 9],
        [37, 0x70485973],
        [41, metre],
        [45, metre],
      ] as const)
        view.setUint32(at, value);
      view.setUint8(49, unit);
    });
  const jpeg = (unit: number, number: number) =>
    bytes(60, (view) => {
      for (const [at, value] of [
        [0, 0xffd8],
        [2, 0xffe0],
        [4, 16],
        [6, 0x4a46],
        [8, 0x4946],
        [14, number],
        [16, number],
        [20, 0xffc0],
        [22, 11],
        [25, 8],
        [27, 16],
      ] as const)
        view.setUint16(at, value);
      view.setUint8(13, unit);
    });

  it('is what its header says, where that is not the usual 96', () => {
    expect(imageSize(png(2835), 'image/png')).toEqual({ width: 16, height: 8, density: 72 });
    expect(imageSize(png(3780), 'image/png')).toEqual({ width: 16, height: 8 });
    expect(imageSize(png(2835, 0), 'image/png')).toEqual({ width: 16, height: 8 });
    expect(imageSize(jpeg(1, 300), 'image/jpeg')).toEqual({ width: 16, height: 8, density: 300 });
    expect(imageSize(jpeg(2, 118), 'image/jpeg')).toMatchObject({ density: 300 });
    expect(imageSize(jpeg(0, 1), 'image/jpeg')).toEqual({ width: 16, height: 8 });
  });

  it('is left out where it makes no sense', () => {
    expect(imageSize(png(0xffffffff), 'image/png')).toEqual({ width: 16, height: 8 });
    expect(imageSize(jpeg(1, 1), 'image/jpeg')).toEqual({ width: 16, height: 8 });
    expect(imageSize(png(2835).slice(0, 48), 'image/png')).toEqual({ width: 16, height: 8 });
  });
});
