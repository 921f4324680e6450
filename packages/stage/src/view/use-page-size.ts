import type { CoursewareReader } from '@lectern/courseware';
import { useCallback, useSyncExternalStore } from 'react';

/** The size of every page, logical pixels. */
export function usePageSize(reader: CoursewareReader): { readonly w: number; readonly h: number } {
  const subscribe = useCallback((listener: () => void) => reader.subscribeRecord('deck', listener), [reader]);
  const read = () => reader.find('deck', 'deck')?.size ?? DEFAULT_SIZE;
  return useSyncExternalStore(subscribe, read, read);
}
const DEFAULT_SIZE = { w: 1280, h: 720 };
