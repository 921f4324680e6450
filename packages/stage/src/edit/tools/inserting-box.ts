import { type Box, boxAround } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { snapPoint } from '../snap/snap.ts';
import { type SnapTargets, snapTargetsOf } from '../snap/targets.ts';
import { snapReach } from './dragging.ts';
import { editingTextState } from './editing-text.ts';
import type { PointerInput } from './pointer.ts';
import type { Insertion, ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** The next drag draws a shape or a text box; a single click gives it the default size. */
export function insertingBoxState(
  ports: ToolPorts,
  insertion: Exclude<Insertion, { type: 'line' }>,
): ToolState {
  let from: Point | undefined;
  let box: Box | undefined;
  let targets: SnapTargets | undefined;
  /** A corner snaps to guides or the grid if they are on; Alt turns that off. */
  const cornerAt = (input: PointerInput): Point => {
    const pageId = ports.pageId();
    const aids = ports.snapAids();
    if (input.alt || pageId === undefined || !(aids.guides || aids.step)) return input.at;
    targets ??= snapTargetsOf(ports.reader, pageId, new Set(), aids);
    return snapPoint(input.at, targets, snapReach / ports.viewport.zoom());
  };
  const inserting: ToolState = {
    name: 'insertingBox',
    cursor: insertion.type === 'text' ? 'text' : 'crosshair',
    pointerDown(input) {
      from = cornerAt(input);
      box = { ...from, w: 0, h: 0 };
      return inserting;
    },
    pointerMove(input) {
      if (!from) return inserting;
      const to = cornerAt(input);
      box = boxAround([from, input.shift ? squared(from, to) : to]);
      ports.preview.marquee(box);
      return inserting;
    },
    pointerUp() {
      if (!box) return inserting;
      ports.preview.clear();
      const tiny = box.w < 8 && box.h < 8;
      const id = ports.insert(insertion, tiny ? { x: box.x, y: box.y, w: 0, h: 0 } : box);
      if (id === undefined) return ports.idle();
      ports.selection.set({ ids: [id] });
      if (insertion.type === 'text' && ports.openText(id, undefined)) return editingTextState(ports, id);
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return inserting;
}

function squared(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return {
    x: from.x + (to.x < from.x ? -side : side),
    y: from.y + (to.y < from.y ? -side : side),
  };
}
