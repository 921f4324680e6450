import * as z from 'zod/mini';

const MOST_CORNERS = 60;

/** A part of the picture's width or height, from left or top. */
const position = z.number().check(z.gte(0), z.lte(1));
/** A part of the picture's width. */
export const distance = z.number().check(z.gte(0), z.lte(1));

export const point = z.object({ x: position, y: position });
export type Point = z.infer<typeof point>;

/** The outline of an area of a picture. */
export const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('circle'), centre: point, radius: distance }),
  z.object({
    type: z.literal('rectangle'),
    left: position,
    top: position,
    right: position,
    bottom: position,
  }),
  z.object({
    type: z.literal('polygon'),
    corners: z.array(point).check(z.minLength(3), z.maxLength(MOST_CORNERS)),
  }),
]);
export type Shape = z.infer<typeof shape>;

/** The narrowest area that a tap can be within. */
const NARROWEST = 1e-4;

/** How far a point is from a shape, in parts of the picture's width; zero within it. `aspect` is height by width. */
export function distanceFrom(outline: Shape, { x, y }: Point, aspect: number): number {
  switch (outline.type) {
    case 'circle': {
      const { centre, radius } = outline;
      return Math.max(0, length(x - centre.x, (y - centre.y) * aspect) - radius);
    }
    case 'rectangle': {
      const { left, top, right, bottom } = outline;
      return length(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom) * aspect);
    }
    default: {
      if (spansAt(outline.corners, y).some(([from, to]) => from <= x && x <= to)) return 0;
      const nearest = edgesOf(outline.corners).map(([from, to]) => fromEdge({ x, y }, from, to, aspect));
      return Math.min(...nearest);
    }
  }
}

/** A point within a shape; undefined when the shape is too narrow for a tap. */
export function pointWithin(outline: Shape): Point | undefined {
  switch (outline.type) {
    case 'circle':
      return outline.radius < NARROWEST ? undefined : outline.centre;
    case 'rectangle': {
      const { left, top, right, bottom } = outline;
      if (right - left < NARROWEST || bottom - top < NARROWEST) return undefined;
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    }
    default:
      return pointWithinPolygon(outline.corners);
  }
}

/** The middle of the widest part of a polygon, of the lines halfway between its corners. */
function pointWithinPolygon(corners: readonly Point[]): Point | undefined {
  const heights = [...new Set(corners.map(({ y }) => y))].toSorted((a, b) => a - b);
  let widest = NARROWEST;
  let found: Point | undefined;
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index + 1] ?? top;
    if (bottom - top < NARROWEST) continue;
    const y = (top + bottom) / 2;
    for (const [from, to] of spansAt(corners, y)) {
      if (to - from <= widest) continue;
      widest = to - from;
      found = { x: (from + to) / 2, y };
    }
  }
  return found;
}

/** The parts of a horizontal line that are within a polygon, by the even-odd rule. */
function spansAt(corners: readonly Point[], y: number): [number, number][] {
  const crossings = edgesOf(corners)
    .filter(([from, to]) => from.y <= y !== to.y <= y)
    .map(([from, to]) => from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
    .toSorted((a, b) => a - b);
  return crossings.flatMap((from, index): [number, number][] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

function edgesOf(corners: readonly Point[]): [Point, Point][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

function fromEdge(at: Point, from: Point, to: Point, aspect: number): number {
  const along = { x: to.x - from.x, y: (to.y - from.y) * aspect };
  const off = { x: at.x - from.x, y: (at.y - from.y) * aspect };
  const square = along.x ** 2 + along.y ** 2;
  const part = square === 0 ? 0 : clamp((off.x * along.x + off.y * along.y) / square);
  return length(off.x - part * along.x, off.y - part * along.y);
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** A square root is rounded the same on all machines; `Math.hypot` is not. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
