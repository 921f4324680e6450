import type { LessonDocument } from '@lectern/courseware/lesson';

/** Key in the lesson's state; no class tool has this id. */
const STATE = 'panel-clock';
/** Maximum difference that counts as equal, because clocks are compared over a network, milliseconds. */
const SAME_MS = 2_000;

/**
 * Stores in the lesson how far the clock of the teaching panel is behind the server's, milliseconds, because its tools
 * store times of that clock.
 */
export function keepPanelClock(document: LessonDocument, behind: number): void {
  const state = document.state(STATE);
  if (Math.abs(behind - keptIn(document)) > SAME_MS) state.change({ behind: Math.round(behind) });
}

/**
 * The time of the teaching panel's clock, computed on a device whose clock is `behind` milliseconds behind the
 * server's.
 */
export function panelTime(document: LessonDocument, behind: number, now: number): number {
  const ahead = behind - keptIn(document);
  return Math.abs(ahead) > SAME_MS ? now + ahead : now;
}

function keptIn(document: LessonDocument): number {
  const { behind } = document.state(STATE).get();
  return typeof behind === 'number' && Number.isFinite(behind) ? behind : 0;
}
