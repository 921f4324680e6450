import {
  direction,
  distance,
  distanceToSegment,
  type Shape,
  simplified,
  slantBetween,
  turnBetween,
  type XY,
} from './plane.ts';

const DEGREE = Math.PI / 180;
/** Tolerance of the total rotation of a figure's line, which is one full turn. */
const ROUND_WITHIN = 75 * DEGREE;
/** Deviation of a hand from the intended figure, as a share of the figure's size: average, and maximum. */
const STRAYS = 0.025;
const STRAYS_MOST = 0.085;
/** The least turn that counts as a corner. */
const CORNER = 28 * DEGREE;
/** The angle within which sides count as horizontal, vertical or parallel. */
const SQUARE = 16 * DEGREE;
const LEVEL = 12 * DEGREE;
const LIKE = 0.3;

/** The figure that a closed line outlines; undefined for handwriting. */
export function closedShape(line: readonly XY[], size: number): Shape | undefined {
  if (Math.abs(Math.abs(wholeTurn(line)) - Math.PI * 2) > ROUND_WITHIN) return undefined;
  const corners = cornersOf(line, size);
  const polygon = corners.length === 3 || corners.length === 4 ? corners : undefined;
  const strayed = polygon
    ? straying(line, (point) => toPolygon(point, polygon), size)
    : Number.POSITIVE_INFINITY;
  const ellipse = ellipseOf(line);
  const round = straying(line, (point) => toEllipse(point, ellipse), size);
  if (round < strayed && round < 1) return ellipse;
  if (!polygon || strayed >= 1) return undefined;
  return polygon.length === 3 ? { type: 'triangle', corners: polygon } : fourSided(polygon);
}

/** Total rotation of a closed line, radians; small wiggles cancel out. */
function wholeTurn(line: readonly XY[]): number {
  const every = line.filter((_, i) => i % 4 === 0);
  let turn = 0;
  for (let i = 0; i < every.length; i++) {
    const at = (k: number) => every[(i + k) % every.length] as XY;
    let by = direction(at(1), at(2)) - direction(at(0), at(1));
    if (by > Math.PI) by -= Math.PI * 2;
    if (by < -Math.PI) by += Math.PI * 2;
    turn += by;
  }
  return turn;
}

/** A measure of deviation: 1 is the most that a hand may stray. */
function straying(line: readonly XY[], away: (point: XY) => number, size: number): number {
  const all = line.map(away);
  const average = all.reduce((sum, each) => sum + each, 0) / all.length;
  return Math.max(average / (size * STRAYS), Math.max(...all) / (size * STRAYS_MOST));
}

/** The corners of a closed line, beginning at the corner farthest from the centre. */
function cornersOf(line: readonly XY[], size: number): XY[] {
  const middle = centreOf(line);
  const from = line.reduce(
    (best, point, i) => (distance(point, middle) > distance(line[best] as XY, middle) ? i : best),
    0,
  );
  const round = [...line.slice(from), ...line.slice(0, from), line[from] as XY];
  let corners = simplified(round, size * 0.055).slice(0, -1);
  // At the point where the pen began and ended, one corner may have been found twice.
  corners = corners.filter((corner, i) => {
    const next = corners[(i + 1) % corners.length] as XY;
    return corners.length <= 3 || distance(corner, next) > size * 0.14;
  });
  return corners.filter((corner, i) => {
    const before = corners.at(i - 1) as XY;
    const after = corners[(i + 1) % corners.length] as XY;
    return turnBetween(direction(before, corner), direction(corner, after)) > CORNER;
  });
}

function centreOf(line: readonly XY[]): XY {
  const sum = line.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as const);
  return [sum[0] / line.length, sum[1] / line.length];
}

function toPolygon(point: XY, corners: readonly XY[]): number {
  return Math.min(
    ...corners.map((corner, i) => distanceToSegment(point, corner, corners[(i + 1) % corners.length] as XY)),
  );
}

type Ellipse = Extract<Shape, { type: 'ellipse' | 'circle' }>;

/** The ellipse along the directions of the line's greatest and least spread. */
function ellipseOf(line: readonly XY[]): Ellipse {
  const middle = centreOf(line);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of line) {
    xx += (x - middle[0]) ** 2;
    xy += (x - middle[0]) * (y - middle[1]);
    yy += (y - middle[1]) ** 2;
  }
  let turn = Math.atan2(2 * xy, xx - yy) / 2;
  if (slantBetween(turn, 0) < LEVEL) turn = 0;
  if (slantBetween(turn, Math.PI / 2) < LEVEL) turn = Math.PI / 2;
  const along = line.map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
  const across = line.map(([x, y]) => y * Math.cos(turn) - x * Math.sin(turn));
  const ends = (all: readonly number[]) => [Math.min(...all), Math.max(...all)] as const;
  const [[a0, a1], [b0, b1]] = [ends(along), ends(across)];
  const [a, b] = [(a0 + a1) / 2, (b0 + b1) / 2];
  const centre: XY = [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)];
  const radii = [(a1 - a0) / 2, (b1 - b0) / 2] as const;
  if (Math.min(...radii) / Math.max(...radii) < 0.84) return { type: 'ellipse', centre, radii, turn };
  const radius = (radii[0] + radii[1]) / 2;
  return { type: 'circle', centre, radii: [radius, radius], turn: 0 };
}

