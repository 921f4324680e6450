import { SteadyClock } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ClassToolProps, playSound, useViewOnly } from '../../../parts/class-tools/index.ts';
import { comeBackToTimers, leaveTimers } from '../../../parts/lessons/index.ts';
import { comeToTimers, tellTimers } from './tell-timers.ts';
import { endOf, kept, nextId, shifted, started, type Timer, timersOf, untilNextSecond } from './timers.ts';

export interface Timers {
  readonly all: readonly Timer[];
  /** Milliseconds since 1970; updated whenever a running timer displays another second. */
  readonly now: number;
  start(kind: Timer['kind'], total: number): void;
  change(timer: Timer, how: (timer: Timer, now: number) => Timer): void;
  remove(timer: Timer): void;
}

/** Key of the lesson's state with the open tools. */
const OPEN_TOOLS = 'open-tools';

/**
 * The timers of a lesson. They sound at their end and in their last seconds, by the clock, and only where the lesson is
 * taught.
 */
export function useTimers({ id: toolId, lesson }: Pick<ClassToolProps, 'id' | 'lesson'>): Timers {
  const viewOnly = useViewOnly();
  const state = lesson.state(toolId);
  const values = useSignal(state);
  const all = useMemo(() => timersOf(values), [values]);
  const [clock] = useState(() => new SteadyClock({ wall: lesson.now, steady: () => performance.now() }));
  const [now, setNow] = useState(lesson.now);
  const heard = useRef(new Map<string, number>());

  useEffect(() => {
    if (viewOnly) return;
    // A tool that was opened before the lesson began is recorded as open a moment later.
    const { [toolId]: opened } = lesson.state(OPEN_TOOLS).get();
    comeToTimers(state, typeof opened === 'number' ? opened : Date.now(), comeBackToTimers(lesson.id));
    return () => {
      // The timers are recorded only if the show was left, not if the tool was closed.
      if (!(toolId in lesson.state(OPEN_TOOLS).get())) return;
      const ends = timersOf(state.get()).flatMap((timer) => {
        const at = endOf(timer, Date.now());
        return at === undefined ? [] : [{ id: timer.id, at }];
      });
      leaveTimers(lesson.id, ends);
    };
  }, [lesson, state, toolId, viewOnly]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      const { now: at, jump } = clock.read();
      if (jump !== 0 && !viewOnly) {
        const moved = all.filter(({ since }) => since !== null);
        if (moved.length > 0) {
          state.change(Object.fromEntries(moved.map((timer) => [timer.id, kept(shifted(timer, jump))])));
          return;
        }
      }
      setNow(at);
      if (!viewOnly) tellTimers(state, at, heard.current, playSound);
      const wait = untilNextSecond(all, at);
      if (wait !== undefined) waiting = setTimeout(look, wait);
    };
    look();
    // Timers of a hidden window are throttled or suspended.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [all, clock, state, viewOnly]);

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
