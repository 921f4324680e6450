import { type CellValues, RING } from './cell-values.ts';

/** Sampled parts of a mark: the white paper around it, its black border, its cells. */
export type SampleKind = 'paper' | 'ink' | 'cell';

/** How quickly the light on the paper may change: samples count less by this distance, cells. */
const NEAR = 1.8;

/** The samples of a mark, and how much each tells of the light at another one. */
export interface FrameSamples {
  /** In the order of `valuesInOrder`: the paper, then the border, then the cells row by row. */
  readonly kinds: readonly SampleKind[];
  /** For each sample, a number per sample: how much it counts there. */
  readonly weights: Float32Array;
}

/** `grid`: cells along a side without the border. */
export function frameSamples(grid: number): FrameSamples {
  const side = grid + 2;
  const places: { readonly x: number; readonly y: number; readonly kind: SampleKind }[] = [];
  for (let index = 0; index < side; index += 1) places.push({ x: index + 0.5, y: -RING, kind: 'paper' });
  for (let index = 0; index < side; index += 1)
    places.push({ x: side + RING, y: index + 0.5, kind: 'paper' });
  for (let index = 0; index < side; index += 1)
    places.push({ x: side - index - 0.5, y: side + RING, kind: 'paper' });
  for (let index = 0; index < side; index += 1)
    places.push({ x: -RING, y: side - index - 0.5, kind: 'paper' });
  for (const kind of ['ink', 'cell'] as const)
    for (let at = 0; at < side * side; at += 1)
      if (isBorder(at, side) === (kind === 'ink'))
        places.push({ x: (at % side) + 0.5, y: Math.floor(at / side) + 0.5, kind });
  const weights = new Float32Array(places.length ** 2);
  places.forEach((one, at) => {
    places.forEach((other, index) => {
      const away = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) / NEAR ** 2;
      weights[at * places.length + index] = 1 / (1 + away * away);
    });
  });
  return { kinds: places.map(({ kind }) => kind), weights };
}

/** The values of a mark in the order of `FrameSamples`. */
export function valuesInOrder({ side, cells, ring }: CellValues): Float32Array {
  const values = new Float32Array(ring.length + cells.length);
  values.set(ring);
  let next = ring.length;
  for (const wanted of [true, false])
    for (let at = 0; at < cells.length; at += 1)
      if (isBorder(at, side) === wanted) {
        values[next] = cells[at] as number;
        next += 1;
      }
  return values;
}

function isBorder(at: number, side: number): boolean {
  const column = at % side;
  return at < side || at >= side * (side - 1) || column === 0 || column === side - 1;
}
