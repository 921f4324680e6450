import { LessonDocument } from '@lectern/courseware/lesson';
import { beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { comeToTimers, tellTimers } from './tell-timers.ts';
import { isEndUntold, kept, started, timersOf } from './timers.ts';

const MINUTE = 60_000;
const OPENED = 1_760_000_000_000;
const END = OPENED + MINUTE;
const play = vi.fn();
beforeEach(() => play.mockClear());

/** A lesson with the tool opened, two count-downs started together, and the tool folded. */
function foldedTimers() {
  const state = new LessonDocument(new Y.Doc()).state('timer');
  state.change({
    timer1: kept(started('timer1', 'down', MINUTE, OPENED)),
    timer2: kept(started('timer2', 'down', 5 * MINUTE, OPENED)),
    goesOn: true,
    folded: true,
  });
  return state;
}

type State = ReturnType<typeof foldedTimers>;

/** Shows the tool in a lesson that this window teaches, as after a reload. */
function teach(state: State, now: number, told: readonly string[] = []): void {
  comeToTimers(state, OPENED, told);
  tellTimers(state, now, new Map(), play);
}

const idsOf = (state: State) => timersOf(state.get()).map(({ id }) => id);
const sounds = () => play.mock.calls.flat();

it('a count-down that ended while its lesson was not open in this window is shown and rings, and stays after another reload', () => {
  const state = foldedTimers();
  expect(isEndUntold(timersOf(state.get()), END - 1)).toBe(false);
  // A viewed lesson shows the end on this condition.
  expect(isEndUntold(timersOf(state.get()), END + 2_000)).toBe(true);
  teach(state, END + 2_000);
  expect(idsOf(state)).toEqual(['timer1', 'timer2']);
  expect(state.get()).toMatchObject({ timer1: { rung: true }, goesOn: true });
  expect(state.get().folded).toBeUndefined();
  expect(sounds()).toEqual(['alarm']);
  teach(state, END + 9_000);
  expect(idsOf(state)).toEqual(['timer1', 'timer2']);
  expect(isEndUntold(timersOf(state.get()), END + 9_000)).toBe(false);
  expect(sounds()).toEqual(['alarm']);
});

it('a count-down that ended more than a minute ago or was announced elsewhere is shown without a sound', () => {
  for (const told of [[], ['timer1']]) {
    const state = foldedTimers();
    teach(state, told.length > 0 ? END + 2_000 : END + 2 * MINUTE, told);
    expect(idsOf(state)).toEqual(['timer1', 'timer2']);
    expect(state.get()).toMatchObject({ timer1: { rung: true } });
    expect(state.get().folded).toBeUndefined();
  }
  expect(sounds()).toEqual([]);
});

it('timers that ended and were announced before the tool was opened again are removed', () => {
  const state = foldedTimers();
  teach(state, END + 2_000);
  comeToTimers(state, END + 5_000, []);
  expect(idsOf(state)).toEqual(['timer2']);
});

it('a count-down sounds once in each of its last seconds', () => {
  const state = foldedTimers();
  const heard = new Map<string, number>();
  for (const now of [END - 3_000, END - 2_900, END - 2_000, END, END + 1_000])
    tellTimers(state, now, heard, play);
  expect(sounds()).toEqual(['tick', 'tick', 'alarm']);
});
