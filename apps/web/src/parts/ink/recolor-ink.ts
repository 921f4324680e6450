import { type Board, colorOnBoard } from '@lectern/courseware/lesson';
import { carried } from '@lectern/stage/ink';
import type { ToolShow } from '../class-tools/index.ts';

/** Recolours the ink of a board so that it stays visible when the board's colour changes. */
export function recolorInk(
  ink: Pick<ToolShow['ink'], 'strokes' | 'replace'>,
  { pageId, color }: Pick<Board, 'pageId' | 'color'>,
): void {
  const strokes = ink.strokes(pageId);
  // Rewrites all strokes if any needs it, so that their z-order stays.
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
