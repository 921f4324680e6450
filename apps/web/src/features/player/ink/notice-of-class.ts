import { EditPermission } from '@lectern/protocol/constants';
import type { SavedState } from '../../../parts/courseware/index.ts';
import type { TaughtWhere } from '../lesson/lesson-run.ts';
import type { InkHome } from './home.ts';

export interface ClassState {
  readonly where: TaughtWhere;
  readonly home: InkHome['kind'] | undefined;
  /** Ink has no place to be kept yet, and none is coming. */
  readonly inkWaitsInVain: boolean;
  /** Of what was done in the courseware itself. */
  readonly saved: SavedState;
  /** To the courseware; undefined while that is not known. */
  readonly permission: EditPermission | undefined;
}

export interface ClassNotice {
  readonly text: 'notSaved' | 'lessonFailed' | 'lessonWaits' | 'coursewareTaken' | 'notPutIn' | 'inkOnDevice';
  /** It is said for as long as it holds; else it goes by itself. */
  readonly stays: boolean;
}

/** What is said of what is done in class, the gravest first. */
export function noticeOfClass(now: ClassState): ClassNotice | undefined {
  const { where, home, inkWaitsInVain, saved, permission } = now;
  if (inkWaitsInVain) return { text: 'notSaved', stays: true };
  // It cannot be opened again, and what was changed in it has no place any more: the lesson goes on all the same.
  if (permission === EditPermission.NONE) return { text: 'coursewareTaken', stays: false };
  if (saved.type === 'failed' && saved.reason === 'forbidden') return { text: 'notPutIn', stays: false };
  if (saved.type === 'failed') return { text: 'notSaved', stays: true };
  if (where === 'failed') return { text: 'lessonFailed', stays: true };
  if (where === 'waiting') return { text: 'lessonWaits', stays: true };
  // It is kept in this browser: a lesson without a network is not taught beneath a word on that.
  if (saved.type === 'offline') return { text: 'notSaved', stays: false };
  return home === 'device' ? { text: 'inkOnDevice', stays: false } : undefined;
}
