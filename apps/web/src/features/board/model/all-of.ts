import { shownArea, writtenArea } from '@lectern/courseware/board';
import type { Area } from '@lectern/courseware/lesson';
import type { BoardState } from './use-board.ts';

/** All that lies on an endless page, with what hands have done to it just now. */
export function allOf(
  { store, book }: Pick<BoardState, 'store' | 'book'>,
  pageId: string,
  size: { readonly w: number; readonly h: number },
): Area {
  book.settle();
  return shownArea(size, writtenArea(store, pageId));
}
