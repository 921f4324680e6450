import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import type { LiveCourseware, SavedState } from '../courseware/index.ts';
import classes from './live-document.module.css';

type Reason = Extract<SavedState, { type: 'failed' }>['reason'];
export type SavedText = `saved.${Exclude<SavedState['type'], 'failed'> | Reason}`;

export interface SavedMarkProps {
  readonly live: Pick<LiveCourseware, 'saved'>;
  readonly canEdit: boolean;
  readonly t: (key: SavedText) => string;
}

/** Message that reports whether an open document is saved. */
export function SavedMark({ live, canEdit, t }: SavedMarkProps): ReactNode {
  const saved = useSignal(live.saved);
  if (!canEdit && saved.type === 'saved') return null;
  return (
    <span className={classes.saved} data-state={saved.type} role="status">
      {t(`saved.${saved.type === 'failed' ? saved.reason : saved.type}`)}
    </span>
  );
}
