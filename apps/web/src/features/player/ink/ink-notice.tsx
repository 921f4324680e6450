import { Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { CloudOff } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SavedState, ShownCourseware } from '../../../parts/courseware/index.ts';
import { useLateTexts } from '../late-texts.ts';
import type { TaughtWhere } from '../lesson/lesson-run.ts';
import classes from '../player.module.css';
import type { ShowInk } from './use-show-ink.ts';

/** What is there before the live document: nothing was written to it. */
const NOTHING_UNSAVED = new Signal<SavedState>({ type: 'saved' });

export interface InkNoticeProps {
  readonly shown: ShownCourseware;
  readonly ink: ShowInk;
  readonly where: TaughtWhere;
}

/** What is said of what is done in class: that it is not on the server, or not for the server. */
export function InkNotice({ shown, ink, where }: InkNoticeProps): ReactNode {
  const { book, home } = ink;
  const t = useLateTexts();
  const arrival = useSignal(shown.arrival);
  const saved = useSignal(arrival.type === 'there' ? arrival.live.saved : NOTHING_UNSAVED);
  const isHeld = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => book.isHeld,
  );
  const waitsInVain = isHeld && (arrival.type === 'unreachable' || arrival.type === 'refused');
  const isTroubled = where === 'failed' || where === 'waiting';
  const notice =
    saved.type === 'offline' || saved.type === 'failed' || waitsInVain
      ? t('notSaved')
      : isTroubled
        ? t(where === 'failed' ? 'lessonFailed' : 'lessonWaits')
        : home === 'device'
          ? t('inkOnDevice')
          : undefined;
  const isInformation = !waitsInVain && !isTroubled && (saved.type === 'saved' || saved.type === 'saving');
  const said = useBriefly(notice, isInformation);
  if (said === undefined) return null;
  return (
    <p className={classes.status} role="status">
      <CloudOff aria-hidden="true" />
      {said}
    </p>
  );
}

const BRIEFLY_MS = 6_000;

/** The text; one that is only for information goes by itself. */
function useBriefly(text: string | undefined, brief: boolean): string | undefined {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (text === undefined || !brief) return;
    const timer = setTimeout(() => setOver(text), BRIEFLY_MS);
    return () => clearTimeout(timer);
  }, [text, brief]);
  return brief && over === text ? undefined : text;
}
