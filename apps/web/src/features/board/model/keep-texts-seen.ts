import type { Edit, ShapeElement } from '@lectern/courseware';
import { coloredPlaced, placedOn, saidBy } from '@lectern/courseware/board';
import { type BoardColor, colorOnBoard } from '@lectern/courseware/lesson';

/**
 * Recolours texts so that they stay visible on a board of another colour. Call it in the step that changes the colour.
 */
export function keepTextsSeen(edit: Edit, pageId: string, board: BoardColor): void {
  for (const each of placedOn(edit, pageId)) {
    const color = saidBy(each)?.color;
    const next = color === undefined ? undefined : colorOnBoard(board, color);
    if (next === undefined || next === color) continue;
    const changed = coloredPlaced(each, next);
    if (changed.type === 'shape') edit.update<ShapeElement>(each.id, { text: changed.text });
  }
}
