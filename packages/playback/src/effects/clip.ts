import type { Keyframe } from '../keyframes.ts';
import type { Direction } from './direction.ts';

/** Effects that reveal an element by a clip path. Percentages are of the element's box. */

const WHOLE = 'inset(0% 0% 0% 0%)';

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `polygon(${points.map(([x, y]) => `${percent(x)} ${percent(y)}`).join(',')})`;
}

/** Reveals the element from one side to the other. */
export function wipe({ x, y }: Direction): Keyframe[] {
  const top = y === 1 ? 100 : 0;
  const bottom = y === -1 ? 100 : 0;
  const left = x === 1 ? 100 : 0;
  const right = x === -1 ? 100 : 0;
  return [{ clipPath: `inset(${top}% ${right}% ${bottom}% ${left}%)` }, { clipPath: WHOLE }];
}

/** Two halves meet in the middle, or part from it. */
export function split({ axis, outwards }: Direction): Keyframe[] {
  if (outwards) {
    const line = axis === 'horizontal' ? 'inset(50% 0% 50% 0%)' : 'inset(0% 50% 0% 50%)';
    return [{ clipPath: line }, { clipPath: WHOLE }];
  }
  const edge = (open: number): [number, number][] =>
    axis === 'horizontal'
      ? [
          [0, 0],
          [100, 0],
          [100, open],
          [0, open],
          [0, 100 - open],
          [100, 100 - open],
          [100, 100],
          [0, 100],
        ]
      : [
          [0, 0],
          [0, 100],
          [open, 100],
          [open, 0],
          [100 - open, 0],
          [100 - open, 100],
          [100, 100],
          [100, 0],
        ];
  return [{ clipPath: polygon(edge(0)) }, { clipPath: polygon(edge(50)) }];
}

/** A frame that closes towards the centre, or a box that opens from it. */
export function box({ outwards }: Direction): Keyframe[] {
  if (outwards) return [{ clipPath: 'inset(50% 50% 50% 50%)' }, { clipPath: WHOLE }];
  const hole = (d: number): [number, number][] => [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
    [d, d],
    [d, 100 - d],
    [100 - d, 100 - d],
    [100 - d, d],
    [d, d],
  ];
  return [{ clipPath: polygon(hole(0)) }, { clipPath: polygon(hole(50)) }];
}

export type InOut = 'in' | 'out';

/** A polygon grows from the centre (`out`), or a hole of its shape closes towards it (`in`, PowerPoint's default). */
function shaped(at: (r: number) => [number, number][], full: number, way: InOut): Keyframe[] {
  if (way === 'out') return [{ clipPath: polygon(at(0)) }, { clipPath: polygon(at(full)) }];
  const hole = (r: number): [number, number][] => {
    const inner = at(r);
    const [first = [50, 50]] = inner;
    return [
      [-100, -100],
      [200, -100],
      [200, 200],
      [-100, 200],
      [-100, -100],
      first,
      ...inner.slice(1).reverse(),
      first,
      [-100, -100],
    ];
  };
  return [{ clipPath: polygon(hole(full)) }, { clipPath: polygon(hole(0)) }];
}

/** An ellipse, as a polygon so that it can be a hole, too. */
export function circle(way: InOut = 'out'): Keyframe[] {
  const at = (r: number): [number, number][] =>
    Array.from({ length: 48 }, (_, i) => {
      const angle = (i * Math.PI) / 24;
      return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)];
    });
  return shaped(at, 72, way);
}

export function diamond(way: InOut = 'out'): Keyframe[] {
  const at = (r: number): [number, number][] => [
    [50, 50 - r],
    [50 + r, 50],
    [50, 50 + r],
    [50 - r, 50],
  ];
  return shaped(at, 100, way);
}

export function plus(way: InOut = 'out'): Keyframe[] {
  const at = (r: number): [number, number][] => [
    [50 - r, 0],
    [50 + r, 0],
    [50 + r, 50 - r],
    [100, 50 - r],
    [100, 50 + r],
    [50 + r, 50 + r],
    [50 + r, 100],
    [50 - r, 100],
    [50 - r, 50 + r],
    [0, 50 + r],
    [0, 50 - r],
    [50 - r, 50 - r],
  ];
  return shaped(at, 50, way);
}

