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

describe('transforms of a colour', () => {
  const red = { type: 'rgb', value: 'CC3333' } as const;
  it.each([
    ['lum', 0.5, 'cc3333'],
    ['lum', 1, 'ffffff'],
    ['satMod', 0, '808080'],
    ['satMod', 0.5, 'a65959'],
    ['satOff', -0.3, 'a65959'],
    ['sat', 1, 'ff0000'],
    ['hue', 120, '33cc33'],
    ['hueOff', 120, '33cc33'],
    ['hueOff', -120, '3333cc'],
    ['comp', undefined, '33cccc'],
    ['gray', undefined, '545454'],
    ['inv', undefined, 'a9fbfb'],
    ['gamma', undefined, 'e77c7c'],
    ['invGamma', undefined, '9a0808'],
    ['red', 0, '003333'],
    ['green', 1, 'ccff33'],
    ['blueMod', 0, 'cc3300'],
    ['greenOff', 1, 'ccff33'],
    ['redMod', 0.5, '953333'],
    ['blueOff', 0.1, 'cc3366'],
  ] as [ColorTransform['op'], number | undefined, string][])('%s %s returns %s', (op, value, hex) => {
    expect(shown({ ...red, mods: [{ op, ...(value !== undefined && { value }) }] })).toBe(hex);
  });

  it('multiply the hue', () => {
    expect(shown({ type: 'rgb', value: '33CC33', mods: [{ op: 'hueMod', value: 2 }] })).toBe('3333cc');
  });

  it.each([
    ['alpha', 2, 1],
    ['alphaMod', 0.5, 0.25],
    ['alphaOff', -0.2, 0.3],
    ['alphaOff', -0.9, 0],
  ] as const)('%s %d of a colour at half opacity returns %d', (op, value, alpha) => {
    const mods: ColorTransform[] = [
      { op: 'alpha', value: 0.5 },
      { op, value },
    ];
    expect(resolveColor({ ...red, mods }, office).a).toBeCloseTo(alpha);
  });

  it('are black for a missing colour, and for phClr without or with itself', () => {
    const own: Color = { type: 'scheme', slot: 'phClr' };
    expect([shown(own), toHex(resolveColor(own, office, own))]).toEqual(['000000', '000000']);
    expect(shown({ type: 'scheme', slot: 'accent2' })).toBe('ed7d31');
    expect(shown({ type: 'scheme', slot: 'bg1' }, { colors: {}, map: {} as never })).toBe('ffffff');
  });
});
