import { describe, expect, it } from 'vitest';
import { MtefDoubt, readMtef } from './mtef-reader.ts';

type Bytes = readonly number[];

const HEADER: Bytes = [28, 0, ...new Array<number>(26).fill(0)];
const five = (...content: Bytes) =>
  readMtef(Uint8Array.from([...HEADER, 5, 1, 0, 6, 0, 65, 0, 0, ...content]));
const three = (...content: Bytes) => readMtef(Uint8Array.from([...HEADER, 3, 1, 1, 3, 1, ...content]));
const A5: Bytes = [2, 0, 131, 97, 0];
const A3: Bytes = [2, 131, 97, 0];
const letter = { type: 'char', typeface: 3, code: 97, embellishments: [] };

describe('readMtef', () => {
  it('throws for a stream without the OLE header, and for other versions', () => {
    expect(() => readMtef(Uint8Array.of())).toThrow(MtefDoubt);
    expect(() => readMtef(Uint8Array.from([...HEADER.map((x, i) => (i === 0 ? 27 : x)), 5]))).toThrow(
      'no header',
    );
    expect(() => readMtef(Uint8Array.from([...HEADER.map((x, i) => (i === 1 ? 1 : x)), 5]))).toThrow(
      'no header',
    );
    for (const version of [2, 4, 6])
      expect(() => readMtef(Uint8Array.from([...HEADER, version, 0, 0, 0, 0, 0]))).toThrow('version');
  });

  it('returns the version and the nodes, up to the end of the list or of the bytes', () => {
    expect(five(...A5, 0, ...A5)).toEqual({ version: 5, nodes: [letter] });
    expect(five(...A5)).toEqual({ version: 5, nodes: [letter] });
    expect(three(...A3, 0)).toEqual({ version: 3, nodes: [letter] });
  });

  it('throws when a nested list ends early, and when it is nested too deeply', () => {
    expect(() => five(1, 0, ...A5)).toThrow('end early');
    const nested = (depth: number) =>
      five(...new Array<Bytes>(depth).fill([1, 0]).flat(), ...new Array<number>(depth).fill(0));
    expect(nested(60).nodes).toHaveLength(1);
    expect(() => nested(61)).toThrow('deeply');
  });

  it('throws for too many nodes', () => {
    const many = (count: number) => three(...new Array<Bytes>(count).fill(A3).flat());
    expect(many(20_000).nodes).toHaveLength(20_000);
    expect(() => many(20_001)).toThrow('too many');
  });
});

describe('a line', () => {
  it('has its content, or is empty', () => {
    expect(five(1, 0, ...A5, 0).nodes).toEqual([{ type: 'line', empty: false, children: [letter] }]);
    expect(five(1, 1, ...A5).nodes).toEqual([{ type: 'line', empty: true, children: [] }, letter]);
    expect(three(0x11, ...A3).nodes).toEqual([{ type: 'line', empty: true, children: [] }, letter]);
  });

  it.each([
    ['a small offset', [8, 1, 2]],
    ['a large offset', [8, 128, 128, 1, 2, 3, 4]],
    ['a spacing', [4, 1, 2]],
    ['a ruler', [2, 7, 2, 1, 1, 1, 1, 1, 1]],
  ])('is read after %s', (_, options) => {
    expect(five(1, ...options, ...A5, 0, ...A5).nodes).toEqual([
      { type: 'line', empty: false, children: [letter] },
      letter,
    ]);
  });

  it('has a spacing of one byte in version 3', () => {
    expect(three(0x41, 9, ...A3, 0).nodes).toEqual([{ type: 'line', empty: false, children: [letter] }]);
  });

  it('throws without the ruler that it declares', () => {
    expect(() => five(1, 2, 8, 0)).toThrow('no ruler');
  });
});

