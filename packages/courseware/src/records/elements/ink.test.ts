import { expect, it } from 'vitest';
import { inkElement } from './ink.ts';

function isInk(more: object): boolean {
  const frame = { x: 0, y: 0, w: 10, h: 10 };
  const base = { kind: 'element', id: 'one', parentId: 'page', order: 'a0', frame, type: 'ink', tool: 'pen' };
  return inkElement.safeParse({ ...base, color: '00ff00', width: 3, points: [0, 0, 0.5], ...more }).success;
}

it('a stroke has finite numbers as points', () => {
  expect(isInk({})).toBe(true);
  expect(isInk({ points: [0, Number.NaN, 0.5] })).toBe(false);
  expect(isInk({ points: [0, '0', 0.5] })).toBe(false);
  expect(isInk({ points: { length: 0 } })).toBe(false);
});

it('a stroke has at most 300,000 numbers', () => {
  expect(isInk({ points: new Array(300_000).fill(0) })).toBe(true);
  expect(isInk({ points: new Array(300_001).fill(0) })).toBe(false);
});

it.each([
  { width: 0.09, valid: false },
  { width: 0.1, valid: true },
  { width: 500, valid: true },
  { width: 500.5, valid: false },
])('a stroke with a width of $width is valid: $valid', ({ width, valid }) => {
  expect(isInk({ width })).toBe(valid);
});

it('a stroke is written within a day, at a time that a date can have', () => {
  const last = 8_640_000_000_000_000;
  const written = [
    { at: 0, ms: 0 },
    { at: last, ms: 86_400_000 },
    { at: -1, ms: 0 },
    { at: 0, ms: -1 },
    { at: last + 1, ms: 0 },
    { at: 0, ms: 86_400_001 },
  ];
  expect(written.map((each) => isInk({ written: each }))).toEqual([true, true, false, false, false, false]);
});
