import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { type PageRow, pageRowsOf } from './page-rows.ts';

/** The page whose thumbnail is under a hand. */
export function pageUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-page]')?.dataset.page : undefined;
}

/** Pages and sections in order; what lies in a folded section is left out. */
export function usePageRows(): readonly PageRow[] {
  const { store } = useEditing().session;
  const [version, setVersion] = useState(0);
  useEffect(
    () =>
      store.subscribe((change) => {
        const sectionChanged = [...change.records].some((id) => store.get(id)?.kind === 'section');
        if (change.childLists.has('deck') || sectionChanged) setVersion((before) => before + 1);
      }),
    [store],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the pages and sections in the store
  return useMemo(() => pageRowsOf(store), [store, version]);
}

/**
 * What of a list is drawn: what is in sight, and the rows of these pages. The page that has the keyboard stays, however far
 * the list is scrolled: gone, it would leave the next key to the slide.
 */
export function rowsDrawn(
  range: Range,
  rowOf: (pageId: string) => number,
  ...pages: readonly (string | undefined)[]
): number[] {
  const kept = pages.flatMap((id) => (id === undefined ? [] : rowOf(id))).filter((row) => row >= 0);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
}

/** Pixels; 0 until it is measured. */
export function useWidth(node: RefObject<HTMLElement | null>): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!node.current) return () => undefined;
      const observer = new ResizeObserver(listener);
      observer.observe(node.current);
      return () => observer.disconnect();
    },
    [node],
  );
  return useSyncExternalStore(subscribe, () => node.current?.clientWidth ?? 0);
}
