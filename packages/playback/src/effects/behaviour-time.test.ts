import type { Behaviour } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { eased, progressAt, runOf, runsOf, spanOf, timeFilterOf } from './behaviour-time.ts';

function behaviour(more: Partial<Behaviour> = {}): Behaviour {
  return { begin: 100, duration: 1000, ...more } as Behaviour;
}

describe('the duration of a behaviour', () => {
  it.each([
    { speed: undefined, run: 1000 },
    { speed: 2, run: 500 },
    { speed: -4, run: 250 },
    { speed: 0, run: 100_000 },
  ])('is $run ms per run at the speed $speed', ({ speed, run }) => {
    expect(runOf(behaviour(speed === undefined ? {} : { speed }))).toBe(run);
  });

  it('counts each run, and the way back', () => {
    expect(spanOf(behaviour())).toBe(1000);
    expect(spanOf(behaviour({ repeat: 2.5 }))).toBe(2500);
    expect(spanOf(behaviour({ repeat: 3, speed: 2, autoReverse: true }))).toBe(3000);
  });

  it('has one run when the number of runs is missing or not above 0', () => {
    expect(
      [undefined, 0, -1, 0.5, 3].map((repeat) => runsOf(behaviour({ repeat } as Partial<Behaviour>))),
    ).toEqual([1, 1, 1, 0.5, 3]);
  });
});

describe('the progress of a behaviour', () => {
  it('is undefined before its start, and the share of its duration after it', () => {
    expect([99, 100, 350, 1100, 5000].map((time) => progressAt(behaviour(), time))).toEqual([
      undefined,
      0,
      0.25,
      1,
      1,
    ]);
  });

  it('is undefined from its end on when it is undone', () => {
    expect([1099, 1100].map((time) => progressAt(behaviour({ passing: true }), time))).toEqual([
      0.999,
      undefined,
    ]);
  });

  it('begins again with each run, and ends where the last run ends', () => {
    const twice = behaviour({ repeat: 2 });
    expect([1099, 1100, 1600, 2100].map((time) => progressAt(twice, time))).toEqual([0.999, 0, 0.5, 1]);
    expect(progressAt(behaviour({ repeat: 1.5 }), 9999)).toBe(0.5);
  });

  it('returns to its beginning when it is reversed', () => {
    const reversing = behaviour({ autoReverse: true, repeat: 2 });
    expect([600, 1100, 1350, 2350, 3350, 4100].map((time) => progressAt(reversing, time))).toEqual([
      0.5, 1, 0.75, 0.25, 0.75, 0,
    ]);
  });

  it('goes from 1 to 0 at a negative speed', () => {
    expect([100, 350, 1100].map((time) => progressAt(behaviour({ speed: -1 }), time))).toEqual([1, 0.75, 0]);
  });

  it('is complete at once without a duration', () => {
    expect(progressAt(behaviour({ duration: 0 }), 100)).toBe(1);
  });

  it('is slower at its accelerated beginning and its decelerated end', () => {
    expect(progressAt(behaviour({ accelerate: 1 }), 600)).toBe(0.25);
    expect(progressAt(behaviour({ decelerate: 1 }), 600)).toBe(0.75);
  });

  it('arrives early and bounces when it has a bounce', () => {
    const bouncing = behaviour({ bounce: 0.5 });
    expect(progressAt(bouncing, 350)).toBeCloseTo(0.25, 9);
    expect(progressAt(bouncing, 600)).toBe(1);
    // In the middle of the first of three bounces: a sixth of the rest of the time.
    expect(progressAt(bouncing, 600 + 500 / 6)).toBeCloseTo(1 - 0.22 * (5 / 6) ** 2, 9);
    expect(progressAt(bouncing, 600 + 500 / 2)).toBeCloseTo(1 - 0.22 / 4, 9);
  });

  it('follows its time filter', () => {
    expect(progressAt(behaviour({ timeFilter: '0,0; .5,1; 1,0' }), 350)).toBe(0.5);
    expect(progressAt(behaviour({ timeFilter: '0,0; .5,1; 1,0' }), 850)).toBe(0.5);
    expect(progressAt(behaviour({ timeFilter: '0,0; .5,1; 1,0' }), 600)).toBe(1);
    expect(progressAt(behaviour({ timeFilter: '.5,.25; .75,.75' }), 200)).toBe(0.25);
    expect(progressAt(behaviour({ timeFilter: '.5,.25; .75,.75' }), 725)).toBe(0.5);
    expect(progressAt(behaviour({ timeFilter: '.5,.25; .75,.75' }), 1000)).toBe(0.75);
    expect(progressAt(behaviour({ timeFilter: '' }), 350)).toBe(0.25);
  });

  it('jumps where its time filter has two values for a time', () => {
    const jump = behaviour({ timeFilter: '0,0; .5,0; .5,1; 1,1' });
    expect(progressAt(jump, 590)).toBe(0);
    expect(progressAt(jump, 610)).toBe(1);
  });
});

describe('eased progress', () => {
  it('is even between an accelerated beginning and a decelerated end', () => {
    const pace = { accelerate: 0.25, decelerate: 0.5 };
    // The speed between both is 1 / (1 - 0.125 - 0.25) = 1.6.
    expect(eased(0.125, pace)).toBeCloseTo((1.6 * 0.125 ** 2) / 0.5, 9);
    expect(eased(0.25, pace)).toBeCloseTo(0.2, 9);
    expect(eased(0.4, pace)).toBeCloseTo(1.6 * 0.275, 9);
    expect(eased(0.5, pace)).toBeCloseTo(0.6, 9);
    expect(eased(0.75, pace)).toBeCloseTo(0.9, 9);
    expect(eased(1, pace)).toBe(1);
  });

  it('is the time itself without either', () => {
    expect(eased(0.3, { accelerate: 0, decelerate: 0 })).toBe(0.3);
  });

  it('decelerates for the rest when both take longer than the whole', () => {
    expect(eased(0.9, { accelerate: 0.8, decelerate: 0.8 })).toBeCloseTo(1 - (2 * 0.01) / 0.4, 9);
  });
});

describe('a time filter', () => {
  it('has its points in the order of time, limited to 0 to 1', () => {
    expect(timeFilterOf('1, 2; -1, .5; .2, -3; 4, 1')).toEqual([
      [0, 0.5],
      [0.2, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  it('leaves out points that are no two numbers', () => {
    expect(timeFilterOf('0; a,1; 1,b; ,1; 1,; Infinity,0; 0,Infinity; .5,.5')).toEqual([[0.5, 0.5]]);
  });

  it('has at most 128 points', () => {
    expect(timeFilterOf('0,0;'.repeat(200))).toHaveLength(128);
  });
});
