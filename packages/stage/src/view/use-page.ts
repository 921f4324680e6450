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

const DEFAULT_SIZE = { w: 1280, h: 720 };

/** The size of every page, logical pixels. */
export function usePageSize(reader: CoursewareReader): { readonly w: number; readonly h: number } {
  const subscribe = useCallback((listener: () => void) => reader.subscribeRecord('deck', listener), [reader]);
  const read = () => reader.find('deck', 'deck')?.size ?? DEFAULT_SIZE;
  return useSyncExternalStore(subscribe, read, read);
}
