import { type CoursewareReader, type CoursewareStore, SnapshotReader } from '@lectern/courseware';
import { framedPageOf, isEndlessPage } from '@lectern/courseware/board';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** A small picture follows what is written so late, milliseconds. */
const LATER_MS = 600;

/** Whether a page goes on beyond its edges. */
export function useIsEndless(store: CoursewareStore, pageId: string | undefined): boolean {
  const id = pageId ?? '';
  const subscribe = useCallback((listener: () => void) => store.subscribeRecord(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => isEndlessPage(store, id));
}

/** The page as its picture is drawn: an endless one is fitted into a page, a moment after it was written on. */
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
