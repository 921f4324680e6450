import { type PathPoint, type PathSegment, pathSegments } from './path-segments.ts';

export type { PathPoint } from './path-segments.ts';

/** A point of a motion path, with the control points of the curves before and after it. */
interface PathNode {
  readonly at: PathPoint;
  readonly before?: PathPoint | undefined;
  readonly behind?: PathPoint | undefined;
}

/** A motion path in editable form, in fractions of the page relative to the element's position. */
export interface MotionPath {
  readonly nodes: readonly PathNode[];
  /** Whether the path returns to its first point. */
  readonly closed: boolean;
}

/** The points of a path; undefined when it has several pieces, or fewer than two points. */
export function readMotionPath(path: string): MotionPath | undefined {
  const segments = pathSegments(path);
  const [first, ...rest] = segments[0]?.type === 'move' ? segments : [];
  if (!first || rest.some(({ type }) => type === 'move')) return undefined;
  const nodes: PathNode[] = [{ at: first.to }];
  const closed = rest.at(-1)?.type === 'close';
  for (const segment of rest) {
    if (segment.type === 'close') break;
    const last = nodes.pop();
    if (!last) break;
    const [behind, before] = segment.type === 'curve' ? segment.by : [];
    nodes.push({ ...last, ...(behind ? { behind } : {}) });
    nodes.push({ at: segment.to, ...(before ? { before } : {}) });
  }
  const [start, end] = [nodes[0], nodes.at(-1)];
  // The end coincides with the beginning: one point, not two.
  if (closed && start && end && nodes.length > 2 && isSame(start.at, end.at)) {
    nodes.pop();
    nodes[0] = { ...start, ...(end.before ? { before: end.before } : {}) };
  }
  return nodes.length < 2 ? undefined : { nodes, closed };
}

/** The path as PowerPoint writes it: `M 0 0 L 0.25 0 E`. */
export function writeMotionPath({ nodes, closed }: MotionPath): string {
  const [first, ...rest] = nodes;
  if (!first) return '';
  const segments: PathSegment[] = [{ type: 'move', to: first.at }];
  let from = first;
  for (const node of closed ? [...rest, first] : rest) {
    segments.push(
      from.behind || node.before
        ? { type: 'curve', by: [from.behind ?? from.at, node.before ?? node.at], to: node.at }
        : { type: 'line', to: node.at },
    );
    from = node;
  }
  if (closed) segments.push({ type: 'close', to: first.at });
  return written(segments);
}

/** A path as SVG path data, with each point mapped by `place`. */
export function drawnPath(path: string, place: (point: PathPoint) => PathPoint): string {
  const at = (point: PathPoint) => place(point).map((each) => Math.round(each * 100) / 100);
  return pathSegments(path)
    .flatMap((segment) => {
      if (segment.type === 'close') return ['Z'];
      if (segment.type === 'curve') return ['C', ...segment.by.flatMap(at), ...at(segment.to)];
      return [segment.type === 'move' ? 'M' : 'L', ...at(segment.to)];
    })
    .join(' ');
}

/** The path from its end to its beginning; a closed path begins at the same point. */
export function reversedPath({ nodes, closed }: MotionPath): MotionPath {
  const [first, ...rest] = nodes;
  const order = closed && first ? [first, ...rest.toReversed()] : nodes.toReversed();
  return {
    closed,
    nodes: order.map(({ at, before, behind }) => ({
      at,
      ...(behind ? { before: behind } : {}),
      ...(before ? { behind: before } : {}),
    })),
  };
}

/** Moves one of its points together with the adjacent curves. */
export function withNodeAt({ nodes, closed }: MotionPath, index: number, to: PathPoint): MotionPath {
  return {
    closed,
    nodes: nodes.map((node, i) => {
      if (i !== index) return node;
      const by = [to[0] - node.at[0], to[1] - node.at[1]] as const;
      return {
        at: to,
        ...(node.before ? { before: shifted(node.before, by) } : {}),
        ...(node.behind ? { behind: shifted(node.behind, by) } : {}),
      };
    }),
  };
}

/**
 * Adds a point halfway to the next point, without changing the shape; after the last point of an open path it adds
 * none.
 */
