import type { Behaviour } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { timing } from './track-timing.ts';

function timed(more: Partial<Behaviour> = {}) {
  return timing({ begin: 200, duration: 500, ...more } as Behaviour);
}

describe('the timing of a behaviour', () => {
  it('returns one even run by default', () => {
    expect(timed()).toEqual({
      begin: 200,
      duration: 500,
      iterations: 1,
      autoReverse: false,
      easing: 'linear',
    });
  });

  it('returns repeats, the way back, and a run of at least a millisecond', () => {
    expect(timed({ repeat: 2.5, autoReverse: true, duration: 0 })).toMatchObject({
      duration: 1,
      iterations: 2.5,
      autoReverse: true,
    });
    expect(timed({ speed: 2 }).duration).toBe(250);
  });

  it('returns a curve for acceleration, and a run from the end at a negative speed', () => {
    expect(timed({ accelerate: 0.5 }).easing).toBe('cubic-bezier(0.5, 0, 1, 1)');
    expect(timed({ speed: -1 }).easing).toBe('linear(1, 0)');
    expect(timed({ speed: 0 }).easing).toBe('linear');
  });

  it('returns the points of a time filter instead, rounded', () => {
    expect(timed({ timeFilter: '0,0; .33333,.66666; 1,1', accelerate: 0.5 }).easing).toBe(
      'linear(0 0%, 0.667 33.333%, 1 100%)',
    );
  });

  it('returns the points of a time filter from the last at a negative speed', () => {
    expect(timed({ timeFilter: '0,0; .25,.75; 1,1', speed: -2 }).easing).toBe(
      'linear(1 0%, 0.75 75%, 0 100%)',
    );
    expect(timed({ timeFilter: '0,0; 1,1', speed: 0 }).easing).toBe('linear(0 0%, 1 100%)');
  });

  it('ignores a time filter with a single point', () => {
    expect(timed({ timeFilter: '.5,.5' }).easing).toBe('linear');
  });
});
