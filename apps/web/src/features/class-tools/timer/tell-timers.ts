import type { LessonState } from '@lectern/courseware/lesson';
import { isLast, isOver, kept, ringing, seconds, timersOf } from './timers.ts';

/**
 * To be called before anything is told of the timers. What was over when the tool was opened is not what it is opened for,
 * and goes; what ended later stays, though the page was loaded anew. `told`: the ids of those whose end was told while the
 * show was left: they are seen, and heard no more.
 */
export function comeToTimers(state: LessonState, openedAt: number, told: readonly string[]): void {
  const all = timersOf(state.get());
  const old = all.filter((timer) => timer.rung && isOver(timer, openedAt));
  const ended = all.filter(({ id }) => told.includes(id));
  if (old.length + ended.length === 0) return;
  state.change({
    ...Object.fromEntries(old.map(({ id }) => [id, undefined])),
    ...Object.fromEntries(ended.map((timer) => [timer.id, kept({ ...timer, rung: true })])),
    ...(ended.length > 0 && { folded: undefined }),
  });
}

/** Each of the last seconds is heard once, the end too. `heard`: what was read on each timer when this was last called. */
export function tellTimers(
  state: LessonState,
  now: number,
  heard: Map<string, number>,
  play: (sound: 'tick' | 'alarm') => void,
): void {
  for (const timer of timersOf(state.get())) {
    const read = seconds(timer, now);
    if (isLast(timer, now) && heard.get(timer.id) !== read) play('tick');
    heard.set(timer.id, read);
    const rings = ringing(timer, now);
    if (rings === 'no') continue;
    if (rings === 'now') play('alarm');
    // What has ended is seen: the window is no longer folded.
    state.change({ [timer.id]: kept({ ...timer, rung: true }), folded: undefined });
  }
}
