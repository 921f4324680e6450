import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

/** `length` bytes with values at offsets; each value is written by `put`. */
function bytesOf(length: number, put: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  put(new DataView(bytes.buffer));
  return bytes;
}

describe('imageSize of a PNG', () => {
  const png = (chunks: readonly (readonly [type: number, ...words: number[]])[], unit = 1) =>
    bytesOf(120, (view) => {
      view.setUint32(8, 13);
      view.setUint32(12, 0x49484452);
      view.setUint32(16, 300);
      view.setUint32(20, 200);
      let at = 33;
      for (const [type, ...words] of chunks) {
        view.setUint32(at, words.length * 4 + 1);
        view.setUint32(at + 4, type);
        words.forEach((word, index) => {
          view.setUint32(at + 8 + index * 4, word);
        });
        view.setUint8(at + 8 + words.length * 4, unit);
        at += 13 + words.length * 4;
      }
    });
  const [PHYS, IDAT, TEXT] = [0x70485973, 0x49444154, 0x74455874];

  it('returns its pixels', () => {
    expect(imageSize(png([]), 'image/png')).toEqual({ width: 300, height: 200 });
  });

  it('returns its density in pixels per inch, unless it is 96 or has no unit', () => {
    expect(
      imageSize(
        png([
          [TEXT, 1],
          [PHYS, 11_811, 11_811],
        ]),
        'image/png',
      )?.density,
    ).toBe(300);
    expect(imageSize(png([[PHYS, 3780, 3780]]), 'image/png')?.density).toBeUndefined();
    expect(imageSize(png([[PHYS, 11_811, 11_811]], 0), 'image/png')?.density).toBeUndefined();
  });

  it('returns no density that follows the picture’s data', () => {
    expect(
      imageSize(
        png([
          [IDAT, 1],
          [PHYS, 11_811, 11_811],
        ]),
        'image/png',
      )?.density,
    ).toBeUndefined();
  });

  it.each([
    [374, undefined],
    [375, 10],
    [188_976, 4800],
    [189_000, undefined],
  ])('returns for %d pixels per metre the density %s', (perMetre, density) => {
    expect(imageSize(png([[PHYS, perMetre, perMetre]]), 'image/png')?.density).toBe(density);
  });
});

describe('imageSize of other formats', () => {
  it('returns the size of a GIF', () => {
    const gif = bytesOf(30, (view) => {
      view.setUint16(6, 300, true);
      view.setUint16(8, 20, true);
    });
    expect(imageSize(gif, 'image/gif')).toEqual({ width: 300, height: 20 });
  });

  it('returns the size and density of a bitmap, also of one stored from its top', () => {
    const bmp = (length: number, height: number, perMetre: number) =>
      bytesOf(length, (view) => {
        view.setInt32(18, 30, true);
        view.setInt32(22, height, true);
        if (length >= 42) view.setInt32(38, perMetre, true);
      });
    expect(imageSize(bmp(42, -20, 5906), 'image/bmp')).toEqual({ width: 30, height: 20, density: 150 });
    expect(imageSize(bmp(42, 20, 0), 'image/bmp')).toEqual({ width: 30, height: 20 });
    expect(imageSize(bmp(41, 20, 5906), 'image/bmp')).toEqual({ width: 30, height: 20 });
  });

  it('returns the frame of an enhanced metafile in pixels', () => {
    const emf = (length: number) =>
      bytesOf(length, (view) => {
        view.setInt32(24, 100, true);
        view.setInt32(28, -540, true);
        if (length < 40) return;
        view.setInt32(32, 2640, true);
        view.setInt32(36, 4540, true);
      });
    expect(imageSize(emf(40), 'image/x-emf')).toEqual({ width: 96, height: 192 });
    expect(imageSize(emf(39), 'image/x-emf')).toBeUndefined();
  });

  it('returns the box of a metafile in pixels, with 1440 units per inch by default', () => {
    const wmf = (inch: number) =>
      bytesOf(30, (view) => {
        [100, 200, 1540, 3080].forEach((value, index) => {
          view.setInt16(6 + index * 2, value, true);
        });
        view.setUint16(14, inch, true);
      });
    expect(imageSize(wmf(720), 'image/x-wmf')).toEqual({ width: 192, height: 384 });
    expect(imageSize(wmf(0), 'image/x-wmf')).toEqual({ width: 96, height: 192 });
  });

  it('returns undefined for a short file, an unknown format, and a size of 0', () => {
    expect(imageSize(new Uint8Array(29).fill(1), 'image/gif')).toBeUndefined();
    expect(imageSize(new Uint8Array(30).fill(1), 'image/gif')).toEqual({ width: 257, height: 257 });
    expect(imageSize(new Uint8Array(30).fill(1), 'image/webp')).toBeUndefined();
    expect(imageSize(new Uint8Array(30), 'image/gif')).toBeUndefined();
    const flat = new Uint8Array(30);
    flat[6] = 1;
    expect(imageSize(flat, 'image/gif')).toBeUndefined();
  });
});

describe('imageSize of a JPEG', () => {
  const jfif = (unit: number, density: number) => [
    ...[0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1],
    ...[unit, density >> 8, density & 255, 0, 0, 0, 0],
  ];
  const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0, 200, 1, 44];
  const of = (...parts: readonly (readonly number[])[]) =>
    imageSize(new Uint8Array([0xff, 0xd8, ...parts.flat(), ...new Array(12).fill(0)]), 'image/jpeg');

  it.each([0xc0, 0xc2, 0xcf])('returns the size of its frame %d', (marker) => {
    expect(of(jfif(0, 1), frame(marker))).toEqual({ width: 300, height: 200 });
  });

  it.each([0xc4, 0xc8, 0xcc, 0xbf, 0xd0])('skips the segment %d, which is no frame', (marker) => {
    const segment = marker === 0xd0 ? [0xff, marker] : [0xff, marker, 0, 4, 1, 2];
    expect(of(jfif(0, 1), segment, [0xff], frame(0xc0))).toEqual({ width: 300, height: 200 });
  });

  it('skips bytes between segments, and returns undefined without a frame', () => {
    expect(of(jfif(0, 1), [0, 7], [0xff, 0x01], frame(0xc1))).toEqual({ width: 300, height: 200 });
    expect(of(jfif(0, 1))).toBeUndefined();
  });

  it('returns its density per inch or centimetre, and none without a unit', () => {
    expect(of(jfif(1, 300), frame(0xc0))?.density).toBe(300);
    expect(of(jfif(2, 100), frame(0xc0))?.density).toBe(254);
    expect(of(jfif(0, 300), frame(0xc0))?.density).toBeUndefined();
    expect(of(jfif(1, 0), frame(0xc0))?.density).toBeUndefined();
  });

  it('returns no density of another first segment', () => {
    const exif = jfif(1, 300);
    exif[1] = 0xe1;
    expect(of(exif, frame(0xc0))).toEqual({ width: 300, height: 200 });
    const other = jfif(1, 300);
    other[4] = 0x4b;
    expect(of(other, frame(0xc0))).toEqual({ width: 300, height: 200 });
  });
});
