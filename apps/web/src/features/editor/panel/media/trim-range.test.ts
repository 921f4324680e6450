import { describe, expect, it } from 'vitest';
import { handleAt, placeOf, stepOf } from './trim-range.ts';

const whole = { start: 0, end: 0 };

describe('the trim range of a video or sound', () => {
  it('follows a handle, in seconds from the start and from the end', () => {
    expect(handleAt(whole, 'start', 2.345, 10)).toEqual({ start: 2.35, end: 0 });
    expect(handleAt({ start: 2, end: 0 }, 'end', 7.5, 10)).toEqual({ start: 2, end: 2.5 });
    expect(placeOf({ start: 2, end: 2.5 }, 'end', 10)).toBe(7.5);
  });

  it('keeps a minimum length when one handle is dragged past the other, and stays within the file', () => {
    expect(handleAt({ start: 0, end: 4 }, 'start', 9, 10)).toEqual({ start: 5.9, end: 4 });
    expect(handleAt({ start: 3, end: 0 }, 'end', 1, 10)).toEqual({ start: 3, end: 6.9 });
    expect(handleAt({ start: 3, end: 2 }, 'start', -5, 10)).toEqual({ start: 0, end: 2 });
    expect(handleAt({ start: 3, end: 2 }, 'end', 99, 10)).toEqual({ start: 3, end: 0 });
  });

  it('stays empty for a file shorter than the shortest length', () => {
    expect(handleAt(whole, 'start', 0.05, 0.06)).toEqual({ start: 0, end: 0 });
    expect(handleAt(whole, 'end', 0, 0.06)).toEqual({ start: 0, end: 0 });
  });

  it('is changed by keys in small and large steps, and to either end', () => {
    expect(stepOf('ArrowLeft', false)).toBe(-0.1);
    expect(stepOf('ArrowUp', true)).toBe(1);
    const { start } = handleAt({ start: 4, end: 0 }, 'start', 4 + (stepOf('Home', false) ?? 0), 10);
    expect(start).toBe(0);
    expect(stepOf('Tab', false)).toBeUndefined();
  });
});
