import { describe, expect, it } from 'vitest';
import { floats, join, longs, PLUS_VERSION, wide, words } from '../../test/metafile-source.ts';
import { ByteReader } from './byte-reader.ts';
import { linearGradient, pathGradient } from './emf-plus-gradient.ts';
import { plusObject, solidBrush } from './emf-plus-objects.ts';

const object = (kind: number, ...parts: Uint8Array[]) =>
  plusObject(kind, new ByteReader(join(longs(PLUS_VERSION), ...parts)));
const RED = 0xffff0000 | 0;

it('solidBrush has its colour and an opacity of three decimals', () => {
  expect(solidBrush(0x80112233)).toEqual({ color: '#112233', opacity: 0.502 });
  expect(solidBrush(0xff000001)).toEqual({ color: '#000001', opacity: 1 });
});

it.each([0, 4, 8, 9])('plusObject returns undefined for the kind %i, which draws nothing', (kind) => {
  expect(object(kind, longs(0, 0, 0, 0, 0))).toBeUndefined();
});

describe('plusObject, for a brush,', () => {
  it('returns a solid colour, or a translucent colour for hatches', () => {
    expect(object(1, longs(0, RED))).toEqual({ type: 'brush', brush: { color: '#ff0000', opacity: 1 } });
    expect(object(1, longs(1, 7, RED))).toEqual({ type: 'brush', brush: { color: '#ff0000', opacity: 0.5 } });
  });

  it('returns grey for textures and for an invalid gradient', () => {
    const grey = { type: 'brush', brush: { color: '#808080', opacity: 0.5 } };
    expect(object(1, longs(2))).toEqual(grey);
    expect(object(1, longs(3, 0, 4, RED), floats(0, 0), longs(0, 0))).toEqual(grey);
  });

  it('returns gradients with the colour in their middle', () => {
    const linear = object(1, longs(4, 0, 0), floats(0, 0, 1, 1), longs(RED, 0x0000ff, 0, 0));
    expect(linear).toMatchObject({
      brush: { color: '#800080', opacity: 0.502, gradient: { type: 'linear' } },
    });
    const radial = object(1, longs(3, 0, 4, RED), floats(0, 0), longs(0, 1), floats(1, 1));
    expect(radial).toMatchObject({ brush: { color: '#ff0000', opacity: 1, gradient: { type: 'radial' } } });
  });
});

describe('plusObject, for a pen,', () => {
  const pen = (flags: number, ...optional: Uint8Array[]) =>
    object(2, longs(0, flags, 2), floats(3), ...optional, longs(PLUS_VERSION, 0, RED));
  const plain = { color: '#ff0000', opacity: 1, width: 3, dash: 'solid', cap: 'butt', join: 'miter' };

  it('returns its width and colour', () => {
    expect(pen(0)).toEqual({ type: 'pen', pen: plain });
  });

  it.each([
    [1, new Uint8Array(24), {}],
    [2, longs(1), { cap: 'square' }],
    [2, longs(2), { cap: 'round' }],
    [4, longs(1), {}],
    [8, longs(1), { join: 'bevel' }],
    [8, longs(2), { join: 'round' }],
    [16, floats(9), {}],
    [32, longs(1), { dash: 'dash' }],
    [32, longs(4), { dash: 'dashDotDot' }],
    [32, longs(5), { dash: 'dash' }],
    [64, longs(1), {}],
    [128, longs(1), {}],
    [256, join(longs(2), floats(1, 2)), {}],
    [512, longs(1), {}],
    [1024, join(longs(2), floats(1, 2)), {}],
    [2048, join(longs(8), longs(1, 2)), {}],
    [4096, join(longs(8), longs(1, 2)), {}],
  ])('reads its brush after the optional data of flag %i', (flag, data, changes) => {
    expect(pen(flag, data)).toEqual({ type: 'pen', pen: { ...plain, ...changes } });
  });

  it('reads several optional data in their order', () => {
    expect(pen(2 | 4 | 8 | 32, longs(2, 0, 2, 2))).toEqual({
      type: 'pen',
      pen: { ...plain, cap: 'round', join: 'round', dash: 'dot' },
    });
  });
});

describe('plusObject, for a path,', () => {
  it.each([
    ['floats', 0, floats(1, 2, 3.5, 4)],
    ['integers', 0x4000, words(1, 2, 3, 4)],
  ])('returns points that are %s', (name, flags, points) => {
    expect(object(3, longs(2, flags), points, Uint8Array.of(0, 0x81))).toEqual({
      type: 'path',
      path: { points: name === 'floats' ? [1, 2, 3.5, 4] : [1, 2, 3, 4], types: [0, 0x81] },
    });
  });

  it('returns relative points of seven and of fifteen bits', () => {
    const steps = Uint8Array.of(5, 0x7f, 0x80, 100, 0xff, 0xfe);
    expect(object(3, longs(2, 0x0800), steps, Uint8Array.of(0, 1))).toEqual({
      type: 'path',
      path: { points: [5, -1, 105, -3], types: [0, 1] },
    });
  });

  it('returns types that are written once for a run of points', () => {
    const runs = Uint8Array.of(1, 0, 0x40 | 2, 3);
    expect(object(3, longs(3, 0x5000), words(0, 0, 1, 1, 2, 2), runs)).toMatchObject({
      path: { types: [0, 3, 3] },
    });
    expect(object(3, longs(2, 0x5000), words(0, 0, 1, 1), Uint8Array.of(9, 1))).toMatchObject({
      path: { types: [1, 1] },
    });
  });
});

