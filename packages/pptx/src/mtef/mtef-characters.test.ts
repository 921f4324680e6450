import { describe, expect, it } from 'vitest';
import { characterOf, EMBELLISHMENTS, signCodingOf, spaceOf, TYPEFACE } from './mtef-characters.ts';
import type { MtefNode } from './mtef-reader.ts';

const char = (typeface: number, code: number): MtefNode => ({
  type: 'char',
  typeface,
  code,
  embellishments: [],
});

describe('signCodingOf', () => {
  const coding = (typeface: number, ...codes: number[]) =>
    signCodingOf([{ type: 'line', empty: false, children: codes.map((code) => char(typeface, code)) }]);

  it.each([
    ['a Latin letter for a Greek one', 0x61],
    ['a capital letter', 0x5a],
    ['a sign of the upper half', 0xa3],
    ['a private code point', 0xf061],
  ])('returns places for %s in a symbol typeface', (_, code) => {
    for (const typeface of [TYPEFACE.lowerGreek, TYPEFACE.upperGreek, TYPEFACE.symbol, TYPEFACE.expand])
      expect(coding(typeface, code)).toBe('places');
    expect(coding(TYPEFACE.variable, code)).toBe('unicode');
  });

  it.each([0x30, 0xa0, 0xac, 0xd7, 0xf7, 0xb1])('returns unicode for %i, which both have', (code) => {
    expect(coding(TYPEFACE.symbol, code)).toBe('unicode');
  });

  it('returns unicode when any code is beyond Latin 1', () => {
    expect(coding(TYPEFACE.symbol, 0xa3, 0x2264, 0x61)).toBe('unicode');
    expect(coding(TYPEFACE.symbol, 0x100)).toBe('unicode');
    expect(coding(TYPEFACE.symbol)).toBe('unicode');
  });
});

describe('characterOf', () => {
  it('returns Unicode in version 5, without private code points, surrogates and controls', () => {
    expect([0x20, 0x61, 0x2264, 0xd7ff, 0xf900].map((code) => characterOf(5, 3, code, 'unicode'))).toEqual([
      ' ',
      'a',
      '≤',
      '\ud7ff',
      '\uf900',
    ]);
    for (const code of [0x1f, 0xd800, 0xdfff, 0xe000, 0xf8ff])
      expect(characterOf(5, 3, code, 'unicode')).toBeUndefined();
  });

  it.each([
    [TYPEFACE.symbol, 0x61, 'α'],
    [TYPEFACE.symbol, 0x20, ' '],
    [TYPEFACE.symbol, 0xa1, 'ϒ'],
    [TYPEFACE.symbol, 0xa3, '≤'],
    [TYPEFACE.symbol, 0xf0a3, '≤'],
    [TYPEFACE.symbol, 0xf0, undefined],
    [TYPEFACE.symbol, 0xe0a3, undefined],
    [TYPEFACE.symbol, 0x2265, '≥'],
    [TYPEFACE.variable, 0x61, 'a'],
    [TYPEFACE.variable, 0xf061, undefined],
    [TYPEFACE.variable, 0xa3, undefined],
    [TYPEFACE.variable, 0xb1, '±'],
    [TYPEFACE.variable, 0x7e, '~'],
    [TYPEFACE.variable, 0x7f, undefined],
    [TYPEFACE.variable, 0x1f, undefined],
    [TYPEFACE.extra, 0x4c, '⋯'],
    [TYPEFACE.extra, 0xf04b, '…'],
    [TYPEFACE.extra, 0x7a, undefined],
    [TYPEFACE.text, 0x4e2d, '中'],
    [TYPEFACE.text, 0xac00, undefined],
    [TYPEFACE.text, 0xd7af, undefined],
    [TYPEFACE.text, 0xd7b0, '\ud7b0'],
    [TYPEFACE.text, 0xd800, undefined],
  ])('returns the character of an old equation in typeface %i for code %i', (typeface, code, character) => {
    expect(characterOf(3, typeface, code, 'places')).toBe(character);
  });

  it('returns signs, but no letters, of a symbol typeface in Unicode', () => {
    expect(characterOf(3, TYPEFACE.symbol, 0x2b, 'unicode')).toBe('+');
    expect(characterOf(3, TYPEFACE.symbol, 0xd7, 'unicode')).toBe('×');
    expect(characterOf(3, TYPEFACE.symbol, 0x61, 'unicode')).toBeUndefined();
    expect(characterOf(3, TYPEFACE.symbol, 0xa3, 'unicode')).toBeUndefined();
  });
});

describe('spaceOf', () => {
  it.each([
    [3, 1, ''],
    [3, 2, '\\,'],
    [3, 4, '\\;'],
    [3, 5, '\\quad '],
    [3, 0x20, '\\ '],
    [3, 0xeb02, '\\,'],
    [3, 0xef05, '\\quad '],
    [3, 9, undefined],
    [5, 0xef04, '\\;'],
    [5, 0xeb05, '\\quad '],
    [5, 0xef09, undefined],
    [5, 2, undefined],
    [5, 0x20, '\\ '],
  ])('returns the space of version %i with code %i', (version, code, space) => {
    expect(spaceOf(version, code)).toBe(space);
  });
});

it.each([
  [2, '\\dot{x}'],
  [3, '\\ddot{x}'],
  [5, "x'"],
  [9, '\\hat{x}'],
  [11, '\\vec{x}'],
  [17, '\\bar{x}'],
  [29, '\\underline{x}'],
])('the embellishment %i is written around its letter', (number, latex) => {
  const [before, after] = EMBELLISHMENTS[number] ?? [];
  expect(`${before}x${after}`).toBe(latex);
});
