import { AVATAR_MAX_SIDE } from '@lectern/protocol/accounts';
import { expect, it } from 'vitest';
import { initialAvatar, readAvatar } from './avatar-picture.ts';

function png(width: number, height: number, more: { chunk?: string; length?: number } = {}): Buffer {
  const bytes = Buffer.alloc(more.length ?? 33);
  bytes.write('89504e470d0a1a0a', 'hex');
  bytes.write(more.chunk ?? 'IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const jpeg = (...bytes: number[]) => Buffer.from([0xff, 0xd8, ...bytes]);
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0, 20, 0, 30, 3, 0, 0, 0];

function webp(chunk: string, fill: (bytes: Buffer) => void, length = 30): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBP', 8, 'latin1');
  bytes.write(chunk, 12, 'latin1');
  fill(bytes);
  return bytes;
}

const unsupported = expect.objectContaining({ code: 'FILE_TYPE_UNSUPPORTED' });

it('readAvatar returns type and size of a PNG', () => {
  expect(readAvatar(png(30, 20))).toEqual({ mime: 'image/png', width: 30, height: 20 });
  expect(() => readAvatar(png(30, 20, { chunk: 'IDAT' }))).toThrow(unsupported);
  expect(() => readAvatar(png(30, 20, { length: 32 }))).toThrow(unsupported);
});

it('readAvatar returns type and size of a JPEG, from its first frame header', () => {
  const size = { mime: 'image/jpeg', width: 30, height: 20 };
  expect(readAvatar(jpeg(...frame(0xc0)))).toEqual(size);
  expect(readAvatar(jpeg(0xff, 0xe0, 0, 3, 9, 0xff, ...frame(0xcf)))).toEqual(size);
  for (const marker of [0xc4, 0xc8, 0xcc, 0xd0])
    expect(() => readAvatar(jpeg(...frame(marker)))).toThrow(unsupported);
  expect(() => readAvatar(jpeg(0xff, 0xe0, 0, 1, ...frame(0xc0)))).toThrow(unsupported);
  expect(() => readAvatar(jpeg(0, ...frame(0xc0)))).toThrow(unsupported);
});

it('readAvatar returns type and size of the three kinds of WebP', () => {
  const size = { mime: 'image/webp', width: 30, height: 20 };
  const lossy = webp('VP8 ', (bytes) => {
    bytes.writeUInt16LE(0x4000 + 30, 26);
    bytes.writeUInt16LE(0x8000 + 20, 28);
  });
  const lossless = (mark: number) =>
    webp('VP8L', (bytes) => {
      bytes[20] = mark;
      bytes.writeUInt32LE(29 + 19 * 0x4000 + 0x10000000, 21);
    });
  const extended = webp('VP8X', (bytes) => {
    bytes.writeUIntLE(29, 24, 3);
    bytes.writeUIntLE(19, 27, 3);
  });
  for (const bytes of [lossy, lossless(0x2f), extended]) expect(readAvatar(bytes)).toEqual(size);
  for (const bytes of [lossless(0), webp('ALPH', () => undefined), webp('VP8 ', () => undefined, 29)])
    expect(() => readAvatar(bytes)).toThrow(unsupported);
});

it('readAvatar refuses pictures without a side and pictures that are too large', () => {
  const large = expect.objectContaining({ code: 'FILE_TOO_LARGE' });
  expect(readAvatar(png(AVATAR_MAX_SIDE, AVATAR_MAX_SIDE)).width).toBe(AVATAR_MAX_SIDE);
  expect(() => readAvatar(png(AVATAR_MAX_SIDE + 1, 1))).toThrow(large);
  expect(() => readAvatar(png(1, AVATAR_MAX_SIDE + 1))).toThrow(large);
  expect(() => readAvatar(png(0, 5))).toThrow(unsupported);
  expect(() => readAvatar(png(5, 0))).toThrow(unsupported);
});

it('initialAvatar shows the first character, escaped, in the colour of the user', () => {
  const shown = initialAvatar('chen', '𠮷田', 64);
  expect(shown).toContain('>𠮷</text>');
  expect(shown).toContain('width="64" height="64"');
  expect(initialAvatar('chen', '<', 64)).toContain('>&lt;</text>');
  expect(initialAvatar('chen', '"x', 64)).toContain('>&quot;</text>');
  const colour = (svg: string) => /hsl\((\d+) /.exec(svg)?.[1];
  expect(colour(shown)).toBe(colour(initialAvatar('chen', 'x', 9)));
  expect(colour(shown)).not.toBe(colour(initialAvatar('li', '𠮷田', 64)));
});

it('initialAvatar shows a figure without a name', () => {
  for (const name of [undefined, '']) expect(initialAvatar('chen', name, 64)).toContain('<circle');
});
