import { describe, expect, it } from 'vitest';
import { builtInTableStyle, builtInTableStyles } from './built-in-styles.ts';

const ids = new Map(builtInTableStyles().map(({ family, accent, id }) => [`${family} ${accent}`, id]));
const styleOf = (family: string, accent: number) => builtInTableStyle(ids.get(`${family} ${accent}`) ?? '');
const scheme = (slot: string, op?: string, value?: number) => ({
  type: 'scheme',
  slot,
  ...(op && { mods: [{ op, value }] }),
});
const solid = (slot: string, op?: string, value?: number) => ({
  type: 'solid',
  color: scheme(slot, op, value),
});

describe('builtInTableStyles', () => {
  it('has eleven families with seven accents, and four accents of the last', () => {
    const counts = new Map<string, number[]>();
    for (const { family, accent } of builtInTableStyles())
      counts.set(family, [...(counts.get(family) ?? []), accent]);
    expect(counts.size).toBe(11);
    const all = [0, 1, 2, 3, 4, 5, 6];
    for (const [family, accents] of counts) expect(accents).toEqual(family === 'dark2' ? [0, 1, 3, 5] : all);
  });

  it('has different ids, each with a style', () => {
    const all = builtInTableStyles();
    expect(new Set(all.map(({ id }) => id)).size).toBe(74);
    for (const { id } of all) expect(builtInTableStyle(id)?.id).toBe(id);
  });
});

describe('builtInTableStyle', () => {
  it('finds an id in any case, with or without braces', () => {
    const id = '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}';
    expect(builtInTableStyle(id.toLowerCase())?.id).toBe(id);
    expect(builtInTableStyle(id.slice(1, -1))?.id).toBe(id);
  });

  it.each(['', '-', '{-}', 'themed1', '{00000000-0000-0000-0000-000000000000}'])(
    'returns undefined for %j',
    (id) => {
      expect(builtInTableStyle(id)).toBeUndefined();
    },
  );

  it('gives the style without an accent other parts than the accents', () => {
    expect(styleOf('themed1', 0)?.parts).toEqual({
      wholeTbl: { fill: { type: 'none' }, color: scheme('tx1') },
    });
    expect(Object.keys(styleOf('themed1', 1)?.parts ?? {})).toHaveLength(7);
    expect(styleOf('themed2', 0)).not.toHaveProperty('background');
    expect(styleOf('themed2', 3)?.background).toEqual(solid('accent3'));
  });

  it.each([
    ['themed1', 2, 'band1H', { fill: solid('accent2', 'alpha', 0.4) }],
    ['themed2', 2, 'firstRow', { bold: true, borders: { b: { fill: solid('lt1'), width: 2.6667 } } }],
    ['light1', 0, 'band1V', { fill: solid('dk1', 'alpha', 0.2) }],
    [
      'light2',
      4,
      'lastRow',
      { bold: true, borders: { t: { fill: solid('accent4'), width: 5.3333, compound: 'dbl' } } },
    ],
    ['light3', 5, 'band1H', { fill: solid('accent5', 'alpha', 0.2) }],
    ['medium1', 6, 'band1H', { fill: solid('accent6', 'tint', 0.2) }],
    ['medium2', 1, 'firstCol', { bold: true, color: scheme('lt1'), fill: solid('accent1') }],
    ['medium3', 1, 'seCell', { color: scheme('dk1') }],
    ['medium4', 1, 'firstRow', { bold: true, fill: solid('accent1', 'tint', 0.2) }],
    ['dark1', 0, 'band1H', { fill: solid('dk1', 'tint', 0.4) }],
    ['dark1', 1, 'band1H', { fill: solid('accent1', 'shade', 0.6) }],
    ['dark2', 0, 'firstRow', { bold: true, color: scheme('lt1'), fill: solid('dk1') }],
    ['dark2', 1, 'firstRow', { bold: true, color: scheme('lt1'), fill: solid('accent2') }],
    ['dark2', 5, 'firstRow', { bold: true, color: scheme('lt1'), fill: solid('accent6') }],
  ] as const)('draws %s with accent %i in %s', (family, accent, part, expected) => {
    expect(styleOf(family, accent)?.parts[part]).toEqual(expected);
  });

  it.each([
    ['themed1', 1, ['l', 't', 'r', 'b', 'insideH', 'insideV']],
    ['themed2', 1, ['l', 't', 'r', 'b']],
    ['light1', 1, ['t', 'b']],
    ['light2', 1, ['l', 't', 'r', 'b']],
    ['light3', 1, ['l', 't', 'r', 'b', 'insideH', 'insideV']],
    ['medium1', 1, ['l', 't', 'r', 'b', 'insideH']],
    ['medium3', 1, ['t', 'b']],
  ] as const)('borders %s with accent %i at the sides %j', (family, accent, sides) => {
    expect(Object.keys(styleOf(family, accent)?.parts.wholeTbl?.borders ?? {})).toEqual(sides);
  });

  it('fills dark tables with the accent, and with a tint of dark without one', () => {
    expect(styleOf('dark1', 0)?.parts.wholeTbl?.fill).toEqual(solid('dk1', 'tint', 0.2));
    expect(styleOf('dark1', 2)?.parts.wholeTbl?.fill).toEqual(solid('accent2'));
    expect(styleOf('dark1', 0)?.parts.lastRow?.fill).toEqual(solid('dk1', 'tint', 0.6));
    expect(styleOf('dark1', 2)?.parts.lastRow?.fill).toEqual(solid('accent2', 'shade', 0.4));
  });
});
