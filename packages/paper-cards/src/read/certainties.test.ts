import { describe, expect, it } from 'vitest';
import { CARD_CODE } from '../code/card-words.ts';
import { cellsOf } from '../code/cells.ts';
import { certainties } from './certainties.ts';
import { frameSamples, valuesInOrder } from './frame-samples.ts';

const { grid } = CARD_CODE;
const side = grid + 2;
const samples = frameSamples(grid);
const demands = { contrast: 24, lightBorder: 3, darkRing: 0.35 };
const cells = cellsOf(CARD_CODE.words[9] ?? 0, grid);

/** The values of a mark whose light at a place is a factor. */
function valuesOf(light: (x: number, y: number) => number): Float32Array {
  const all = new Float32Array(side * side);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const inner = row > 0 && column > 0 && row <= grid && column <= grid;
      const dark = !inner || cells[(row - 1) * grid + column - 1] === 1;
      all[row * side + column] = (dark ? 50 : 210) * light(column + 0.5, row + 0.5);
    }
  const ring = new Float32Array(4 * side);
  for (let at = 0; at < side; at += 1) {
    ring[at] = 210 * light(at + 0.5, 0);
    ring[side + at] = 210 * light(side, at + 0.5);
    ring[2 * side + at] = 210 * light(side - at - 0.5, side);
    ring[3 * side + at] = 210 * light(0, side - at - 0.5);
  }
  return valuesInOrder({ side, cells: all, ring });
}

const read = (values: Float32Array) =>
  [...(certainties(values, samples, demands) ?? [])].map((sign) => (sign > 0 ? 1 : 0));

describe('certainties', () => {
  it('tells dark cells from light ones in even light', () => {
    expect(read(valuesOf(() => 1))).toEqual(cells);
  });

  it('tells them where the light falls off, and on both sides of the edge of a shadow', () => {
    expect(read(valuesOf((x) => 1 - 0.1 * x))).toEqual(cells);
    expect(read(valuesOf((x, y) => (x + y > 6 ? 0.45 : 1)))).toEqual(cells);
  });

  it('returns undefined for a frame that is light in several places', () => {
    const values = valuesOf(() => 1);
    const ink = samples.kinds.indexOf('ink');
    for (let at = ink; at < ink + 5; at += 1) values[at] = 200;
    expect(certainties(values, samples, demands)).toBeUndefined();
  });

  it('returns undefined without white paper around the frame, and without any contrast', () => {
    const dark = valuesOf(() => 1);
    dark.fill(50, 0, 2 * side);
    expect(certainties(dark, samples, demands)).toBeUndefined();
    expect(
      certainties(
        valuesOf(() => 0.1),
        samples,
        demands,
      ),
    ).toBeUndefined();
    expect(certainties(new Float32Array(samples.kinds.length), samples, demands)).toBeUndefined();
  });

  it('accepts a finger on the paper', () => {
    const values = valuesOf(() => 1);
    values.fill(110, 1, 3);
    expect(read(values)).toEqual(cells);
  });
});
