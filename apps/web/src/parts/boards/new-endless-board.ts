import { stateOfSnapshot } from '@lectern/courseware';
import { boardOf, EMPTY_PAGE } from '@lectern/courseware/board';
import { createBoard } from '@lectern/protocol/boards';
import { call } from '../../platform/api/call.ts';

/** Creates an endless board in the given folder, by default at the top of the user's disk; returns its id. */
export async function newEndlessBoard(
  name: string,
  parentId: string | undefined,
): Promise<{ readonly id: string }> {
  const body = new Blob([new Uint8Array(stateOfSnapshot(boardOf([{ ...EMPTY_PAGE, endless: true }])))]);
  return call(createBoard, { query: { name, parent_id: parentId }, body });
}
