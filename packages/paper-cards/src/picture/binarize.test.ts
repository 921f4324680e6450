import { describe, expect, it } from 'vitest';
import { binarize } from './binarize.ts';

function binary(width: number, height: number, value: (x: number, y: number) => number): Uint8Array {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    value(at % width, Math.floor(at / width)),
  );
  const out = new Uint8Array(width * height).fill(7);
  binarize({ width, height, data }, 3, 5, new Int32Array(width), out);
  return out;
}

describe('binarize', () => {
  it('returns only the dark line of a picture whose light falls off', () => {
    const out = binary(40, 20, (x) => (x === 20 ? 10 : 60 + 4 * x));
    const dark = [...out].flatMap((each, at) => (each === 1 ? [at % 40] : []));
    expect(new Set(dark)).toEqual(new Set([20]));
    expect(dark).toHaveLength(18);
  });

  it('compares each pixel with the mean of the square around it, at the edges too', () => {
    const value = (x: number, y: number) => (x * 37 + y * 101 + ((x * y) % 7) * 30) % 256;
    const out = binary(15, 11, value);
    for (let y = 1; y < 10; y += 1) {
      for (let x = 1; x < 14; x += 1) {
        let [sum, count] = [0, 0];
        for (let row = Math.max(y - 3, 0); row <= Math.min(y + 3, 10); row += 1)
          for (let column = Math.max(x - 3, 0); column <= Math.min(x + 3, 14); column += 1) {
            sum += value(column, row);
            count += 1;
          }
        expect(out[y * 15 + x]).toBe(value(x, y) + 5 < sum / count ? 1 : 0);
      }
    }
  });

  it('leaves the outermost pixels light', () => {
    const out = binary(9, 9, (x, y) => ((x + y) % 2 === 0 ? 0 : 255));
    const edge = [...out].filter((_, at) => at < 9 || at >= 72 || at % 9 === 0 || at % 9 === 8);
    expect(new Set(edge)).toEqual(new Set([0]));
  });
});
