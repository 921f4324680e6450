import type { CoursewareStore } from '../src/document/store.ts';
import { boundsOnPage } from '../src/edits/frames/geometry.ts';

/** Runs an edit as one step, and returns its result. */
export function run<T>(
  store: CoursewareStore,
  work: (edit: Parameters<Parameters<CoursewareStore['transact']>[0]>[0]) => T,
): T {
  let result: T | undefined;
  store.transact((edit) => {
    result = work(edit);
  });
  return result as T;
}

/** The bounds of an element on its page, rounded so that rotation leaves no rounding errors. */
export function box(store: CoursewareStore, id: string): number[] {
  const { x = 0, y = 0, w = 0, h = 0 } = boundsOnPage(store, id) ?? {};
  return [x, y, w, h].map((value) => Math.round(value * 1000) / 1000 + 0);
}
