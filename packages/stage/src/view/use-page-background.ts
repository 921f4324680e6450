import { backdropOf, type CoursewareReader, type Fill } from '@lectern/courseware';
import { useCallback, useSyncExternalStore } from 'react';

/** The fill behind a page; undefined when none is set, and the page has its theme's first background. */
export function usePageBackground(reader: CoursewareReader, pageId: string): Fill | undefined {
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  const read = () => backdropOf(reader, pageId).fill;
  return useSyncExternalStore(subscribe, read, read);
}

/** The background of a page that sets none. */
export const PAPER: Fill = { type: 'solid', color: { type: 'scheme', slot: 'bg1' } };
