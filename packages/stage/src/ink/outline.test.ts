import { afterEach, describe, expect, it, vi } from 'vitest';
import { inkPath, inkPath2D } from './outline.ts';

const numbersIn = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([each]) => Number(each));
const heightOf = (path: string) => {
  const ys = numbersIn(path).filter((_, i) => i % 2 === 1);
  return Math.max(...ys) - Math.min(...ys);
};
const across = (pressure: number) => Array.from({ length: 11 }, (_, i) => [i * 10, 50, pressure]).flat();

afterEach(() => vi.unstubAllGlobals());

describe('inkPath', () => {
  it('returns one closed curve around the points', () => {
    const path = inkPath(across(0.5), 10, 'pen');
    expect(path).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/);
    const xs = numbersIn(path).filter((_, i) => i % 2 === 0);
    expect(Math.min(...xs)).toBeLessThan(0);
    expect(Math.min(...xs)).toBeGreaterThan(-6);
    expect(Math.max(...xs)).toBeGreaterThan(100);
    expect(Math.max(...xs)).toBeLessThan(106);
  });

  it('begins in the middle of the first segment and ends there', () => {
    const path = inkPath(across(0.5), 10, 'pen');
    const [x, y, ...rest] = numbersIn(path);
    expect(rest.slice(-2)).toEqual([x, y]);
    // Each curve ends in the middle between two corners of the outline, which are the control points.
    const [c0x = 0, c0y = 0, e0x = 0, e0y = 0, c1x = 0, c1y = 0] = rest;
    expect(e0x).toBeCloseTo((c0x + c1x) / 2, 1);
    expect(e0y).toBeCloseTo((c0y + c1y) / 2, 1);
    const [lastControlX = 0, lastControlY = 0] = rest.slice(-4);
    expect([x, y].map((each) => each?.toFixed(1))).toEqual(
      [(lastControlX + c0x) / 2, (lastControlY + c0y) / 2].map((each) => each.toFixed(1)),
    );
  });

  it('rounds to hundredths of a pixel', () => {
    const path = inkPath([0, 0, 0.5, 33.333333, 7.77777, 0.5, 60.12345, 3, 0.5], 5, 'pen');
    expect(path).not.toMatch(/\.\d{3}/);
    expect(path).toMatch(/\.\d{2}/);
  });

  it('is wider where the pen is pressed harder, but even for a highlighter', () => {
    const [soft, normal, hard] = [0.1, 0.5, 1].map((pressure) =>
      heightOf(inkPath(across(pressure), 20, 'pen')),
    );
    expect(soft).toBeLessThan(normal ?? 0);
    expect(normal).toBeLessThan(hard ?? 0);
    expect(normal).toBeCloseTo(20, 0);
    const even = [0.1, 1].map((pressure) => heightOf(inkPath(across(pressure), 20, 'highlighter')));
    expect(even[0]).toBe(even[1]);
  });

  it('has another end while the stroke is still being written', () => {
    const points = across(0.5);
    expect(inkPath(points, 10, 'pen', false)).not.toBe(inkPath(points, 10, 'pen', true));
    expect(inkPath(points, 10, 'pen')).toBe(inkPath(points, 10, 'pen', true));
  });

  it('reads each third number as a point, and is empty without one', () => {
    expect(inkPath([], 4, 'pen')).toBe('');
    expect(inkPath([5, 5], 4, 'pen')).toBe('');
    expect(inkPath([5, 5, 0.5], 4, 'pen')).toMatch(/^M.*Z$/);
    expect(inkPath([0, 0, 0.5, 40, 0, 0.5, 80], 4, 'pen')).toBe(inkPath([0, 0, 0.5, 40, 0, 0.5], 4, 'pen'));
  });
});

describe('inkPath2D', () => {
  it('draws the same outline on a canvas path', () => {
    const calls: string[] = [];
    const fixed = (value: number) => String(Math.round(value * 100) / 100);
    vi.stubGlobal(
      'Path2D',
      class {
        moveTo = (x: number, y: number) => calls.push(`M${fixed(x)} ${fixed(y)}`);
        quadraticCurveTo = (...at: number[]) => calls.push(`Q${at.map(fixed).join(' ')}`);
        closePath = () => calls.push('Z');
      },
    );
    inkPath2D(across(0.3), 8, 'pen');
    expect(calls.join('')).toBe(inkPath(across(0.3), 8, 'pen'));
    calls.length = 0;
    inkPath2D(across(0.3), 8, 'highlighter', false);
    expect(calls.join('')).toBe(inkPath(across(0.3), 8, 'highlighter', false));
  });
});
