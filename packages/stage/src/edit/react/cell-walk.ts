import { gridOf, insertLines, type TableElement, withTable } from '@lectern/courseware';
import type { EditSession } from '../session/edit-session.ts';
import type { OpenText } from '../session/open-texts.ts';

/** The properties of an open cell's text that keys depend on. */
export interface TextEdges {
  /** Whether the cursor, or the moving end of a selection, can move no farther in that direction. */
  atEdge(way: Way): boolean;
}

type Way = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<string, { way: Way; across: -1 | 0 | 1; down: -1 | 0 | 1 }>> = {
  ArrowLeft: { way: 'left', across: -1, down: 0 },
  ArrowRight: { way: 'right', across: 1, down: 0 },
  ArrowUp: { way: 'up', across: 0, down: -1 },
  ArrowDown: { way: 'down', across: 0, down: 1 },
};

/**
 * Keys that move from an open cell to other cells: Tab, which adds a row at the table's end, and arrows at the edge of
 * the text, which with Shift select cells. Returns whether the key was handled.
 */
export function walkCells(
  session: EditSession,
  { elementId, cell }: OpenText,
  event: KeyboardEvent,
  text: TextEdges,
): boolean {
  const element = session.store.find('element', elementId);
  if (element?.type !== 'table' || cell === undefined || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Tab') return tab(session, element, cell, event.shiftKey);
  const way = WAYS[event.key];
  if (!way || !text.atEdge(way.way)) return false;
  const grid = gridOf(element.table);
  const own = grid.of(cell);
  if (!own) return false;
  const across = element.table.rtl ? -way.across : way.across;
  const next = grid.at(
    way.down > 0 ? own.row + own.rows : own.row + way.down,
    across > 0 ? own.column + own.columns : own.column + across,
  );
  if (!next) return false;
  if (event.shiftKey) session.chooseCells(elementId, { from: own, to: next });
  else
    session.editText(elementId, { cell: next.key, cursor: way.across < 0 || way.down < 0 ? 'end' : 'start' });
  return true;
}

/** After the last cell a row is added, as in PowerPoint; before the first cell, Tab is left to the text. */
function tab(session: EditSession, element: TableElement, cell: string, back: boolean): boolean {
  const { tiles } = gridOf(element.table);
  const at = tiles.findIndex(({ key }) => key === cell);
  const next = tiles[at + (back ? -1 : 1)];
  if (next) return session.editText(element.id, { cell: next.key });
  if (back || at < 0) return false;
  session.texts.close();
  const now = session.store.find('element', element.id);
  if (now?.type !== 'table') return false;
  const count = now.table.rows.length;
  const table = insertLines(now.table, 'rows', count, 1, count - 1);
  if (!session.edit((edit) => edit.update<TableElement>(now.id, withTable(now, table)))) return false;
  const first = gridOf(table).at(count, 0);
  return first !== undefined && session.editText(now.id, { cell: first.key });
}
