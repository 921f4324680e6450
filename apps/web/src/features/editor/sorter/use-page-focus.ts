import { useSignal } from '@lectern/ui/use-signal';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { lineOf, type PageLine } from '../pages/page-lines.ts';
import type { LinesInSight } from '../pages/page-list.ts';

/** Frames after which a page far from the visible pages is rendered when the list scrolls to it. */
const FRAMES_TO_DRAW = 20;

/** Scrolls to a page and focuses it. The focus is on the current page from the start, and follows it. */
export function usePageFocus(
  lines: readonly PageLine[],
  inSight: LinesInSight,
  scroller: RefObject<HTMLElement | null>,
): (pageId: string) => void {
  const pageId = useSignal(useEditing().session.pageId);
  /** Id of the page to focus; a later request cancels an earlier one. */
  const wanted = useRef<string>(undefined);
  const shownLines = useRef(lines);
  shownLines.current = lines;
  const focusPage = useCallback(
    (id: string) => {
      const drawn = () => scroller.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(id)}"]`);
      wanted.current = id;
      const seek = (framesLeft: number) => {
        if (wanted.current !== id) return;
        const page = drawn();
        if (page) page.focus();
        else if (framesLeft > 0) requestAnimationFrame(() => seek(framesLeft - 1));
      };
      const at = lineOf(shownLines.current, id);
      if (at >= 0) inSight.scrollToIndex(at, { align: 'auto' });
      // Focused as soon as it is rendered, because the next key may precede the next frame.
      drawn()?.focus();
      requestAnimationFrame(() => seek(FRAMES_TO_DRAW));
    },
    [inSight, scroller],
  );
  const line = lineOf(lines, pageId);
  useEffect(() => {
    if (line >= 0) inSight.scrollToIndex(line, { align: 'auto' });
    if (pageId !== undefined) focusPage(pageId);
  }, [inSight, line, pageId, focusPage]);

  // A page that was moved is rendered again at its new position and has to keep the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that had the keyboard goes with the lines
  useEffect(() => {
    if (document.activeElement === document.body && pageId !== undefined) focusPage(pageId);
  }, [lines, focusPage]);
  return focusPage;
}
