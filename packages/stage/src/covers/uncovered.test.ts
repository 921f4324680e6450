import { describe, expect, it } from 'vitest';
import { drawnAway, keptOf, letGo, pulled, readUncovered, scratchedShare, strokeTo } from './uncovered.ts';

const size = { w: 400, h: 200 };

describe('a wiped cover', () => {
  it('is pulled off from its own side only, and is removed when it is pulled nearly off', () => {
    expect(pulled(0, 'left', [100, 50], size)).toBe(0.25);
    expect(pulled(0.5, 'left', [-100, 0], size)).toBe(0.25);
    expect(pulled(0, 'bottom', [0, -100], size)).toBe(0.5);
    expect(pulled(0, 'right', [100, 0], size)).toBe(0);
    expect(letGo({ type: 'wiped', share: 0.5 }, size)).toEqual({ type: 'wiped', share: 0.5 });
    expect(letGo({ type: 'wiped', share: 0.9 }, size)).toEqual({ type: 'away' });
    expect(letGo({ type: 'wiped', share: 0.01 }, size)).toBeUndefined();
    expect(drawnAway({ type: 'wiped', share: 0.25 }, 'right', size)).toContain(
      'inset(-99px 25% -99px -99px)',
    );
  });
});

describe('a scratched cover', () => {
  const across = (y: number): readonly [number, number][] => [
    [0, y],
    [400, y],
  ];

  it('loses the area that the finger passed over, and is removed when most of it is scratched off', () => {
    const one = [across(100)];
    expect(scratchedShare(one, size)).toBeCloseTo(0.25, 1);
    expect(letGo({ type: 'scratched', strokes: one }, size)?.type).toBe('scratched');
    const many = [20, 60, 100, 140, 180].map(across);
    expect(scratchedShare(many, size)).toBeGreaterThan(0.9);
    expect(letGo({ type: 'scratched', strokes: many }, size)).toEqual({ type: 'away' });
  });

  it('keeps only points of a stroke that are far enough apart', () => {
    let stroke: readonly (readonly [number, number])[] = [[0, 0]];
    for (const at of [1, 2, 3, 10, 11, 30]) stroke = strokeTo(stroke, [at, 0]);
    expect(stroke).toEqual([
      [0, 0],
      [10, 0],
      [30, 0],
    ]);
  });

  it('is drawn with a mask that is transparent where it was scratched', () => {
    const css = drawnAway({ type: 'scratched', strokes: [across(100)] }, undefined, size);
    const mask = decodeURIComponent(/url\("([^"]+)"\)/.exec(css)?.[1] ?? '');
    expect(mask).toContain('d="M0 100L400 100"');
    expect(mask).toContain('stroke-width="48"');
  });
});

describe('the stored state of a cover', () => {
  it.each([
    { type: 'away' } as const,
    { type: 'wiped', share: 0.4 } as const,
    {
      type: 'scratched',
      strokes: [
        [[1, 2]],
        [
          [3, 4],
          [5, 6],
        ],
      ],
    } as const,
  ])('is read as it was written: $type', (uncovered) => {
    expect(readUncovered(keptOf(uncovered))).toEqual(uncovered);
  });

  it('is ignored when it is invalid', () => {
    for (const value of [false, null, 'x', 0, 2, -1, { a: 1 }, [1], [[1]], [[1, 'y']], [[]], [[1e9, 0]]])
      expect(readUncovered(value)).toBeUndefined();
  });
});
