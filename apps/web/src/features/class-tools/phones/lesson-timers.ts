import type { LessonState } from '@lectern/courseware/lesson';
import { isOver, kept, nextId, paused, resumed, started, TIMERS_MAX, timersOf } from '../timer/timers.ts';

const MINUTE = 60_000;

/**
 * Starts a count-down, or pauses and resumes the running count-downs. Returns false when there is no timer to change,
 * or no space for another.
 */
export function askTimers(
  state: LessonState,
  to: 'start' | 'pause' | 'resume',
  minutes: number,
  now: number,
): boolean {
  const all = timersOf(state.get());
  if (to === 'start') {
    if (all.length >= TIMERS_MAX) return false;
    const id = nextId(all);
    state.change({ [id]: kept(started(id, 'down', minutes * MINUTE, now)) });
    return true;
  }
  const concerned = all.filter((timer) => !isOver(timer, now) && (timer.since !== null) === (to === 'pause'));
  if (concerned.length === 0) return false;
  const change = to === 'pause' ? paused : resumed;
  state.change(Object.fromEntries(concerned.map((timer) => [timer.id, kept(change(timer, now))])));
  return true;
}