export function withNodeAfter(path: MotionPath, index: number): MotionPath {
  const { nodes, closed } = path;
  const from = nodes[index];
  const next = index + 1 < nodes.length ? index + 1 : 0;
  const to = nodes[next];
  if (!from || !to || (next === 0 && !closed)) return path;
  if (!from.behind && !to.before)
    return { closed, nodes: nodes.toSpliced(index + 1, 0, { at: middle(from.at, to.at) }) };
  // De Casteljau's bisection keeps the curve unchanged.
  const [one, two] = [from.behind ?? from.at, to.before ?? to.at];
  const [a, b, c] = [middle(from.at, one), middle(one, two), middle(two, to.at)];
  const [before, behind] = [middle(a, b), middle(b, c)];
  const changed = nodes.map((node, i) => {
    if (i === index) return { ...node, behind: a };
    return i === next ? { ...node, before: c } : node;
  });
  return { closed, nodes: changed.toSpliced(index + 1, 0, { at: middle(before, behind), before, behind }) };
}

/** Removes one of its points; at least two remain. */
export function withoutNode(path: MotionPath, index: number): MotionPath {
  return path.nodes.length <= 2 ? path : { ...path, nodes: path.nodes.toSpliced(index, 1) };
}

/** Moves the whole path, in fractions of the page. */
export function shiftedPath(path: string, by: PathPoint): string {
  return written(
    pathSegments(path).map((segment) =>
      segment.type === 'curve'
        ? {
            ...segment,
            by: [shifted(segment.by[0], by), shifted(segment.by[1], by)],
            to: shifted(segment.to, by),
          }
        : { ...segment, to: shifted(segment.to, by) },
    ),
  );
}

export function pathOfLines(points: readonly PathPoint[]): MotionPath {
  return { nodes: points.map((at) => ({ at })), closed: false };
}

/** A smooth curve through points (Catmull–Rom). */
export function pathOfCurve(points: readonly PathPoint[]): MotionPath {
  const nodes = points.map((at, i): PathNode => {
    const [previous, next] = [points[i - 1], points[i + 1]];
    if (points.length < 3) return { at };
    const slope = [
      ((next ?? at)[0] - (previous ?? at)[0]) / 6,
      ((next ?? at)[1] - (previous ?? at)[1]) / 6,
    ] as const;
    return {
      at,
      ...(previous ? { before: [at[0] - slope[0], at[1] - slope[1]] } : {}),
      ...(next ? { behind: [at[0] + slope[0], at[1] + slope[1]] } : {}),
    };
  });
  return { nodes, closed: false };
}

/** Maximum deviation of the path from the drawn stroke, logical pixels, and maximum number of points. */
const TOLERANCE = 3;
const MOST_NODES = 48;

/** A drawn stroke as a path with few points. */
export function pathOfStroke(
  points: readonly PathPoint[],
  page: { readonly w: number; readonly h: number },
): MotionPath {
  let tolerance = TOLERANCE;
  let kept = fewer(points, page, tolerance);
  while (kept.length > MOST_NODES) {
    tolerance *= 1.5;
    kept = fewer(points, page, tolerance);
  }
  return pathOfCurve(kept);
}

/** The points without which the line would deviate too far (Ramer, Douglas and Peucker). */
function fewer(
  points: readonly PathPoint[],
  page: { readonly w: number; readonly h: number },
  tolerance: number,
): PathPoint[] {
  const keep = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from], points[to]];
    if (!a || !b) continue;
    const [dx, dy] = [(b[0] - a[0]) * page.w, (b[1] - a[1]) * page.h];
    const length = Math.hypot(dx, dy);
    let farthest = tolerance;
    let at: number | undefined;
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i] ?? a;
      const [px, py] = [(x - a[0]) * page.w, (y - a[1]) * page.h];
      const away = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
      if (away <= farthest) continue;
      farthest = away;
      at = i;
    }
    if (at === undefined) continue;
    keep.add(at);
    spans.push([from, at], [at, to]);
  }
  return [...keep].sort((a, b) => a - b).flatMap((index) => (points[index] ? [points[index]] : []));
}

const LETTERS = { move: 'M', line: 'L', curve: 'C', close: 'Z' } as const;

function written(segments: readonly PathSegment[]): string {
  const words = segments.flatMap((segment) => {
    const letter = LETTERS[segment.type];
    if (segment.type === 'close') return [letter];
    const points = segment.type === 'curve' ? [...segment.by, segment.to] : [segment.to];
    return [letter, ...points.flat().map(round)];
  });
  const closed = segments.at(-1)?.type === 'close';
  return [...words, ...(closed ? [] : ['E'])].join(' ');
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000 || 0;
}

function shifted([x, y]: PathPoint, [dx, dy]: PathPoint): PathPoint {
  return [x + dx, y + dy];
}

function middle([ax, ay]: PathPoint, [bx, by]: PathPoint): PathPoint {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function isSame(one: PathPoint, other: PathPoint): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6;
}
