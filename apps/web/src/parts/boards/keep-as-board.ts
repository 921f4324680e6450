import { stateOfSnapshot } from '@lectern/courseware';
import { boardOf, type NewBoardPage } from '@lectern/courseware/board';
import { createBoard } from '@lectern/protocol/boards';
import { call } from '../../platform/api/call.ts';

export interface KeptAsBoard {
  readonly name: string;
  readonly pages: readonly NewBoardPage[];
  /** Of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
}

/**
 * Makes a board of these pages at the top of the user's disk, by one call: the server has all of it when this resolves, and
 * nothing when it rejects. Answers its id, and its name, which is another where that was taken.
 */
export async function keepAsBoard({
  name,
  pages,
  size,
}: KeptAsBoard): Promise<{ readonly id: string; readonly name: string }> {
  const body = new Blob([new Uint8Array(stateOfSnapshot(boardOf(pages, size)))]);
  return call(createBoard, { query: { name }, body });
}
