import { type CoursewareReader, type CoursewareStore, SnapshotReader } from '@lectern/courseware';
import { framedPageOf, isEndlessPage } from '@lectern/courseware/board';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Delay before a thumbnail shows new content, milliseconds. */
const LATER_MS = 600;

/** Whether a page is endless. */
export function useIsEndless(store: CoursewareStore, pageId: string | undefined): boolean {
  const id = pageId ?? '';
  const subscribe = useCallback((listener: () => void) => store.subscribeRecord(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => isEndlessPage(store, id));
}

/** The page as its thumbnail is drawn: an endless page is scaled to a page's size, a moment after each change. */
export function useFramedPage(store: CoursewareStore, pageId: string): CoursewareReader {
  const isEndless = useIsEndless(store, pageId);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!isEndless) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(({ childLists, records }) => {
      const isOfPage = (id: string) => id === pageId || store.find('element', id)?.parentId === pageId;
      if (!childLists.has(pageId) && ![...records].some(isOfPage)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        setVersion((now) => now + 1);
      }, LATER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, pageId, isEndless]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written since is in it
  return useMemo(
    () => (isEndless ? new SnapshotReader(framedPageOf(store, pageId)) : store),
    [store, pageId, isEndless, version],
  );
}
