import type { LessonState, LessonValue, LessonValues } from '@lectern/courseware/lesson';
import { expect, it } from 'vitest';
import { stripState, withoutStrips } from './strip-state.ts';

/** A lesson's state in memory. */
function lessonState(first: LessonValues): LessonState {
  let values = first;
  return {
    get: () => values,
    subscribe: () => () => undefined,
    change: (patch) => {
      const merged: Record<string, LessonValue | undefined> = { ...values, ...patch };
      values = Object.fromEntries(
        Object.entries(merged).filter((entry): entry is [string, LessonValue] => entry[1] !== undefined),
      );
    },
  };
}

it('a strip reads and changes only its own values', () => {
  const state = lessonState({
    players: 2,
    response: 'first',
    'p2.response': 'second',
    'p3.response': 'third',
  });
  const second = stripState(state, 'p2');
  expect(second.get()).toEqual({ response: 'second' });
  expect(second.get()).toBe(second.get());
  second.change({ response: undefined, handedIn: true });
  expect(state.get()).toEqual({ players: 2, response: 'first', 'p2.handedIn': true, 'p3.response': 'third' });
  expect(second.get()).toEqual({ handedIn: true });
});

it('withoutStrips clears what strips hold and nothing else', () => {
  const values = { players: 2, response: 'first', 'p2.response': 'x', 'p3.handedIn': true };
  expect(withoutStrips(values, ['p2', 'p3', 'p4'])).toEqual({
    'p2.response': undefined,
    'p3.handedIn': undefined,
  });
});
