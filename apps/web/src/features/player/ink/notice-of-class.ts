import { EditPermission } from '@lectern/protocol/constants';
import type { SavedState } from '../../../parts/courseware/index.ts';
import type { TaughtWhere } from '../lesson/lesson-run.ts';
import type { InkHome } from './ink-home.ts';

export interface ClassState {
  readonly where: TaughtWhere;
  readonly home: InkHome['kind'] | undefined;
  /** Ink is held in memory and no storage for it is loading. */
  readonly inkWaitsInVain: boolean;
  /** Whether changes of the courseware are saved. */
  readonly saved: SavedState;
  /** Permission on the courseware; undefined until it is known. */
  readonly permission: EditPermission | undefined;
}

export interface ClassNotice {
  readonly text: 'notSaved' | 'lessonFailed' | 'lessonWaits' | 'coursewareTaken' | 'notPutIn' | 'inkOnDevice';
  /** Whether the notice is shown while it applies; otherwise it disappears after a while. */
  readonly stays: boolean;
}

/** The most serious notice that applies; undefined without any. */
export function noticeOfClass(now: ClassState): ClassNotice | undefined {
  const { where, home, inkWaitsInVain, saved, permission } = now;
  if (inkWaitsInVain) return { text: 'notSaved', stays: true };
  // The courseware cannot be opened again and its changes cannot be saved, but the lesson continues.
  if (permission === EditPermission.NONE) return { text: 'coursewareTaken', stays: false };
  if (saved.type === 'failed' && saved.reason === 'forbidden') return { text: 'notPutIn', stays: false };
  if (saved.type === 'failed') return { text: 'notSaved', stays: true };
  if (where === 'failed') return { text: 'lessonFailed', stays: true };
  if (where === 'waiting') return { text: 'lessonWaits', stays: true };
  // Changes are stored in this browser, so a lesson without a network continues without the notice after a while.
  if (saved.type === 'offline') return { text: 'notSaved', stays: false };
  return home === 'device' ? { text: 'inkOnDevice', stays: false } : undefined;
}
