import { SteadyClock } from '@lectern/base';
import type { LessonState } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ClassToolProps, playSound, useLooksOn } from '../../../parts/class-tools/index.ts';
import { comeBackToTimers, leaveTimers } from '../../../parts/lessons/index.ts';
import {
  endOf,
  isLast,
  kept,
  nextId,
  ringing,
  seconds,
  shifted,
  started,
  type Timer,
  timersOf,
  untilNextSecond,
} from './timers.ts';

export interface Timers {
  readonly all: readonly Timer[];
  /** Milliseconds since 1970; another one each time that a running timer reads another second. */
  readonly now: number;
  start(kind: Timer['kind'], total: number): void;
  change(timer: Timer, how: (timer: Timer, now: number) => Timer): void;
  remove(timer: Timer): void;
}

/** Where a lesson keeps which tools are open. */
const OPEN_TOOLS = 'open-tools';

/**
 * The timers of a lesson: they are heard at their end and in their last seconds, by the clock alone, and where the lesson
 * is taught.
 */
export function useTimers({ id: toolId, lesson }: Pick<ClassToolProps, 'id' | 'lesson'>): Timers {
  const looksOn = useLooksOn();
  const state = lesson.state(toolId);
  const values = useSignal(state);
  const all = useMemo(() => timersOf(values), [values]);
  const [clock] = useState(() => new SteadyClock({ wall: lesson.now, steady: () => performance.now() }));
  const [now, setNow] = useState(lesson.now);
  const heard = useRef(new Map<string, number>());

  useEffect(() => {
    if (looksOn) return;
    const told = new Set(comeBackToTimers(lesson.id));
    const heardThere = timersOf(state.get()).filter(({ id }) => told.has(id));
    if (heardThere.length > 0) {
      state.change(Object.fromEntries(heardThere.map((timer) => [timer.id, kept({ ...timer, rung: true })])));
    }
    return () => {
      // The show was left, and not the tool put away.
      if (!(toolId in lesson.state(OPEN_TOOLS).get())) return;
      const ends = timersOf(state.get()).flatMap((timer) => {
        const at = endOf(timer, Date.now());
        return at === undefined ? [] : [{ id: timer.id, at }];
      });
      leaveTimers(lesson.id, ends);
    };
  }, [lesson, state, toolId, looksOn]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      const { now: at, jump } = clock.read();
      if (jump !== 0 && !looksOn) {
        const moved = all.filter(({ since }) => since !== null);
        if (moved.length > 0) {
          state.change(Object.fromEntries(moved.map((timer) => [timer.id, kept(shifted(timer, jump))])));
          return;
        }
      }
      setNow(at);
      if (!looksOn) tell(all, at, state, heard.current);
      const wait = untilNextSecond(all, at);
      if (wait !== undefined) waiting = setTimeout(look, wait);
    };
    look();
    // A window that was out of sight was told late, or not at all.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [all, clock, state, looksOn]);

  return {
    all,
    now,
    start: useCallback(
      (kind, total) => {
        const id = nextId(timersOf(state.get()));
        state.change({ [id]: kept(started(id, kind, total, Date.now())) });
      },
      [state],
    ),
    change: useCallback((timer, how) => state.change({ [timer.id]: kept(how(timer, Date.now())) }), [state]),
    remove: useCallback(({ id }) => state.change({ [id]: undefined }), [state]),
  };
}

/** Each of the last seconds is heard once, the end too. */
function tell(all: readonly Timer[], now: number, state: LessonState, heard: Map<string, number>): void {
  for (const timer of all) {
    const read = seconds(timer, now);
    if (isLast(timer, now) && heard.get(timer.id) !== read) playSound('tick');
    heard.set(timer.id, read);
    const rings = ringing(timer, now);
    if (rings === 'no') continue;
    if (rings === 'now') playSound('alarm');
    // What has ended is seen: the window is no longer folded.
    state.change({ [timer.id]: kept({ ...timer, rung: true }), folded: undefined });
  }
}