describe('plusObject, for a picture,', () => {
  const picture = (width: number, height: number, stride: number, format: number, data: Uint8Array) =>
    object(5, longs(1, width, height, stride, format, 0), data);
  const packed = (...bytes: number[]) => object(5, longs(1, 0, 0, 0, 0, 1), Uint8Array.from(bytes));

  it.each([
    [0x89, 'png'],
    [0xff, 'jpeg'],
    [0x47, 'gif'],
    [0x42, 'bmp'],
  ])('returns compressed data that begin with %i unchanged', (first, kind) => {
    const address = `data:image/${kind};base64,${Buffer.from([first, 1, 2]).toString('base64')}`;
    expect(packed(first, 1, 2)).toEqual({ type: 'image', address });
  });

  it('returns undefined for a metafile and for empty data', () => {
    expect(object(5, longs(2, 1, 1, 4, 0x26200a, 0), longs(0))).toBeUndefined();
    expect(packed()).toBeUndefined();
  });

  it('returns pixels as PNG, opaque without an alpha channel', () => {
    const pixel = Uint8Array.of(1, 2, 3, 4);
    const alpha = picture(1, 1, 4, 0x26200a, pixel);
    expect(alpha).toMatchObject({ address: expect.stringMatching(/^data:image\/png/) });
    expect(picture(1, 1, 4, 0x022009, pixel)).not.toEqual(alpha);
    expect(picture(1, 1, 4, 0x022009, pixel)).toEqual(
      picture(1, 1, 4, 0x26200a, Uint8Array.of(1, 2, 3, 255)),
    );
    expect(picture(1, 1, 4, 0x021808, pixel)).toEqual(picture(1, 1, 4, 0x022009, pixel));
  });

  it('skips the end of each line', () => {
    const lines = (stride: number, ...bytes: number[]) =>
      picture(1, 2, stride, 0x022009, Uint8Array.from(bytes));
    expect(lines(8, 1, 2, 3, 4, 9, 9, 9, 9, 5, 6, 7, 8)).toEqual(lines(4, 1, 2, 3, 4, 5, 6, 7, 8));
    expect(lines(0, 1, 2, 3, 4, 5, 6, 7, 8)).toEqual(lines(-4, 1, 2, 3, 4, 5, 6, 7, 8));
    expect(lines(8, 1, 2, 3, 4, 9, 9, 9, 9, 5, 6, 7)).toBeUndefined();
  });

  it('returns undefined for other depths and sizes', () => {
    const pixels = new Uint8Array(64);
    expect(picture(1, 1, 4, 0x021005, pixels)).toBeUndefined();
    expect(picture(0, 1, 4, 0x022009, pixels)).toBeUndefined();
    expect(picture(1, 0, 4, 0x022009, pixels)).toBeUndefined();
    expect(picture(-1, -1, 4, 0x022009, pixels)).toBeUndefined();
    expect(picture(50_001, 1000, 4, 0x022009, pixels)).toBeUndefined();
  });
});

describe('plusObject, for a font and a format,', () => {
  const font = (style: number) => object(6, floats(12.5), longs(3, style, 0, 4), wide('SongX'));

  it('returns the size, unit and name of the font', () => {
    expect(font(0)).toEqual({
      type: 'font',
      size: 12.5,
      unit: 3,
      font: {
        height: -12.5,
        face: 'Song',
        bold: false,
        italic: false,
        underline: false,
        strike: false,
        turn: 0,
        charset: 1,
      },
    });
  });

  it.each([
    [1, 'bold'],
    [2, 'italic'],
    [4, 'underline'],
    [8, 'strike'],
  ])('returns the style of bit %i', (style, name) => {
    const styles = { bold: false, italic: false, underline: false, strike: false };
    expect(font(style)).toMatchObject({ font: { ...styles, [name]: true } });
  });

  it('returns the alignments of a format', () => {
    expect(object(7, longs(9, 9, 1, 2))).toEqual({ type: 'format', align: 1, lineAlign: 2 });
  });
});

const BLUE = 0xff0000ff;

