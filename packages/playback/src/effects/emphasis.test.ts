import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { emphasisTracks, knowsEmphasis } from './emphasis.ts';

const animation = (preset: number, to?: Animation['to']): Animation => ({
  id: '1',
  elementId: 'e',
  effect: { class: 'emphasis', preset },
  trigger: { type: 'click' },
  delay: 0,
  duration: 500,
  ...(to && { to }),
});
const tracks = (preset: number, to?: Animation['to']) =>
  emphasisTracks(animation(preset, to), (color) => (color === 'accent1' ? '#112233' : undefined));
const whole = (...keyframes: object[]) => [{ part: 'element', keyframes }];
const through = (middle: object, ends: object) => whole(ends, { offset: 0.5, ...middle }, ends);

describe('emphasisTracks', () => {
  it.each([
    [1, ['fill']],
    [3, ['text']],
    [7, ['line']],
    [16, ['text']],
    [19, ['fill', 'text']],
    [20, ['text']],
    [27, ['text', 'fill']],
    [28, ['text', 'element']],
  ])('of preset %i colour the parts %j', (preset, parts) => {
    expect(tracks(preset, { color: 'accent1' }).map(({ part }) => part)).toEqual(parts);
  });

  it('set the property of each part', () => {
    expect(tracks(19, { color: 'accent1' })).toEqual([
      { part: 'fill', keyframes: [{ fill: '#112233' }] },
      { part: 'text', keyframes: [{ color: '#112233' }] },
    ]);
    expect(tracks(7, { color: 'accent1' })).toEqual([{ part: 'line', keyframes: [{ stroke: '#112233' }] }]);
  });

  it('return to the original colour with a pulse, and grow with preset 28', () => {
    expect(tracks(27, { color: 'accent1' })[0]?.keyframes).toEqual([{ offset: 0.5, color: '#112233' }]);
    expect(tracks(28, { color: 'accent1' })[1]?.keyframes).toEqual([
      { transform: 'none' },
      { transform: 'scale(1.5)' },
    ]);
  });

  it('without a known colour are those of the whole element', () => {
    expect(tracks(27, { color: 'unknown' })).toEqual(
      through({ filter: 'brightness(1.6) saturate(1.4)' }, { filter: 'none' }),
    );
    expect(tracks(3)).toEqual(through({ transform: 'scale(1.08)' }, { transform: 'none' }));
  });

  it.each([
    [6, undefined, { transform: 'none' }, { transform: 'scale(1.5, 1.5)' }],
    [6, { scaleX: 2, scaleY: 0.5 }, { transform: 'none' }, { transform: 'scale(2, 0.5)' }],
    [33, { scaleX: 2, scaleY: 3 }, { transform: 'none' }, { transform: 'scale(1, 3)' }],
    [28, undefined, { transform: 'none' }, { transform: 'scale(1.5, 1.5)' }],
    [8, undefined, { rotate: '0deg' }, { rotate: '360deg' }],
    [8, { rotation: -90 }, { rotate: '0deg' }, { rotate: '-90deg' }],
    [9, undefined, { opacity: 1 }, { opacity: 0.5 }],
    [9, { opacity: 0 }, { opacity: 1 }, { opacity: 0 }],
    [24, undefined, { filter: 'none' }, { filter: 'brightness(0.6)' }],
    [25, undefined, { filter: 'none' }, { filter: 'saturate(0.2)' }],
    [30, undefined, { filter: 'none' }, { filter: 'brightness(1.5)' }],
    [22, undefined, { filter: 'none' }, { filter: 'hue-rotate(180deg)' }],
  ])('of preset %i to %o go from %o to %o', (preset, to, first, last) => {
    expect(tracks(preset, to)).toEqual(whole(first, last));
  });

  it.each([
    [10, { opacity: 0.3 }, { opacity: 1 }],
    [14, { transform: 'scale(1.6)' }, { transform: 'none' }],
    [26, { transform: 'scale(1.05)', opacity: 0.5 }, { transform: 'none', opacity: 1 }],
    [34, { transform: 'translate(0, -12%)' }, { transform: 'none' }],
    [36, { filter: 'brightness(1.6) saturate(1.4)' }, { filter: 'none' }],
    [999, { transform: 'scale(1.08)' }, { transform: 'none' }],
  ])('of preset %i return from %o to %o', (preset, middle, ends) => {
    expect(tracks(preset)).toEqual(through(middle, ends));
  });

  it('returns turns to both sides for a teeter, and two pauses of visibility for a blink', () => {
    expect(tracks(32)[0]?.keyframes.map(({ offset, rotate }) => [offset, rotate])).toEqual([
      [undefined, '0deg'],
      [0.2, '-3deg'],
      [0.4, '3deg'],
      [0.6, '-3deg'],
      [0.8, '3deg'],
      [undefined, '0deg'],
    ]);
    expect(tracks(35)[0]?.keyframes.map(({ opacity }) => opacity)).toEqual([1, 0, 1, 0, 1]);
  });
});

it('knowsEmphasis returns false for a pulse in place of another effect', () => {
  expect([6, 14, 35].map((preset) => knowsEmphasis(animation(preset)))).toEqual([true, true, true]);
  expect([1, 999].map((preset) => knowsEmphasis(animation(preset)))).toEqual([false, false]);
  expect([1, 999].map((preset) => knowsEmphasis(animation(preset, { color: 'x' })))).toEqual([true, false]);
});
