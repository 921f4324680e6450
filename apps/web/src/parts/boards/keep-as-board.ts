import { stateOfSnapshot } from '@lectern/courseware';
import { boardOf, EMPTY_PAGE, type NewBoardPage } from '@lectern/courseware/board';
import { createBoard } from '@lectern/protocol/boards';
import { call } from '../../platform/api/call.ts';

export interface KeptAsBoard {
  readonly name: string;
  readonly pages: readonly NewBoardPage[];
  /** Size of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
}

/**
 * Creates a board of these pages at the top of the user's disk in one call: the server has stored all pages when this
 * resolves, and none when it rejects. Returns its id and its name, which differs from the requested name if that was in
 * use.
 */
export async function keepAsBoard({
  name,
  pages,
  size,
}: KeptAsBoard): Promise<{ readonly id: string; readonly name: string }> {
  const body = new Blob([new Uint8Array(stateOfSnapshot(boardOf(pages, size)))]);
  return call(createBoard, { query: { name }, body });
}

/** Creates an endless board in the given folder, by default at the top of the user's disk; returns its id. */
export async function newEndlessBoard(
  name: string,
  parentId: string | undefined,
): Promise<{ readonly id: string }> {
  const body = new Blob([new Uint8Array(stateOfSnapshot(boardOf([{ ...EMPTY_PAGE, endless: true }])))]);
  return call(createBoard, { query: { name, parent_id: parentId }, body });
}
