import { expect, test } from 'vitest';
import { paperFit } from './paper-fit.ts';

test('lays a wide page across the paper, in the middle of its height', () => {
  const { sheet, upright, scale, x, y } = paperFit({ w: 1280, h: 720 });
  expect(upright).toBe(false);
  expect(1280 * scale).toBeCloseTo(sheet.w);
  expect(x).toBeCloseTo(0);
  expect(y * 2 + 720 * scale).toBeCloseTo(sheet.h);
  expect(y).toBeGreaterThan(0);
});

test('stands the paper up for a page that is higher than wide', () => {
  const { sheet, upright, scale } = paperFit({ w: 720, h: 1280 });
  expect(upright).toBe(true);
  expect(sheet.h).toBeGreaterThan(sheet.w);
  expect(1280 * scale).toBeLessThanOrEqual(sheet.h + 0.001);
});