describe('a character', () => {
  it.each([
    ['a typeface of two bytes', [2, 0, 255, 3, 128, 97, 0], {}],
    ['a position of one byte', [2, 4, 131, 97, 0, 9], {}],
    ['a position of two bytes', [2, 16, 131, 97, 0, 9, 9], {}],
    ['a code of two bytes', [2, 0, 131, 0x60, 0x22], { code: 0x2260 }],
    ['embellishments', [2, 1, 131, 97, 0, 6, 0, 5, 6, 0, 11, 0], { embellishments: [5, 11] }],
    ['an offset', [2, 8, 1, 2, 131, 97, 0], {}],
  ])('is read with %s', (_, bytes, changes) => {
    expect(five(...bytes, ...A5).nodes).toEqual([{ ...letter, ...changes }, letter]);
  });

  it('has embellishments in version 3', () => {
    expect(three(0x22, 131, 97, 0, 0x06, 5, 0x86, 1, 2, 6, 0).nodes).toEqual([
      { ...letter, embellishments: [5, 6] },
    ]);
    expect(three(0x12, 131, 97, 0).nodes).toEqual([letter]);
  });

  it('throws without a code, and for unknown or too many embellishments', () => {
    expect(() => five(2, 0x20, 131, 97)).toThrow('only its font');
    expect(() => five(2, 1, 131, 97, 0, 5, 0, 0)).toThrow('embellishment');
    const many = (count: number) =>
      five(2, 1, 131, 97, 0, ...new Array<Bytes>(count).fill([6, 0, 5]).flat(), 0);
    expect(many(9).nodes).toHaveLength(1);
    expect(() => many(10)).toThrow('embellishment');
  });
});

describe('a template, a pile and a matrix', () => {
  it('have their numbers and contents', () => {
    expect(five(3, 0, 11, 2, 0, ...A5, 0).nodes).toEqual([
      { type: 'template', selector: 11, variation: 2, children: [letter] },
    ]);
    expect(five(3, 0, 11, 0x82, 1, 0, 0).nodes).toMatchObject([{ variation: 0x102 }]);
    expect(five(4, 0, 3, 9, ...A5, 0).nodes).toEqual([{ type: 'pile', align: 3, children: [letter] }]);
    expect(five(4, 2, 3, 9, 7, 1, 0, 0, 0, ...A5, 0).nodes).toEqual([
      { type: 'pile', align: 3, children: [letter] },
    ]);
    expect(five(5, 0, 9, 9, 9, 3, 4, 0, 0, 0, ...A5, 0).nodes).toEqual([
      { type: 'matrix', rows: 3, columns: 4, children: [letter] },
    ]);
    expect(three(3, 14, 1, 0, ...A3, 0).nodes).toEqual([
      { type: 'template', selector: 14, variation: 1, children: [letter] },
    ]);
  });
});

describe('a record that only defines formatting', () => {
  it.each([
    ['a typesize', [10]],
    ['the last typesize', [14]],
    ['a ruler', [7, 1, 1, 2, 3]],
    ['a small size', [9, 5, 1]],
    ['a size in points', [9, 101, 1, 2]],
    ['a large size', [9, 100, 1, 2, 3]],
    ['a font', [8, 1, 0]],
    ['a font with a large number', [8, 255, 0, 1, 0]],
    ['a font definition', [17, 1, 65, 66, 0]],
    ['an encoding', [19, 65, 66, 0]],
    ['a record of a later version', [100, 2, 9, 9]],
    ['a record with a large size', [100, 255, 2, 0, 9, 9]],
    ['preferences', [18, 0, 2, 0x21, 0x2f, 0x29, 0xf0, 1, 0x21, 0xf0, 2, 1, 0, 0]],
  ])('is skipped: %s', (_, bytes) => {
    expect(five(...bytes, ...A5).nodes).toEqual([letter]);
  });

  it('is skipped in version 3: a font, a size', () => {
    expect(three(8, 1, 0, 65, 66, 0, ...A3).nodes).toEqual([letter]);
    expect(three(9, 101, 1, 2, ...A3).nodes).toEqual([letter]);
  });

  it('throws for an unknown record', () => {
    expect(() => five(20)).toThrow('unknown record 20');
    expect(() => five(99)).toThrow('unknown record 99');
    expect(() => three(15)).toThrow('unknown record 15');
  });
});

describe('the colour of an equation', () => {
  const red: Bytes = [16, 0, 0xe8, 3, 0, 0, 0, 0];

  it('is defined in RGB or CMYK, with a name or without', () => {
    expect(five(...red, 15, 0).color).toBe('ff0000');
    expect(five(16, 0, 0xf4, 1, 0, 0, 0xe8, 0xff, 15, 0).color).toBe('8000ff');
    expect(five(16, 1, 0xe8, 3, 0, 0, 0, 0, 0xf4, 1, 15, 0).color).toBe('008080');
    expect(five(16, 4, 0xe8, 3, 0, 0, 0, 0, 65, 0, 15, 0).color).toBe('ff0000');
  });

  it('is the colour with the last number, and undefined without', () => {
    const blue: Bytes = [16, 0, 0, 0, 0, 0, 0xe8, 3];
    expect(five(...red, ...blue, 15, 0, 15, 1).color).toBe('0000ff');
    expect(five(...red, 15, 0, 15, 5).color).toBe('ff0000');
    expect(five(...red).color).toBeUndefined();
  });
});
