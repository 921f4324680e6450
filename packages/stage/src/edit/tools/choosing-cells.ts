import type { Element, TableElement, Tile } from '@lectern/courseware';
import { apply, invert } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import { distance } from '../geometry/point.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Screen pixels from the table's edge within which a press drags the table itself. */
const EDGE = 6;
const TREMOR = 3;

/**
 * A press in a cell of the only selected table: a click opens the cell, a drag selects cells, Shift extends the
 * selection. Undefined when the press concerns the table: at its edge, by a finger that moves it, with Control.
 */
export function pressingCellState(
  ports: ToolPorts,
  down: PointerInput,
  leaf: Element,
): ToolState | undefined {
  const { ids } = ports.selection.get();
  if (leaf.type !== 'table' || leaf.locked || !ports.canEdit || down.control) return undefined;
  if (ids.length !== 1 || ids[0] !== leaf.id || isAtEdge(ports, leaf, down)) return undefined;
  const pressed = ports.cells.at(leaf, down.at);
  if (!pressed) return undefined;
  if (down.shift) {
    const from = ports.cells.begun(leaf) ?? pressed;
    ports.cells.choose(leaf, from, pressed);
    return choosingCellsState(ports, leaf.id, from);
  }
  return down.kind === 'touch' ? undefined : pressedIn(ports, down, leaf, pressed);
}

/** While a cell is open: a press in another cell of its table. */
export function pressedIn(
  ports: ToolPorts,
  down: PointerInput,
  table: TableElement,
  pressed: Tile,
  back: () => ToolState = () => ports.idle(),
): ToolState {
  const pressing: ToolState = {
    name: 'pressing',
    pointerDown: () => pressing,
    pointerMove(input) {
      if (distance(input.screen, down.screen) < TREMOR) return pressing;
      const to = ports.cells.at(table, input.at);
      if (!to || to.key === pressed.key) return pressing;
      ports.cells.choose(table, pressed, to);
      return choosingCellsState(ports, table.id, pressed);
    },
    pointerUp: (input) => (ports.openText(table.id, input.at) ? ports.editing(table.id) : ports.idle()),
    cancel: back,
  };
  return pressing;
}

/** The pointer is down and selects all cells from the first to the cell under it. */
export function choosingCellsState(ports: ToolPorts, elementId: string, from: Tile): ToolState {
  const choosing: ToolState = {
    name: 'choosingCells',
    cursor: 'cell',
    pointerDown: () => choosing,
    pointerMove(input) {
      const table = ports.reader.find('element', elementId);
      const to = table?.type === 'table' ? ports.cells.at(table, input.at) : undefined;
      if (table?.type === 'table' && to) ports.cells.choose(table, from, to);
      return choosing;
    },
    pointerUp: () => ports.idle(),
    cancel() {
      ports.cells.clear();
      return ports.idle();
    },
  };
  return choosing;
}

/** Whether a press at this point drags the table itself. */
export function isAtEdge(ports: ToolPorts, table: TableElement, { at }: PointerInput): boolean {
  const { matrix, w, h } = placementOf(ports.reader, table);
  const { x, y } = apply(invert(matrix), at);
  const reach = EDGE / ports.viewport.zoom();
  return Math.min(x, w - x, y, h - y) < reach;
}
