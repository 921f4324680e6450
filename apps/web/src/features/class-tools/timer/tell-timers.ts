import type { LessonState } from '@lectern/courseware/lesson';
import { isLast, isOver, kept, ringing, seconds, timersOf } from './timers.ts';

/**
 * Call this before timers are announced. Removes timers that had ended before the tool was opened, and keeps timers
 * that ended later, also after a reload. `told`: ids of timers whose end was announced while the show was closed; they
 * are shown without a sound.
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

/** Sounds once in each of the last seconds and at the end. `heard`: each timer's reading at the previous call. */
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
    // An ended timer unfolds the window.
    state.change({ [timer.id]: kept({ ...timer, rung: true }), folded: undefined });
  }
}
