import { elementAt } from '../kinds/element-at.ts';
import { adjustingState } from './adjusting.ts';
import { pressingCellState } from './choosing-cells.ts';
import { pullingLineEndState } from './line-end.ts';
import { marqueeState } from './marquee.ts';
import { panningState } from './panning.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import { pressingState } from './pressing.ts';
import { resizingState } from './resizing.ts';
import { rotatingState } from './rotating.ts';
import type { ToolState } from './state.ts';

/** Logical pixels around a line within which a press hits it, at the current zoom. */
export function reachOf(input: PointerInput, ports: ToolPorts): number {
  return (input.kind === 'touch' ? 14 : 6) / ports.viewport.zoom();
}

/** No gesture is in progress. */
export function idleState(ports: ToolPorts): ToolState {
  const idle: ToolState = {
    name: 'idle',
    pointerDown(input) {
      const pageId = ports.pageId();
      if (input.button === 1) return panningState(ports, input, idle);
      if (pageId === undefined || input.button !== 0) return idle;
      const { target } = input;
      if (target.type === 'handle') return resizingState(ports, input, target.handle) ?? idle;
      if (target.type === 'rotate') return rotatingState(ports, input) ?? idle;
      if (target.type === 'adjust') return adjustingState(ports, target.index) ?? idle;
      if (target.type === 'lineEnd') return pullingLineEndState(ports, input, target.end) ?? idle;
      const leaf = elementAt(ports.reader, pageId, input.at, { reach: reachOf(input, ports) });
      if (leaf) return pressingCellState(ports, input, leaf) ?? pressingState(ports, input, leaf);
      if (input.kind === 'touch') {
        if (!input.shift) ports.selection.set({ ids: [] });
        return panningState(ports, input, idle);
      }
      return marqueeState(ports, input, pageId);
    },
    pointerMove: () => idle,
    pointerUp: () => idle,
    cancel() {
      const selection = ports.selection.get();
      if (ports.cells.clear()) return idle;
      // Escape first deselects cells, then leaves an entered group, then deselects all elements.
      if (selection.within !== undefined) ports.selection.set({ ids: [selection.within] });
      else if (selection.ids.length > 0) ports.selection.set({ ids: [] });
      return idle;
    },
  };
  return idle;
}
