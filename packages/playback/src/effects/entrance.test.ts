import { describe, expect, it } from 'vitest';
import * as clip from './clip.ts';
import { directionOf } from './direction.ts';
import { entranceKeyframes, knowsEntrance } from './entrance.ts';
import { slide } from './filters.ts';

const place = { frame: { x: 100, y: 50, w: 200, h: 100 }, page: { w: 1000, h: 500 } };
const entrance = (preset: number, subtype?: number) => entranceKeyframes(preset, subtype, place);
/** Transform at the beginning. */
const begin = (preset: number, subtype?: number) => entrance(preset, subtype)[0]?.transform;
const FADE = [{ opacity: 0 }, { opacity: 1 }];

it.each([
  [8, 'translate(-300px, 0px)'],
  [2, 'translate(900px, 0px)'],
  [1, 'translate(0px, -150px)'],
  [4, 'translate(0px, 450px)'],
  [undefined, 'translate(0px, 450px)'],
  [9, 'translate(-300px, -150px)'],
  [6, 'translate(900px, 450px)'],
])('flying in with subtype %s begins outside of the page', (subtype, transform) => {
  for (const preset of [2, 7, 29]) expect(begin(preset, subtype)).toBe(transform);
  expect(begin(51, subtype)).toBe(`${transform} scale(4)`);
  expect(entrance(2, subtype)).toEqual([{ transform }, { transform: 'none' }]);
});

it('swish and curve in begin at a corner outside of the page', () => {
  expect(begin(15)).toBe('translate(900px, 450px) rotate(0deg) scale(0)');
  expect(begin(30)).toBe('translate(900px, -150px) rotate(-90deg)');
  expect(entrance(28)).toEqual([{ transform: 'translate(0, 450px)' }, { transform: 'translate(0, -150px)' }]);
});

it.each([
  [undefined, 'scale(0)', undefined],
  [16, 'scale(0)', undefined],
  [32, 'scale(4)', 0],
  [272, 'scale(0.67)', undefined],
  [288, 'scale(1.33)', undefined],
  [528, 'translate(300px, 150px) scale(0)', undefined],
])('zooming with subtype %s begins at %s', (subtype, transform, opacity) => {
  const [first, last] = entrance(23, subtype);
  expect([first?.transform, first?.opacity, last?.transform]).toEqual([transform, opacity, 'none']);
});

it.each([
  [undefined, 'translate(0%, 50%) scale(0,1)'],
  [10, 'translate(0%, 0%) scale(0,1)'],
  [8, 'translate(-50%, 0%) scale(0,1)'],
  [2, 'translate(50%, 0%) scale(0,1)'],
  [1, 'translate(0%, -50%) scale(1,0)'],
  [4, 'translate(0%, 50%) scale(1,0)'],
])('stretching with subtype %s begins at its side', (subtype, transform) => {
  expect(begin(17, subtype)).toBe(transform);
});

it.each([
  [5, 'X'],
  [10, 'Y'],
  [undefined, 'Y'],
])('swivelling with subtype %s turns about axis %s', (subtype, axis) => {
  expect(begin(19, subtype)).toBe(`perspective(1200px) rotate${axis}(-90deg)`);
  expect(begin(45, subtype)).toBe(begin(19, subtype));
});

it('entrances by a clip path have the direction of their subtype', () => {
  expect(entrance(3, 5)).toEqual(clip.blinds(directionOf(5)));
  expect(entrance(4, 32)).toEqual(clip.box(directionOf(32)));
  expect(entrance(5, 5)).toEqual(clip.checkerboard(directionOf(5)));
  expect(entrance(12, 8)).toEqual(slide(directionOf(8)));
  expect(entrance(14, 5)).toEqual(clip.randomBars(directionOf(5)));
  expect(entrance(16, 37)).toEqual(clip.split(directionOf(37)));
  expect(entrance(18, 9)).toEqual(clip.strips(directionOf(9)));
  expect(entrance(22, 2)).toEqual(clip.wipe(directionOf(2)));
  expect(entrance(9)).toEqual(clip.dissolve());
  expect(entrance(20)).toEqual(clip.wedge());
});

it('shapes close inwards with subtype 16, and otherwise open outwards', () => {
  for (const [preset, shape] of [
    [6, clip.circle],
    [8, clip.diamond],
    [13, clip.plus],
  ] as const) {
    expect(entrance(preset, 16)).toEqual(shape('in'));
    expect(entrance(preset, 32)).toEqual(shape('out'));
    expect(entrance(preset)).toEqual(shape('out'));
  }
});

it.each([
  [undefined, 1],
  [1, 1],
  [3, 3],
  [8, 8],
  [5, 1],
])('a wheel with subtype %s has %i spokes', (subtype, spokes) => {
  expect(entrance(21, subtype)).toEqual(clip.wheel(spokes));
});

describe('all entrances', () => {
  it('appear at once with preset 1, and fade in with 10, 27 and unknown presets', () => {
    expect(entrance(1)).toEqual([{ opacity: 1 }, { opacity: 1 }]);
    for (const preset of [10, 27, 999]) expect(entrance(preset)).toEqual(FADE);
  });

  it('end at the final state of the element', () => {
    for (let preset = 1; preset < 60; preset += 1) {
      const last = entrance(preset, 8).at(-1);
      expect(last?.opacity ?? 1).toBe(1);
      if (last?.transform !== undefined && preset !== 28 && preset !== 19 && preset !== 45)
        expect(last.transform).toBe('none');
    }
  });

  it('are known except the fades in place of others', () => {
    expect([1, 10, 23, 58].map(knowsEntrance)).toEqual([true, true, true, true]);
    expect([27, 24, 59].map(knowsEntrance)).toEqual([false, false, false]);
  });
});
