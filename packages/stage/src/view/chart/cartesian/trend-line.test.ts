import { expect, it } from 'vitest';
import { fitTrendLine } from './trend-line.ts';

const over = (curve: (x: number) => number, ...xs: number[]) => xs.map((x) => ({ x, y: curve(x) }));

it.each([
  ['linear', (x: number) => 2 * x + 1, 'y = 2x + 1'],
  ['polynomial', (x: number) => x * x - 3 * x + 2, 'y = 1x² - 3x + 2'],
  ['exponential', (x: number) => 3 * Math.exp(0.5 * x), 'y = 3e^0.5x'],
  ['logarithmic', (x: number) => 4 * Math.log(x) - 1, 'y = 4ln(x) - 1'],
  ['power', (x: number) => 2 * x ** 1.5, 'y = 2x^1.5'],
] as const)(
  'fitTrendLine returns a %s curve through points that are on such a curve',
  (type, curve, equation) => {
    const fitted = fitTrendLine({ type, forward: 1 }, over(curve, 1, 2, 3, 5, 8));
    expect(fitted?.equation).toBe(equation);
    expect(fitted?.quality).toBeCloseTo(1, 9);
    expect(fitted?.points.at(-1)).toMatchObject({ x: 9, y: expect.closeTo(curve(9), 6) });
  },
);

it('fitTrendLine returns a moving average that begins when its first points exist', () => {
  const places = [1, 2, 6, 4].map((y, x) => ({ x, y }));
  expect(fitTrendLine({ type: 'movingAverage', period: 3 }, places)?.points).toEqual([
    { x: 2, y: 3 },
    { x: 3, y: 4 },
  ]);
});

it('fitTrendLine returns undefined when no curve is possible', () => {
  expect(
    fitTrendLine(
      { type: 'power' },
      over((x) => x, -1, 2, 3),
    ),
  ).toBeUndefined();
  expect(
    fitTrendLine(
      { type: 'linear' },
      over((x) => x, 1),
    ),
  ).toBeUndefined();
  expect(
    fitTrendLine({ type: 'linear' }, [
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ]),
  ).toBeUndefined();
});
