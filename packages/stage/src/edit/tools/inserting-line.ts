import { distance, type Point } from '../geometry/point.ts';
import type { PageSite } from '../glue/page-sites.ts';
import { drawnEnd, gluingAt, lineBetween } from './gluing.ts';
import type { Insertion, LineOnItsWay, ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** The nearest point that makes a line horizontal, vertical or diagonal at 45°. */
export function settledLine(from: Point, to: Point): Point {
  const length = distance(from, to);
  const step = Math.PI / 4;
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / step) * step;
  const snapped = { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
  return { x: Math.round(snapped.x * 100) / 100, y: Math.round(snapped.y * 100) / 100 };
}

/** The sites to which the ends are connected. */
interface Held {
  readonly start: PageSite | undefined;
  readonly end?: PageSite | undefined;
}

/** The next drag draws a line from the press to the release of the pointer. */
export function insertingLineState(
  ports: ToolPorts,
  insertion: Extract<Insertion, { type: 'line' }>,
): ToolState {
  let from: Point | undefined;
  let to: Point | undefined;
  let begins: PageSite | undefined;
  let ends: PageSite | undefined;
  const geometry = { type: 'preset', preset: insertion.preset } as const;
  const unmade = { id: '', frame: { x: 0, y: 0, w: 0, h: 0 }, geometry };

  /** A preview of the line, with bends if it is bent. */
  const between = (start: Point, finish: Point, held: Held): LineOnItsWay =>
    lineBetween(ports, unmade, drawnEnd(ports, start, held.start), drawnEnd(ports, finish, held.end));

  const inserting: ToolState = {
    name: 'insertingLine',
    cursor: 'crosshair',
    pointerDown(input) {
      begins = gluingAt(ports, input, input.at);
      from = begins?.at ?? input.at;
      to = from;
      return inserting;
    },
    pointerMove(input) {
      ends = gluingAt(ports, input, input.at);
      if (!from) return inserting;
      to = ends?.at ?? (input.shift ? settledLine(from, input.at) : input.at);
      ports.preview.line(between(from, to, { start: begins, end: ends }));
      return inserting;
    },
    pointerUp() {
      if (!from || !to) return inserting;
      ports.preview.clear();
      const tiny = distance(from, to) < 4;
      const start = from;
      const finish = tiny ? { x: start.x + 200, y: start.y } : to;
      const held: Held = tiny ? { start: begins } : { start: begins, end: ends };
      const line = between(start, finish, held);
      const id = ports.insert(insertion, line.frame, undefined, {
        ...line,
        ...(held.start ? { start: held.start.glue } : {}),
        ...(held.end ? { end: held.end.glue } : {}),
      });
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
