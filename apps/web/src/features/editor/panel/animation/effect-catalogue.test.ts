import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueEffect,
  catalogued,
  EFFECTS,
  type EffectClass,
  firstLook,
} from './effect-catalogue.ts';

const animation = (kind: string, preset: number) => ({ effect: { class: kind, preset } }) as Animation;
const named = (kind: EffectClass, name: string) =>
  EFFECTS[kind].find((each) => each.name === name) as CatalogueEffect;

describe('catalogued', () => {
  it('returns the effect of the animation, by its class and its number in PowerPoint', () => {
    expect(catalogued(animation('entrance', 10))?.name).toBe('fade');
    expect(catalogued(animation('exit', 2))?.name).toBe('fly');
    expect(catalogued(animation('emphasis', 26))?.name).toBe('pulse');
    expect(catalogued(animation('entrance', 26))?.name).toBe('bounce');
    expect(catalogued(animation('path', 64))?.name).toBe('pathUp');
  });

  it('returns undefined for effects that are not in the list', () => {
    expect(catalogued(animation('entrance', 999))).toBeUndefined();
    expect(catalogued(animation('media', 1))).toBeUndefined();
    expect(catalogued(animation('other', 1))).toBeUndefined();
  });

  it('finds each effect of the list', () => {
    for (const [kind, effects] of Object.entries(EFFECTS))
      for (const effect of effects) expect(catalogued(animation(kind, effect.preset))).toBe(effect);
  });
});

describe('firstLook', () => {
  it('returns an animation with the first direction and the duration of the effect', () => {
    expect(firstLook('entrance', named('entrance', 'fly'))).toStrictEqual({
      effect: { class: 'entrance', preset: 2, subtype: 4 },
      delay: 0,
      duration: 500,
    });
    expect(firstLook('exit', named('exit', 'fade'))).toStrictEqual({
      effect: { class: 'exit', preset: 10 },
      delay: 0,
      duration: 500,
    });
  });

  it('returns the final look of an emphasis', () => {
    expect(firstLook('emphasis', named('emphasis', 'grow'))).toMatchObject({
      duration: 2000,
      to: { scaleX: 1.5, scaleY: 1.5 },
    });
    expect(firstLook('emphasis', named('emphasis', 'spin')).to).toEqual({ rotation: 360 });
    expect(firstLook('emphasis', named('emphasis', 'transparent')).to).toEqual({ opacity: 0.5 });
  });

  it('returns a path that starts and ends slowly', () => {
    expect(firstLook('path', named('path', 'pathRight'))).toStrictEqual({
      effect: { class: 'path', preset: 63 },
      delay: 0,
      duration: 2000,
      path: 'M 0 0 L 0.25 0 E',
      accelerate: 0.5,
      decelerate: 0.5,
    });
  });
});

describe('the list of effects', () => {
  it('has sides and corners as the bits that PowerPoint stores', () => {
    const ways = Object.fromEntries(named('entrance', 'fly').ways ?? []);
    const [top, right, bottom, left] = [1, 2, 4, 8];
    expect(ways).toEqual({
      top,
      right,
      bottom,
      left,
      topLeft: top + left,
      topRight: top + right,
      bottomLeft: bottom + left,
      bottomRight: bottom + right,
    });
    const split = Object.fromEntries(named('entrance', 'split').ways ?? []);
    const [vertical, horizontal, into, out] = [5, 10, 16, 32];
    expect(split).toEqual({
      verticalIn: vertical + into,
      verticalOut: vertical + out,
      horizontalIn: horizontal + into,
      horizontalOut: horizontal + out,
    });
    expect(Object.fromEntries(named('entrance', 'blinds').ways ?? [])).toEqual({ vertical, horizontal });
    expect(Object.fromEntries(named('entrance', 'circle').ways ?? [])).toEqual({ in: into, out });
  });

  it('has as many spokes of a wheel as their name says', () => {
    for (const [way, subtype] of named('entrance', 'wheel').ways ?? []) expect(way).toBe(`spokes${subtype}`);
  });

  it('has each number once per class', () => {
    for (const effects of Object.values(EFFECTS))
      expect(new Set(effects.map(({ preset }) => preset)).size).toBe(effects.length);
  });
});
