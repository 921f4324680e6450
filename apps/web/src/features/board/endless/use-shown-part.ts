import type { PageZoom } from '@lectern/stage/show';
import { useLayoutEffect } from 'react';
import { allOf } from '../model/all-of.ts';
import type { BoardState } from '../model/use-board.ts';

/** Zooms out to the whole page when another page is shown; of an endless page, to all its content. */
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
