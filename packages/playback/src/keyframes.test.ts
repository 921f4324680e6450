import { describe, expect, it } from 'vitest';
import { easingOf, parted, reversed } from './keyframes.ts';

describe('reversed', () => {
  it('returns the keyframes from the last to the first, with offsets from the end', () => {
    expect(reversed([{ opacity: 0 }, { offset: 0.25, opacity: 0.5 }, { opacity: 1 }])).toEqual([
      { opacity: 1 },
      { offset: 0.75, opacity: 0.5 },
      { opacity: 0 },
    ]);
  });
});

describe('easingOf', () => {
  it('returns a linear easing without acceleration', () => {
    expect(easingOf()).toBe('linear');
    expect(easingOf(0, 0)).toBe('linear');
  });

  it('returns a curve that starts and ends slowly, rounded to thousandths', () => {
    expect(easingOf(0.5)).toBe('cubic-bezier(0.5, 0, 1, 1)');
    expect(easingOf(0, 0.25)).toBe('cubic-bezier(0, 0, 0.75, 1)');
    expect(easingOf(1 / 3, 2 / 3)).toBe('cubic-bezier(0.333, 0, 0.333, 1)');
  });
});

describe('parted', () => {
  it('returns the keyframes unchanged when no transform begins with a movement', () => {
    const keyframes = [{ transform: 'scale(2) translate(1px, 2px)' }, { opacity: 1 }];
    expect(parted(keyframes)).toEqual(keyframes);
  });

  it('separates the movement from the rest of each transform', () => {
    expect(
      parted([
        { transform: 'translate(10px, 20%) scale(2)', opacity: 0 },
        { transform: 'translate( 0 , 0 )' },
        { transform: 'scale(3)' },
        { opacity: 1 },
      ]),
    ).toEqual([
      { translate: '10px 20%', transform: 'scale(2)', opacity: 0 },
      { translate: '0px 0px', transform: 'none' },
      { translate: '0px 0px', transform: 'scale(3)' },
      { opacity: 1 },
    ]);
  });
});
