import { Signal } from '@lectern/base';
import { EditPermission } from '@lectern/protocol/constants';
import { Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { CloudOff } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SavedState, ShownCourseware } from '../../../parts/courseware/index.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import type { TaughtWhere } from '../lesson/lesson-run.ts';
import classes from '../player.module.css';
import { type ClassNotice, noticeOfClass } from './notice-of-class.ts';
import type { ShowInk } from './use-show-ink.ts';

/** Default while the live document is loading: all changes are saved. */
const NOTHING_UNSAVED = new Signal<SavedState>({ type: 'saved' });
const NOT_TAKEN = new Signal(undefined);

export interface InkNoticeProps {
  readonly shown: ShownCourseware;
  readonly ink: ShowInk;
  readonly where: TaughtWhere;
}

/** Notice when changes made in class are not on the server, or are stored in this browser only. */
export function InkNotice({ shown, ink, where }: InkNoticeProps): ReactNode {
  const { book, home } = ink;
  const t = useLazyTexts();
  const arrival = useSignal(shown.arrival);
  const saved = useSignal(arrival.type === 'there' ? arrival.live.saved : NOTHING_UNSAVED);
  const live = useSignal(arrival.type === 'there' ? arrival.live.permission : NOT_TAKEN);
  const permission = arrival.type === 'refused' ? EditPermission.NONE : live;
  const isHeld = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => book.isHeld,
  );
  const inkWaitsInVain = isHeld && (arrival.type === 'unreachable' || arrival.type === 'refused');
  const notice = noticeOfClass({ where, home, inkWaitsInVain, saved, permission });
  const isOver = useBriefly(notice);
  if (notice === undefined || isOver) return null;
  return (
    <Row as="p" gap={2} className={classes.status} role="status">
      <CloudOff aria-hidden="true" />
      {t(notice.text)}
    </Row>
  );
}

const BRIEFLY_MS = 6_000;

/** Whether a notice that does not stay has been shown long enough. */
function useBriefly(notice: ClassNotice | undefined): boolean {
  const [over, setOver] = useState<ClassNotice['text']>();
  const brief = notice && !notice.stays ? notice.text : undefined;
  useEffect(() => {
    // A notice that no longer applies may be shown again later.
    if (brief === undefined) return setOver(undefined);
    const timer = setTimeout(() => setOver(brief), BRIEFLY_MS);
    return () => clearTimeout(timer);
  }, [brief]);
  return brief !== undefined && over === brief;
}
