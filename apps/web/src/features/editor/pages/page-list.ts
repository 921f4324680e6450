import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { type PageRow, pageRowsOf } from './page-rows.ts';

/** Returns the id of the page whose thumbnail an event happened on. */
export function pageUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-page]')?.dataset.page : undefined;
}

/** Returns pages and sections in order, without the pages of folded sections. */
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
 * Returns the rows to render: the visible range, and the rows of the given pages. The focused page stays rendered
 * wherever the list is scrolled, because unmounting it would send the next key to the slide.
 */
export function rowsDrawn(
  range: Range,
  rowOf: (pageId: string) => number,
  ...pages: readonly (string | undefined)[]
): number[] {
  const kept = pages.flatMap((id) => (id === undefined ? [] : rowOf(id))).filter((row) => row >= 0);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
}

/** Returns the width of a node in pixels; 0 until it is measured. */
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
