import { describe, expect, it } from 'vitest';
import { pictureMime, pictureSize } from './picture-header.ts';

/** A segment of a JPEG file with its length. */
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
/** A frame header of 300 × 200 pixels, with three more bytes. */
const frame = (marker: number) => segment(marker, [8, 0, 200, 1, 44, 3, 0, 0, 0]);
const jpeg = (...segments: readonly (readonly number[])[]) => Buffer.from([0xff, 0xd8, ...segments.flat()]);

function exif(orientation: number, order: 'II' | 'MM'): readonly number[] {
  const number = (value: number, bytes: 2 | 4) => {
    const big = Array.from({ length: bytes }, (_, at) => (value >> (8 * (bytes - 1 - at))) & 0xff);
    return order === 'II' ? big.reverse() : big;
  };
  const entry = (tag: number, value: number) => [
    ...number(tag, 2),
    ...number(3, 2),
    ...number(1, 4),
    ...number(value, 2),
    0,
    0,
  ];
  const tiff = [...Buffer.from(order), ...number(42, 2), ...number(8, 4), ...number(2, 2)];
  return segment(0xe1, [
    ...Buffer.from('Exif\0\0'),
    ...tiff,
    ...entry(0x0100, 9),
    ...entry(0x0112, orientation),
  ]);
}

function webp(chunk: string, fill: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBP', 8, 'latin1');
  bytes.write(chunk, 12, 'latin1');
  fill(bytes);
  return bytes;
}

const svg = (attributes: string) =>
  pictureSize(Buffer.from(`<?xml?><svg ${attributes}><g/></svg>`), 'image/svg+xml');

describe('the type of a picture', () => {
  it('is PNG, JPEG or WebP by the first bytes', () => {
    expect(pictureMime(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('image/png');
    expect(pictureMime(Buffer.from('ffd8ffe0', 'hex'))).toBe('image/jpeg');
    expect(pictureMime(webp('VP8 ', () => undefined))).toBe('image/webp');
  });

  it('is undefined for other content', () => {
    expect(pictureMime(Buffer.from('89504e470d0a1a0b', 'hex'))).toBeUndefined();
    expect(pictureMime(Buffer.from('ffd8', 'hex'))).toBeUndefined();
    expect(pictureMime(Buffer.from('RIFF....WAVE'))).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  it('is read from the header of PNG, GIF and BMP', () => {
    const png = Buffer.alloc(24);
    png.writeUInt32BE(70_000, 16);
    png.writeUInt32BE(9, 20);
    expect(pictureSize(png, 'image/png')).toEqual({ width: 70_000, height: 9 });
    const gif = Buffer.alloc(10);
    gif.writeUInt16LE(300, 6);
    gif.writeUInt16LE(20, 8);
    expect(pictureSize(gif, 'image/gif')).toEqual({ width: 300, height: 20 });
    const bmp = Buffer.alloc(26);
    bmp.writeInt32LE(5, 18);
    bmp.writeInt32LE(-7, 22);
    expect(pictureSize(bmp, 'image/bmp')).toEqual({ width: 5, height: 7 });
  });

  it('is undefined for a cut header, a side of zero and an unknown type', () => {
    expect(pictureSize(Buffer.alloc(20), 'image/png')).toBeUndefined();
    expect(pictureSize(Buffer.alloc(24), 'image/png')).toBeUndefined();
    const flat = Buffer.alloc(24);
    flat.writeUInt32BE(3, 16);
    expect(pictureSize(flat, 'image/png')).toBeUndefined();
    expect(pictureSize(Buffer.alloc(99, 1), 'image/tiff')).toBeUndefined();
  });

  it('is read from the first frame header of a JPEG, after other segments and fill bytes', () => {
    const size = { width: 300, height: 200 };
    expect(pictureSize(jpeg(frame(0xc0)), 'image/jpeg')).toEqual(size);
    expect(pictureSize(jpeg(segment(0xe0, [1, 2, 3]), [0xff], frame(0xcf)), 'image/jpeg')).toEqual(size);
  });

  it.each([0xc4, 0xc8, 0xcc])('is not read from the JPEG segment %i, which is no frame', (marker) => {
    expect(pictureSize(jpeg(frame(marker)), 'image/jpeg')).toBeUndefined();
    expect(pictureSize(jpeg(frame(marker), frame(0xc2)), 'image/jpeg')).toEqual({ width: 300, height: 200 });
  });

  it('is undefined when a JPEG has no marker at its place', () => {
    expect(pictureSize(jpeg([0, ...frame(0xc0)]), 'image/jpeg')).toBeUndefined();
  });

  it.each(['II', 'MM'] as const)(
    'exchanges the sides of a JPEG that EXIF turns by a quarter (%s)',
    (order) => {
      const turned = (orientation: number) =>
        pictureSize(jpeg(exif(orientation, order), frame(0xc0)), 'image/jpeg');
      expect(turned(4)).toEqual({ width: 300, height: 200 });
      expect(turned(5)).toEqual({ width: 200, height: 300 });
      expect(turned(8)).toEqual({ width: 200, height: 300 });
    },
  );

  it('is read from the three kinds of WebP', () => {
    const lossy = webp('VP8 ', (bytes) => {
      bytes.writeUInt16LE(0xc000 | 300, 26);
      bytes.writeUInt16LE(0x4000 | 200, 28);
    });
    expect(pictureSize(lossy, 'image/webp')).toEqual({ width: 300, height: 200 });
    const lossless = webp('VP8L', (bytes) => bytes.writeUInt32LE(299 + 199 * 0x4000 + 0x10000000, 21));
    expect(pictureSize(lossless, 'image/webp')).toEqual({ width: 300, height: 200 });
    const extended = webp('VP8X', (bytes) => {
      bytes.writeUIntLE(99_999, 24, 3);
      bytes.writeUIntLE(9, 27, 3);
    });
    expect(pictureSize(extended, 'image/webp')).toEqual({ width: 100_000, height: 10 });
    expect(
      pictureSize(
        webp('ALPH', (bytes) => bytes.fill(9, 20)),
        'image/webp',
      ),
    ).toBeUndefined();
  });

  it('is read from width and height of an SVG, or from its view box', () => {
    expect(svg('width="30.6" height=\'20px\'')).toEqual({ width: 31, height: 20 });
    expect(svg('width="100%" height="20" viewBox="0 0 64.4, 32"')).toEqual({ width: 64, height: 32 });
    expect(svg('viewBox="-1 -1 8 9"')).toEqual({ width: 8, height: 9 });
    expect(svg('viewBox="0 0 8"')).toBeUndefined();
    expect(svg('viewBox="0 0 0 9"')).toBeUndefined();
    expect(svg('data-width="5" data-height="5"')).toBeUndefined();
  });
});
