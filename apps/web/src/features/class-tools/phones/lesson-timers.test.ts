import type { LessonState } from '@lectern/courseware/lesson';
import { expect, it } from 'vitest';
import { kept, paused, started, TIMERS_MAX, type Timer, timersOf } from '../timer/timers.ts';
import { askTimers } from './lesson-timers.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;
function stateOf(...timers: Timer[]) {
  const values: Record<string, unknown> = Object.fromEntries(timers.map((each) => [each.id, kept(each)]));
  const changes: string[][] = [];
  const state = {
    get: () => values,
    change: (change: Record<string, unknown>) => {
      changes.push(Object.keys(change));
      Object.assign(values, change);
    },
  } as unknown as LessonState;
  return { state, changes, all: () => timersOf(values) };
}
const running = (number: number) => started(`timer${number}`, 'down', 5 * MINUTE, NOW - MINUTE);

it('starts a count-down of these minutes', () => {
  const { state, all } = stateOf(running(1));
  expect(askTimers(state, 'start', 3, NOW)).toBe(true);
  expect(all()[1]).toMatchObject({ id: 'timer2', kind: 'down', total: 3 * MINUTE, since: NOW });
});

it('starts no more than the space for timers allows', () => {
  const many = Array.from({ length: TIMERS_MAX }, (_, index) => running(index + 1));
  const { state, changes } = stateOf(...many);
  expect(askTimers(state, 'start', 3, NOW)).toBe(false);
  expect(changes).toEqual([]);
  expect(askTimers(stateOf(...many.slice(1)).state, 'start', 3, NOW)).toBe(true);
});

it('pauses the running timers, and resumes the paused ones', () => {
  const { state, changes, all } = stateOf(running(1), paused(running(2), NOW));
  expect(askTimers(state, 'pause', 0, NOW)).toBe(true);
  expect([changes, all().map(({ since }) => since)]).toEqual([[['timer1']], [null, null]]);
  expect(askTimers(state, 'pause', 0, NOW)).toBe(false);
  expect(askTimers(state, 'resume', 0, NOW + 1)).toBe(true);
  expect(all().map(({ since }) => since)).toEqual([NOW + 1, NOW + 1]);
});

it('changes no timer that is over', () => {
  const { state, changes } = stateOf(running(1));
  expect(askTimers(state, 'pause', 0, NOW + 4 * MINUTE)).toBe(false);
  expect(changes).toEqual([]);
});
