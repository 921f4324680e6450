import { describe, expect, it } from 'vitest';
import type { TransitionMove, Way } from './transition-move.ts';
import { SHARDS } from './transition-shards.ts';

const way: Way = { dx: -1, dy: 0, vertical: false, inwards: false, direction: '', options: {} };
const motion = (name: string, more: Partial<Way> = {}) => {
  const made = SHARDS[name]?.({ ...way, ...more });
  if (!made) throw new Error(`${name} has no motion`);
  return made;
};
const pieces = (name: string, more: Partial<Way> = {}) =>
  motion(name, more).moves.filter(({ piece }) => piece !== undefined);
const pointsOf = (piece = '') =>
  [...piece.matchAll(/(-?[\d.]+)% (-?[\d.]+)%/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const lastTransform = ({ frames }: TransitionMove) => String(frames.at(-1)?.transform);
const waitOf = ({ frames }: TransitionMove) => Number(frames[1]?.offset);

/** The area of a polygon, square percent. */
function area(points: readonly (readonly [number, number])[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

describe.each([
  ['crush', 48],
  ['fracture', 40],
])('%s', (name, count) => {
  it('cuts the page into triangles that cover it', () => {
    const all = pieces(name).map(({ piece }) => pointsOf(piece));
    expect(all).toHaveLength(count);
    expect(all.every((points) => points.length === 3)).toBe(true);
    expect(all.reduce((sum, points) => sum + area(points), 0)).toBeCloseTo(10_000);
  });

  it('rotates each piece about its own middle, each by other angles', () => {
    const moves = pieces(name);
    expect(new Set(moves.map(lastTransform)).size).toBeGreaterThan(count * 0.8);
    expect(
      moves[0]?.frames.every(
        ({ transformOrigin }) => transformOrigin === moves[0]?.frames[0]?.transformOrigin,
      ),
    ).toBe(true);
  });
});

it('crush moves the pieces to the middle, and then below the page', () => {
  const [first] = pieces('crush');
  const [x = 0, y = 0] = String(first?.frames[0]?.transformOrigin).split(' ').map(Number.parseFloat);
  const at = (index: number) =>
    /translate3d\((-?[\d.]+)%, (-?[\d.]+)%/
      .exec(String(first?.frames[index]?.transform))
      ?.slice(1)
      .map(Number) ?? [];
  expect(at(0)).toEqual([0, 0]);
  expect(at(2)[0]).toBeCloseTo((50 - x) * 0.82);
  expect(at(2)[1]).toBeCloseTo((50 - y) * 0.82);
  expect(at(3)[1]).toBeCloseTo(130 - y);
});

describe('ripple', () => {
  it('cuts the page into nine rings, the inner ones first', () => {
    const moves = pieces('ripple');
    expect(moves).toHaveLength(9);
    expect(moves.map(waitOf).map((each) => Math.round(each * 1000))).toEqual([
      0, 67, 133, 200, 267, 333, 400, 467, 533,
    ]);
    expect(pointsOf(moves[0]?.piece)).toHaveLength(49);
    expect(pointsOf(moves[1]?.piece)).toHaveLength(98);
    // A ring ends where the next begins.
    expect(pointsOf(moves[1]?.piece).slice(49)).toEqual(pointsOf(moves[0]?.piece));
    const outer = pointsOf(moves[8]?.piece)[0];
    expect(outer).toEqual([125, 50]);
    for (const { frames } of moves)
      expect(frames.map(({ offset }) => Number(offset ?? 0)).every((each) => each <= 1)).toBe(true);
  });

  it('begins at a corner in a direction, and reaches the opposite one', () => {
    const origin = (more: Partial<Way>) => pieces('ripple', more)[0]?.frames[0]?.transformOrigin;
    expect(origin({})).toBe('50% 50%');
    expect(origin({ direction: 'center' })).toBe('50% 50%');
    expect(origin({ direction: 'rd', dx: 1, dy: 1 })).toBe('0% 0%');
    expect(origin({ direction: 'lu', dx: -1, dy: -1 })).toBe('100% 100%');
    expect(origin({ direction: 'ld', dx: -1, dy: 1, options: { dir: 'center' } })).toBe('50% 50%');
    expect(pointsOf(pieces('ripple', { direction: 'rd', dx: 1, dy: 1 })[8]?.piece)[0]).toEqual([145, 0]);
  });
});

describe('vortex', () => {
  const wait = (more: Partial<Way>, index: number) => waitOf(pieces('vortex', more)[index] as TransitionMove);

  it('takes the pieces on the side that it comes from first', () => {
    expect(pieces('vortex')).toHaveLength(35);
    // Piece 14 is at the left of the middle row, piece 20 at the right.
    expect(wait({ dx: -1 }, 14)).toBeGreaterThan(wait({ dx: -1 }, 20));
    expect(wait({ dx: 1 }, 14)).toBeLessThan(wait({ dx: 1 }, 20));
    expect(wait({ dx: -1, dy: -1 }, 3)).toBeGreaterThan(wait({ dx: -1, dy: -1 }, 31));
    expect(wait({ dx: -1, dy: 1 }, 3)).toBeLessThan(wait({ dx: -1, dy: 1 }, 31));
    expect(wait({ dx: -1 }, 17)).toBeCloseTo(0.375);
  });

  it('ends in the middle of the page', () => {
    const [first] = pieces('vortex');
    expect(lastTransform(first as TransitionMove)).toMatch(
      /^translate\(42\.8\d*%, 40%\) rotate\(340deg\) scale\(0\)$/,
    );
    expect(motion('vortex').moves[0]).toEqual({
      page: 'incoming',
      frames: [{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1 }],
    });
  });
});

describe('shred', () => {
  it('cuts strips, or rectangles', () => {
    expect(pieces('shred')).toHaveLength(16);
    expect(pieces('shred', { options: { pattern: 'rectangle' } })).toHaveLength(35);
  });

  it('moves the pieces apart and enlarges them, or inwards and reduces them', () => {
    const [out] = pieces('shred');
    const [into] = pieces('shred', { inwards: true });
    const x = (move: TransitionMove | undefined) =>
      Number(/translate\((-?[\d.]+)%/.exec(lastTransform(move as TransitionMove))?.[1]);
    expect(x(out)).toBeCloseTo((3.125 - 50) * 1.6);
    expect(x(into)).toBeCloseTo((3.125 - 50) * 0.3);
    expect(lastTransform(out as TransitionMove)).toMatch(/scale\(1\.8\)$/);
    expect(lastTransform(into as TransitionMove)).toMatch(/scale\(0\.3\)$/);
  });
});
