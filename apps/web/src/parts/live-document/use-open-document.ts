import type { Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect } from 'react';
import { useDeferredWork } from '../../platform/deferred-work.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import type { CoursewareLease } from '../courseware/index.ts';

/** Shows the name in the window's title, follows renaming in other windows, and notifies the desk when it closes. */
export function useOpenDocument(
  documentId: string,
  { live, name }: Pick<CoursewareLease, 'live'> & { readonly name: Signal<string> },
  onOpened: () => void,
): void {
  useWindowTitle(useSignal(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => onOpened(), [live]);
  const load = useCallback(async () => {
    const { followName } = await import('../documents/lazy.ts');
    return () => followName(documentId, name);
  }, [documentId, name]);
  useDeferredWork(load, 0);
  // The desk is notified when the document closes, so that it shows the current state.
  useEffect(() => () => void tellEdited(documentId), [documentId]);
}

async function tellEdited(id: string): Promise<void> {
  const { documentNews, markCoverStale } = await import('../documents/lazy.ts');
  markCoverStale(id);
  documentNews.tell({ kind: 'edited', id });
}
