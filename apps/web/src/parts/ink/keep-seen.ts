import { type Board, colorOnBoard } from '@lectern/courseware/lesson';
import { carried } from '@lectern/stage/ink';
import type { ToolShow } from '../class-tools/index.ts';

/** What is written on a board stays as well seen when that becomes a board of another colour. */
export function keepSeen(
  ink: Pick<ToolShow['ink'], 'strokes' | 'replace'>,
  { pageId, color }: Pick<Board, 'pageId' | 'color'>,
): void {
  const strokes = ink.strokes(pageId);
  // All of them, so that none comes to lie above another one.
  if (strokes.every((each) => colorOnBoard(color, each.color) === each.color)) return;
  ink.replace(
    pageId,
    strokes.map(({ id }) => id),
    carried(strokes, { dx: 0, dy: 0, scale: 1 }).map((each) => ({
      ...each,
      color: colorOnBoard(color, each.color),
    })),
  );
}
