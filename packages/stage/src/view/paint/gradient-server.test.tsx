import type { ColorContext } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cssGradient, GradientServer, type GradientServerProps } from './gradient-server.tsx';

const colors = {} as ColorContext;
const rgb = (value: string, alpha?: number) => ({
  type: 'rgb',
  value,
  ...(alpha === undefined ? {} : { mods: [{ op: 'alpha', value: alpha }] }),
});
const stops = [
  { pos: 1, color: rgb('0000ff', 0.5) },
  { pos: 0, color: rgb('ff0000') },
];
const fill = (shade: object, more: object = {}) =>
  ({ type: 'gradient', stops, shade, ...more }) as unknown as GradientServerProps['fill'];
const drawn = (given: GradientServerProps['fill'], box: GradientServerProps['box'] = { w: 200, h: 100 }) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <GradientServer id="g" fill={given} colors={colors} box={box} />
    </svg>,
  );
/** The ends of a linear gradient. */
const axis = (...given: Parameters<typeof drawn>) =>
  ['x1', 'y1', 'x2', 'y2'].map(
    (name) => Math.round(Number(new RegExp(`${name}="([^"]+)"`).exec(drawn(...given))?.[1])) + 0,
  );
const linear = (angle: number, more: object = {}) => fill({ type: 'linear', angle, ...more });

describe('GradientServer', () => {
  it('spans the box in the direction of a linear gradient', () => {
    expect(axis(linear(0))).toEqual([0, 50, 200, 50]);
    expect(axis(linear(90))).toEqual([100, 0, 100, 100]);
    expect(axis(linear(180))).toEqual([200, 50, 0, 50]);
    expect(axis(linear(45))).toEqual([25, -25, 175, 125]);
  });

  it('stretches the angle of a scaled gradient with the box', () => {
    expect(axis(linear(45, { scaled: true }))).toEqual([60, -30, 140, 130]);
    expect(axis(linear(45, { scaled: true }), { w: 0, h: 100 })).toEqual(axis(linear(45), { w: 0, h: 100 }));
  });

  it('keeps its direction on the page when it does not rotate with its shape', () => {
    const kept = fill({ type: 'linear', angle: 90 }, { rotateWithShape: false });
    expect(axis(kept, { w: 200, h: 100, rotation: 90 })).toEqual([0, 50, 200, 50]);
    expect(axis(kept)).toEqual([100, 0, 100, 100]);
    expect(axis(linear(90), { w: 200, h: 100, rotation: 90 })).toEqual([100, 0, 100, 100]);
  });

  it('reaches the farthest corner from the focus of a circle', () => {
    const circle = (l: number, t: number, r: number, b: number) =>
      drawn(fill({ type: 'path', path: 'circle', focus: { l, t, r, b } }));
    expect(circle(0.5, 0.5, 0.5, 0.5)).toContain(`cx="100" cy="50" r="${Math.hypot(100, 50)}"`);
    expect(circle(0, 0, 1, 1)).toContain(`cx="0" cy="0" r="${Math.hypot(200, 100)}"`);
    expect(circle(0.75, 1, 0.25, 0)).toContain(`cx="150" cy="100" r="${Math.hypot(150, 100)}"`);
  });

  it('sorts its colours by position, and separates their opacity', () => {
    expect(drawn(linear(0))).toContain(
      '<stop offset="0" stop-color="#ff0000"></stop><stop offset="1" stop-color="#0000ff" stop-opacity="0.5"></stop>',
    );
  });
});

describe('cssGradient', () => {
  const plain = { inline: 0, block: 0 };

  it('returns a gradient of CSS, whose angle counts from the top', () => {
    expect(cssGradient(linear(0), colors, plain)).toBe(
      'linear-gradient(90deg,#ff0000 0%,rgba(0,0,255,0.5) 100%)',
    );
    expect(cssGradient(fill({ type: 'path', path: 'circle' }), colors, { inline: 1, block: 1 })).toBe(
      'radial-gradient(#ff0000 0%,rgba(0,0,255,0.5) 100%)',
    );
  });

  it('gives the padding the first and the last colour', () => {
    const at = (angle: number) => cssGradient(linear(angle), colors, { inline: 0.5, block: 0.25 });
    expect(at(0)).toBe(
      'linear-gradient(90deg,#ff0000 calc(0% + 0.5em),rgba(0,0,255,0.5) calc(100% + -0.5em))',
    );
    expect(at(90)).toBe(
      'linear-gradient(180deg,#ff0000 calc(0% + 0.25em),rgba(0,0,255,0.5) calc(100% + -0.25em))',
    );
    const middle = {
      ...linear(0),
      stops: [{ pos: 0.5, color: rgb('ff0000') }],
    } as GradientServerProps['fill'];
    expect(cssGradient(middle, colors, { inline: 0.5, block: 0 })).toBe('linear-gradient(90deg,#ff0000 50%)');
  });
});
