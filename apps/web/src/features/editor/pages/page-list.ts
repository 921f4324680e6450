import { useSignal } from '@lectern/ui/use-signal';
import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { lineOf, type PageLine, pageLines } from './page-lines.ts';
import { pageRowsOf } from './page-rows.ts';

/** Returns the id of the page whose thumbnail an event happened on. */
export function pageUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-page]')?.dataset.page : undefined;
}

/** Returns pages and sections in order, in lines of `columns`, without the pages of folded sections. */
export function usePageLines(columns: number): readonly PageLine[] {
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
  const rows = useMemo(() => pageRowsOf(store), [store, version]);
  return useMemo(() => pageLines(rows, columns), [rows, columns]);
}

export type LinesInSight = Virtualizer<HTMLDivElement, Element>;

/** Heights and rooms in pixels. */
export interface LineSizes {
  readonly pages: number;
  readonly section: number;
  /** Space above the first line and below the last. */
  readonly around: number;
}

/** The visible lines, and the lines of the current page and of the focused page. */
export function useLinesInSight(
  lines: readonly PageLine[],
  sizes: LineSizes,
  scroller: RefObject<HTMLDivElement | null>,
  focused: RefObject<string | undefined>,
): LinesInSight {
  const pageId = useSignal(useEditing().session.pageId);
  const { around } = sizes;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.type === 'section' ? sizes.section : sizes.pages),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 2,
    rangeExtractor: (range) => linesDrawn(range, (id) => lineOf(lines, id), pageId, focused.current),
    paddingStart: around,
    paddingEnd: around,
    scrollPaddingStart: around,
    scrollPaddingEnd: around,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the measured heights hang on these alone
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, sizes.pages, lines]);
  return virtualizer;
}

/**
 * Returns the lines to render: the visible range, and the lines of the given pages. The focused page stays rendered at
 * any scroll position, because unmounting it would send the next key to the slide.
 */
function linesDrawn(
  range: Range,
  lineOfPage: (pageId: string) => number,
  ...pages: readonly (string | undefined)[]
): number[] {
  const kept = pages.flatMap((id) => (id === undefined ? [] : lineOfPage(id))).filter((line) => line >= 0);
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
