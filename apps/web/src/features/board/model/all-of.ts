import { shownArea, writtenArea } from '@lectern/courseware/board';
import type { Area } from '@lectern/courseware/lesson';
import type { BoardState } from './use-board.ts';

/** Area of all content of an endless page, with pending strokes written first. */
export function allOf(
  { store, book }: Pick<BoardState, 'store' | 'book'>,
  pageId: string,
  size: { readonly w: number; readonly h: number },
): Area {
  book.settle();
  return shownArea(size, writtenArea(store, pageId));
}
