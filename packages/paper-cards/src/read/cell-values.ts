import { mapped, squareTo } from '../picture/homography.ts';
import { type GreyPicture, valueAt } from '../picture/picture.ts';
import { lengthOf, type Quad } from '../picture/points.ts';

/** Distance of the paper's samples from the black border, cells. */
export const RING = 0.32;
/** Distance of a cell's outer samples from its centre, cells. */
const SPREAD = 0.22;
/** Cells of fewer pixels are sharpened, for their neighbours shine into them. */
const SHARPENED_BELOW = 7;
const SHARPENING = 0.3;

/** Grey values of a mark's cells, its border included, and of the ring of white paper around it. */
export interface CellValues {
  /** Cells along a side, with the border. */
  readonly side: number;
  /** `side` × `side` values, row by row. */
  readonly cells: Float32Array;
  /** `side` values for each side: top, right, bottom, left, each clockwise. */
  readonly ring: Float32Array;
}

/** Samples the mark between the given corners of its black border. `grid`: cells along a side without the border. */
export function cellValues(picture: GreyPicture, quad: Quad, grid: number): CellValues {
  const side = grid + 2;
  const map = squareTo(quad, side);
  const at = (x: number, y: number) => {
    const point = mapped(map, x, y);
    return valueAt(picture, point.x, point.y);
  };
  const raw = new Float32Array(side * side);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const x = column + 0.5;
      const y = row + 0.5;
      raw[row * side + column] =
        (2 * at(x, y) +
          at(x - SPREAD, y - SPREAD) +
          at(x + SPREAD, y - SPREAD) +
          at(x - SPREAD, y + SPREAD) +
          at(x + SPREAD, y + SPREAD)) /
        6;
    }
  }
  const ring = new Float32Array(4 * side);
  for (let index = 0; index < side; index += 1) {
    const along = index + 0.5;
    ring[index] = at(along, -RING);
    ring[side + index] = at(side + RING, along);
    ring[2 * side + index] = at(side - along, side + RING);
    ring[3 * side + index] = at(-RING, side - along);
  }
  const cell = (lengthOf(quad[0], quad[2]) + lengthOf(quad[1], quad[3])) / (2 * Math.SQRT2 * side);
  return { side, cells: cell < SHARPENED_BELOW ? sharpened(raw, side) : raw, ring };
}

function sharpened(values: Float32Array, side: number): Float32Array {
  const out = values.slice();
  for (let row = 1; row < side - 1; row += 1) {
    for (let column = 1; column < side - 1; column += 1) {
      const at = row * side + column;
      const around =
        ((values[at - 1] as number) +
          (values[at + 1] as number) +
          (values[at - side] as number) +
          (values[at + side] as number)) /
        4;
      out[at] = (values[at] as number) + SHARPENING * ((values[at] as number) - around);
    }
  }
  return out;
}