/** Small squares that appear in a fixed pseudo-random order. */
export function dissolve(columns = 18, rows = 12, moments = 18): Keyframe[] {
  const count = columns * rows;
  const [w, h] = [100 / columns, 100 / rows];
  const turn = Array.from({ length: count }, (_, i) => ((i * 89 + 37) % count) / count);
  return Array.from({ length: moments + 1 }, (_, k) => {
    const points: [number, number][] = [[0, 0]];
    for (const [i, at] of turn.entries()) {
      const open = at < k / moments ? 1 : 0;
      const [x, y] = [(i % columns) * w, Math.floor(i / columns) * h];
      points.push([0, y], [x, y], [x + w * open, y], [x + w * open, y + h], [x, y + h], [x, y], [0, y]);
    }
    return { offset: k / moments, clipPath: k === moments ? WHOLE : polygon(points), easing: 'steps(1)' };
  });
}

/** Parallel slats that open together; each number of `opened` is the opening of a slat, 0 to 1. */
function slats(horizontal: boolean, opened: readonly number[]): string {
  const size = 100 / opened.length;
  const points: [number, number][] = [[0, 0]];
  for (const [i, open] of opened.entries()) {
    const from = i * size;
    const to = from + size * open;
    if (horizontal) points.push([0, from], [100, from], [100, to], [0, to]);
    else points.push([from, 0], [from, 100], [to, 100], [to, 0]);
  }
  return polygon(points);
}

export function blinds({ axis }: Direction, count = 6): Keyframe[] {
  const horizontal = axis === 'horizontal';
  return [
    { clipPath: slats(horizontal, Array(count).fill(0)) },
    { clipPath: slats(horizontal, Array(count).fill(1)) },
  ];
}

/** Thin bars that appear one by one in a fixed pseudo-random order. */
export function randomBars({ axis }: Direction, count = 32, moments = 16): Keyframe[] {
  const turn = Array.from({ length: count }, (_, i) => ((i * 13 + 5) % count) / count);
  return Array.from({ length: moments + 1 }, (_, k) => ({
    offset: k / moments,
    clipPath: slats(
      axis === 'horizontal',
      turn.map((at) => (at < k / moments ? 1 : 0)),
    ),
  }));
}

/** Every second square opens first, then the squares between. */
export function checkerboard({ axis }: Direction, rows = 6, columns = 6): Keyframe[] {
  const at = (first: number, second: number): string => {
    const points: [number, number][] = [[0, 0]];
    const w = 100 / columns;
    const h = 100 / rows;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const open = (row + column) % 2 === 0 ? first : second;
        const [x, y] = [column * w, row * h];
        const [right, bottom] = axis === 'horizontal' ? [x + w * open, y + h] : [x + w, y + h * open];
        points.push([0, y], [x, y], [right, y], [right, bottom], [x, bottom], [x, y], [0, y]);
      }
    }
    return polygon(points);
  };
  return [{ clipPath: at(0, 0) }, { offset: 0.5, clipPath: at(1, 0) }, { clipPath: at(1, 1) }];
}

/** A radius rotates and reveals the element behind it; `spokes` radii at once. */
export function wheel(spokes: number, moments = 24): Keyframe[] {
  const steps = 8;
  return Array.from({ length: moments + 1 }, (_, k) => {
    const points: [number, number][] = [];
    for (let spoke = 0; spoke < spokes; spoke++) {
      const from = (spoke * 360) / spokes;
      points.push([50, 50]);
      for (let i = 0; i <= steps; i++) points.push(rim(from + ((360 / spokes) * (k / moments) * i) / steps));
    }
    return { offset: k / moments, clipPath: polygon(points) };
  });
}

/** Two radii part at the top and meet at the bottom. */
export function wedge(moments = 24): Keyframe[] {
  const steps = 16;
  return Array.from({ length: moments + 1 }, (_, k) => {
    const half = 180 * (k / moments);
    const points: [number, number][] = [[50, 50]];
    for (let i = 0; i <= steps; i++) points.push(rim(-half + (2 * half * i) / steps));
    return { offset: k / moments, clipPath: polygon(points) };
  });
}

/** A point well outside the box, `degrees` clockwise from the top. */
function rim(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [50 + 150 * Math.sin(angle), 50 - 150 * Math.cos(angle)];
}

/** A diagonal edge that moves from corner to corner. */
export function strips({ x, y }: Direction): Keyframe[] {
  const flipX = (v: number) => (x === 1 ? 100 - v : v);
  const flipY = (v: number) => (y === 1 ? 100 - v : v);
  const at = (d: number): [number, number][] => [
    [flipX(0), flipY(0)],
    [flipX(d), flipY(0)],
    [flipX(0), flipY(d)],
  ];
  return [{ clipPath: polygon(at(0)) }, { clipPath: polygon(at(200)) }];
}
