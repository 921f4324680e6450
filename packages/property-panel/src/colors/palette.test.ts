import { type Color, designOf, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { cssOf, hexOf, opacityOf, opaque, sameColor, themePalette, withOpacity } from './palette.ts';

const { colors } = designOf(new SnapshotReader({ records: [] }), 'page');
const red: Color = { type: 'rgb', value: 'FF0000' };
const alpha = (value: number) => ({ op: 'alpha', value }) as const;
const darker = { op: 'lumMod', value: 0.75 } as const;

describe('themePalette', () => {
  const palette = themePalette(colors);

  it("returns the theme's ten colours, then five rows of ten shades", () => {
    expect(palette).toHaveLength(60);
    expect(palette.slice(0, 10).map(({ shade, color }) => [shade, color.mods])).toEqual(
      Array.from({ length: 10 }, () => [0, undefined]),
    );
    for (let row = 1; row < 6; row++)
      expect(palette.slice(row * 10, row * 10 + 10).map(({ slot }) => slot)).toEqual(
        palette.slice(0, 10).map(({ slot }) => slot),
      );
  });

  const shadesOf = (slot: string, of = palette) =>
    of.filter((each) => each.slot === slot).map(({ shade }) => shade);

  it('darkens a light colour, lightens a dark one, and does both with others', () => {
    expect(shadesOf('bg1')).toEqual([0, -5, -15, -25, -35, -50]);
    expect(shadesOf('tx1')).toEqual([0, 50, 35, 25, 15, 5]);
    expect(shadesOf('accent1')).toEqual([0, 80, 60, 40, -25, -50]);
  });

  it('stores a shade as changes of the luminance', () => {
    const modsOf = (slot: string, shade: number) =>
      palette.find((each) => each.slot === slot && each.shade === shade)?.color.mods;
    expect(modsOf('accent1', 80)).toEqual([
      { op: 'lumMod', value: 0.2 },
      { op: 'lumOff', value: 0.8 },
    ]);
    expect(modsOf('accent1', -25)).toEqual([{ op: 'lumMod', value: 0.75 }]);
    expect(modsOf('bg1', -35)).toEqual([{ op: 'lumMod', value: 0.65 }]);
  });
});

describe('colours', () => {
  it('are returned as CSS and as hexadecimal digits', () => {
    expect(cssOf(red, colors)).toMatch(/^#ff0000$/i);
    expect(hexOf(red, colors)).toMatch(/^#ff0000$/i);
  });

  it('are the same when only their opacity differs', () => {
    expect(sameColor(red, { ...red, mods: [alpha(0.5)] })).toBe(true);
    expect(sameColor({ ...red, mods: [alpha(0.5)] }, red)).toBe(true);
    expect(sameColor({ ...red, mods: [darker] }, red)).toBe(false);
    expect(sameColor({ type: 'rgb', value: '00FF00' }, red)).toBe(false);
    expect(sameColor(undefined, red)).toBe(false);
  });
});

describe('opacity', () => {
  it('is 1 unless the colour sets it', () => {
    expect(opacityOf(red)).toBe(1);
    expect(opacityOf({ ...red, mods: [darker, alpha(0.25)] })).toBe(0.25);
    expect(opacityOf({ ...red, mods: [alpha(0)] })).toBe(0);
  });

  it('is removed without the other changes of the colour', () => {
    expect(opaque({ ...red, mods: [darker, alpha(0.5)] })).toEqual({ ...red, mods: [darker] });
    expect(opaque({ ...red, mods: [alpha(0.5)] })).toStrictEqual(red);
    expect(opaque(red)).toStrictEqual(red);
  });

  it('is set once, from 0 on, and not stored at 1', () => {
    expect(withOpacity({ ...red, mods: [alpha(0.5), darker] }, 0.25)).toEqual({
      ...red,
      mods: [darker, alpha(0.25)],
    });
    expect(withOpacity(red, -1)).toEqual({ ...red, mods: [alpha(0)] });
    expect(withOpacity({ ...red, mods: [alpha(0.5)] }, 1)).toStrictEqual(red);
    expect(withOpacity(red, 0.99).mods).toEqual([alpha(0.99)]);
  });
});
