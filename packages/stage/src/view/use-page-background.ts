import { backdropOf, type CoursewareReader, type Fill } from '@lectern/courseware';
import { useCallback, useSyncExternalStore } from 'react';

/** The fill behind a page; undefined when nothing gives one, and the page is as its theme's first background. */
export function usePageBackground(reader: CoursewareReader, pageId: string): Fill | undefined {
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader]);
  const read = () => backdropOf(reader, pageId).fill;
  return useSyncExternalStore(subscribe, read, read);
}

/** What shows where no background is given. */
export const PAPER: Fill = { type: 'solid', color: { type: 'scheme', slot: 'bg1' } };
