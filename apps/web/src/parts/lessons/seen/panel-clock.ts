import type { LessonDocument } from '@lectern/courseware/lesson';

/** No class tool is called so. */
const STATE = 'panel-clock';
/** What the clocks were compared with came over a network: so much of a difference is none, milliseconds. */
const SAME_MS = 2_000;

/**
 * Has the lesson keep how far the clock of the panel that teaches is behind the server's, milliseconds: what its tools
 * keep are times of that clock.
 */
export function keepPanelClock(document: LessonDocument, behind: number): void {
  const state = document.state(STATE);
  if (Math.abs(behind - keptIn(document)) > SAME_MS) state.change({ behind: Math.round(behind) });
}

/** What the clock of the panel that teaches says, on a device whose own is so far behind the server's. */
export function panelTime(document: LessonDocument, behind: number, now: number): number {
  const ahead = behind - keptIn(document);
  return Math.abs(ahead) > SAME_MS ? now + ahead : now;
}

function keptIn(document: LessonDocument): number {
  const { behind } = document.state(STATE).get();
  return typeof behind === 'number' && Number.isFinite(behind) ? behind : 0;
}
