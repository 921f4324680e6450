import { boundsOf, placementOf } from '../geometry/placement.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** A text is open: its own editor takes what happens inside it, and a press elsewhere closes it. */
export function editingTextState(ports: ToolPorts, elementId: string): ToolState {
  const editing: ToolState = {
    name: 'editingText',
    pointerDown(input) {
      const element = ports.reader.find('element', elementId);
      if (element && input.target.type === 'page') {
        const box = boundsOf(placementOf(ports.reader, element));
        const { x, y } = input.at;
        const inside = x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h;
        if (inside && input.button !== 0) return editing;
        // From one cell of a table to another.
        if (inside && element.type === 'table' && ports.openText(elementId, input.at)) return editing;
      }
      ports.closeText();
      return ports.idle().pointerDown(input);
    },
    pointerMove: () => editing,
    pointerUp: () => editing,
    cancel() {
      ports.closeText();
      // An empty text box goes when it is left.
      const ids = ports.reader.find('element', elementId) ? [elementId] : [];
      ports.selection.set({ ...ports.selection.get(), ids });
      return ports.idle();
    },
  };
  return editing;
}
