import { DEFAULT_COLOR_MAP } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { hasShadowBehind, letterEffects, letterFill, shadowAlone, solidLook } from './letter-paint.ts';

const colors = { colors: {}, map: DEFAULT_COLOR_MAP };
const stop = (pos: number, value: string) => ({ pos, color: { type: 'rgb' as const, value } });
const gradient = (angle: number, ...stops: ReturnType<typeof stop>[]) => ({
  type: 'gradient' as const,
  stops,
  shade: { type: 'linear' as const, angle },
});
const red = { type: 'solid' as const, color: { type: 'rgb' as const, value: 'FF0000' } };

describe('letters filled with a gradient', () => {
  const fill = gradient(90, stop(1, '0000FF'), stop(0, 'FF0000'));

  it("have padding, in which the gradient's first and last colours continue", () => {
    const { backgroundImage, paddingBlock, paddingInline, marginInline } = letterFill(fill, colors);
    expect(backgroundImage).toContain(
      'linear-gradient(180deg,#ff0000 calc(0% + 0.3em),#0000ff calc(100% + -0.3em))',
    );
    expect([paddingBlock, paddingInline, marginInline]).toEqual(['0.3em', '0.15em', '-0.15em']);
  });

  it('have the middle colour wherever the gradient does not paint', () => {
    const shown = (...stops: ReturnType<typeof stop>[]) => letterFill(gradient(0, ...stops), colors).color;
    expect(shown(stop(0, 'FF0000'), stop(1, '0000FF'))).toBe('#800080');
    expect(shown(stop(0, 'FF0000'), stop(0.5, '00FF00'), stop(1, '0000FF'))).toBe('#00ff00');
    expect(shown(stop(0, 'FF0000'), stop(0.25, '00FF00'))).toBe('#00ff00');
    expect(shown(stop(0.75, '0000FF'))).toBe('#0000ff');
  });

  it('are a mask in print, with a faint colour that keeps the text selectable, and a background inset from the edges', () => {
    expect(letterFill(fill, colors)).toMatchObject({
      WebkitTextFillColor: 'rgb(0 0 0 / 0.4%)',
      backgroundImage: expect.stringMatching(/^linear-gradient/),
      backgroundSize: 'calc(100% - 2px) calc(100% - 2px)',
      backgroundRepeat: 'no-repeat',
    });
  });

  it('have their shadow as a filter, and in print as a separate text behind them', () => {
    const outerShadow = {
      color: { type: 'rgb' as const, value: '000000' },
      blur: 2,
      distance: 4,
      angle: 0,
    };
    const look = { size: 20, latin: 'Arial', eastAsian: '宋体', effects: { outerShadow } };
    expect(letterEffects({ ...look, fill }, colors)).toEqual({
      filter: 'var(--letters-filter,drop-shadow(4px 0px 1px #000000))',
    });
    expect(letterEffects({ ...look, fill: red }, colors)).toEqual({
      textShadow: '4.00px 0.00px 2px #000000',
    });
    expect(
      [
        { ...look, fill },
        { ...look, fill: red },
      ].map((one) => hasShadowBehind(one, colors)),
    ).toEqual([true, false]);
    const unseen = { color: 'transparent', WebkitTextFillColor: 'transparent' };
    const behind = shadowAlone({ fontSize: 20, ...letterFill(fill, colors) }, { ...look, fill }, colors);
    expect(behind).toMatchObject({ ...unseen, fontSize: 20, textShadow: '4.00px 0.00px 2px #000000' });
    expect(behind).not.toHaveProperty('backgroundImage');
    const beside = shadowAlone({ color: '#ff0000' }, { ...look, fill: red }, colors);
    expect(beside).toMatchObject({ ...unseen, textShadow: 'none' });
  });

  it('leave bullets and formulas in a solid colour, as transparent as the gradient', () => {
    const clear = {
      pos: 0,
      color: { type: 'rgb' as const, value: 'FF0000', mods: [{ op: 'alpha' as const, value: 0.5 }] },
    };
    const { fill: solid } = solidLook({ fill: gradient(0, stop(1, 'FF0000'), clear) }, colors);
    expect(letterFill(solid, colors)).toEqual({ color: 'rgba(255,0,0,0.75)' });
    expect(solidLook({ fill: red }, colors).fill).toBe(red);
  });
});

it('letterFill mixes the middle colour by the distances of the colours beside it, with their opacity', () => {
  const middle = (...stops: ReturnType<typeof stop>[]) => letterFill(gradient(0, ...stops), colors).color;
  expect(middle(stop(0.25, '000000'), stop(0.75, 'FFFFFF'))).toBe('#808080');
  expect(middle(stop(0.4, '000000'), stop(0.9, 'FFFFFF'))).toBe('#333333');
  const half = {
    pos: 0,
    color: { ...stop(0, 'FF0000').color, mods: [{ op: 'alpha' as const, value: 0.5 }] },
  };
  expect(solidLook({ fill: gradient(0, half) }, colors).fill).toMatchObject({
    type: 'solid',
    color: { value: 'ff0000', mods: [{ op: 'alpha', value: 0.5 }] },
  });
  expect(solidLook({ fill: red }, colors).fill).toBe(red);
});

it('letterFill returns the colour of a plain fill, of the dots of a pattern, or of the theme', () => {
  const color = (fill: object | undefined) => letterFill(fill as Parameters<typeof letterFill>[0], colors);
  expect(color(red)).toEqual({ color: '#ff0000' });
  expect(color({ type: 'pattern', foreground: red.color })).toEqual({ color: '#ff0000' });
  expect(color({ type: 'none' })).toEqual({ color: 'transparent' });
  expect(color(undefined)).toEqual({ color: '#000000' });
});

it.each([
  [{}, true],
  [{ skewX: 10 }, false],
  [{ skewY: -10 }, false],
  [{ scaleY: 0.7 }, false],
  [{ scaleY: 0.8 }, true],
])('letterEffects draws a shadow with %o: %s', (more, drawn) => {
  const outerShadow = { color: red.color, blur: 2, distance: 4, angle: 90, ...more };
  const look = { size: 20, latin: 'Arial', eastAsian: '', fill: red, effects: { outerShadow } };
  expect(letterEffects(look, colors)).toEqual(drawn ? { textShadow: '0.00px 4.00px 2px #ff0000' } : {});
});
