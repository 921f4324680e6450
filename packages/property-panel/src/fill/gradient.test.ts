import { type Color, DEFAULT_COLOR_MAP, OFFICE_COLORS, resolveColor } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import {
  colorAt,
  focusPlaceOf,
  type GradientFill,
  gradientFrom,
  reversed,
  widestGap,
  withAngle,
  withChangedStop,
  withFocus,
  withoutStop,
  withShadeKind,
  withStop,
} from './gradient.ts';

const colors = { colors: OFFICE_COLORS, map: DEFAULT_COLOR_MAP };
const blackToWhite: GradientFill = {
  type: 'gradient',
  stops: [
    { pos: 0, color: { type: 'rgb', value: '000000' } },
    { pos: 1, color: { type: 'rgb', value: 'FFFFFF' } },
  ],
  shade: { type: 'linear', angle: 45, scaled: true },
};

describe('the stops of a gradient', () => {
  it('are added with the colour that the gradient has at their position', () => {
    const { fill, at } = withStop(blackToWhite, 0.5, colors);
    expect(at).toBe(1);
    expect(fill.stops.map(({ pos }) => pos)).toEqual([0, 0.5, 1]);
    expect(fill.stops[1]?.color).toEqual({ type: 'rgb', value: '808080' });
  });

  it('are added with an interpolated opacity between two transparent stops', () => {
    const fill: GradientFill = {
      ...blackToWhite,
      stops: [
        { pos: 0.2, color: { type: 'rgb', value: '000000', mods: [{ op: 'alpha', value: 0 }] } },
        { pos: 0.6, color: { type: 'rgb', value: '000000' } },
      ],
    };
    expect(colorAt(fill, 0.4, colors)).toEqual({
      type: 'rgb',
      value: '000000',
      mods: [{ op: 'alpha', value: 0.5 }],
    });
    expect(colorAt(fill, 0.9, colors)).toEqual({ type: 'rgb', value: '000000' });
  });

  it('keep their identity when they are moved past each other', () => {
    const { fill } = withStop(blackToWhite, 0.5, colors);
    const moved = withChangedStop(fill, 0, { pos: 0.8 });
    expect(moved.at).toBe(1);
    expect(moved.fill.stops.map(({ pos }) => pos)).toEqual([0.5, 0.8, 1]);
    expect(moved.fill.stops[1]?.color).toEqual({ type: 'rgb', value: '000000' });
  });

  it('are moved only within the bar', () => {
    expect(withChangedStop(blackToWhite, 1, { pos: 7 }).fill.stops[1]?.pos).toBe(1);
    expect(withChangedStop(blackToWhite, 0, { pos: -1 }).fill.stops[0]?.pos).toBe(0);
  });

  it('are removed down to the last two', () => {
    const { fill } = withStop(blackToWhite, 0.5, colors);
    expect(withoutStop(fill, 1).fill.stops).toEqual(blackToWhite.stops);
    expect(withoutStop(blackToWhite, 0).fill).toBe(blackToWhite);
  });

  it('are in reverse order when the gradient is reversed', () => {
    const { fill } = withStop(blackToWhite, 0.2, colors);
    expect(reversed(fill).stops.map(({ pos }) => pos)).toEqual([0, 0.8, 1]);
    expect(reversed(reversed(fill))).toEqual(fill);
  });

  it('are added in the widest gap', () => {
    const { fill } = withStop(blackToWhite, 0.4, colors);
    expect(widestGap(fill)).toBe(0.7);
  });
});

describe('the kind and angle of a gradient', () => {
  it('keep the stops when they are changed and changed back', () => {
    const round = withFocus(withShadeKind(blackToWhite, 'circle'), 'bottomRight');
    expect(round.stops).toEqual(blackToWhite.stops);
    expect(focusPlaceOf(round)).toBe('bottomRight');
    expect(focusPlaceOf(withShadeKind(round, 'rect'))).toBe('bottomRight');
    expect(withShadeKind(round, 'linear').shade).toEqual({ type: 'linear', angle: 90 });
  });

  it('are limited to 0 to 359 degrees, and keep a scaled gradient scaled', () => {
    expect(withAngle(blackToWhite, -90).shade).toEqual({ type: 'linear', angle: 270, scaled: true });
    expect(withAngle(blackToWhite, 360).shade).toEqual({ type: 'linear', angle: 0, scaled: true });
  });

  it("are set so that a new gradient begins light and ends in the shape's former colour", () => {
    const fill = gradientFrom({ type: 'scheme', slot: 'accent2' }, colors);
    expect(fill.stops[1]?.color).toEqual({ type: 'scheme', slot: 'accent2' });
    expect(fill.stops[0]?.color.mods).toHaveLength(2);
  });

  it('are set so that a new gradient goes from white to a shade of the theme’s colour, visible on a white page', () => {
    const white: Color = { type: 'scheme', slot: 'bg1' };
    const fill = gradientFrom(white, colors);
    expect(fill.stops[0]?.color).toEqual(white);
    const shades = fill.stops.map(({ color }) => resolveColor(color, colors));
    expect(shades[0]).toMatchObject({ r: 1, g: 1, b: 1 });
    expect(Math.min(shades[1]?.r ?? 1, shades[1]?.g ?? 1, shades[1]?.b ?? 1)).toBeLessThan(0.8);
  });
});
