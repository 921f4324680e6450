import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { describe, expect, it, vi } from 'vitest';
import { idsIn, sampleExercise } from '../testing/sample-exercise.ts';
import { FollowedOutline, placeQuestion, readOutline, steppedPlace } from './outline.ts';

describe('readOutline', () => {
  it('numbers the questions through all sections and sums their points', () => {
    const store = sampleExercise();
    store.transact((edit) => edit.update<ExerciseQuestion>('b', { points: 0.5 }));
    const outline = readOutline(store);
    expect(outline.sections.map(({ questions }) => questions.map(({ number }) => number))).toEqual([
      [1, 2, 3],
      [4],
      [],
    ]);
    expect(outline.sections.map(({ points }) => points)).toEqual([4.5, 5, 0]);
    expect([outline.count, outline.points]).toEqual([4, 9.5]);
  });
});

describe('steppedPlace', () => {
  it('returns the position one step away, in the neighbouring section at the ends', () => {
    const steps = (id: string, by: 1 | -1) => {
      const store = sampleExercise();
      const place = steppedPlace(readOutline(store), id, by);
      if (place) store.transact((edit) => placeQuestion(edit, id, place));
      return place && idsIn(store);
    };
    expect(steps('b', 1)).toEqual(['acb', 'd', '']);
    expect(steps('b', -1)).toEqual(['bac', 'd', '']);
    expect(steps('a', 1)).toEqual(['bac', 'd', '']);
    expect(steps('c', 1)).toEqual(['ab', 'cd', '']);
    expect(steps('d', -1)).toEqual(['abcd', '', '']);
    expect(steps('d', 1)).toEqual(['abc', '', 'd']);
    expect([steps('a', -1), steps('none', 1)]).toEqual([undefined, undefined]);
  });
});

describe('FollowedOutline', () => {
  it('returns the same outline until the exercise changes, and notifies', () => {
    const store = sampleExercise();
    const followed = new FollowedOutline(store);
    const listener = vi.fn();
    const stop = followed.subscribe(listener);
    const before = followed.read();
    expect(followed.read()).toBe(before);
    store.transact((edit) => edit.remove('a'));
    expect(listener).toHaveBeenCalledOnce();
    expect(followed.read().count).toBe(3);
    stop();
    store.transact((edit) => edit.remove('b'));
    expect(listener).toHaveBeenCalledOnce();
  });
});
