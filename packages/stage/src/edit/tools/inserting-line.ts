import { distance, type Point } from '../geometry/point.ts';
import type { Insertion, ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** The nearest point that makes a line level, upright or at 45°. */
export function settledLine(from: Point, to: Point): Point {
  const length = distance(from, to);
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / step) * step;
  const snapped = { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
  return { x: Math.round(snapped.x * 100) / 100, y: Math.round(snapped.y * 100) / 100 };
}

/** A line waits to be drawn from where the pointer goes down to where it is let go. */
export function insertingLineState(
  ports: ToolPorts,
  insertion: Extract<Insertion, { type: 'line' }>,
): ToolState {
  let from: Point | undefined;
  let to: Point | undefined;
  const inserting: ToolState = {
    name: 'insertingLine',
    cursor: 'crosshair',
    pointerDown(input) {
      from = input.at;
      to = input.at;
      return inserting;
    },
    pointerMove(input) {
      if (!from) return inserting;
      to = input.shift ? settledLine(from, input.at) : input.at;
      ports.preview.line([from, to]);
      return inserting;
    },
    pointerUp() {
      if (!from || !to) return inserting;
      ports.preview.clear();
      const tiny = distance(from, to) < 4;
      const start = from;
      const finish = tiny ? { x: start.x + 200, y: start.y } : to;
      const id = ports.insert(
        insertion,
        {
          x: Math.min(start.x, finish.x),
          y: Math.min(start.y, finish.y),
          w: Math.abs(finish.x - start.x),
          h: Math.abs(finish.y - start.y),
        },
        { flipH: finish.x < start.x, flipV: finish.y < start.y },
      );
      if (id !== undefined) ports.selection.set({ ids: [id] });
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return inserting;
}
