import { describe, expect, it } from 'vitest';
import type { Color, ColorTransform } from '../records/paint.ts';
import { type ColorContext, cssColor, resolveColor, toHex } from './color.ts';

const office: ColorContext = {
  colors: { accent1: '4472C4', dk1: '000000', lt1: 'FFFFFF', dk2: '44546A', lt2: 'E7E6E6' },
  map: { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' },
};

function accent(...mods: ColorTransform[]): Color {
  return { type: 'scheme', slot: 'accent1', mods };
}

function shown(color: Color, context = office): string {
  return toHex(resolveColor(color, context));
}

describe('theme colours', () => {
  it.each([
    ['darker by a quarter', [{ op: 'lumMod', value: 0.75 }], '2f5597'],
    ['darker by half', [{ op: 'lumMod', value: 0.5 }], '203864'],
    [
      'lighter by 40 %',
      [
        { op: 'lumMod', value: 0.6 },
        { op: 'lumOff', value: 0.4 },
      ],
      '8faadc',
    ],
    [
      'lighter by 80 %',
      [
        { op: 'lumMod', value: 0.2 },
        { op: 'lumOff', value: 0.8 },
      ],
      'dae3f3',
    ],
  ] satisfies [string, ColorTransform[], string][])(
    "are resolved to PowerPoint's result for %s",
    (_, mods, hex) => {
      const near = [0, 2, 4].every(
        (at) =>
          Math.abs(
            Number.parseInt(shown(accent(...mods)).slice(at, at + 2), 16) -
              Number.parseInt(hex.slice(at, at + 2), 16),
          ) <= 1,
      );
      expect(near, `${shown(accent(...mods))} is not ${hex}`).toBe(true);
    },
  );

  it('apply tint and shade to linear light', () => {
    expect(shown({ type: 'rgb', value: '000000', mods: [{ op: 'tint', value: 0.5 }] })).toBe('bcbcbc');
    expect(shown({ type: 'rgb', value: 'FFFFFF', mods: [{ op: 'shade', value: 0.5 }] })).toBe('bcbcbc');
  });

  it('are resolved through the page’s colour map, and change with the theme', () => {
    const dark: ColorContext = { ...office, map: { ...office.map, bg1: 'dk1', tx1: 'lt1' } };
    const background: Color = { type: 'scheme', slot: 'bg1' };
    expect(shown(background)).toBe('ffffff');
    expect(shown(background, dark)).toBe('000000');
    const other: ColorContext = { ...office, colors: { ...office.colors, accent1: 'FF0000' } };
    expect(shown(accent(), other)).toBe('ff0000');
  });

  it('keep their opacity in CSS', () => {
    expect(cssColor(resolveColor(accent({ op: 'alpha', value: 0.5 }), office))).toBe('rgba(68,114,196,0.5)');
    expect(cssColor(resolveColor(accent(), office))).toBe('#4472c4');
  });

  it('resolve phClr to the caller’s colour', () => {
    const own: Color = { type: 'rgb', value: '123456' };
    expect(toHex(resolveColor({ type: 'scheme', slot: 'phClr' }, office, own))).toBe('123456');
  });
});
