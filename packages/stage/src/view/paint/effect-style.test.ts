import type { Effects } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { effectStyle, isCast, needsEffectFilter, reflectionOf, shadowOffset } from './effect-style.ts';

const colors = {} as Parameters<typeof effectStyle>[1];
const color = (value: string) => ({ type: 'rgb', value }) as const;
const shadow = { color: color('000000'), blur: 8, distance: 10, angle: 90 };
const glow = { color: color('ff0000'), radius: 12 };
const reflection = {
  startAlpha: 0.5,
  endAlpha: 0.1,
  startPos: 0.2,
  endPos: 0.9,
  distance: 4,
  blur: 0,
  angle: 90,
};
const of = (effects: object) => effects as Effects;

describe('effectStyle', () => {
  it('returns a drop shadow of half the blur in the direction of the shadow', () => {
    expect(effectStyle(of({ outerShadow: shadow }), colors)).toEqual({
      filter: 'drop-shadow(0px 10px 4px #000000)',
    });
  });

  it('returns two drop shadows for a glow, before the shadow and the blur', () => {
    expect(effectStyle(of({ glow, outerShadow: shadow, blur: { radius: 6 } }), colors)?.filter).toBe(
      'drop-shadow(0 0 6px #ff0000) drop-shadow(0 0 4px #ff0000) drop-shadow(0px 10px 4px #000000) blur(3px)',
    );
  });

  it('leaves out the glow that a filter draws and the shadow that a silhouette draws', () => {
    const both = of({ glow, outerShadow: shadow });
    expect(effectStyle(both, colors, { filtered: true })?.filter).toBe('drop-shadow(0px 10px 4px #000000)');
    expect(effectStyle(both, colors, { cast: true })?.filter).toBe(
      'drop-shadow(0 0 6px #ff0000) drop-shadow(0 0 4px #ff0000)',
    );
    expect(effectStyle(both, colors, { cast: true, filtered: true })).toBeUndefined();
  });

  it('returns a reflection alone, and undefined when there are no effects', () => {
    const style = effectStyle(of({ reflection }), colors);
    expect(style?.WebkitBoxReflect).toBe(reflectionOf(reflection));
    expect(style).not.toHaveProperty('filter');
    expect(effectStyle(of({ outerShadow: shadow }), colors)).not.toHaveProperty('WebkitBoxReflect');
    expect(effectStyle(of({}), colors)).toBeUndefined();
  });

  it('rounds lengths to hundredths of a pixel', () => {
    expect(effectStyle(of({ blur: { radius: 1.2345 } }), colors)?.filter).toBe('blur(0.62px)');
  });
});

describe('shadowOffset', () => {
  const at = (angle: number, turn: number, rotateWithShape?: boolean) => {
    const { x, y } = shadowOffset({ ...shadow, angle, rotateWithShape }, turn);
    return [Math.round(x * 1e6) / 1e6 + 0, Math.round(y * 1e6) / 1e6 + 0];
  };

  it('turns with the element, unless the shadow keeps its direction', () => {
    expect(at(0, 90)).toEqual([10, 0]);
    expect(at(90, 90, true)).toEqual([0, 10]);
    expect(at(90, 90, false)).toEqual([10, 0]);
    expect(at(0, 90, false)).toEqual([0, -10]);
  });

  it('is used by the style with the rotation of the element', () => {
    const kept = of({ outerShadow: { ...shadow, rotateWithShape: false } });
    expect(effectStyle(kept, colors, { turn: 90 })?.filter).toBe('drop-shadow(10px 0px 4px #000000)');
    expect(effectStyle(kept, colors)?.filter).toBe('drop-shadow(0px 10px 4px #000000)');
  });
});

describe('isCast', () => {
  it('returns true when the shadow is scaled or skewed', () => {
    expect(isCast(undefined)).toBe(false);
    expect(isCast(of({ glow }))).toBe(false);
    expect(isCast(of({ outerShadow: shadow }))).toBe(false);
    for (const more of [{ scaleX: 1.1 }, { scaleY: -0.5 }, { skewX: 10 }, { skewY: -10 }])
      expect(isCast(of({ outerShadow: { ...shadow, ...more } }))).toBe(true);
    expect(isCast(of({ outerShadow: { ...shadow, scaleX: 1, scaleY: 1, skewX: 0, skewY: 0 } }))).toBe(false);
  });
});

describe('needsEffectFilter', () => {
  it('returns true for each effect that CSS cannot draw', () => {
    for (const effects of [
      { softEdge: { radius: 1 } },
      { innerShadow: shadow },
      { glow },
      { bevel: { top: {} } },
    ])
      expect(needsEffectFilter(of(effects))).toBe(true);
    expect(needsEffectFilter(of({ outerShadow: shadow, reflection, blur: { radius: 1 } }))).toBe(false);
  });
});

describe('reflectionOf', () => {
  it('fades from the end of the reflection to its start, which is nearest to the element', () => {
    expect(reflectionOf(reflection)).toBe(
      'below 4px linear-gradient(rgba(0,0,0,0.1) 10%,rgba(0,0,0,0.5) 80%)',
    );
  });
});
