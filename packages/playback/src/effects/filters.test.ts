import { describe, expect, it } from 'vitest';
import * as clip from './clip.ts';
import type { Direction } from './direction.ts';
import { filterKeyframes, slide } from './filters.ts';

const to = (change: Partial<Direction> = {}): Direction => ({
  x: 0,
  y: 0,
  axis: 'horizontal',
  outwards: false,
  ...change,
});
const vertical = to({ axis: 'vertical' });

describe('filterKeyframes', () => {
  it.each([
    ['fade', [{ opacity: 0 }, { opacity: 1 }]],
    [' FADE ', [{ opacity: 0 }, { opacity: 1 }]],
    ['blinds(horizontal)', clip.blinds(to())],
    ['blinds(vertical)', clip.blinds(vertical)],
    ['checkerboard(across)', clip.checkerboard(to())],
    ['checkerboard(down)', clip.checkerboard(vertical)],
    ['barn(inHorizontal)', clip.split(to())],
    ['barn(outVertical)', clip.split(to({ axis: 'vertical', outwards: true }))],
    ['box(in)', clip.box(to())],
    ['box(out)', clip.box(to({ outwards: true }))],
    ['circle(in)', clip.circle('in')],
    ['circle(out)', clip.circle('out')],
    ['diamond(in)', clip.diamond('in')],
    ['diamond(out)', clip.diamond('out')],
    ['plus(in)', clip.plus('in')],
    ['plus(out)', clip.plus('out')],
    ['dissolve', clip.dissolve()],
    ['randombar(vertical)', clip.randomBars(vertical)],
    ['randomBars(horizontal)', clip.randomBars(to())],
    ['slide(fromLeft)', slide(to({ x: -1 }))],
    ['strips(upLeft)', clip.strips(to({ x: 1, y: 1 }))],
    ['strips(downRight)', clip.strips(to({ x: -1, y: -1 }))],
    ['wedge', clip.wedge()],
    ['wheel(4)', clip.wheel(4)],
    ['wheel', clip.wheel(1)],
    ['wheel(0)', clip.wheel(1)],
    ['wheel(99)', clip.wheel(16)],
    ['wipe(left)', clip.wipe(to({ x: -1 }))],
    ['wipe(right)', clip.wipe(to({ x: 1 }))],
    ['wipe(up)', clip.wipe(to({ y: -1 }))],
    ['wipe(fromTop)', clip.wipe(to({ y: -1 }))],
    ['wipe(down)', clip.wipe(to({ y: 1 }))],
  ])('returns the keyframes of %s', (filter, keyframes) => {
    expect(filterKeyframes(filter)).toEqual(keyframes);
  });

  it.each(['', 'other(left)', 'fade(', 'two words'])('returns undefined for %j', (filter) => {
    expect(filterKeyframes(filter)).toBeUndefined();
  });

  it.each([
    ['stretch(across)', '0% 0%', 'scale(0,1)'],
    ['stretch(left)', '-50% 0%', 'scale(0,1)'],
    ['stretch(right)', '50% 0%', 'scale(0,1)'],
    ['stretch(up)', '0% -50%', 'scale(1,0)'],
    ['stretch(down)', '0% 50%', 'scale(1,0)'],
  ])('stretches with %s from its side', (filter, translate, transform) => {
    expect(filterKeyframes(filter)).toEqual([
      { translate, transform },
      { translate: '0% 0%', transform: 'scale(1,1)' },
    ]);
  });
});

it.each([
  [{ x: -1 }, '-100% 0%', 'inset(0% 0% 0% 100%)'],
  [{ x: 1 }, '100% 0%', 'inset(0% 100% 0% 0%)'],
  [{ y: -1 }, '0% -100%', 'inset(100% 0% 0% 0%)'],
  [{ y: 1 }, '0% 100%', 'inset(0% 0% 100% 0%)'],
] as const)('slide from %o clips the part outside of the box', (direction, translate, clipPath) => {
  expect(slide(to(direction))).toEqual([
    { translate, clipPath },
    { translate: '0% 0%', clipPath: 'inset(0% 0% 0% 0%)' },
  ]);
});
