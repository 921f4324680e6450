import { describe, expect, it } from 'vitest';
import { binarize, type DarkPixels } from './binarize.ts';

function binary(width: number, height: number, value: (x: number, y: number) => number): DarkPixels {
  const count = width * height;
  const data = Uint8Array.from({ length: count }, (_, at) => value(at % width, Math.floor(at / width)));
  const out = { faint: new Uint8Array(count).fill(7), bold: new Uint8Array(count).fill(7) };
  binarize({ width, height, data }, 5, new Int32Array(width), out);
  return out;
}
const columnsOf = (dark: Uint8Array, width: number) =>
  new Set([...dark].flatMap((each, at) => (each === 1 ? [at % width] : [])));

describe('binarize', () => {
  it('returns only the dark line of a picture whose light falls off', () => {
    const { faint, bold } = binary(40, 20, (x) => (x === 20 ? 10 : 120 + x / 4));
    expect(columnsOf(faint, 40)).toEqual(new Set([20]));
    expect(columnsOf(bold, 40)).toEqual(new Set([20]));
    expect([...faint].filter((each) => each === 1)).toHaveLength(18);
  });

  it('finds a faint line by its margin, and only ink at the edge of a shadow', () => {
    const { faint, bold } = binary(60, 30, (x) => (x === 10 ? 190 : x < 40 ? 210 : x === 44 ? 40 : 130));
    expect(columnsOf(faint, 60).has(10)).toBe(true);
    expect(columnsOf(faint, 60).has(42)).toBe(true);
    expect(columnsOf(bold, 60)).toEqual(new Set([44]));
  });

  it('compares each pixel with the mean of the square around it, at the edges too', () => {
    const value = (x: number, y: number) => (x * 37 + y * 101 + ((x * y) % 7) * 30) % 256;
    const [width, height] = [35, 31];
    const { faint, bold } = binary(width, height, value);
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        let [sum, count] = [0, 0];
        for (let row = Math.max(y - 11, 0); row <= Math.min(y + 11, height - 1); row += 1)
          for (let column = Math.max(x - 11, 0); column <= Math.min(x + 11, width - 1); column += 1) {
            sum += value(column, row);
            count += 1;
          }
        expect(faint[y * width + x]).toBe(value(x, y) + 5 < sum / count ? 1 : 0);
        expect(bold[y * width + x]).toBe(value(x, y) < (0.76 * sum) / count ? 1 : 0);
      }
    }
  });

  it('leaves the outermost pixels light, also in a picture that is smaller than the square', () => {
    for (const dark of Object.values(binary(9, 9, (x, y) => ((x + y) % 2 === 0 ? 0 : 255)))) {
      const edge = [...dark].filter((_, at) => at < 9 || at >= 72 || at % 9 === 0 || at % 9 === 8);
      expect(new Set(edge)).toEqual(new Set([0]));
    }
  });
});
