import type { Frame } from '@lectern/courseware';
import { apply, invert } from '../geometry/matrix.ts';
import { parentMatrix, placementOf } from '../geometry/placement.ts';
import { add, type Point, subtract } from '../geometry/point.ts';
import { inHand } from '../kinds/in-hand.ts';
import { settledLine } from './inserting-line.ts';
import { movable, writeFrames } from './moving.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** The frame, flips included, of a line from one point to another in the coordinates of its parent. */
export function frameOfLine(from: Point, to: Point): Frame {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(to.x - from.x),
    h: Math.abs(to.y - from.y),
    ...(to.x < from.x ? { flipH: true } : {}),
    ...(to.y < from.y ? { flipV: true } : {}),
  };
}

/** One end of a line is pulled while the other stands still; shift keeps to 45°. */
export function pullingLineEndState(
  ports: ToolPorts,
  down: PointerInput,
  end: 'start' | 'end',
): ToolState | undefined {
  const [element] = movable(ports.reader, ports.selection.get().ids);
  if (!element || inHand(element).handles !== 'ends') return undefined;
  const placement = placementOf(ports.reader, element);
  const start = apply(placement.matrix, { x: 0, y: 0 });
  const finish = apply(placement.matrix, { x: placement.w, y: placement.h });
  const toParent = invert(parentMatrix(ports.reader, element));
  let frame = element.frame;

  const pulling: ToolState = {
    name: 'pullingLineEnd',
    cursor: 'crosshair',
    pointerDown: () => pulling,
    pointerMove(input) {
      const by = subtract(input.at, down.at);
      const fixed = end === 'start' ? finish : start;
      const wanted = add(end === 'start' ? start : finish, by);
      const moved = input.shift ? settledLine(fixed, wanted) : wanted;
      const ends = end === 'start' ? [moved, fixed] : [fixed, moved];
      const [from, to] = ends.map((point) => apply(toParent, point));
      if (from && to) frame = frameOfLine(from, to);
      ports.preview.show(new Map([[element.id, { ...element, frame }]]));
      return pulling;
    },
    pointerUp() {
      if (frame !== element.frame) {
        ports.edit((edit) => writeFrames(edit, new Map([[element.id, frame]])));
      }
      ports.preview.clear();
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return pulling;
}
