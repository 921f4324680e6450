import { describe, expect, it } from 'vitest';
import { removeBackground } from './remove-background.ts';

const white = [250, 250, 250, 255];
const grey = [225, 225, 225, 255];
const ink = [20, 40, 90, 255];

/** A picture of letters: `.` background, `#` ink, `o` nearly background. */
function drawn(...rows: readonly string[]): { pixels: Uint8ClampedArray; width: number; height: number } {
  const colors: Readonly<Record<string, readonly number[]>> = { '.': white, '#': ink, o: grey };
  const bytes = rows.flatMap((row) => [...row].flatMap((sign) => colors[sign] ?? white));
  return { pixels: new Uint8ClampedArray(bytes), width: rows[0]?.length ?? 0, height: rows.length };
}

function kept({ pixels, width }: ReturnType<typeof drawn>): readonly string[] {
  const signs = Array.from({ length: pixels.length / 4 }, (_, at) =>
    (pixels[at * 4 + 3] ?? 0) > 0 ? '#' : '.',
  );
  return Array.from({ length: signs.length / width }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(''),
  );
}

const ring = ['.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......'] as const;

describe('removing a plain background', () => {
  it('removes background connected to the edge, and keeps enclosed background', () => {
    const picture = drawn(...ring);
    const share = removeBackground(picture.pixels, 7, 6, { tolerance: 10, everywhere: false });
    expect(kept(picture)).toEqual(['.......', '.#####.', '.#####.', '.#####.', '.#####.', '.......']);
    expect(share).toBeCloseTo(22 / 42);
  });

  it('removes the inside of a ring too when `everywhere` is set', () => {
    const picture = drawn(...ring);
    removeBackground(picture.pixels, 7, 6, { tolerance: 10, everywhere: true });
    expect(kept(picture)).toEqual(['.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......']);
  });

  it('removes colours that differ more when the tolerance is higher', () => {
    const rows = ['.....', '.ooo.', '.o#o.', '.ooo.', '.....'] as const;
    const strict = drawn(...rows);
    removeBackground(strict.pixels, 5, 5, { tolerance: 2, everywhere: false });
    expect(kept(strict)).toEqual(['.....', '.###.', '.###.', '.###.', '.....']);
    const loose = drawn(...rows);
    removeBackground(loose.pixels, 5, 5, { tolerance: 30, everywhere: false });
    expect(kept(loose)).toEqual(['.....', '.....', '..#..', '.....', '.....']);
  });

  it('keeps ink unchanged, and makes mixed pixels at its edge transparent in the colour of the ink', () => {
    const picture = drawn('.....', '..#..', '.....');
    // Half ink, half background.
    picture.pixels.set([135, 145, 170, 255], (5 + 1) * 4);
    removeBackground(picture.pixels, 5, 3, { tolerance: 15, everywhere: false });
    const at = (index: number) => [...picture.pixels.slice(index * 4, index * 4 + 4)];
    expect(at(5 + 2)).toEqual(ink);
    const [red, , , alpha] = at(5 + 1);
    expect(alpha).toBeLessThan(255);
    expect(alpha).toBeGreaterThan(0);
    expect(red).toBeLessThan(135);
  });

  it('returns a picture without pixels unchanged', () => {
    expect(removeBackground(new Uint8ClampedArray(), 0, 0, { tolerance: 10, everywhere: false })).toBe(0);
  });
});
