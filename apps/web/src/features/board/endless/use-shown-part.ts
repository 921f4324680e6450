import type { PageZoom } from '@lectern/stage/show';
import { useLayoutEffect } from 'react';
import { allOf } from '../model/all-of.ts';
import type { BoardState } from '../model/use-board.ts';

/** Another page is shown whole at first, and an endless one with all that lies on it. */
export function useShownPart(
  board: BoardState,
  size: { readonly w: number; readonly h: number; readonly endless?: boolean },
  zoom: PageZoom,
): void {
  const { pageId } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useLayoutEffect(() => {
    if (size.endless && pageId !== undefined) zoom.frame(allOf(board, pageId, size), true);
    else zoom.whole(true);
  }, [zoom, pageId]);
}
