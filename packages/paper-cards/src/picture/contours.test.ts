import { describe, expect, it } from 'vitest';
import { type Contour, traceContours } from './contours.ts';

/** Outlines of a drawing in which `#` is dark. */
function contoursOf(rows: readonly string[], smallest = 1): readonly Omit<Contour, 'points'>[] {
  const width = rows[0]?.length ?? 0;
  const dark = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0));
  const found: Omit<Contour, 'points'>[] = [];
  traceContours(dark, width, rows.length, smallest, ({ points, ...contour }) => found.push(contour));
  return found;
}

describe('traceContours', () => {
  it('returns the corners and the area of a square, its hole included', () => {
    expect(contoursOf(['......', '.####.', '.#..#.', '.####.', '......'])).toEqual([
      { count: 4, area: 12, left: 1, top: 1, right: 5, bottom: 4 },
    ]);
  });

  it('parts two areas that touch at a corner only', () => {
    const found = contoursOf(['.....', '.#...', '..#..', '.....']);
    expect(found.map(({ area }) => area)).toEqual([1, 1]);
  });

  it('returns an area within the hole of another one', () => {
    const found = contoursOf(['.......', '.#####.', '.#...#.', '.#.#.#.', '.#...#.', '.#####.', '.......']);
    expect(found.map(({ area }) => area)).toEqual([25, 1]);
  });

  it('leaves out areas that are too small', () => {
    expect(contoursOf(['......', '.##.#.', '.##...', '......'], 2)).toHaveLength(1);
  });
});