describe('linearGradient', () => {
  const read = (flags: number, spread: number, ...more: Uint8Array[]) =>
    linearGradient(
      new ByteReader(join(longs(flags, spread), floats(10, 20, 30, 40), longs(RED, BLUE | 0, 0, 0), ...more)),
    );

  it('runs across its rectangle from the first colour to the second', () => {
    expect(read(0, 4)).toEqual({
      type: 'linear',
      matrix: { a: 30, b: 0, c: 0, d: 40, e: 10, f: 20 },
      stops: [
        { offset: 0, argb: RED >>> 0 },
        { offset: 1, argb: BLUE },
      ],
      spread: 'pad',
    });
  });

  it.each([
    [0, 'repeat'],
    [1, 'reflect'],
    [2, 'reflect'],
    [3, 'reflect'],
    [4, 'pad'],
    [5, 'pad'],
  ])('has the spread of wrap mode %i', (mode, spread) => {
    expect(read(0, mode).spread).toBe(spread);
  });

  it('is transformed by its matrix', () => {
    expect(read(2, 0, floats(2, 0, 0, 3, 5, 7)).matrix).toEqual({ a: 60, b: 0, c: 0, d: 120, e: 25, f: 67 });
  });

  it('is square in a rectangle without height', () => {
    const flat = join(longs(0, 0), floats(0, 0, 30, 0), longs(0, 0, 0, 0));
    expect(linearGradient(new ByteReader(flat)).matrix).toMatchObject({ a: 30, d: 30 });
  });

  it('has preset colours', () => {
    expect(read(4, 0, longs(3), floats(0, 0.5, 1), longs(1, 2, 3)).stops).toEqual([
      { offset: 0, argb: 1 },
      { offset: 0.5, argb: 2 },
      { offset: 1, argb: 3 },
    ]);
  });

  it('has blended colours, by shares from 0 to 1', () => {
    const { stops } = read(8, 0, longs(4), floats(0, 0.25, 0.5, 1), floats(-1, 0.25, 0.5, 9));
    expect(stops.map(({ argb }) => argb)).toEqual([RED >>> 0, 0xffbf0040, 0xff800080, BLUE]);
  });

  it('has its two colours when the number of stops is invalid', () => {
    expect(read(4, 0, longs(1), floats(0), longs(9)).stops).toHaveLength(2);
    expect(read(4, 0, longs(257)).stops).toHaveLength(2);
    expect(read(4, 0, longs(1), floats(0), longs(9)).stops[0]).toEqual({ offset: 0, argb: RED >>> 0 });
  });
});

describe('pathGradient', () => {
  const none = () => ({ points: [] });
  const read = (flags: number, ...more: Uint8Array[]) =>
    pathGradient(
      new ByteReader(join(longs(flags, 4, RED), floats(10, 20), longs(1, BLUE | 0), ...more)),
      none,
    );
  const square = join(longs(4), floats(0, 0, 30, 0, 30, 25, 0, 25));

  it('runs from the middle to the farthest points of its boundary', () => {
    expect(read(0, square)).toEqual({
      type: 'radial',
      matrix: { a: 20, b: 0, c: 0, d: 20, e: 10, f: 20 },
      stops: [
        { offset: 0, argb: RED >>> 0 },
        { offset: 1, argb: BLUE },
      ],
      spread: 'pad',
    });
  });

  it('is transformed by its matrix', () => {
    expect(read(2, square, floats(1, 0, 0, 1, 100, 0))?.matrix).toMatchObject({ e: 110, f: 20 });
  });

  it('has its stops in reverse, because they are given from the edge inwards', () => {
    expect(read(4, square, longs(3), floats(0, 0.25, 1), longs(1, 2, 3))?.stops).toEqual([
      { offset: 0, argb: 3 },
      { offset: 0.75, argb: 2 },
      { offset: 1, argb: 1 },
    ]);
  });

  it('has one colour without colours of its edge', () => {
    const bytes = join(longs(0, 4, RED), floats(10, 20), longs(0), square);
    expect(pathGradient(new ByteReader(bytes), none)?.stops.map(({ argb }) => argb)).toEqual([
      RED >>> 0,
      RED >>> 0,
    ]);
  });

  it('reads its boundary as a path, and continues after the size of that path', () => {
    const bytes = join(
      longs(1 | 2, 4, RED),
      floats(0, 0),
      longs(0),
      longs(12, 0, 0, 0),
      floats(1, 0, 0, 1, 7, 9),
    );
    const gradient = pathGradient(new ByteReader(bytes), () => ({ points: [4, -6] }));
    expect(gradient?.matrix).toEqual({ a: 4, b: 0, c: 0, d: 6, e: 7, f: 9 });
  });

  it('is undefined for a boundary without an area', () => {
    expect(read(0, longs(0))).toBeUndefined();
    expect(read(0, longs(1), floats(10, 99))).toBeUndefined();
    expect(read(0, longs(1), floats(99, 20))).toBeUndefined();
  });
});
