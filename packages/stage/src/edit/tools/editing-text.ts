import type { TableElement } from '@lectern/courseware';
import { boundsOf, placementOf } from '../geometry/placement.ts';
import { choosingCellsState, isAtEdge, pressedIn } from './choosing-cells.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** A text is open: its editor handles events inside it, and a press elsewhere closes it. */
export function editingTextState(ports: ToolPorts, elementId: string): ToolState {
  /** Moves from one cell of a table to another, or selects several. */
  const inTable = (table: TableElement, input: PointerInput): ToolState | undefined => {
    const pressed = ports.cells.at(table, input.at);
    if (!pressed || input.control || isAtEdge(ports, table, input)) return undefined;
    if (input.shift) {
      const from = ports.cells.begun(table) ?? pressed;
      ports.cells.choose(table, from, pressed);
      return choosingCellsState(ports, elementId, from);
    }
    if (input.kind !== 'touch') return pressedIn(ports, input, table, pressed, () => editing);
    return ports.openText(elementId, input.at) ? editing : undefined;
  };
  const editing: ToolState = {
    name: 'editingText',
    pointerDown(input) {
      const element = ports.reader.find('element', elementId);
      if (element && input.target.type === 'page') {
        const box = boundsOf(placementOf(ports.reader, element));
        const { x, y } = input.at;
        const inside = x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h;
        if (inside && input.button !== 0) return editing;
        if (inside && element.type === 'table') {
          const next = inTable(element, input);
          if (next) return next;
        }
      }
      ports.closeText();
      return ports.idle().pointerDown(input);
    },
    pointerMove: () => editing,
    pointerUp: () => editing,
    cancel() {
      ports.closeText();
      // An empty text box is removed when it is left.
      const ids = ports.reader.find('element', elementId) ? [elementId] : [];
      ports.selection.set({ ...ports.selection.get(), ids });
      return ports.idle();
    },
  };
  return editing;
}
