import { allOf, type CellArea, gridOf, type TableElement } from '@lectern/courseware';
import type { Editing } from '../command-context.ts';

export interface TargetCells {
  readonly element: TableElement;
  readonly area: CellArea;
  /** Whether the table is selected as a whole, without selected cells. */
  readonly isWhole: boolean;
}

/**
 * Returns the cells that a command changes: the selected cells, otherwise the cell whose text is open, otherwise all
 * cells of a table that is the only selected element.
 */
export function targetCells({ session }: Pick<Editing, 'session'>): TargetCells | undefined {
  const { ids } = session.selection.get();
  const element = ids.length === 1 ? session.store.find('element', ids[0] ?? '') : undefined;
  if (element?.type !== 'table' || element.locked || element.table.rows.length === 0) return undefined;
  const chosen = session.cells.get();
  if (chosen) return { element, area: chosen.area, isWhole: false };
  const open = session.openText.get();
  const tile = open?.elementId === element.id ? gridOf(element.table).of(open.cell ?? '') : undefined;
  return tile
    ? { element, area: tile, isWhole: false }
    : { element, area: allOf(element.table), isWhole: true };
}