/** An approximate distance to the ellipse, measured along the line from the centre. */
function toEllipse([x, y]: XY, { centre, radii, turn }: Ellipse): number {
  const [dx, dy] = [x - centre[0], y - centre[1]];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  const share = Math.hypot(along / radii[0], across / radii[1]);
  return share === 0 ? radii[1] : Math.hypot(dx, dy) * Math.abs(1 - 1 / share);
}

/** The regular figure with these four corners; undefined when they form none. */
function fourSided(corners: readonly XY[]): Shape | undefined {
  const at = (i: number) => corners[i % 4] as XY;
  const slants = [0, 1, 2, 3].map((i) => direction(at(i), at(i + 1)));
  const lengths = [0, 1, 2, 3].map((i) => distance(at(i), at(i + 1)));
  const slant = (i: number) => slants[i % 4] ?? 0;
  const length = (i: number) => lengths[i % 4] ?? 0;
  const areLike = (a: number, b: number) => Math.abs(a - b) <= LIKE * Math.max(a, b);
  const hasPairs = [0, 1].every(
    (i) => slantBetween(slant(i), slant(i + 2)) < SQUARE * 1.3 && areLike(length(i), length(i + 2)),
  );
  if (!hasPairs) return undefined;
  const isUpright = [0, 1, 2, 3].every((i) => axisSlant(slant(i)) < LEVEL);
  if (isUpright) return { type: 'rectangle', corners: box(corners) };
  // A diamond's diagonals are horizontal and vertical.
  const diagonals = [direction(at(0), at(2)), direction(at(1), at(3))] as const;
  const standsOnCorner = diagonals.every((each) => axisSlant(each) < LEVEL);
  if (standsOnCorner && areLike(length(0), length(1))) return { type: 'diamond', corners: diamond(corners) };
  const even = evened(corners);
  const isSquare = [0, 1, 2, 3].every(
    (i) => Math.abs(slantBetween(slant(i), slant(i + 1)) - Math.PI / 2) < SQUARE,
  );
  if (isSquare) return { type: 'rectangle', corners: squared(even) };
  return { type: 'parallelogram', corners: even };
}

/** The angle between a direction and the nearest axis. */
function axisSlant(slant: number): number {
  return Math.min(slantBetween(slant, 0), slantBetween(slant, Math.PI / 2));
}

function box(corners: readonly XY[]): XY[] {
  const half = (all: number[]) => {
    const sorted = all.sort((a, b) => a - b);
    return [((sorted[0] ?? 0) + (sorted[1] ?? 0)) / 2, ((sorted[2] ?? 0) + (sorted[3] ?? 0)) / 2] as const;
  };
  const [left, right] = half(corners.map(([x]) => x));
  const [top, bottom] = half(corners.map(([, y]) => y));
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function diamond(corners: readonly XY[]): XY[] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [x, top],
    [right, y],
    [x, bottom],
    [left, y],
  ];
}

/** Makes opposite sides equal, and nearly horizontal or vertical sides exactly so. */
function evened(corners: readonly XY[]): XY[] {
  const [a, b, c, d] = corners as readonly [XY, XY, XY, XY];
  const centre = centreOf(corners);
  const side = (from: XY, to: XY, from2: XY, to2: XY): XY => {
    const [x, y] = [(to[0] - from[0] + to2[0] - from2[0]) / 2, (to[1] - from[1] + to2[1] - from2[1]) / 2];
    if (slantBetween(Math.atan2(y, x), 0) < LEVEL) return [x, 0];
    return slantBetween(Math.atan2(y, x), Math.PI / 2) < LEVEL ? [0, y] : [x, y];
  };
  return around(centre, side(a, b, d, c), side(b, c, a, d));
}

/** Turns the second pair of sides until it is perpendicular to the first. */
function squared(corners: readonly XY[]): XY[] {
  const [a, b, c] = corners as readonly [XY, XY, XY];
  const first: XY = [b[0] - a[0], b[1] - a[1]];
  const second: XY = [c[0] - b[0], c[1] - b[1]];
  const length = Math.hypot(...second) / Math.hypot(...first);
  const way = Math.sign(first[0] * second[1] - first[1] * second[0]);
  return around(centreOf(corners), first, [-first[1] * length * way, first[0] * length * way]);
}

function around([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): XY[] {
  return [
    [x - (ax + bx) / 2, y - (ay + by) / 2],
    [x + (ax - bx) / 2, y + (ay - by) / 2],
    [x + (ax + bx) / 2, y + (ay + by) / 2],
    [x - (ax - bx) / 2, y - (ay - by) / 2],
  ];
}
