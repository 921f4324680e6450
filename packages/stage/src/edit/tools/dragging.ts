import { moveElements } from '@lectern/courseware';
import { unionOf } from '../geometry/box.ts';
import { boundsOf, placementOf } from '../geometry/placement.ts';
import { type Point, subtract } from '../geometry/point.ts';
import { snapMove } from '../snap/snap.ts';
import { snapTargetsOf } from '../snap/targets.ts';
import { movable } from './moving.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Distance within which a moving box snaps to other boxes, screen pixels. */
export const snapReach = 6;

/**
 * The selected elements follow the pointer. Their nodes are moved without rendering, and one transaction is written
 * when the pointer is lifted. Shift restricts to one axis, Alt turns snapping off, Control leaves a copy.
 */
export function draggingState(ports: ToolPorts, down: PointerInput): ToolState | undefined {
  const pageId = ports.pageId();
  const elements = movable(ports.reader, ports.selection.get().ids);
  const start = unionOf(elements.map((element) => boundsOf(placementOf(ports.reader, element))));
  if (pageId === undefined || !start) return undefined;
  const ids = elements.map((element) => element.id);
  const targets = snapTargetsOf(ports.reader, pageId, new Set(ids), ports.snapAids());
  let by: Point = { x: 0, y: 0 };

  const dragging: ToolState = {
    name: 'dragging',
    cursor: 'move',
    pointerDown: () => dragging,
    pointerMove(input) {
      by = subtract(input.at, down.at);
      const keepsX = input.shift && Math.abs(by.x) < Math.abs(by.y);
      const keepsY = input.shift && !keepsX;
      by = { x: keepsX ? 0 : by.x, y: keepsY ? 0 : by.y };
      if (input.alt) ports.preview.guides([]);
      else {
        const moved = { ...start, x: start.x + by.x, y: start.y + by.y };
        const snapped = snapMove(moved, targets, snapReach / ports.viewport.zoom());
        by = {
          x: keepsX ? 0 : by.x + snapped.by.x,
          y: keepsY ? 0 : by.y + snapped.by.y,
        };
        ports.preview.guides(snapped.guides);
      }
      ports.preview.shift(ids, by);
      return dragging;
    },
    pointerUp(input) {
      if (by.x !== 0 || by.y !== 0) {
        if (input.control) ports.selection.set({ ids: ports.duplicate(ids, by) });
        else ports.edit((edit) => moveElements(edit, ids, by));
      }
      ports.preview.clear();
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return dragging;
}
