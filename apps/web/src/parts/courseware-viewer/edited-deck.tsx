import type { CoursewareSnapshot, ReaderRelay } from '@lectern/courseware';
import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { isAborted, messageOf } from '../../platform/api/api-error.ts';
import type { CoursewareSource } from './courseware-source.ts';
import { fetchSnapshot } from './courseware-source.ts';
import { EditedLine } from './edited-line.tsx';
import { FetchedDeck } from './fetched-deck.ts';

export interface EditedDeckProps {
  readonly source: CoursewareSource;
  /** The content that `reader` shows. */
  readonly snapshot: CoursewareSnapshot;
  readonly reader: ReaderRelay;
  /** Time of the last change of the courseware. */
  readonly updatedAt: number | undefined;
  /** Receives the error of every call that fails. */
  readonly onError: ((error: unknown) => void) | undefined;
  /** Called when the new content is shown. */
  readonly onShown: () => void;
}

/** Notifies the viewer when the courseware was edited since it was opened, and shows the new content on request. */
export function EditedDeck(props: EditedDeckProps): ReactNode {
  const { source, snapshot, reader, updatedAt, onError, onShown } = props;
  const abort = useRef(new AbortController());
  const deck = useMemo(
    () => new FetchedDeck(snapshot, reader, () => fetchSnapshot(source, abort.current.signal)),
    [snapshot, reader, source],
  );
  const state = useSignal(deck.state);
  useEffect(() => {
    const now = new AbortController();
    abort.current = now;
    return () => now.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time at which it was touched is looked at
  useEffect(() => {
    deck.touched().catch((error: unknown) => !isAborted(error) && onError?.(error));
  }, [deck, updatedAt, onError]);
  const showNew = async () => {
    try {
      await deck.showNew();
      onShown();
    } catch (error) {
      if (isAborted(error)) return;
      onError?.(error);
      showToast({ kind: 'failure', text: messageOf(error) });
    }
  };
  if (state === 'shown') return null;
  return <EditedLine isLoading={state === 'loading'} onShow={() => void showNew()} />;
}
