import type { Fill, Line } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { isDrawn, lineColor, lineWidth, strokeAttributes } from './line-style.ts';

const solid = (value: string): Fill => ({ type: 'solid', color: { type: 'rgb', value } });
const red: Line = { fill: solid('ff0000'), width: 2 };

describe('strokeAttributes', () => {
  it('returns a solid line with round joins by default', () => {
    expect(strokeAttributes(red)).toEqual({
      strokeWidth: 2,
      strokeDasharray: undefined,
      strokeLinecap: undefined,
      strokeLinejoin: 'round',
      strokeMiterlimit: undefined,
    });
  });

  it('is a pixel wide by default, and never thinner than a hairline', () => {
    expect(lineWidth({ fill: solid('ff0000') })).toBe(1);
    expect(lineWidth({ fill: solid('ff0000'), width: 0 })).toBe(0);
    expect(strokeAttributes({ width: 0 }).strokeWidth).toBe(0.25);
    expect(strokeAttributes({}).strokeWidth).toBe(1);
  });

  it('scales dashes with the width, as if a thin line were a pixel wide', () => {
    const dashes = (line: Line) => strokeAttributes(line).strokeDasharray;
    expect(dashes({ dash: 'dash', width: 2 })).toBe('8 6');
    expect(dashes({ dash: 'lgDashDotDot', width: 3 })).toBe('24 9 3 9 3 9');
    expect(dashes({ dash: 'sysDot', width: 0.5 })).toBe('1 1');
    expect(dashes({ dash: [5, 2], width: 2 })).toBe('10 4');
    expect(dashes({ dash: 'solid', width: 2 })).toBeUndefined();
    expect(dashes({ dash: [], width: 2 })).toBeUndefined();
  });

  it('draws the preset dashes of the standard', () => {
    const dashes = (dash: Line['dash']) => strokeAttributes({ dash, width: 1 }).strokeDasharray;
    expect(dashes('dot')).toBe('1 3');
    expect(dashes('lgDash')).toBe('8 3');
    expect(dashes('dashDot')).toBe('4 3 1 3');
    expect(dashes('lgDashDot')).toBe('8 3 1 3');
    expect(dashes('sysDash')).toBe('3 1');
    expect(dashes('sysDashDot')).toBe('3 1 1 1');
    expect(dashes('sysDashDotDot')).toBe('3 1 1 1 1 1');
  });

  it('takes the caps, which SVG adds to a dash, from the dashes and gives them to the gaps', () => {
    const dashes = (line: Line) => strokeAttributes(line).strokeDasharray;
    expect(dashes({ dash: 'dash', width: 2, cap: 'round' })).toBe('6 8');
    expect(dashes({ dash: 'dash', width: 2, cap: 'square' })).toBe('6 8');
    expect(dashes({ dash: 'dash', width: 2, cap: 'flat' })).toBe('8 6');
    // A dot that consists of its caps alone keeps a length, for SVG would draw nothing otherwise.
    expect(dashes({ dash: 'dot', width: 1, cap: 'round' })).toBe('0.01 4');
  });

  it('returns caps and joins by their names in SVG', () => {
    expect(strokeAttributes({ cap: 'round' }).strokeLinecap).toBe('round');
    expect(strokeAttributes({ cap: 'square' }).strokeLinecap).toBe('square');
    expect(strokeAttributes({ cap: 'flat' }).strokeLinecap).toBeUndefined();
    expect(strokeAttributes({ join: 'miter' })).toMatchObject({
      strokeLinejoin: 'miter',
      strokeMiterlimit: 8,
    });
    expect(strokeAttributes({ join: 'bevel' })).toMatchObject({
      strokeLinejoin: 'bevel',
      strokeMiterlimit: undefined,
    });
  });
});

describe('isDrawn', () => {
  it('returns true for a line with paint, even when its width is 0', () => {
    expect(isDrawn(red)).toBe(true);
    expect(isDrawn({ ...red, width: 0 })).toBe(true);
    expect(isDrawn(undefined)).toBe(false);
    expect(isDrawn({ width: 2 })).toBe(false);
    expect(isDrawn({ fill: { type: 'none' } })).toBe(false);
  });
});

describe('lineColor', () => {
  const colors = {} as Parameters<typeof lineColor>[1];
  const color = (value: string) => ({ type: 'rgb', value }) as const;

  it('returns the colour of a solid fill, the foreground of a pattern and the first stop of a gradient', () => {
    expect(lineColor(red, colors)).toBe('#ff0000');
    const pattern = {
      type: 'pattern',
      preset: 'pct5',
      foreground: color('00ff00'),
      background: color('0000ff'),
    };
    expect(lineColor({ fill: pattern as Fill }, colors)).toBe('#00ff00');
    const stops = [
      { pos: 0, color: color('112233') },
      { pos: 1, color: color('445566') },
    ];
    expect(lineColor({ fill: { type: 'gradient', stops } as unknown as Fill }, colors)).toBe('#112233');
  });

  it('returns undefined when there is no paint', () => {
    expect(lineColor(undefined, colors)).toBeUndefined();
    expect(lineColor({}, colors)).toBeUndefined();
    expect(lineColor({ fill: { type: 'gradient', stops: [] } as unknown as Fill }, colors)).toBeUndefined();
  });
});
