import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { putToolsAway } from './put-tools-away.ts';
import type { OpenToolsSaid } from './use-open-tools.ts';

vi.mock('../../../parts/class-tools/index.ts', () => ({
  isFolded: (values: { folded?: boolean }) => values.folded === true,
  fold: (lesson: ToolLesson, id: string, folded: boolean) => {
    const state = lesson.state(id);
    if (!state.get().going) return false;
    state.change({ folded });
    return true;
  },
}));

function lessonOf(states: Record<string, Record<string, unknown>>) {
  const state = (id: string) => ({
    get: () => states[id] ?? {},
    change: (change: Record<string, unknown>) => {
      states[id] = { ...states[id], ...change };
    },
  });
  return { lesson: { state } as unknown as ToolLesson, states };
}
const said = (lesson: ToolLesson | undefined, more: Partial<OpenToolsSaid> = {}) =>
  ({ lesson, early: [], setEarly: () => undefined, ...more }) as unknown as OpenToolsSaid;

beforeEach(() => vi.useFakeTimers({ now: 5_000, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('folds running tools, closes the others, and counts tools that are folded already as hidden', () => {
  const { lesson, states } = lessonOf({
    'open-tools': { timer: 1, curtain: 2, relay: 3, roster: 4 },
    timer: { going: true },
    relay: { going: true, folded: true },
  });
  const { count, undo } = putToolsAway(said(lesson));
  expect(count).toBe(3);
  expect(states.timer?.folded).toBe(true);
  expect(states['open-tools']).toEqual({ timer: 1, curtain: undefined, relay: 3, roster: undefined });
  undo();
  expect(states.timer?.folded).toBe(false);
  expect(states.relay?.folded).toBe(true);
  expect(states['open-tools']).toEqual({ timer: 1, curtain: 5_000, relay: 3, roster: 5_001 });
});

it('closes tools that are open before the lesson has begun, and opens them again', () => {
  const early = vi.fn();
  const { count, undo } = putToolsAway(said(undefined, { early: ['timer', 'curtain'], setEarly: early }));
  undo();
  expect([count, early.mock.calls]).toEqual([2, [[[]], [['timer', 'curtain']]]]);
});
