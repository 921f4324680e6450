import type { CoursewareReader } from '@lectern/courseware';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The page's ink, which the canvas draws; none without a page. The same set until the page's list changes. */
export function useInkIds(reader: CoursewareReader, pageId: string | undefined): ReadonlySet<string> {
  const children = useSyncExternalStore(
    useCallback(
      (listener) => (pageId === undefined ? () => {} : reader.subscribeChildren(pageId, listener)),
      [reader, pageId],
    ),
    () => (pageId === undefined ? NOTHING : reader.children(pageId)),
  );
  return useMemo(
    () => new Set(children.filter((id) => reader.find('element', id)?.type === 'ink')),
    [children, reader],
  );
}
const NOTHING: readonly string[] = [];
